import FoundationEssentials
import SkerryCells
import SkerryTesting
import Testing

@testable import SkerryDevice
@testable import SwiftClimb

/// View Stats: what is counted, and what it looks like.
@MainActor @Suite struct StatisticsTests {
  private static let day = 86_400.0

  private func session(
    _ climbs: [(name: String, attempts: Int, isSent: Bool)], day: Double = 0, isOver: Bool = true
  ) throws -> Session {
    let start = ClimbingPhone.start.addingTimeInterval(day * Self.day)
    var session = Session(
      id: UUID(ordinal: Int(day), startedAt: start), discipline: .bouldering, startedAt: start, readiness: .init())
    for (index, climb) in climbs.enumerated() {
      try session.addClimb(index + 1, climb.name, attempts: climb.attempts, isSent: climb.isSent, at: start)
    }
    if isOver { try session.end(.init(endedAt: start.addingTimeInterval(3600), notes: "")) }
    return session
  }

  @Test(
    "C11 the grade is found in the name of a climb, in the scales that climbers use",
    arguments: [
      ("V4 Sandstorm", "V4"), ("v10", "V10"), ("VB", "VB"), ("the arete, V3+", "V3+"), ("Gecko (V5-)", "V5-"),
      ("6a+", "6a+"), ("Biographie 9a+", "9a+"), ("7A Karma", "7A"), ("5.10a Crack", "5.10a"), ("5.9+", "5.9+"),
      ("5.10A", "5.10a"), ("V4-5", "V4"), ("5.10-", "5.10-"), ("soft V5-V6", "V5"), ("6a-b+", "6a"), ("E2 5c", "E2"),
      ("HVS", "HVS"), ("Slab", nil), ("V", nil), ("V99", nil), ("2024", nil), ("10a", nil), ("", nil),
    ] as [(String, String?)])
  func grades(name: String, label: String?) { #expect(Grade(in: name)?.label == label) }

  @Test("C11 grades are in the order of their difficulty, each scale by itself")
  func order() {
    let sorted = [
      "VB", "V0", "V3-", "V3", "V3+", "V4", "V10", "6A", "6A+", "7A", "5c", "6a", "6a+", "6b", "9a", "5.9-", "5.9",
      "5.9+",
      "5.10a", "5.10-", "5.10b", "5.10", "5.10c", "5.10+", "5.10d", "5.11a", "VD", "HVS", "E1", "E10",
    ]
    let grades = sorted.compactMap { Grade(in: $0) }
    #expect(grades.count == sorted.count && grades.shuffled().sorted() == grades)
  }

  @Test("C11 sends, flashes and attempts are counted, by grade and by the day where the climber is")
  func counts() throws {
    let sessions = [
      try session([("V2", 1, true), ("V4", 3, true), ("V4 left", 2, false), ("Slab", 1, true)]),
      try session([("V4", 1, true)], day: 0.5), try session([("V1", 4, false)], day: 1, isOver: false),
    ]
    let statistics = Statistics(sessions) { _ in 0 }
    #expect(statistics.total == Statistics.Tally(climbs: 6, sent: 4, flashed: 3, attempts: 12))
    #expect(statistics.total.sentPercentage == 67 && statistics.total.flashPercentage == 50)
    #expect(statistics.grades.map { $0.grade?.label } == ["V1", "V2", "V4", nil])
    #expect(statistics.grades.map(\.tally.climbs) == [1, 1, 3, 1] && statistics.grades[2].tally.sent == 2)
    // The start is at eight in the morning, and half a day later in the evening of the same day.
    #expect(statistics.days.map(\.tally.climbs) == [1, 5])
    #expect(Statistics(sessions) { _ in 5 * 3600 }.days.map(\.tally.climbs) == [2, 4])
    #expect(Statistics([]) { _ in 0 }.total.sentPercentage == nil)
  }

  @Test("C11 D03 the numbers of a long log stand apart and are whole", arguments: [45, 25])
  func longLog(columns: Int) throws {
    var statistics = Statistics([]) { _ in 0 }
    let tally = Statistics.Tally(climbs: 90_001, sent: 68_868, flashed: 44_916, attempts: 225_266)
    (statistics.total, statistics.grades) = (tally, [.init(grade: Grade(in: "V4"), tally: tally)])
    let screen = StatisticsScreen(title: "All sessions", statistics: statistics, days: [])
    let text = screenSnapshot(screen, columns: columns).grid.plainText()
    for words in ["90,001 ", " 68,868 ", " 44,916", "68,868 of 90,001", "225,266 attempts"] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test("C11 View Stats shows totals, a bar for each grade and each day, as wide as a phone and as a pane")
  func look() throws {
    let sessions = [
      try session([("V2", 1, true), ("V4 Sandstorm", 3, true), ("V4", 2, false), ("V5", 1, false), ("Slab", 1, true)]),
      try session([("V4", 1, true), ("V5", 6, false)], day: 2),
    ]
    let statistics = Statistics(sessions) { _ in 0 }
    let screen = StatisticsScreen(title: "All sessions", statistics: statistics, days: statistics.days)
    try SnapshotFolder().check([
      (name: "statistics/phone", snapshot: screenSnapshot(screen, columns: 45)),
      (name: "statistics/pane", snapshot: screenSnapshot(screen, columns: 25)),
      (
        name: "statistics/empty",
        snapshot: screenSnapshot(
          StatisticsScreen(title: "This session", statistics: Statistics([]) { _ in 0 }, days: []), columns: 45)
      ),
    ])
  }

  @Test("C09 C11 View Stats of the activity leads to the numbers of its session, and from there to all")
  func link() throws {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    #expect(try scene.perform("start-session") == nil)
    #expect(try scene.perform("add-climb", ["name": "V1", "sent": "yes"]) == nil)
    #expect(try scene.perform("end-session") == nil)
    #expect(try scene.perform("start-session") == nil)
    #expect(try scene.perform("add-climb", ["name": "V7"]) == nil)
    scene.device.goHome()
    let picture = try scene.picture(of: .lockScreen)
    let region = try #require(picture.regions.first { $0.label == "View Stats" })
    guard case .action(let action, _) = region.target else {
      Issue.record("View Stats is no link")
      return
    }
    scene.device.press(action, of: scene.process)
    func text() -> String { scene.device.phonePicture(rows: 40).grid.plainText() }
    #expect(scene.process.screen?.title == "Statistics" && text().contains("This session"))
    #expect(text().contains("V7") && !text().contains("V1"))
    #expect(try scene.perform("statistics-of") == nil)
    #expect(text().contains("All sessions") && text().contains("V7") && text().contains("V1"))
    #expect(try scene.perform("back") == nil)
    #expect(scene.process.screen?.actions.first?.id == "add-climb")
  }

  @Test("C03 any attempt can be deleted, by its number; a number that isn't there is refused in words")
  func deleteAttempt() throws {
    let scene = try LiveActivityScene(SwiftClimbApp.self)
    #expect(try scene.perform("start-session") == nil)
    #expect(try scene.perform("add-climb", ["name": "V1"]) == nil)
    #expect(try scene.perform("log-attempt", ["sent": "yes"]) == nil)
    #expect(try scene.perform("log-attempt") == nil)
    #expect(try scene.perform("delete-attempt", ["climb": "1", "attempt": "1"]) == nil)
    #expect(scene.activities.last?.climbing?.attemptCount == 2)
    scene.device.open(scene.process)
    #expect(scene.device.phonePicture(rows: 40).grid.plainText().contains("Sent"))
    #expect(try scene.perform("delete-attempt", ["attempt": "1"]) == nil)
    #expect(scene.device.phonePicture(rows: 40).grid.plainText().contains("Open"))
    #expect(try scene.perform("add-climb", ["name": "V2", "attempts": "3"]) == nil)
    let words = try scene.perform("delete-attempt", ["climb": "1", "attempt": "2"])
    #expect(words == "V1 has 1 attempt, and none with the number 2.")
  }
}
