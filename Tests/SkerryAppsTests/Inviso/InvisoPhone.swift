import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryDefaults
import SkerryNotifications
import SkerryScreens
import SkerryTesting
import Testing

@testable import Inviso
@testable import SkerryDevice

/// A phone with Inviso on it, whose notifications are allowed, and short words for what tests do with it.
@MainActor struct InvisoPhone {
  nonisolated static let start = LiveActivityScene.start
  let scene: LiveActivityScene

  init(
    files: any FileStore = MemoryStore(), at start: Date = start, system: SystemVersion? = nil,
    model: DeviceModel = .standard
  ) throws {
    scene = try LiveActivityScene(apps: [.inviso], model: model, start: start, files: files)
    if let system { device.setSystemVersion(system) }
    device.setNotifications(true, for: app)
  }

  var device: Device { scene.device }
  var app: AppProcess { scene.process }
  var messages: [String] { device.log.entries.map(\.message) }
  func advance(_ seconds: Double) { scene.advance(by: seconds) }

  /// Does an action of the app, which comes to the front for it.
  func act(_ action: String, _ values: [String: String] = [:], problem: String? = nil) throws {
    #expect(try scene.perform(action, values) == problem)
  }

  func join(_ name: String, code: String = "") throws { try act("join-room", ["name": name, "code": code]) }

  /// Joins a room alone and leaves the app for the lock screen.
  func waitIn(_ name: String) throws {
    try join(name)
    device.lock()
  }

  // MARK: Pushes

  /// What the chat's server sends when somebody joins a room.
  @discardableResult
  func push(_ roomId: String, wakes: Bool = true, title: String = "Inviso") -> NotificationAnswer {
    let json =
      #"{"aps":{"alert":{"title":"\#(title)","body":"Somebody joined"},"sound":"default","mutable-content":1"#
      + (wakes ? #","content-available":1"# : "") + #"},"roomId":"\#(roomId)"}"#
    return device.deliver(RemoteNotification(target: .app(app.information.bundleIdentifier), body: Data(json.utf8)))
  }

  /// A push to the activity itself.
  func pushToActivity(_ event: String, status: String = "connected", more: String = "") throws {
    let record = try #require(scene.activities.last)
    let state = try #require(record.waiting)
    let time = Int(device.now.timeIntervalSince1970)
    let content =
      #"{"roomName":"\#(state.roomName)","status":"\#(status)","startTime":"#
      + #"\#(state.startTime.timeIntervalSinceReferenceDate)}"#
    let body = #"{"aps":{"timestamp":\#(time),"event":"\#(event)","content-state":\#(content)\#(more)}}"#
    let answer = device.deliver(try device.request(for: .activity(id: record.id), body: Data(body.utf8)))
    #expect(answer.status == 200)
  }

  // MARK: What there is

  var activity: ActivityRecord? { scene.activities.last }
  var status: WaitingStatus? { activity?.waiting?.status }
  var listed: [String] { device.notifications.withState { $0.delivered.map(\.content.title) } }
  var badge: Int { device.badge(of: app) }
  var group: [String: DefaultsValue] { device.defaults.values(of: "group.com.31b4.inviso") }
  var phone: String { device.phonePicture(rows: 44).grid.plainText() }

  /// What the App Group says about an activity.
  var shared: [DefaultsValue?] { [group["live_activity_id"], group["live_activity_room_id"]] }
}

extension ActivityRecord {
  /// The state as an extension decodes it.
  var waiting: InvisoLiveActivityAttributes.ContentState? {
    try? JSONDecoder().decode(InvisoLiveActivityAttributes.ContentState.self, from: state)
  }

  var waitsFor: String? {
    (try? JSONDecoder().decode(InvisoLiveActivityAttributes.self, from: attributes))?.roomId
  }
}
