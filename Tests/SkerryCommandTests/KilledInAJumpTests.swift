import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerrySoak
import Synchronization
import Testing

@testable import SkerryCommand
@testable import SkerryDevice
@testable import SkerrySteps

/// A program that is killed in the middle of a jump, after each of the writes that the jump makes.
@MainActor @Suite struct KilledInAJumpTests {
  nonisolated private static let start = Date(timeIntervalSince1970: 1_769_852_460)
  /// The computer's clock stands still meanwhile.
  nonisolated private static let wall = start

  /// What a busy phone is brought to before the jump.
  private static let deeds = [
    "device time-zone UTC", "app swiftclimb start-session discipline=Trad", "app swiftclimb add-climb name=V4",
    "app littlemoments start-session minutes=90",
    "app commutetimely plan-trip destination=Gym street=\"3 Mill Lane\" arrival=+3h",
    "app inviso join-room name=Den code=DEN", "device screen locked",
  ]

  /// A phone on files that die after so many writes.
  private func phone(on files: any FileStore) -> (PhoneOperator, ClockNote) {
    let file = ClockFile(files)
    let kept = file.load(wall: Self.wall).time
    let note = ClockNote(file, saved: kept, wall: { Self.wall })
    let device = Device(apps: Apps.all, files: note.store(files), now: kept.instant)
    note.follow(device.clock)
    return (PhoneOperator(device: device, realClock: { 0 }, isPaused: true), note)
  }

  /// Lives until the power is cut, in a jump over the end of all activities; returns how many writes the jump made.
  private func live(on files: CutStore, dyingAfter limit: Int?) throws -> Int {
    let (phone, note) = phone(on: files)
    for line in Self.deeds { if let step = try Step(line: line) { try phone.perform(step) } }
    try note.save(PhoneTime(phone.time, real: 0, wall: Self.wall))
    let before = files.count
    if let limit { files.cut(after: before + limit) }
    try phone.perform(.pass(to: Self.start.addingTimeInterval(13 * 3600)))
    return files.count - before
  }

  @Test("P07 T07 whoever is killed in a jump starts again at the instant that the files tell, never before it")
  func killed() throws {
    let all = try live(on: CutStore(), dyingAfter: nil)
    #expect(all > 100)
    let stride = max(1, all / SoakCount.of(40, all))
    for limit in Swift.stride(from: 0, to: all, by: stride) {
      let files = CutStore()
      _ = try live(on: files, dyingAfter: limit)
      files.mend()
      let (phone, _) = phone(on: files)
      let device = phone.device
      let now = device.now
      #expect(now <= Self.start.addingTimeInterval(13 * 3600))
      if let late = device.log.entries.first(where: { $0.instant > now }) {
        Issue.record("after \(limit) of \(all) writes it is \(now), and “\(late.message)” happened at \(late.instant)")
        return
      }
      for record in records(of: device) {
        let dates = [record.startedAt, record.endedAt, record.contentAppliedAt].compactMap(\.self)
        if let late = dates.first(where: { $0 > now }) {
          Issue.record("after \(limit) of \(all) writes it is \(now), and \(record.appIdentifier) changed at \(late)")
          return
        }
      }
      // What is due later happens as it would have.
      try phone.perform(.pass(to: Self.start.addingTimeInterval(8 * 3600 + 60)))
      let climbing = records(of: device).first { $0.appIdentifier == "com.swiftclimb" }
      #expect(climbing?.endedAt == climbing?.startedAt?.addingTimeInterval(8 * 3600), "after \(limit) of \(all) writes")
    }
    print("soak: killed at \((all + stride - 1) / stride) of \(all) writes of a jump")
  }

  private func records(of device: Device) -> [ActivityRecord] {
    device.apps.flatMap { app in device.center.withRegistry { $0.activities(of: app.information.bundleIdentifier) } }
  }
}

/// Files in memory that take nothing any more after so many writes, as those of a program that was killed.
private final class CutStore: WholeFileStore {
  private final class Power: Sendable {
    let state = Mutex<(count: Int, limit: Int?)>((0, nil))
  }
  private let base: any FileStore
  private let power: Power

  init() { (base, power) = (MemoryStore(), Power()) }
  private init(_ base: any FileStore, _ power: Power) { (self.base, self.power) = (base, power) }

  /// How many writes there were, those included that came too late.
  var count: Int { power.state.withLock { $0.count } }
  func cut(after limit: Int) { power.state.withLock { $0.limit = limit } }
  func mend() { power.state.withLock { $0.limit = nil } }

  private var isOn: Bool {
    power.state.withLock { state in
      state.count += 1
      return state.limit.map { state.count <= $0 } ?? true
    }
  }

  func read(_ name: String) throws -> Data? { try base.read(name) }
  func write(_ data: Data, to name: String) throws { if isOn { try base.write(data, to: name) } }
  func append(_ data: Data, to name: String) throws { if isOn { try base.append(data, to: name) } }
  func remove(_ name: String) throws { if isOn { try base.remove(name) } }
  func setAside(_ name: String) throws -> String { try base.setAside(name) }
  func folder(_ name: String) -> any FileStore { CutStore(base.folder(name), power) }
  func names() throws -> [String] { try base.names() }
  var losses: Int { 0 }
}
