import SkerryBasics
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice

/// The log: what it shows, and reading it.
@MainActor @Suite struct LogMenuTests {
  private func driver(size: CellSize = Driver.wide) -> Driver {
    let driver = Driver(size: size, apps: Apps.all)
    driver.device.note(.app(.line), "a line of the climber", from: driver.device.apps[0].logSource)
    driver.device.note(.app(.line), "a line of the commuter", from: driver.device.apps[1].logSource, level: .warning)
    driver.device.note(.push(.refused), "a push was refused", level: .failure)
    driver.device.settle()
    _ = driver.dashboard.frame()
    return driver
  }

  private func shown(_ driver: Driver) -> [String] { driver.dashboard.logEntries.map(\.message) }

  @Test("D09 the log shows one source, one kind, warnings alone, or what contains a text; and everything again")
  func filters() {
    let driver = driver()
    driver.keys("L", "f", "s")
    #expect(shown(driver).contains("a line of the climber") && !shown(driver).contains("a line of the commuter"))
    #expect(driver.text.contains("Log · SwiftClimb"))
    driver.keys("L", "e", "L", "w")
    #expect(shown(driver) == ["a line of the commuter", "a push was refused"])
    driver.keys("L", "e", "L", "o", "Down", "Down", "Enter")
    #expect(shown(driver) == ["a push was refused"] && driver.text.contains("Log · Pushes"))
    driver.keys("L", "e", "L", "s")
    driver.type("COMMUTER")
    driver.keys("Enter")
    #expect(shown(driver) == ["a line of the commuter"])
    driver.keys("L", "e")
    #expect(shown(driver).count > 3 && driver.dashboard.logFilter.isEmpty)
  }

  @Test("D09 an entry is read in full, at any size, however long it is")
  func reading() {
    for size in [Driver.wide, Driver.small] {
      let driver = driver(size: size)
      let words = (0..<120).map { "word\($0)" }
      driver.device.note(.app(.line), words.joined(separator: " "), level: .detail)
      driver.keys("L", "r", "Enter")
      var seen = driver.text
      for _ in 0..<60 {
        driver.keys("Down")
        seen += driver.text
      }
      for word in words { #expect(seen.contains(word), "\(word) at \(size)") }
      driver.keys("Escape")
      #expect(driver.dialogTitle == nil)
    }
  }

  @Test("D09 the log follows its newest entry until it is scrolled; then what is read stays where it is")
  func follows() {
    let driver = driver()
    for number in 0..<40 { driver.device.note(.app(.line), "line \(number).") }
    _ = driver.dashboard.frame()
    #expect(driver.text.contains("line 39."))
    driver.dashboard.focus = .log
    driver.keys("Up", "Up", "Up")
    #expect(driver.text.contains("line 36.") && !driver.text.contains("line 37."))
    for number in 40..<60 { driver.device.note(.app(.line), "line \(number).") }
    _ = driver.dashboard.frame()
    #expect(driver.text.contains("line 36.") && !driver.text.contains("line 37."))
    for _ in 0..<60 { driver.keys("Down") }
    driver.device.note(.app(.line), "the newest.")
    #expect(driver.text.contains("the newest."))
  }

  @Test("D09 where a day begins in the log a line says it, within the rows there are", arguments: 1...9)
  func days(_ rows: Int) throws {
    let driver = driver()
    let kind = try #require(driver.device.log.entries.first).kind
    let day = 86_400.0
    var entries: [EventLog.Entry] = []
    for (number, seconds) in [0, 60, day, day + 1, 3 * day].enumerated() {
      let instant = Driver.start.addingTimeInterval(seconds)
      let statement = EventLog.Statement(kind, "entry \(number)")
      let entry = EventLog.Entry(id: number, instant: instant, statement: statement)
      entries.append(entry)
    }
    func date(_ entry: EventLog.Entry) -> String { WallClock(entry.instant, timeZone: "UTC").sortableDate }
    let window = LogWindow(entries, last: nil, rows: rows, day: date) { entry, _ in
      LogWindow.Row(
        line: driver.device.line(of: entry), message: CellText(entry.message), lines: [CellText(entry.message)])
    }
    let shown = window.rows.flatMap { row in (row.day.map { [$0] } ?? []) + row.lines.map(\.description) }
    let all = ["entry 0", "entry 1", "2026-02-01", "entry 2", "entry 3", "2026-02-03", "entry 4"]
    #expect(shown == Array(all.suffix(rows)))
  }

  @Test("D01 a narrow log tells the app of each entry by a short name, no two of them alike")
  func shortNames() {
    let names = ["Phone", "SwiftClimb", "CommuteTimely", "iOSWiz", "Little Moments", "Inviso"]
    let short = ShortNames(names)
    #expect(names.map { short[$0] } == ["Ph", "SC", "CT", "iO", "LM", "In"])
    let alike = ["Tea Time", "Tea Timer", "TT", "Tea", "日本"]
    #expect(Set(alike.map { ShortNames(alike)[$0] }).count == alike.count)
    let driver = driver(size: Driver.medium)
    #expect(driver.text.contains("SC a line of the") && driver.text.contains("CT ! a line of"), "\(driver.text)")
  }
}
