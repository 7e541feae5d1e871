import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryApps
@testable import SkerrySteps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// Steps that are done.
@MainActor @Suite struct PerformTests {
  @discardableResult
  private func perform(_ driver: Driver, _ line: String) throws -> StepResult {
    let step = try #require(try Step(line: line))
    do throws(StepProblem) {
      return try driver.dashboard.phone.perform(step)
    } catch {
      throw error.located(in: line)
    }
  }

  @Test("S03 keys, texts and time do what they do at the terminal")
  func keysAndTime() throws {
    let driver = Driver()
    for line in ["key 1", "key s", "key Enter", "key a", "type \"V4 Sandstorm\"", "key Enter"] {
      try perform(driver, line)
    }
    #expect(driver.counts == [1, 1] || driver.counts == [1, 0], "\(String(describing: driver.counts))")
    try perform(driver, "wait 2s")
    try perform(driver, "jump 58s")
    #expect(driver.elapsed == 60)
    try perform(driver, "at 2026-01-31T09:43:00Z")
    #expect(driver.elapsed == 120)
    try perform(driver, "at 2026-01-31 09:44")
    #expect(driver.elapsed == 180)
    try perform(driver, "jump next")
    #expect(driver.record?.activityState == .stale)
    driver.wait(1)
    #expect(driver.elapsed == 1801, "real time goes on from there")
    let backwards = try #require(throws: StepProblem.self) { try perform(driver, "at 2026-01-31T09:00:00Z") }
    #expect(backwards.message.contains("device wall-clock") && driver.elapsed == 1801)
  }

  @Test("S03 S04 apps are opened, left and killed, and their actions run with their sheet's entries")
  func apps() throws {
    let driver = Driver()
    let started = try perform(driver, "app swiftclimb start-session")
    #expect(started.lines.contains { $0.hasPrefix("SwiftClimb: ") && $0.contains("new → active") }, "\(started.lines)")
    try perform(driver, "app swiftclimb add-climb name=\"V4 Sandstorm\" attempts=3")
    #expect(driver.counts == [1, 3])
    try perform(driver, "app swiftclimb home")
    #expect(driver.device.foregroundApp == nil)
    try perform(driver, "app swiftclimb open")
    #expect(driver.device.foregroundApp?.name == "swiftclimb")
    #expect(try perform(driver, "app swiftclimb kill").lines.contains { $0.contains("killed") })
    #expect(throws: StepProblem.self) { try perform(driver, "app swiftclimb kill") }
    #expect(throws: StepProblem.self) { try perform(driver, "app swiftclimb home") }
  }

  @Test(
    "S06 a step that names what is not there says what is, with its place in the line, and changes nothing",
    arguments: [
      ("app swiftclmb open", 4..<13, "swiftclimb"), ("app swiftclimb ad-climb", 15..<23, "add-climb"),
      ("app swiftclimb add-climb nme=x", 25..<30, "name"), ("press \"Add Clim\"", 6..<16, nil),
      ("app swiftclimb add-climb name=x attempts=900", 32..<44, nil), ("tap commutetimely", 4..<17, nil),
      ("device frequent-updates on swiftclmb", 27..<36, "swiftclimb"),
    ])
  func problems(_ line: String, _ columns: Range<Int>, _ suggestion: String?) throws {
    let driver = Driver.climbing()
    let (log, state) = (driver.logText, driver.record)
    let problem = try #require(throws: StepProblem.self) { try perform(driver, line) }
    #expect(problem.columns == columns && !problem.message.isEmpty, "\(problem)")
    if let suggestion { #expect(problem.suggestions == [suggestion]) }
    #expect(driver.logText == log && driver.record == state)
  }

  @Test("P05 S04 every switch of the phone is set by a step, and the log says so")
  func device() throws {
    let driver = Driver.climbing()
    for control in DeviceControl.all where control.kind != .action {
      let app = control.scope == .app ? driver.device.apps[0] : nil
      let other =
        switch control.kind {
        case .number(let range): String(range.lowerBound)
        case .text(let example): example
        default: control.values.first { $0 != driver.device.value(of: control, for: app) } ?? ""
        }
      let step = Step.device(name: control.name, value: other, app: app?.name)
      let result = try driver.dashboard.phone.perform(step)
      #expect(!result.log.isEmpty, "\(step) is not in the log")
    }
    #expect(try perform(driver, "device reboot").lines.contains { $0.contains("rebooted") })
    #expect(driver.device.apps.allSatisfy { !$0.isRunning })
  }

  @Test("T04 S04 a step sets the clock, forwards and back, and real time goes on from there")
  func clock() throws {
    let driver = Driver.climbing()
    for (text, seconds) in [("2026-01-31 12:00", 8340.0), ("2026-01-31T09:00:00Z", -2460)] {
      try perform(driver, "device wall-clock \(text)")
      #expect(driver.elapsed == seconds)
      driver.wait(2)
      #expect(driver.elapsed == seconds + 2)
    }
  }

  @Test("P06 P10 gestures and links by steps: tap, press, expand, hide, bring back, clear")
  func gestures() throws {
    let driver = Driver.climbing()
    try perform(driver, "app swiftclimb home")
    try perform(driver, "expand")
    #expect(driver.device.expansion != nil)
    #expect(try perform(driver, "swipe inwards").hasWarnings, "an expanded activity can't be swiped away")
    try perform(driver, "long-press swiftclimb")
    try perform(driver, "swipe inwards")
    #expect(driver.device.island == .idle && driver.record != nil)
    #expect(try perform(driver, "swipe inwards").hasWarnings)
    try perform(driver, "swipe outwards swiftclimb")
    #expect(driver.device.island != .idle)
    try perform(driver, "tap swiftclimb")
    #expect(driver.device.foregroundApp?.name == "swiftclimb")
    #expect(try perform(driver, "open nothing://here").hasWarnings)
    try perform(driver, "open swiftclimb://logging")
    try perform(driver, "key l")
    try perform(driver, "swipe")
    #expect(driver.record == nil)
    #expect(throws: StepProblem.self) { try perform(driver, "tap") }
  }

  @Test("S03 the same steps give the same log and the same picture, every time")
  func deterministic() throws {
    func run() throws -> (String, Grid) {
      let driver = Driver()
      for line in ["app swiftclimb start-session", "jump 31m", "device battery 4", "key l", "jump 8h", "key n"] {
        try perform(driver, line)
      }
      return (driver.logText, driver.dashboard.frame())
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0 && first.1 == second.1)
  }
}
