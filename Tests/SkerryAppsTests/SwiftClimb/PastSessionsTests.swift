import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryApps
@testable import SkerryDevice
@testable import SwiftClimb

/// The sessions that are over: looked at, exported, deleted (rows C04, C11).
@Suite struct PastSessionsTests {
  /// A folder that is gone when the test is over.
  final class Folder {
    let path = FileManager.default.temporaryDirectory.path() + "/climbs-\(UUID().uuidString)"
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A bouldering session with notes, and one of sport climbing without climbs.
  private func app(_ phone: ClimbingPhone, folders: any FolderSystem = DiskFolders()) async throws -> SwiftClimbApp {
    let app = SwiftClimbApp(
      container: AppContainer(clock: phone.clock, documents: phone.files, folders: folders, logger: { _ in }))
    let services = await app.services
    let first = try await StartSession(services: services).execute(.bouldering, mentalReadiness: 7)
    try await AddClimb(services: services).execute(first.id, name: "V4, left", attempts: 3, isSent: true)
    phone.advance(by: 3600)
    try await EndSession(services: services).execute(first.id, effort: 6, notes: "Skin \"gone\"")
    let second = try await StartSession(services: services).execute(.sport)
    phone.advance(by: 60)
    try await EndSession(services: services).execute(second.id)
    return app
  }

  private func act(_ action: String, _ values: [String: String] = [:], in app: SwiftClimbApp) async throws {
    let found = try #require(await app.screen().actions.first { $0.id == action }, "\(action) is not offered")
    var form = Dictionary(uniqueKeysWithValues: found.fields.map { ($0.id, $0.initialValue) })
    for field in found.fields { form[field.id] = values[field.id].map(field.completed) ?? field.initialValue }
    try await found.perform(AppForm(form))
  }

  @Test("C11 the sessions that are over are listed, looked at one by one, and left again")
  func look() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = try await app(phone)
      try await act("sessions", in: app)
      #expect(await app.screen().actions.map(\.id) == ["back", "view-session", "export", "delete-session"])
      #expect(await app.screen().actions[1].fields[0].kind == .choice(["2 Sport", "1 Bouldering"]))
      try await act("view-session", ["session": "1"], in: app)
      #expect(await app.screen().title == "Session 1")
      try await act("back", in: app)
      #expect(await app.screen().title == "Sessions")
      try await act("back", in: app)
      #expect(await app.screen().title == "SwiftClimb")
    }
  }

  @Test("C04 C11 a session that was ended from its card gets its words afterwards; the newest may go on")
  func endedTooEarly() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = try await app(phone)
      let session = try await StartSession(services: app.services).execute(.trad)
      try await AddClimb(services: app.services).execute(session.id, name: "E1")
      try await app.endSession(session.id.uuidString)
      #expect(phone.activities.isEmpty)
      try await act("sessions", in: app)
      try await act("view-session", ["session": "3"], in: app)
      #expect(await app.screen().actions.map(\.id) == ["back", "edit-session", "continue-session"])
      try await act("edit-session", ["effort": "8", "notes": "Windy"], in: app)
      func newest() async throws -> Session? { try await app.services.store.logbook().sessions.last }
      let ending = try #require(try await newest()?.ending)
      #expect(ending.effort?.value == 8 && ending.notes == "Windy" && ending.endedAt == phone.clock.now)
      #expect(await app.screen().actions[1].fields.map(\.initialValue) == ["8", "", "Windy"])
      phone.advance(by: 600)
      try await act("continue-session", in: app)
      #expect(await app.screen().title == "Session")
      let running = try #require(try await newest())
      #expect(running.isRunning && phone.activities.first?.climbing?.climbCount == 1)
      let other = SessionStore(files: PhoneFiles(phone.files), log: { _ in })
      #expect(try await other.logbook().running == running, "it is so on disk")
      try await app.endSession(session.id.uuidString)
      try await act("sessions", in: app)
      try await act("view-session", ["session": "1"], in: app)
      #expect(await app.screen().actions.map(\.id) == ["back", "edit-session"])
      await #expect(throws: SessionError.notNewest) {
        try await app.services.store.apply { logbook throws(SessionError) in
          .goOn(session: try logbook.pastSession(1).id)
        }
      }
      phone.advance(by: 8 * 3600)
      try await act("back", in: app)
      try await act("view-session", ["session": "3"], in: app)
      #expect(await app.screen().actions.map(\.id) == ["back", "edit-session"])
    }
  }

  @Test("C03 D02 the first climbs of a long session can be seen while it runs")
  func allClimbs() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = SwiftClimbApp(container: phone.container)
      let session = try await StartSession(services: app.services).execute(.sport)
      for number in 1...21 {
        #expect(await !app.screen().actions.contains { $0.id == "all-climbs" })
        try await AddClimb(services: app.services).execute(session.id, name: "6a \(number)")
      }
      try await act("all-climbs", in: app)
      #expect(await app.screen().title == "Climbs")
      try await act("back", in: app)
      #expect(await app.screen().title == "Session")
    }
  }

  @Test("C11 of many past sessions a page is shown, and every one of them is on one page")
  func pages() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = try await app(phone)
      let services = await app.services
      for _ in 0..<249 {
        let session = try await StartSession(services: services).execute(.sport)
        phone.advance(by: 60)
        try await EndSession(services: services).execute(session.id)
      }
      func offered() async -> [String] { await app.screen().actions.map(\.id).filter { $0.hasSuffix("-sessions") } }
      try await act("sessions", in: app)
      #expect(await offered() == ["earlier-sessions"])
      try await act("earlier-sessions", in: app)
      #expect(await offered() == ["earlier-sessions", "later-sessions"])
      try await act("earlier-sessions", in: app)
      #expect(await offered() == ["later-sessions"])
      try await act("view-session", ["session": "120"], in: app)
      try await act("back", in: app)
      #expect(await app.route == .sessions(page: 1), "back to the page that has it")
      let past = try await services.store.logbook().numberedPast
      let pages = (0..<3).map { SessionsPage($0, of: past) }
      #expect(pages.map(\.range) == ["1 to 100", "101 to 200", "201 to 251"].map { "\($0) of 251, newest first" })
      #expect(pages.flatMap(\.past) == past)
      #expect(SessionsPage(7, of: past) == pages[2], "sessions may have been deleted meanwhile")
    }
  }

  @Test("C11 a past session is deleted, after a question that names it")
  func delete() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = try await app(phone)
      try await act("sessions", in: app)
      let action = try #require(await app.screen().actions.last)
      #expect(action.isDestructive)
      #expect(
        action.question(AppForm(["session": "1 Bouldering"]))
          == "Delete session 1 Bouldering with its climbs and notes?")
      try await act("delete-session", ["session": "1"], in: app)
      #expect(try await app.services.store.logbook().past.map(\.discipline) == [.sport])
      try await act("delete-session", in: app)
      #expect(await app.screen().actions.map(\.id) == ["back"])
    }
  }

  @Test("C11 the running session is none of the past ones, and its numbers go on below it")
  func running() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let app = try await app(phone)
      try await StartSession(services: app.services).execute(.trad)
      #expect(await app.screen().actions.map(\.id) == ["add-climb", "statistics", "sessions", "end-session"])
      try await act("sessions", in: app)
      #expect(await app.screen().actions[1].fields[0].kind == .choice(["2 Sport", "1 Bouldering"]))
      await #expect(throws: SessionError.unknownSession(3)) {
        try await app.services.store.apply { logbook throws(SessionError) in
          .deletePast(session: try logbook.pastSession(3).id)
        }
      }
    }
  }

  @Test("C11 the logbook is exported as CSV, whose values may have commas and quotes, and as JSON")
  func export() async throws {
    let (phone, folder) = (ClimbingPhone(), try Folder())
    try await phone.run {
      let app = try await app(phone)
      try await act("sessions", in: app)
      try await act("export", ["place": folder.path], in: app)
      #expect(
        folder.read("climbing-log.csv") == """
          start,end,discipline,climb,attempts,sent,effort,pump,mental,physical,notes
          2027-01-15T08:00:00Z,2027-01-15T09:00:00Z,bouldering,"V4, left",3,yes,6,,7,,"Skin ""gone""\"
          2027-01-15T09:00:00Z,2027-01-15T09:01:00Z,sport,,0,no,,,,,

          """)
      let json = try #require(folder.read("climbing-log.json"))
      struct Row: Decodable { let discipline: String }
      #expect(try JSONDecoder().decode([Row].self, from: Data(json.utf8)).map(\.discipline) == ["bouldering", "sport"])
      await #expect(throws: SessionError.self) { try await act("export", ["place": folder.path], in: app) }
    }
  }

  @Test("C11 S03 a phone that keeps nothing, such as a tape's, exports and writes no files of the computer's")
  func nothingIsKept() async throws {
    let (phone, folder) = (ClimbingPhone(), try Folder())
    try await phone.run {
      let app = try await app(phone, folders: MemoryFolders())
      try await act("sessions", in: app)
      try await act("export", ["place": folder.path], in: app)
      #expect(folder.read("climbing-log.csv") == nil)
      #expect(await app.message?.contains("keeps nothing") == true)
    }
  }
}
