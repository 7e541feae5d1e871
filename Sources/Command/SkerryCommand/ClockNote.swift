import FoundationEssentials
import SkerryBasics
import SkerryDevice
import Synchronization

/// What the folder says of the phone's time, which is never behind what its other files say.
///
/// In the middle of a jump apps and the phone write what happened at an instant that no clock has reached yet. Whoever is
/// killed there starts again at that instant, and what is due later happens then: nothing has happened in the future.
nonisolated final class ClockNote: Sendable {
  private struct Contents {
    /// The time as the folder has it.
    var saved: PhoneTime
    /// The clock of the phone, once there is one.
    var clock: DeviceClock?
  }
  /// Seconds that pass at least before a program that was killed runs again. By so much of running time the note may be
  /// behind: it need not be made again and again only because noting takes a moment, too.
  private static let shortestRestart = 0.02
  private let file: ClockFile
  private let contents: Mutex<Contents>
  private let wall: @Sendable () -> Date

  init(_ file: ClockFile, saved: PhoneTime, wall: @escaping @Sendable () -> Date = { SystemClock.wall }) {
    (self.file, self.wall) = (file, wall)
    contents = Mutex(Contents(saved: saved))
  }

  /// The same folder, whose files are written after the time has been.
  func store(_ files: any FileStore) -> any FileStore { ClockedStore(files, self) }

  /// Begins to look at the phone that writes.
  func follow(_ clock: DeviceClock) { contents.withLock { $0.clock = clock } }

  /// The time as the folder has it.
  var saved: PhoneTime { contents.withLock { $0.saved } }

  /// Throws ``StorageError``.
  func save(_ time: PhoneTime) throws {
    try contents.withLock { contents in
      try file.save(time)
      try file.commit()
      contents.saved = time
    }
  }

  /// Notes the phone's instant where the folder would say that it is earlier. What can't be noted is no reason to lose
  /// what is about to be written.
  func catchUp() {
    contents.withLock { contents in
      guard let now = contents.clock?.now else { return }
      let wall = wall()
      guard now > contents.saved.instant(wall: wall.addingTimeInterval(Self.shortestRestart)) else { return }
      var time = contents.saved
      (time.instant, time.wall) = (now, wall)
      do { try file.save(time) } catch { return }
      contents.saved = time
    }
  }
}

/// Files that are written after the phone's time.
nonisolated private struct ClockedStore: FileStore {
  private let base: any FileStore
  private let note: ClockNote

  init(_ base: any FileStore, _ note: ClockNote) { (self.base, self.note) = (base, note) }

  func read(_ name: String) throws -> Data? { try base.read(name) }

  func write(_ data: Data, to name: String) throws {
    note.catchUp()
    try base.write(data, to: name)
  }

  func write(_ changes: [FileChange]) throws {
    note.catchUp()
    try base.write(changes)
  }

  var takesParts: Bool { base.takesParts }

  func amendments(of name: String) -> [Data] { base.amendments(of: name) }
  func commit() throws { try base.commit() }
  var wantsFolding: Bool { base.wantsFolding }
  func fold(_ wholes: [String: Data]) throws { try base.fold(wholes) }
  func length(of name: String) -> Int? { base.length(of: name) }
  var brokenFiles: [BrokenFile] { base.brokenFiles }
  func mend() -> [StoreRemark] { base.mend() }

  func append(_ data: Data, to name: String) throws {
    note.catchUp()
    try base.append(data, to: name)
  }

  func synchronise(_ name: String) throws { try base.synchronise(name) }

  func remove(_ name: String) throws {
    note.catchUp()
    try base.remove(name)
  }

  func setAside(_ name: String) throws -> String { try base.setAside(name) }
  func folder(_ name: String) -> any FileStore { ClockedStore(base.folder(name), note) }
  func names() throws -> [String] { try base.names() }
  var losses: Int { base.losses }
}
