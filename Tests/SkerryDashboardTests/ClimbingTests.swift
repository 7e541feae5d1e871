import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDefaults
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SkerrySteps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// A climber's way through the app, by keys.
@MainActor @Suite struct ClimbingTests {
  private func shared(_ driver: Driver) -> DefaultsValue? {
    driver.device.defaults.values(of: SessionActivityState.appGroup)[SessionActivityState.key]
  }

  private func logbook(in files: MemoryStore) throws -> String {
    let folder = files.folder("apps").folder("swiftclimb")
    return String(decoding: try folder.read(LogbookJournal.fileName) ?? Data(), as: UTF8.self)
  }

  private func attributes(_ driver: Driver) throws -> ClimbingSessionAttributes {
    try #require(driver.record).decodedAttributes(as: ClimbingSessionAttributes.self)
  }

  @Test(
    "C01 C02 keys choose the discipline and start a session, whose activity appears with it",
    arguments: [
      (0, "bouldering", "Bouldering"), (1, "sport", "Sport"), (2, "trad", "Trad"), (3, "top_rope", "Top Rope"),
    ])
  func start(_ steps: Int, _ raw: String, _ name: String) throws {
    let driver = Driver()
    driver.keys("1", "s")
    for _ in 0..<steps { driver.keys("Right") }
    driver.keys("Tab")
    driver.type("7")
    driver.keys("Enter", "l")
    #expect(try attributes(driver).discipline == raw && attributes(driver).startedAt == Driver.start)
    #expect(driver.counts == [0, 0])
    #expect(driver.text.contains(name) && driver.text.contains("January 31, 2026") && driver.text.contains("9:41 AM"))
  }

  @Test("C01 C05 the session is stored before its activity is asked for, and goes on without one that is refused")
  func refused() throws {
    let files = MemoryStore()
    let driver = Driver(files: files)
    driver.keys("0", "l", "l", "a", "Ctrl-C", "1", "s", "Enter")
    #expect(driver.record == nil && driver.messages.contains { $0.contains("goes on without one") })
    #expect(driver.text.contains("End Session"))
    driver.addClimb("6a")
    #expect(driver.dialogTitle == nil)
    #expect(try logbook(in: files).contains("6a"))
    driver.keys("e", "Enter")
    #expect(driver.text.contains("Past sessions"))
  }

  @Test("C01 C06 starting a session ends the activity of an earlier one")
  func earlier() throws {
    let driver = Driver.climbing()
    let first = try #require(driver.record)
    driver.keys("e", "Enter", ".", "s", "Enter")
    let second = try #require(driver.record)
    #expect(second.id != first.id && driver.dashboard.phone.activities.count == 1)
    #expect(driver.device.center.withRegistry { $0.record(first.id)?.activityState } == .dismissed)
    #expect(shared(driver) != nil)
  }

  @Test("C03 climbs and attempts are added and taken away; each change is one update with the stored counts")
  func counting() throws {
    let driver = Driver.climbing()
    func version() throws -> Int { try #require(driver.record).contentVersion }
    let start = try version()
    driver.keys("t", "Enter")
    #expect(try driver.counts == [2, 5] && version() == start + 1)
    driver.keys("u", "Enter")
    #expect(try driver.counts == [2, 4] && version() == start + 2)
    driver.keys("c", "Ctrl-U")
    driver.type("1")
    driver.keys("Enter", "y")
    #expect(try driver.counts == [1, 1] && version() == start + 3)
    driver.wait(600)
    #expect(try version() == start + 3, "nothing updates by itself")
  }

  @Test(
    "C04 C06 C12 ending stores rating and notes, clears the App Group and takes the card away; no surface shows the notes"
  )
  func end() throws {
    let files = MemoryStore()
    let driver = Driver.climbing(files: files)
    #expect(shared(driver) != nil)
    driver.keys("e")
    driver.type("7")
    driver.keys("Tab")
    driver.type("5")
    driver.keys("Tab")
    driver.type("my secret beta")
    driver.keys("Enter")
    #expect(driver.record == nil && shared(driver) == nil && driver.dialogTitle == nil)
    #expect(try logbook(in: files).contains("my secret beta"))
    for _ in 0..<2 {
      #expect(!driver.text.contains("secret") && !driver.logText.contains("secret"))
      driver.keys("l")
    }
  }

  @Test("C09 a link to the running session opens the sheet for a new climb")
  func link() throws {
    let driver = Driver.climbing()
    let id = try attributes(driver).sessionId.uuidString
    driver.keys("l", "/")
    driver.type("swiftclimb://session/\(id)/add-climb")
    driver.keys("Enter")
    #expect(driver.dialogTitle == "Add Climb" && !driver.device.settings.isLocked)
    driver.type("Via")
    driver.keys("Enter")
    #expect(driver.counts == [3, 5])
    driver.keys("/")
    driver.type("swiftclimb://session/\(id)")
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.device.foregroundApp?.name == "swiftclimb")
  }

  @Test(
    "C09 P10 a link to another session, a bad id, another host or path opens no sheet and is logged",
    arguments: [
      "swiftclimb://session/11111111-2222-3333-4444-555555555555/add-climb", "swiftclimb://session/xyz/add-climb",
      "swiftclimb://climb/add-climb", "swiftclimb://session", "swiftclimb://session//add-climb",
    ])
  func wrongLink(_ url: String) {
    let driver = Driver.climbing()
    let before = driver.counts
    driver.keys("/")
    driver.type(url)
    driver.keys("Enter")
    #expect(driver.dialogTitle == nil && driver.counts == before)
    #expect(driver.messages.contains { $0.contains("leads nowhere") || $0.contains("isn't running") })
  }

  @Test("C11 P04 the tenth climb alerts: the bell rings, and outside of the app the island expands for four seconds")
  func milestone() throws {
    let driver = Driver.climbing()
    for number in 3...9 { driver.addClimb("V\(number)") }
    _ = driver.dashboard.takeBell()
    driver.addClimb("V10")
    #expect(driver.dashboard.takeBell() && !driver.dashboard.takeBell())
    #expect(driver.messages.contains { $0.contains("10 climbs") })
    // A climber who logs from the background, as a widget would.
    for number in 11...19 { driver.addClimb("V\(number)") }
    driver.keys("h")
    let app = driver.device.apps[0]
    let add = try #require(app.screen?.actions.first { $0.id == "add-climb" })
    driver.device.run(app) { _ in try await add.perform(AppForm(["name": "V20", "attempts": "1"])) }
    #expect(driver.device.expansion != nil)
    driver.wait(4.5)
    #expect(driver.device.expansion == nil)
  }

  @Test("C11 P06 the activity's own buttons end the session and open the app")
  func buttons() {
    let driver = Driver.climbing()
    driver.keys("h", "x", "p")
    #expect(
      driver.text.contains("Add Climb") && driver.text.contains("View Stats") && driver.text.contains("End Session"))
    driver.keys("Up", "Enter")
    #expect(driver.record == nil && driver.device.foregroundApp == nil)
  }

  @Test("C11 after half an hour without a climb the counts are dimmed and say since when; a climb makes them fresh")
  func stale() throws {
    let driver = Driver.climbing()
    driver.keys("l")
    driver.wait(1799)
    #expect(!driver.text.contains("Nothing logged since"))
    driver.wait(1)
    #expect(driver.text.contains("Nothing logged since 9:41 AM") && driver.record?.activityState == .stale)
    driver.addClimb("6b")
    driver.keys("l")
    #expect(!driver.text.contains("Nothing logged since") && driver.record?.activityState == .active)
  }

  @Test("C12 T02 digits don't jump: from 59:59 to 1:00:00 only the timer's own cells change")
  func steadyDigits() throws {
    let driver = Driver.climbing()
    for (before, columns) in [(9.0, 7), (59, 7), (599, 7), (3599, 7), (35_999, 7)] where before < 28_800 {
      driver.device.advance(to: Driver.start.addingTimeInterval(before))
      let record = try #require(driver.record)
      let old = driver.device.picture(.lockScreen, of: record).grid
      driver.device.advance(to: Driver.start.addingTimeInterval(before + 1))
      let new = driver.device.picture(.lockScreen, of: try #require(driver.record)).grid
      let runs = new.changedRuns(since: old)
      #expect(!runs.isEmpty && Set(runs.map(\.row)).count == 1, "at \(before)")
      #expect(runs.map(\.columns.count).reduce(0, +) <= columns, "at \(before)")
    }
  }

  @Test("P07 C05 killed and opened again, the app finds its session and its activity")
  func kill() {
    let driver = Driver.climbing()
    driver.keys("X", "y")
    #expect(driver.record != nil && driver.text.contains("force-quit"))
    driver.keys("1")
    driver.addClimb("7a", attempts: 2)
    #expect(driver.counts == [3, 6] && driver.dashboard.phone.activities.count == 1)
  }
}
