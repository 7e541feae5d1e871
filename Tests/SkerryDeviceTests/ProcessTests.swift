import FoundationEssentials
import SkerryActivities
import SkerryBasics
import Testing

@testable import SkerryDevice

/// The processes of apps: everything they do runs in virtual time, in order, and ends with them.
@MainActor @Suite struct ProcessTests {
  private let device = Device(
    apps: [InstalledApp(ConcurrentApp.self), InstalledApp(TrackerApp<Alpha>.self)], files: MemoryStore(),
    now: TestPhone.start)

  private func act(_ action: String) throws {
    let process = try #require(device.apps.first)
    device.open(process)
    let found = try #require(process.screen?.actions.first { $0.id == action })
    #expect(device.perform(found, of: process) == nil)
  }
  private var lines: [String] {
    device.log.entries.filter {
      $0.source == device.apps.first?.logSource && $0.kind.newState == nil && $0.kind != .activity(.other(.updated))
    }.map(\.message)
  }
  private func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  @Test("T03 a task that nobody waits for sleeps and updates in virtual time, in the same order on every run")
  func unstructuredTasks() throws {
    try act("start")
    try act("pulse")
    #expect(device.clock.nextDeadline == TestPhone.start.addingTimeInterval(1))
    advance(1)
    #expect(lines.last == "beat 1")
    advance(3600)
    #expect(lines.suffix(3).map(\.self) == ["beat 1", "beat 2", "beat 3"])
    #expect(device.log.entries.filter { $0.message.hasPrefix("update") }.count == 3)
    let instants = device.log.entries.filter { $0.message.hasPrefix("beat") }.map {
      $0.instant.timeIntervalSince(TestPhone.start)
    }
    #expect(instants == [1, 2, 3])
    #expect(device.nextDeadline.map { $0 > device.now } == true)
  }

  @Test("T01 groups, child tasks and tasks of an actor are done when the phone is settled")
  func structuredTasks() throws {
    for _ in 1...20 { try act("gather") }
    #expect(lines.suffix(20).map(\.self) == Array(repeating: "sum 1155", count: 20))
  }

  @Test("P07 a killed app's tasks never run again, wherever they were waiting, and its listeners are forgotten")
  func kill() throws {
    let process = try #require(device.apps.first)
    try act("start")
    try act("pulse")
    advance(1)
    let listeners = device.center.subscriberCount
    #expect(listeners > 0 && device.clock.nextDeadline != nil)
    device.kill(process)
    #expect(device.center.subscriberCount == 0 && device.clock.nextDeadline == nil)
    let before = lines
    device.setLiveActivities(false)
    advance(3600)
    #expect(lines.filter { $0.hasPrefix("beat") || $0.hasPrefix("enabled") } == before.filter { $0.hasPrefix("beat") })
    device.open(process)
    device.setLiveActivities(true)
    #expect(lines.last == "enabled true")
  }

  @Test("P05 P07 a reboot ends every process and locks the phone; activities, files and clocks go on")
  func reboot() throws {
    try act("start")
    try act("pulse")
    let before = device.center.withRegistry { $0.cards() }
    device.reboot()
    #expect(device.settings.screen == .locked && device.apps.allSatisfy { !$0.isRunning })
    #expect(device.foregroundApp == nil && device.settings.foregroundApp == nil)
    #expect(device.center.withRegistry { $0.cards() } == before)
    #expect(device.log.entries.last?.message.contains("the memory of Concurrent is lost") == true)
    advance(5)
    #expect(!lines.contains { $0.hasPrefix("beat") })
    device.unlock()
    #expect(device.foregroundApp == nil)
    device.reboot()
    #expect(device.log.entries.last?.message.contains("no app ran") == true)
  }
}
