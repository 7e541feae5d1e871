import FoundationEssentials
import SkerryActivities
import SkerryBasics
import Testing

@testable import SkerryDevice

/// Processes as on iOS: in front, in the background, suspended, ended by the system, force-quit.
@MainActor @Suite struct SuspensionTests {
  private static let apps = [InstalledApp(ConcurrentApp.self), InstalledApp(TrackerApp<Alpha>.self)]
  private let files = MemoryStore()
  private let device: Device

  init() {
    device = Device(apps: Self.apps, files: files, now: TestPhone.start)
    device.setAsksAboutLiveActivities(false)
  }

  private func process(_ device: Device) throws -> AppProcess { try #require(device.apps.first) }
  private func act(_ action: String) throws {
    let process = try process(device)
    device.open(process)
    let found = try #require(process.screen?.actions.first { $0.id == action })
    #expect(device.perform(found, of: process) == nil)
  }
  private func lines(_ device: Device) -> [String] {
    device.log.entries.filter { $0.kind == .app(.line) && $0.source == device.apps.first?.logSource }.map(\.message)
  }
  private func kinds(_ device: Device) -> [EventLog.Kind] {
    device.log.entries.filter { $0.source == device.apps.first?.logSource }.map(\.kind)
  }
  private func advance(_ seconds: Double) { device.advance(to: device.now.addingTimeInterval(seconds)) }

  @Test("P15 with suspension an app's code stops 5 s after it left the screen, and goes on when it is opened")
  func suspended() throws {
    device.setSuspension(true)
    let process = try process(device)
    try act("start")
    try act("pulse")
    device.goHome()
    #expect(device.phase(of: process) == .background)
    advance(3600)
    #expect(device.phase(of: process) == .suspended && process.isRunning)
    // The beats of the first seconds, and none afterwards.
    let before = lines(device).filter { $0.hasPrefix("beat") }.count
    #expect(before <= 5)
    #expect(kinds(device).contains(.process(.suspended)))
    // Nothing of a suspended process keeps the phone awake.
    #expect(device.clock.nextDeadline == nil)
    device.open(process)
    #expect(device.phase(of: process) == .foreground && kinds(device).contains(.process(.resumed)))
    advance(10)
    #expect(lines(device).filter { $0.hasPrefix("beat") }.count == 3)
  }

  @Test("P15 without suspension code goes on, and the log says once that a phone would have suspended it")
  func overtime() throws {
    try act("start")
    try act("pulse")
    device.goHome()
    advance(4)
    #expect(!kinds(device).contains(.process(.overtime)))
    device.setLiveActivities(false)
    advance(3600)
    device.setLiveActivities(true)
    device.setLiveActivities(false)
    #expect(kinds(device).filter { $0 == .process(.overtime) }.count == 1)
    #expect(try device.phase(of: process(device)) == .background)
  }

  @Test("P15 a sleep that passes while the process is suspended ends at once when it goes on")
  func sleepers() throws {
    device.setSuspension(true)
    let alpha = try #require(device.app(named: "alpha"))
    device.open(alpha)
    let sleep = try #require(alpha.screen?.actions.first { $0.id == "sleep" })
    #expect(device.perform(sleep, of: alpha, form: AppForm(["delay": "60"])) == nil)
    device.goHome()
    advance(1800)
    #expect(!device.log.entries.contains { $0.message == "slept 60" })
    let opened = device.now
    device.open(alpha)
    let entry = try #require(device.log.entries.last { $0.message == "slept 60" })
    #expect(entry.instant == opened)
  }

  @Test("P15 suspension that is switched on later takes what is overdue, and switched off lets it go on")
  func switched() throws {
    let process = try process(device)
    try act("start")
    try act("pulse")
    device.goHome()
    advance(1)
    device.setSuspension(true)
    #expect(device.phase(of: process) == .background)
    advance(60)
    #expect(device.phase(of: process) == .suspended)
    device.setSuspension(false)
    #expect(device.phase(of: process) == .background)
    advance(3)
    #expect(lines(device).filter { $0.hasPrefix("beat") }.count == 3)
  }

  @Test("P15 how time passed changes nothing: one jump or many suspend at the same instant")
  func jumps() throws {
    func life(_ steps: [Double]) throws -> String {
      let device = Device(apps: Self.apps, files: MemoryStore(), now: TestPhone.start)
      device.setSuspension(true)
      let alpha = try #require(device.app(named: "alpha"))
      device.open(alpha)
      let sleep = try #require(alpha.screen?.actions.first { $0.id == "sleep" })
      _ = device.perform(sleep, of: alpha, form: AppForm(["delay": "4"]))
      device.goHome()
      for seconds in steps { device.advance(to: device.now.addingTimeInterval(seconds)) }
      device.open(alpha)
      return device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.message)" }.joined(separator: "\n")
    }
    let one = try life([100])
    #expect(try life(Array(repeating: 1, count: 100)) == one)
    #expect(try life([4, 1, 95]) == one)
    #expect(one.contains("slept 4") && one.contains("suspended"))
  }

  @Test("P15 T07 the log dates a suspension, and what was dropped, at its instant after one jump and after many steps")
  func instants() throws {
    func instant(_ steps: [Double]) throws -> Date? {
      let device = Device(apps: Self.apps, files: MemoryStore(), now: TestPhone.start)
      device.setSuspension(true)
      device.open(try process(device))
      device.goHome()
      for seconds in steps { device.advance(to: device.now.addingTimeInterval(seconds)) }
      return device.log.entries.last { $0.kind == .process(.suspended) }?.instant
    }
    #expect(try instant([100]) == TestPhone.start.addingTimeInterval(5))
    #expect(try instant(Array(repeating: 0.75, count: 20)) == TestPhone.start.addingTimeInterval(5))
    device.setRecognizesFace(false)
    device.lock()
    device.authenticated("a deed", from: .phone, kind: .intent(.waits)) { _ in }
    advance(100)
    #expect(
      device.log.entries.last { $0.kind == .intent(.dropped) }?.instant
        == TestPhone.start.addingTimeInterval(Device.longestWait))
  }

  @Test("P15 P07 a restart of the program neither repeats nor loses the line that an app's code runs too long")
  func overtimeAfterRestart() throws {
    func overtimes(_ device: Device) -> Int { kinds(device).filter { $0 == .process(.overtime) }.count }
    func restarted(_ device: Device) -> Device { Device(apps: Self.apps, files: files, now: device.now) }
    try act("start")
    device.goHome()
    advance(3600)
    #expect(overtimes(device) == 0, "none of its code ran")
    let again = restarted(device)
    #expect(overtimes(again) == 0, "what a launch runs is the restart's doing")
    again.setLiveActivities(false)
    #expect(overtimes(again) == 1, "a phone would not have told its process")
    let third = restarted(again)
    third.setLiveActivities(true)
    #expect(overtimes(third) == 1)
    try third.open(process(third))
    let fourth = restarted(third)
    fourth.goHome()
    fourth.advance(to: fourth.now.addingTimeInterval(3600))
    fourth.setLiveActivities(false)
    #expect(overtimes(fourth) == 1, "it was told, also while the app was in front at the restart")
  }

  @Test("P15 P07 suspended, ended by the system and force-quit are the same after a restart of the program")
  func restart() throws {
    device.setSuspension(true)
    let first = try process(device)
    let alpha = try #require(device.app(named: "alpha"))
    try act("start")
    device.goHome()
    advance(10)
    device.open(alpha)
    device.terminate(alpha)
    #expect(device.phase(of: first) == .suspended && device.phase(of: alpha) == .endedBySystem)
    let count = lines(device).count
    let again = Device(apps: Self.apps, files: files, now: device.now)
    #expect(try again.phase(of: process(again)) == .suspended)
    #expect(again.app(named: "alpha").map(again.phase) == .endedBySystem)
    #expect(lines(again).count == count, "a suspended app's code does not run because the program started")
    again.advance(to: again.now.addingTimeInterval(3600))
    #expect(lines(again).count == count)
    try again.open(process(again))
    #expect(try again.phase(of: process(again)) == .foreground && process(again).screen != nil)
    try again.kill(process(again))
    let third = Device(apps: Self.apps, files: files, now: again.now)
    #expect(try third.phase(of: process(third)) == .forceQuit)
  }

  @Test("P15 an app that the system ended is woken by what wakes no force-quit app, and a reboot ends both")
  func endings() throws {
    let process = try process(device)
    device.open(process)
    device.terminate(process)
    #expect(device.phase(of: process) == .endedBySystem && device.foregroundApp == nil)
    device.wake(process, for: .push, because: "a push")
    #expect(device.phase(of: process) == .background)
    device.kill(process)
    #expect(device.phase(of: process) == .forceQuit)
    device.wake(process, for: .push, because: "a push")
    #expect(device.phase(of: process) == .forceQuit && kinds(device).last == .process(.notWoken))
    device.reboot()
    #expect(device.phase(of: process) == .notRunning)
    device.wake(process, for: .push, because: "a push")
    #expect(device.phase(of: process) == .background)
    // What the system has ended can still be swept out of the app switcher.
    device.terminate(process)
    device.kill(process)
    #expect(device.phase(of: process) == .forceQuit)
  }

  @Test("P15 a suspended app is woken with time of its own, and suspended again when that is over")
  func woken() throws {
    device.setSuspension(true)
    let process = try process(device)
    try act("start")
    device.goHome()
    advance(60)
    #expect(device.phase(of: process) == .suspended)
    device.wake(process, for: .push, because: "a push")
    #expect(device.phase(of: process) == .background && process.runsUntil == device.now.addingTimeInterval(30))
    advance(31)
    #expect(device.phase(of: process) == .suspended)
  }
}
