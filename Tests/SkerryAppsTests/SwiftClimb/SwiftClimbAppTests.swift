import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct SwiftClimbAppTests {
  /// An app in whose one session there is one climb, and the id of that session.
  private func climbing(_ phone: ClimbingPhone) async throws -> (app: SwiftClimbApp, id: UUID) {
    let app = SwiftClimbApp(container: phone.container)
    await app.launch()
    try await act("start-session", ["discipline": "Sport"], in: app)
    try await act("add-climb", ["name": "6a", "attempts": "2", "sent": "no"], in: app)
    return (app, try #require(try await app.services.store.logbook().running?.id))
  }

  private func act(_ action: String, _ values: [String: String] = [:], in app: SwiftClimbApp) async throws {
    let actions = await app.screen().actions
    let found = try #require(actions.first { $0.id == action }, "\(action) is not offered")
    var values = values
    for field in found.fields {
      values[field.id] = values[field.id].map(field.completed)
      #expect(field.problem(with: values[field.id] ?? field.initialValue) == nil)
    }
    let initial = Dictionary(uniqueKeysWithValues: found.fields.map { ($0.id, $0.initialValue) })
    try await found.perform(AppForm(initial.merging(values) { $1 }))
  }

  private func counts(_ phone: ClimbingPhone) -> [Int?] {
    [phone.activities.first?.climbing?.climbCount, phone.activities.first?.climbing?.attemptCount]
  }

  @Test("C01 C03 C04 the actions of the app's screen lead through a whole session")
  func session() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = SwiftClimbApp(container: phone.container)
      await app.launch()
      #expect(await app.screen().actions.map(\.id) == ["start-session"])
      try await act("start-session", ["discipline": "Top Rope", "mental": "7", "physical": "9"], in: app)
      #expect(phone.activities.first?.climbingAttributes?.discipline == "top_rope")
      #expect(await app.screen().actions.map(\.id) == ["add-climb", "end-session"])
      try await act("add-climb", ["name": "6a+", "attempts": "2", "sent": "yes"], in: app)
      try await act("add-climb", ["name": "Overhang"], in: app)
      #expect(counts(phone) == [2, 3])
      try await act("log-attempt", ["climb": "1"], in: app)
      try await act("log-attempt", ["sent": "yes"], in: app)
      #expect(counts(phone) == [2, 5])
      try await act("delete-attempt", in: app)
      #expect(counts(phone) == [2, 4])
      try await act("delete-climb", ["climb": "1"], in: app)
      #expect(counts(phone) == [1, 1])
      try await act("end-session", ["effort": "6", "pump": "8", "notes": "Fun"], in: app)
      #expect(phone.activities.isEmpty && phone.shared == nil)
      #expect(await app.screen().actions.map(\.id) == ["start-session", "statistics", "sessions"])
      let past = try await app.services.store.logbook().past
      #expect(past.first?.ending?.pump?.value == 8 && past.first?.readiness.physical?.value == 9)
    }
  }

  @Test("C03 keys are unique and none of the dashboard's own; only deleting a climb is destructive")
  func keys() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, _) = try await climbing(phone)
      let actions = await app.screen().actions
      #expect(actions.map(\.key) == ["a", "t", "u", "m", "c", "g", "e"])
      #expect(actions.allSatisfy { !"qQ?:\t .lhop+-[]0123456789jk/ndrxX".contains($0.key) })
      let destructive = try #require(actions.first { $0.isDestructive })
      #expect(actions.filter(\.isDestructive).map(\.id) == ["delete-climb"])
      #expect(destructive.question(AppForm(["climb": "1 6a"])) == "Delete climb 1 6a with its attempts?")
    }
  }

  @Test("C03 a climb is corrected: its name, and whether it was sent, without an update of the counts")
  func edit() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, _) = try await climbing(phone)
      let updates = phone.updateCount
      try await act("edit-climb", ["name": " 6b ", "sent": "yes"], in: app)
      let climb = try #require(try await app.services.store.logbook().running?.climbs.first)
      #expect(climb.name == "6b" && climb.attempts.map(\.isSent) == [false, true])
      try await act("edit-climb", ["climb": "1"], in: app)
      #expect(try await app.services.store.logbook().running?.climbs == [climb])
      try await act("edit-climb", ["sent": "no"], in: app)
      #expect(try await app.services.store.logbook().running?.sentCount == 0)
      #expect(phone.updateCount == updates && counts(phone) == [1, 2])
    }
  }

  @Test("C05 an activity that was forbidden in the middle of a session can be shown again when it is allowed")
  func showAgain() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      #expect(await !app.screen().actions.contains { $0.id == "show-activity" })
      phone.allowActivities(false)
      #expect(await !app.screen().actions.contains { $0.id == "show-activity" })
      phone.allowActivities(true)
      try await act("add-climb", ["name": "6b"], in: app)
      #expect(phone.activities.isEmpty)
      try await act("show-activity", in: app)
      #expect(counts(phone) == [2, 3] && phone.activities.first?.climbingAttributes?.sessionId == id)
      #expect(await !app.screen().actions.contains { $0.id == "show-activity" })
      phone.advance(by: 8 * 3600)
      #expect(await !app.screen().actions.contains { $0.id == "show-activity" }, "the time can't be shown any more")
    }
  }

  @Test("C07 T02 the timer of a card that is shown late counts as long as the card may be active")
  func shownLate() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, _) = try await climbing(phone)
      #expect(phone.activities.first?.climbingAttributes?.timerEnd == nil)
      phone.advance(by: 7 * 3600 + 50 * 60)
      let activity = try #require(phone.activities.first)
      phone.center.apply(.swipe(id: activity.id))
      #expect(await app.screen().actions.contains { $0.id == "show-activity" })
      try await act("show-activity", in: app)
      let attributes = try #require(phone.activities.first?.climbingAttributes)
      let end = phone.clock.now.addingTimeInterval(8 * 3600)
      #expect(attributes.timerInterval(updated: phone.clock.now) == ClimbingPhone.start...end)
      phone.advance(by: 600)
      try await act("add-climb", ["name": "6b"], in: app)
      #expect(attributes.timerInterval(updated: phone.clock.now).upperBound == end)
    }
  }

  @Test("C09 the link in the activity opens the sheet of the running session, once")
  func addClimbLink() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      let attributes = try #require(phone.activities.first?.climbingAttributes)
      #expect(attributes.addClimbURL?.absoluteString == "swiftclimb://session/\(id.uuidString)/add-climb")
      #expect(await app.screen().presentedSheet == nil)
      await app.open(attributes.addClimbURL)
      #expect(await app.screen().presentedSheet == "add-climb")
      #expect(await app.screen().presentedSheet == nil)
      #expect(phone.log.isEmpty)
    }
  }

  @Test("C09 the link without an action, and a tap without a link, show the session without a sheet")
  func sessionLink() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      await app.open(URL(string: "swiftclimb://session/\(id.uuidString.lowercased())"))
      await app.open(nil)
      #expect(await app.screen().presentedSheet == nil && phone.log.isEmpty)
    }
  }

  @Test(
    "C09 links to other sessions and malformed ones open no sheet and are logged",
    arguments: [
      "swiftclimb://session/123E4567-E89B-12D3-A456-426614174000/add-climb",
      "swiftclimb://session/123E4567-E89B-12D3-A456-426614174000",
      "swiftclimb://session/not-a-uuid/add-climb", "swiftclimb://session//add-climb", "swiftclimb://session",
      "swiftclimb://settings/ID/add-climb", "swiftclimb:///ID/add-climb",
      "otherapp://session/ID/add-climb",
    ])
  func wrongLinks(template: String) async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      let parts = template.split(separator: "ID", omittingEmptySubsequences: false)
      let url = try #require(URL(string: parts.joined(separator: id.uuidString)))
      let before = try await app.services.store.logbook()
      await app.open(url)
      #expect(await app.screen().presentedSheet == nil)
      #expect(phone.log.count == 1 && phone.log.first?.contains(url.absoluteString) == true)
      #expect(try await app.services.store.logbook() == before)
    }
  }

  @Test(
    "C09 a link with more behind the session than the app knows shows the session, and the log names the rest",
    arguments: [
      ("delete", nil, "delete"), ("stats2", nil, "stats2"), ("Add-Climb", nil, "Add-Climb"),
      ("add-climb/now", "add-climb", "now"), ("delete/add-climb", nil, "delete/add-climb"),
      ("add-climb/", "add-climb", nil),
    ] as [(String, String?, String?)])
  func furtherParts(rest: String, sheet: String?, told: String?) async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      let url = try #require(URL(string: "swiftclimb://session/\(id.uuidString)/\(rest)"))
      let before = try await app.services.store.logbook()
      await app.show(.sessions(page: 0))
      await app.open(url)
      let screen = await app.screen()
      #expect(screen.title == "Session" && screen.presentedSheet == sheet)
      #expect(phone.log.count == (told == nil ? 0 : 1))
      #expect(told.map { phone.log.first?.contains("“\($0)”") == true } ?? true)
      #expect(try await app.services.store.logbook() == before)
    }
  }

  @Test("C09 the link of a session that has ended opens no sheet")
  func endedSession() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let (app, id) = try await climbing(phone)
      try await act("end-session", in: app)
      await app.open(DeepLink.addClimb(sessionId: id).url)
      #expect(await app.screen().presentedSheet == nil && phone.log.count == 1)
    }
  }

  @Test("C05 C10 a relaunched app goes on with its session and the same activity")
  func relaunch() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      _ = try await climbing(phone)
      let id = phone.activities.first?.id
      let app = SwiftClimbApp(container: phone.container)
      await app.launch()
      try await act("add-climb", ["name": "6b"], in: app)
      #expect(phone.activities.map(\.id) == [id] && counts(phone) == [2, 3])
      #expect(phone.history.count { if case .transition = $0 { true } else { false } } == 1)
    }
  }

  @Test("C05 an app whose logbook can't be opened says so, offers nothing and leaves the activity alone")
  func brokenDisk() async throws {
    let files = FailingStore()
    let phone = ClimbingPhone(files: files)
    try await phone.run {
      _ = try await climbing(phone)
      files.fail(true)
      let app = SwiftClimbApp(container: phone.container)
      await app.launch()
      #expect(await app.screen().actions.isEmpty && phone.activities.count == 1)
      #expect(phone.log.first?.contains("the disk is full") == true)
    }
  }

  @Test("C01 C03 the sample is a bouldering session with two climbs and five attempts")
  func sample() async throws {
    let phone = ClimbingPhone()
    await phone.run {
      let app = SwiftClimbApp(container: phone.container)
      await app.launch()
      await app.startSample()
      await app.startSample()
      #expect(counts(phone) == [2, 5])
      #expect(phone.activities.first?.climbingAttributes?.startedAt == ClimbingPhone.start)
      #expect(phone.activities.first?.climbingAttributes?.disciplineDisplayName == "Bouldering")
    }
  }
}
