import FoundationEssentials
import SkerryActivities
import SkerryScreens
import SkerryTesting
import SkerryViews
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDevice

@Suite struct ActivityButtonTests {
  /// Presses End Session in the expanded island of a phone's activity.
  private func pressEnd(of session: UUID) async throws {
    let intent = EndSessionIntent(sessionId: session.uuidString)
    _ = try await intent.perform()
  }

  @Test("C11 End Session in the activity ends the session of the app on the same phone")
  func endSession() async throws {
    let (phone, other) = (ClimbingPhone(), ClimbingPhone())
    var apps: [SwiftClimbApp] = []
    for phone in [phone, other] {
      let app = SwiftClimbApp(container: phone.container)
      apps.append(app)
      await phone.run {
        await app.launch()
        await app.startSample()
      }
    }
    let id = try #require(phone.activities.first?.climbingAttributes?.sessionId)
    try await phone.run(in: apps[0]) { try await pressEnd(of: id) }
    #expect(phone.activities.isEmpty && other.activities.count == 1)
    #expect(try await apps[0].services.store.logbook().past.count == 1)
    #expect(try await apps[1].services.store.logbook().running != nil)
  }

  @Test("C11 View Stats and End Session are reached on every model, island or not", arguments: DeviceModel.all)
  @MainActor func everyModel(model: DeviceModel) throws {
    let scene = try LiveActivityScene(SwiftClimbApp.self, model: model)
    scene.startSample()
    #expect(scene.process.screen?.actions.map(\.id).contains("statistics") == true)
    scene.device.lock()
    let picture = scene.device.phonePicture(rows: 40)
    let text = picture.grid.plainText()
    for words in ["Add Climb", "View Stats", "End Session"] { #expect(text.contains(words), "\(model.name)\n\(text)") }
    #expect(try scene.picture(of: .lockScreen).warnings.isEmpty)
  }

  @Test("C11 End Session of an activity that outlived its session is refused in words")
  func endOtherSession() async throws {
    let phone = ClimbingPhone()
    let app = SwiftClimbApp(container: phone.container)
    try await phone.run(in: app) {
      await app.launch()
      await app.startSample()
      await #expect(throws: SessionError.notRunning) { try await pressEnd(of: UUID()) }
      let running = try await app.services.store.logbook().running
      #expect(running != nil)
    }
  }

  @Test(
    "C11 the expanded island and the card offer View Stats and End Session",
    arguments: [LiveActivityPresentation.expanded, .lockScreen])
  @MainActor func buttons(presentation: LiveActivityPresentation) throws {
    let regions = try ClimbingPictures().rendering(presentation).hitRegions
    #expect(regions.map(\.label) == ["Add Climb", "View Stats", "End Session"])
    guard case .intent(let name, .app, _, _) = regions[2].action, case .link(let url) = regions[1].action else {
      Issue.record("View Stats is a link and End Session an intent")
      return
    }
    #expect(name == "EndSessionIntent")
    #expect(DeepLink(url) == .viewStatistics(sessionId: ClimbingPictures.sessionId))
    let encoded = url.absoluteString.replacing("/stats", with: "/%73tats")
    #expect(DeepLink(try #require(URL(string: encoded))) == .viewStatistics(sessionId: ClimbingPictures.sessionId))
  }

  @Test("C12 names of climbs and notes reach neither the activity, nor the App Group, nor the log")
  func privacy() async throws {
    let phone = ClimbingPhone()
    try await phone.run {
      let process = ClimbingProcess(phone)
      let session = try await process.start.execute(.sport)
      try await process.addClimb.execute(session.id, name: "Hidden crag")
      let record = try #require(phone.activities.first)
      var seen = String(decoding: record.attributes + record.state, as: UTF8.self)
      if case .data(let data) = phone.shared { seen += String(decoding: data, as: UTF8.self) }
      try await process.end.execute(session.id, notes: "Hidden notes")
      let last = try #require(phone.center.withRegistry { $0.record(record.id) })
      seen += String(decoding: last.state, as: UTF8.self) + phone.log.joined()
      #expect(seen.contains(session.id.uuidString) && !seen.contains("Hidden"))
    }
  }
}
