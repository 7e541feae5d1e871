import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerrySoak
import Testing

@testable import SkerryCommand
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SkerrySteps

/// Quitting and starting again, compared with never having stopped.
@MainActor @Suite struct NeverStoppedTests {
  /// A dashboard over files in memory, started as the program starts it, at real times that the test decides.
  @MainActor private final class Run {
    private let files = MemoryStore()
    private let epoch = Date(timeIntervalSince1970: 1_769_852_460)
    private var real = 1000.0
    private(set) var dashboard: Dashboard
    private var clock: ClockFile { ClockFile(files) }
    private var wall: Date { epoch.addingTimeInterval(real) }

    init() throws {
      let device = Device(apps: Apps.all, files: files, now: epoch.addingTimeInterval(1000))
      device.setTimeZone("UTC")
      dashboard = Dashboard(device: device, realClock: { 1000 })
      restart()
    }

    /// Ends the program and starts it again.
    func restart() {
      try? clock.save(PhoneTime(dashboard.time, real: real, wall: wall))
      #expect(throws: Never.self) { try dashboard.device.keep() }
      let kept = clock.load(wall: wall)
      #expect(kept.problem == nil)
      let device = Device(apps: Apps.all, files: files, now: kept.time.instant)
      dashboard = Dashboard(
        device: device, realClock: { [unowned self] in real }, rate: kept.time.speed, isPaused: kept.time.isPaused)
      dashboard.start(size: CellSize(columns: 120, rows: 40))
      _ = dashboard.frame()
    }

    /// Starts the apps again and nothing else: what they held in memory is lost by every restart.
    func restartApps() {
      let device = dashboard.device
      device.processes.isResuming = true
      for process in device.apps where process.isRunning {
        let (until, hasToldOvertime) = (process.runsUntil, process.state.hasToldOvertime)
        device.end(process)
        process.state.isForeground = process === device.foregroundApp
        process.state.hasToldOvertime = hasToldOvertime
        device.launch(process, until: process.state.isForeground ? nil : until ?? device.now)
      }
      device.processes.isResuming = false
      for process in device.apps where process.isRunning { device.processes.watchOvertime(of: process) }
    }

    func wait(_ seconds: Double) {
      real += seconds
      dashboard.wake()
    }
  }

  /// Something a person does.
  private enum Act: CustomStringConvertible {
    case command(Command, String)
    case key(Character)
    case enter
    case type(String)
    case jump(String)
    case wait(Double)
    case control(String, String)

    @MainActor func happen(in run: Run) {
      switch self {
      case .command(let command, _): run.dashboard.perform(command)
      case .key(let key): run.dashboard.handle(.key(.character(key)))
      case .enter: run.dashboard.handle(.key(.enter))
      case .type(let text): for key in text { run.dashboard.handle(.key(.character(key))) }
      case .jump(let text): _ = run.dashboard.phone.jump(entered: text)
      case .wait(let seconds): run.wait(seconds)
      case .control(let name, let value):
        if let control = DeviceControl.all.first(where: { $0.name == name }) {
          try? run.dashboard.device.set(control, to: value)
        }
      }
    }

    var description: String {
      switch self {
      case .command(_, let name): name
      case .key(let key): "key \(key)"
      case .enter: "Enter"
      case .type(let text): "“\(text)”"
      case .jump(let text): "jump \(text)"
      case .wait(let seconds): "\(seconds) s"
      case .control(let name, let value): "\(name) \(value)"
      }
    }
  }

  private struct Chance {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  }

  private static let commands: [Act] = [
    .command(.pause, "pause"), .command(.faster, "faster"), .command(.slower, "slower"),
    .command(.stepSecond, "step"), .command(.nextEvent, "next event"), .command(.lock, "lock"),
    .command(.home, "home"), .command(.alwaysOn, "always-on"), .command(.longPress, "long press"),
  ]

  private static func acts(_ chance: inout Chance) -> [Act] {
    switch chance.below(10) {
    case 0: [.key("1")]
    case 1: [.key("1"), .key("s"), .enter]
    case 2, 3: [.key("1"), .key("a"), .type("V\(chance.below(9)) Gecko"), .enter]
    case 4: [.jump(chance.pick(["20s", "31m", "2h", "5h"]))]
    case 5: [.wait(Double(chance.below(40)) / 4)]
    case 6:
      [
        .control(
          chance.pick(["battery", "low-power", "sounds", "24-hour", "light", "haptics"]),
          chance.pick(["on", "off", "33"])
        )
      ]
    default: [chance.pick(commands)]
    }
  }

  /// The rows that differ, or the first cell whose style does.
  private static func difference(_ expected: Grid, _ found: Grid) -> String {
    let (before, after) = (expected.plainText().split(separator: "\n"), found.plainText().split(separator: "\n"))
    let rows = zip(before, after).filter { $0 != $1 }.map { "- \($0)\n+ \($1)" }
    if !rows.isEmpty { return rows.joined(separator: "\n") }
    for row in 0..<expected.size.rows {
      for column in 0..<expected.size.columns where expected[column, row] != found[column, row] {
        return "column \(column), row \(row): \(expected[column, row]) is \(found[column, row])"
      }
    }
    return "nothing"
  }

  @Test(
    "P07 T03 restarted at random moments, the dashboard shows what one shows that never stopped: text, styles and log")
  func neverStoppedSoak() throws {
    let rounds = SoakCount.of(2, 300)
    var restarts = 0
    var pictures = 0
    for seed in 1...rounds {
      var chance = Chance(state: UInt64(seed) &* 7919)
      let ordinary = try Run()
      let stopped = try Run()
      var history: [String] = []
      for _ in 0..<60 {
        for act in Self.acts(&chance) {
          act.happen(in: ordinary)
          act.happen(in: stopped)
          history.append("\(act)")
        }
        // A sheet that is open is not kept; the keys that follow would mean something else.
        if chance.below(4) == 0, ordinary.dashboard.dialog == nil {
          history.append("restart")
          restarts += 1
          stopped.restart()
          ordinary.restartApps()
          // What the inspector marks as changed counts from the last look, and a new dashboard starts with one.
          ordinary.dashboard.baseline.take(from: ordinary.dashboard.device)
          // The remark in the footer is gone; a key that does nothing leaves the same one in both.
          for run in [ordinary, stopped] { run.dashboard.handle(.key(.end)) }
        }
        if ordinary.dashboard.dialog != nil {
          for run in [ordinary, stopped] { run.dashboard.handle(.key(.escape)) }
        }
        pictures += 1
        let (expected, found) = (ordinary.dashboard.frame(), stopped.dashboard.frame())
        guard expected == found else {
          Issue.record(
            "seed \(seed), after \(history.suffix(12)):\n\(Self.difference(expected, found))")
          return
        }
      }
      #expect(
        ordinary.dashboard.device.log.entries.map(\.message) == stopped.dashboard.device.log.entries.map(\.message))
    }
    print("soak: \(restarts) restarts, \(pictures) pictures compared")
  }
}
