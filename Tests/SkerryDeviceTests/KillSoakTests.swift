import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import SkerrySoak
import Testing

@testable import SkerryDevice

/// A real process that writes a real folder and is killed at random instants.
@MainActor @Suite struct KillSoakTests {
  private struct State: Decodable {
    let number: Int
  }

  @Test(
    "P07 S06 killed with -9 while it writes: what was acknowledged is there, nothing is half, the folder opens again")
  func killSoak() throws {
    let folder = StateFolderOnDisk()
    let store = try folder.store
    var random = SystemRandomNumberGenerator()
    var last = 0
    var begun: Set<Int> = []
    var acknowledgements = 0
    for round in 1...SoakCount.of(20, 300) {
      let pause = Int.random(in: 0...100_000, using: &random)
      guard let acknowledged = try StorageFixture(folder: folder.path, first: last + 1).kill(after: pause) else {
        Issue.record("round \(round): nothing was acknowledged")
        return
      }
      acknowledgements += acknowledged - last
      last = try found(in: store, folder, acknowledged: acknowledged, begun, round: round)
      if last > acknowledged { begun.insert(last) }
    }
    print("soak: \(SoakCount.of(20, 300)) kills after \(acknowledgements) acknowledged changes, \(last) in all")
  }

  /// Looks at every kind of file, and returns the largest number that was begun.
  ///
  /// What was begun and not acknowledged in an earlier round may be missing in the log.
  private func found(
    in disk: DiskStore, _ folder: StateFolderOnDisk, acknowledged: Int, _ begun: Set<Int>, round: Int
  ) throws -> Int {
    let place = "round \(round), \(acknowledged) acknowledged"
    let own = acknowledged...(acknowledged + 1)
    #expect(throws: Never.self, "\(place)") { try FolderLock(path: folder.path) }
    let store = JournaledStore(disk)
    let loaded = LoadedState(OverlayStore(store), apps: [])
    #expect(loaded.problems.isEmpty && loaded.remarks.isEmpty, "\(place)")
    let registry = loaded.registry
    let records = registry.activities(of: "com.example.marking")
    #expect(records.count == 1, "\(place)")
    let state = try JSONDecoder().decode(State.self, from: #require(records.first).state)
    #expect(own.contains(state.number), "\(place): the activity says \(state.number)")
    let settings = loaded.settings
    #expect(own.contains { $0 % 90 + 11 == settings.batteryPercent }, "\(place): \(settings.batteryPercent) %")
    let file = try #require(try store.folder("apps").folder("marking").read("number"))
    let number = try #require(Int(String(decoding: file, as: UTF8.self)), "\(place): the app's file is half")
    #expect(own.contains(number), "\(place): the app's file says \(number)")
    guard case .int(let shared)? = DefaultsStore(files: store.folder("defaults")).values(of: "group.marking")["number"]
    else {
      Issue.record("\(place): the App Group has no number")
      return acknowledged
    }
    #expect(own.contains(shared), "\(place): the App Group says \(shared)")

    let phone = Device(apps: [], files: store, now: TestPhone.start)
    let marks = phone.log.entries.compactMap { $0.message.hasPrefix("mark ") ? Int($0.message.dropFirst(5)) : nil }
    #expect(marks.last.map(own.contains) == true, "\(place): the log ends with mark \(marks.last ?? 0)")
    let expected = Set(max(1, acknowledged - 40)...acknowledged).subtracting(begun)
    #expect(expected.isSubset(of: marks) && marks == marks.sorted(), "\(place): the log has \(marks.suffix(50))")
    let told = phone.log.entries.filter { $0.level != .information }.map(\.message)
    #expect(told.isEmpty, "\(place)")
    let names = try folder.names() + store.folder("defaults").names() + folder.names("apps/marking")
    #expect(!names.contains { $0.contains("unreadable") }, "\(place): \(names)")
    return max(state.number, number, shared)
  }
}
