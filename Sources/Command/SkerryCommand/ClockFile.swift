import FoundationEssentials
import SkerryBasics
import SkerryDevice

/// How the phone's time stands to the computer's, so that it goes on while no program runs.
nonisolated struct PhoneTime: Hashable, Sendable {
  /// The phone's time at the moment ``wall`` of the computer's clock.
  var instant: Date
  var wall: Date
  /// The speed that time has, or had before it was paused.
  var speed: Double
  var isPaused: Bool

  /// A phone whose time is the computer's.
  init(wall: Date) { self.init(instant: wall, wall: wall, speed: 1, isPaused: false) }

  /// The time that a phone needs to start is no jump: less than a quarter of a second is noise.
  init(instant: Date, wall: Date, speed: Double, isPaused: Bool) {
    let isTogether = speed == 1 && !isPaused && abs(instant.timeIntervalSince(wall)) < 0.25
    (self.instant, self.wall) = (min(isTogether ? wall : instant, InstantEntry.end), wall)
    (self.speed, self.isPaused) = (speed, isPaused)
  }

  /// How the phone's time stands while it runs.
  init(_ time: ClockControl, real: Double, wall: Date) {
    self.init(instant: time.instant(real: real), wall: wall, speed: time.speed, isPaused: time.isPaused)
  }

  /// No jump goes further, and neither does time that is not looked at.
  private static let farthest = 10 * 366 * 86_400.0

  /// The phone's time at another moment of the computer's clock.
  ///
  /// Paused time stands, fast time runs on. Where the computer's clock was set back, the phone's goes back as far.
  func instant(wall later: Date) -> Date {
    let seconds = later.timeIntervalSince(wall)
    if isPaused { return instant }
    return instant.addingTimeInterval(seconds < 0 ? seconds : min(seconds * speed, max(seconds, Self.farthest)))
  }

  /// Whether another note would lead to the same times, but for what a busy computer may be late.
  func agrees(with other: PhoneTime) -> Bool {
    (speed, isPaused) == (other.speed, other.isPaused)
      && abs(instant(wall: other.wall).timeIntervalSince(other.instant)) < (isPaused ? 0.0005 : 0.1 + (speed - 1) / 2)
  }

  var isSane: Bool { instant.timeIntervalSince1970 >= 0 && speed >= 1 && speed <= 3600 }

  /// Whether a phone can have had a time. Earlier versions let it go on after its end, by decades at most.
  static func canBe(_ instant: Date) -> Bool { (0...1e11).contains(instant.timeIntervalSince1970) }
}

/// The file that keeps the phone's time from run to run.
nonisolated struct ClockFile {
  private let files: any FileStore
  static let name = "clock.json"

  init(_ files: any FileStore) { self.files = files }

  private struct Saved: Codable {
    /// Seconds since 2001, as of all dates in state files.
    var instant: Date?
    var wall: Date?
    var speed: Double?
    var isPaused: Bool?
    /// The first version's value instead: how far the phone is ahead, in seconds.
    var secondsAhead: Double?
  }

  /// The phone's time now: the computer's, and what was jumped, paused or hurried in earlier runs. A file that can't be
  /// used is set aside, and `problem` says so.
  func load(wall: Date) -> (time: PhoneTime, problem: String?) {
    var reader = StateReader(files)
    let saved = reader.contents(of: Self.name) { try Self.time($0, wall: wall) }
    let problem = reader.problems.first.map { "\($0) The phone takes the computer's time." }
    return (saved ?? PhoneTime(wall: wall), problem)
  }

  /// The mistake in the file of a folder, if there is one.
  static func brokenFile(in files: any FileStore) -> BrokenFile? {
    var reader = StateReader(OverlayStore(files))
    _ = reader.contents(of: name) { try time($0, wall: SystemClock.wall) }
    return reader.findings.first
  }

  private static func time(_ data: Data, wall: Date) throws -> PhoneTime {
    let saved = try Versioned<Saved>.decode(data)
    var time: PhoneTime
    if let instant = saved.instant, let savedWall = saved.wall {
      guard PhoneTime.canBe(instant) else { throw ClockProblem.outOfRange }
      time = PhoneTime(
        instant: instant, wall: savedWall, speed: saved.speed ?? 1, isPaused: saved.isPaused ?? false)
    } else if let ahead = saved.secondsAhead, ahead.isFinite {
      guard PhoneTime.canBe(wall.addingTimeInterval(ahead)) else { throw ClockProblem.outOfRange }
      time = PhoneTime(instant: wall.addingTimeInterval(ahead), wall: wall, speed: 1, isPaused: false)
    } else {
      throw ClockProblem.notGiven
    }
    guard time.isSane else { throw ClockProblem.outOfRange }
    let now = time.instant(wall: wall)
    guard PhoneTime.canBe(now) else { throw ClockProblem.outOfRange }
    time = PhoneTime(instant: now, wall: wall, speed: time.speed, isPaused: time.isPaused)
    guard time.isSane else { throw ClockProblem.outOfRange }
    return time
  }

  private enum ClockProblem: Error, CustomStringConvertible {
    case notGiven
    case outOfRange

    var description: String {
      switch self {
      case .notGiven: "It gives no time."
      case .outOfRange: "Its time is not between the years 1970 and 2199, or its speed not between 1 and 3600."
      }
    }
  }

  /// Waits until what was saved outlives a power failure. Throws ``StorageError``.
  func commit() throws { try files.commit() }

  /// Throws ``StorageError``.
  func save(_ time: PhoneTime) throws {
    let saved = Saved(instant: time.instant, wall: time.wall, speed: time.speed, isPaused: time.isPaused)
    try files.write(Versioned(value: saved).encoded(), to: Self.name)
  }
}
