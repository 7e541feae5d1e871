import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SkerrySteps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// A dashboard with SwiftClimb, driven as a terminal drives it, by keys and by real time that the test decides.
@MainActor final class Driver {
  /// 2026-01-31 09:41:00 UTC.
  nonisolated static let start = Date(timeIntervalSince1970: 1_769_852_460)
  nonisolated static let wide = CellSize(columns: 120, rows: 40)
  nonisolated static let medium = CellSize(columns: 80, rows: 24)
  nonisolated static let small = CellSize(columns: 40, rows: 12)
  /// The least size that shows the phone in its whole width.
  nonisolated static let narrow = CellSize(columns: 51, rows: 16)

  /// Holds the real time, which the dashboard reads.
  private final class Clock { var real = 1000.0 }
  private let clock = Clock()
  let device: Device
  let dashboard: Dashboard

  init(
    size: CellSize = wide, apps: [InstalledApp] = [.swiftClimb], files: any FileStore = MemoryStore(),
    now: Date = start, standing: String = ""
  ) {
    device = Device(apps: apps, files: files, now: now)
    device.setTimeZone("UTC")
    let clock = clock
    dashboard = Dashboard(device: device, realClock: { clock.real })
    dashboard.stand(as: standing)
    dashboard.start(size: size)
    _ = dashboard.frame()
  }

  /// A dashboard on whose phone somebody climbs: two climbs, four attempts.
  static func climbing(size: CellSize = wide, files: any FileStore = MemoryStore()) -> Driver {
    let driver = Driver(size: size, files: files)
    driver.keys("1", "s", "Enter")
    driver.addClimb("V4 Sandstorm", attempts: 3)
    driver.addClimb("V5 Gecko", attempts: 1)
    return driver
  }

  /// Goes to the home screen with an activity of each of the first two apps. Returns the island's minimal presentations.
  func shareIsland() throws -> (attached: String, detached: String) {
    device.settings.asksAboutLiveActivities = false
    for app in device.apps.prefix(2) {
      device.startSample(of: app)
      device.settle()
    }
    device.goHome()
    guard case .minimal(let attached, let detached) = device.island else { throw NotShared(island: device.island) }
    return (attached, detached)
  }

  struct NotShared: Error { let island: IslandOccupancy }

  func addClimb(_ name: String, attempts: Int = 1) {
    keys("a")
    type(name)
    keys("Tab", "Ctrl-U")
    type("\(attempts)")
    keys("Enter")
  }

  /// Presses keys by their names.
  func keys(_ names: String...) {
    for name in names {
      guard let key = Key(spelling: name) else {
        Issue.record("there is no key \(name)")
        continue
      }
      dashboard.handle(.key(key))
    }
    _ = dashboard.frame()
  }

  func type(_ text: String) {
    for character in text { dashboard.handle(.key(.character(character))) }
  }

  /// Lets real seconds pass as a terminal does: asleep until the dashboard wants to be woken. Returns the pictures.
  @discardableResult
  func wait(_ seconds: Double) -> [Grid] {
    let end = clock.real + seconds
    var frames: [Grid] = []
    while let pause = dashboard.secondsUntilNextWake(), clock.real + pause <= end {
      clock.real += max(pause, 0)
      dashboard.wake()
      frames.append(dashboard.frame())
      if Double(frames.count) > 100 + seconds * 20 {
        Issue.record("the dashboard wakes without end at +\(elapsed)")
        break
      }
    }
    clock.real = end
    dashboard.phone.catchUp()
    return frames
  }

  /// Lets real seconds pass of which the dashboard hears nothing, as while the terminal is suspended.
  func sleep(_ seconds: Double) { clock.real += seconds }

  func press(_ column: Int, _ row: Int) { dashboard.handle(.press(CellPoint(column: column, row: row))) }

  /// Presses the first place where a text stands, but for the places that lie in other panes.
  func press(_ text: String, in pane: Pane) throws {
    let picture = dashboard.picture()
    _ = dashboard.frame()
    let frame = try #require(picture.layout.panes.first { $0.pane == pane }?.rect)
    let point = try #require(find(text, in: picture.grid, within: frame), "\(text) is not in \(pane.rawValue)")
    press(point.column, point.row)
  }

  var text: String { dashboard.picture().grid.plainText() }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  var footer: String { lines.dropLast().last ?? "" }
  var messages: [String] { device.log.entries.map(\.message) }
  var logText: String {
    device.log.entries.map { "\($0.instant.timeIntervalSince1970) \($0.source) \($0.kind) \($0.level) \($0.message)" }
      .joined(separator: "\n")
  }
  var record: ActivityRecord? { dashboard.selectedActivity }
  var elapsed: Double { device.now.timeIntervalSince(Self.start) }

  /// Climbs and attempts as the activity shows them.
  var counts: [Int]? {
    guard let record, let state = try? JSONDecoder().decode(Counts.self, from: record.state) else { return nil }
    return [state.climbCount, state.attemptCount]
  }
  private struct Counts: Decodable {
    let climbCount: Int
    let attemptCount: Int
  }

  var dialogTitle: String? {
    switch dashboard.dialog {
    case .form(let form): form.title
    case .menu(let menu): menu.title
    case .confirmation(let question): question.title
    case .help: "Keys"
    case .reading(let text): text.title
    case nil: nil
    }
  }
}

/// The cell at which a text first stands.
func find(_ text: String, in grid: Grid, within rect: CellRect? = nil) -> CellPoint? {
  let wanted = CellText(text).glyphs
  for row in 0..<grid.size.rows {
    for column in 0..<max(0, grid.size.columns - wanted.count + 1) {
      let point = CellPoint(column: column, row: row)
      guard rect?.contains(point) != false else { continue }
      if wanted.indices.allSatisfy({ grid[column + $0, row].glyph == wanted[$0] }) { return point }
    }
  }
  return nil
}
