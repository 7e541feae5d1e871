import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryScreens
import SkerryTesting
import SkerryWidgets
import Testing

@testable import CommuteTimely
@testable import SkerryDevice

/// A phone with CommuteTimely on it, and short words for what tests do with it.
@MainActor struct CommutePhone {
  nonisolated static let start = LiveActivityScene.start
  let scene: LiveActivityScene

  init(
    files: any FileStore = MemoryStore(), at start: Date = start, system: SystemVersion? = nil,
    model: DeviceModel = .standard
  ) throws {
    scene = try LiveActivityScene(apps: [.commuteTimely], model: model, start: start, files: files)
    if let system { device.setSystemVersion(system) }
  }

  var device: Device { scene.device }
  var app: AppProcess { scene.process }
  var messages: [String] { device.log.entries.map(\.message) }
  func count(_ text: String) -> Int { messages.count { $0.contains(text) } }
  func advance(_ seconds: Double) { scene.advance(by: seconds) }

  /// Does an action of the app, which comes to the front for it.
  func act(_ action: String, _ values: [String: String] = [:], problem: String? = nil) throws {
    #expect(try scene.perform(action, values) == problem)
  }

  func plan(
    _ name: String = "Office", street: String = "12 Harbour Street", at arrival: String = "+60m", save: String = "no",
    problem: String? = nil
  ) throws {
    if app.screen?.title == "Settings" { try act("back") }
    try act(
      "plan-trip", ["destination": name, "street": street, "arrival": arrival, "save": save], problem: problem)
  }

  /// Changes settings on their screen.
  func settings(_ values: [String: String], problem: String? = nil) throws {
    if app.screen?.title != "Settings" { try act("settings") }
    try act("change-settings", values, problem: problem)
  }

  // MARK: What there is

  var activities: [ActivityRecord] { scene.activities }
  var activity: ActivityRecord? { activities.last }
  func activity(of name: String) -> ActivityRecord? {
    activities.last { $0.commute?.destinationName == name && $0.activityState != .ended }
  }
  var phone: String { device.phonePicture(rows: 44).grid.plainText() }
  var screen: String {
    device.appPicture(of: app, room: CellSize(columns: 47, rows: 40), ground: RGB(hex: 0x000000)).grid.plainText()
  }

  func text(_ presentation: LiveActivityPresentation) throws -> String {
    try scene.picture(of: presentation).grid.plainText()
  }

  /// The trips as they are on disk.
  func book() throws -> TripBook {
    let data = try #require(try device.storage.files.folder("apps").folder("commutetimely").read("trips.json"))
    return try JSONDecoder().decode(TripBook.self, from: data)
  }

  func trip(_ name: String = "Office") throws -> Trip {
    let book = try book()
    return try #require((book.planned + book.past).first { $0.destination.name == name })
  }

  /// What the engine says now.
  func recommendation(_ name: String = "Office") throws -> LeaveTimeRecommendation {
    PredictionEngine().recommendation(for: try trip(name), at: device.now)
  }

  // MARK: Presses and pushes

  /// Presses a link or button of the newest activity by its label.
  func press(_ label: String, in presentation: LiveActivityPresentation = .lockScreen) throws {
    let region = try #require(try scene.picture(of: presentation).regions.first { $0.label.contains(label) })
    if case .action(let action, _) = region.target { device.press(action, of: app) }
  }

  /// A push to an activity; the content is the trip's own but for what is given.
  @discardableResult
  func push(
    _ event: String, to name: String = "Office", travel: Int = 42, weather: String = "Hail", aheadBy seconds: Int = 0,
    more: String = ""
  ) throws -> PushAnswer {
    let record = try #require(activity(of: name))
    let state = try #require(record.commute)
    let time = Int(device.now.timeIntervalSince1970) + seconds
    let content =
      #"{"leaveTime":\#(state.leaveTime.timeIntervalSinceReferenceDate),"destinationAddress":"#
      + #""\#(state.destinationAddress)","travelTimeMinutes":\#(travel),"weatherCondition":"\#(weather)","#
      + #""confidence":0.5}"#
    let body = #"{"aps":{"timestamp":\#(time),"event":"\#(event)","content-state":\#(content)\#(more)}}"#
    return device.deliver(try device.request(for: .activity(id: record.id), body: Data(body.utf8)))
  }

  /// A push that starts an activity for a trip.
  func pushStart(tripId: String) throws {
    let now = device.now
    let body = #"""
      {"aps":{"timestamp":\#(Int(now.timeIntervalSince1970)),"event":"start","attributes-type":"CommuteActivityAttributes",
      "attributes":{"tripId":"\#(tripId)","destinationAddress":"Office, 12 Harbour Street"},
      "content-state":{"leaveTime":\#(now.timeIntervalSinceReferenceDate + 900),"destinationAddress":
      "Office, 12 Harbour Street","travelTimeMinutes":20,"weatherCondition":"Clear","confidence":0.9},
      "alert":{"title":"Trip","body":"Leave soon"},"input-push-token":1}}
      """#
    let target = PushDestination.start(app: "com.commutetimely", attributesType: "CommuteActivityAttributes")
    #expect(device.deliver(try device.request(for: target, body: Data(body.utf8))).status == 200)
  }
}

extension ActivityRecord {
  /// The state as an extension decodes it.
  var commute: CommuteActivityAttributes.ContentState? {
    try? JSONDecoder().decode(CommuteActivityAttributes.ContentState.self, from: state)
  }

  var tripId: String? { (try? JSONDecoder().decode(CommuteActivityAttributes.self, from: attributes))?.tripId }
}
