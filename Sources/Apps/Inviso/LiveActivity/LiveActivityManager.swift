import ActivityKit
import SwiftUI

/// Owns the one Live Activity of the chat, and the dates at which it goes by itself.
///
/// Nothing here throws: the chat works without its activity, and what failed is logged.
actor LiveActivityManager {
  typealias WaitingActivity = Activity<InvisoLiveActivityAttributes>
  typealias ContentState = InvisoLiveActivityAttributes.ContentState

  /// The first iOS with `ActivityContent`, which is what the app is built for.
  static let oldestSystem = (major: 16, minor: 2)
  private static let oldestSystemText = "\(oldestSystem.major).\(oldestSystem.minor)"
  /// Seconds a connected activity stays.
  static let connectedDuration: TimeInterval = 5

  private let isSupported: @Sendable () -> Bool
  let now: @Sendable () -> Date
  let log: @Sendable (String) -> Void
  /// The app's chat, which the manager asks and tells.
  private(set) var chat: Chat?
  /// Follows activities that the app didn't start itself.
  var arrivals: Task<Void, Never>?
  var current: WaitingActivity?
  var observers: [Task<Void, Never>] = []
  var dismissal: Task<Void, any Error>?
  /// Whether the current activity turned green, and so goes soon.
  var isGreen = false
  private var waitingDuration = ChatSettings().waitingDuration
  private var hasToldAbsence = false

  /// The chat as the manager knows it.
  struct Chat: Sendable {
    /// Called when another person joined a room.
    let joined: @Sendable (Room.ID) async -> Void
    /// Whether the person is in a room, and the app doesn't show it itself.
    let mayShow: @Sendable (Room.ID) async -> Bool
  }

  init(
    isSupported: @escaping @Sendable () -> Bool, now: @escaping @Sendable () -> Date,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.isSupported = isSupported
    self.now = now
    self.log = log
  }

  func setChat(_ chat: Chat) { self.chat = chat }

  /// The notice for a person who counts on the lock screen.
  var notice: String? {
    isSupported() ? nil : "Waiting on the lock screen needs iOS \(Self.oldestSystemText) or later."
  }

  /// Sets the seconds after which waiting is given up, from the next activity on.
  func setWaitingDuration(_ seconds: TimeInterval) { waitingDuration = seconds }

  func hasActiveActivity(for roomId: String) -> Bool { getCurrentActivityRoomId() == roomId }

  func getCurrentActivityRoomId() -> String? {
    guard let current, current.activityState.isRunning else { return nil }
    return current.attributes.roomId
  }

  /// Starts waiting for a room; the activity of any other room ends. The app must still be in the foreground.
  func startActivity(roomId: String, roomName: String) async {
    if hasActiveActivity(for: roomId) { return }
    await endActivity()
    guard mayStart() else { return }
    let state = ContentState(roomName: roomName, status: .waiting, startTime: now())
    let end = state.startTime.addingTimeInterval(waitingDuration)
    do {
      let activity = try WaitingActivity.request(
        attributes: InvisoLiveActivityAttributes(roomId: roomId),
        content: ActivityContent(state: state, staleDate: end), pushType: .token)
      adopt(activity, dismissingAt: end)
    } catch {
      log("The Live Activity could not be started: \(error)")
    }
  }

  /// Turns the activity of a room green, for a few seconds.
  func updateActivityToConnected(roomId: String) async {
    guard let current, hasActiveActivity(for: roomId), current.content.state.status == .waiting else { return }
    var state = current.content.state
    state.status = .connected
    let end = now().addingTimeInterval(Self.connectedDuration)
    isGreen = true
    dismiss(current, at: end)
    await current.update(ActivityContent(state: state, staleDate: end))
  }

  /// Removes the activity, and any that an earlier process left, at once.
  func endActivity() async {
    let joined = forget()
    for activity in WaitingActivity.activities { await remove(activity) }
    if let joined { await chat?.joined(joined) }
  }

  func remove(_ activity: WaitingActivity) async {
    await activity.end(activity.content, dismissalPolicy: .immediate)
  }

  /// Removes the activity if it waits for this room.
  func endActivityForRoom(_ roomId: String) async {
    if current?.attributes.roomId == roomId { await endActivity() }
  }

  /// Takes over what an earlier process left. An activity whose time is over goes now: nothing of a killed app ran then.
  func restore() async {
    follow()
    await learnFromGreen()
    let found = await running.max { $0.content.state.startTime < $1.content.state.startTime }
    guard let found else {
      if let gone = SharedStore()?.liveActivity {
        let isOver = WaitingActivity.activities.contains { $0.id == gone.id }
        log(
          "The activity for \(gone.roomId) \(isOver ? "was ended" : "was removed") while Inviso wasn't running; "
            + "pushes for the room are shown again.")
      }
      return await endActivity()
    }
    let end = dismissalDate(of: found.content)
    guard end > now() else {
      log(
        "The activity for \(found.attributes.roomId) was due to go before Inviso was launched. "
          + "Nothing of an app runs while it has no process, so it stayed until now.")
      return await endActivity()
    }
    for activity in WaitingActivity.activities where activity.id != found.id { await remove(activity) }
    adopt(found, dismissingAt: end)
  }

  /// Green activities tell that somebody joined: a server may have turned one by itself while the app had no process.
  private func learnFromGreen() async {
    for activity in WaitingActivity.activities where activity.content.state.status == .connected {
      await chat?.joined(activity.attributes.roomId)
    }
  }

  /// The activities that are neither over nor somebody else's.
  private var running: [WaitingActivity] {
    get async {
      var running: [WaitingActivity] = []
      for activity in WaitingActivity.activities where activity.activityState.isRunning {
        if await chat?.mayShow(activity.attributes.roomId) ?? true {
          running.append(activity)
        } else {
          tellOfStranger(activity)
        }
      }
      return running
    }
  }

  /// When an activity goes by itself: green ones a few seconds after they turned, which is their stale date.
  func dismissalDate(of content: ActivityContent<ContentState>) -> Date {
    switch content.state.status {
    // A server may send any dates; none of them makes an activity stay longer than the person chose.
    case .waiting: min(content.state.startTime, now()).addingTimeInterval(waitingDuration)
    case .connected: min(content.staleDate ?? .distantFuture, now().addingTimeInterval(Self.connectedDuration))
    }
  }

  private func mayStart() -> Bool {
    guard isSupported(), ActivityAuthorizationInfo().areActivitiesEnabled else {
      if !hasToldAbsence {
        log(
          isSupported()
            ? "Live Activities are not available or not allowed; pushes are shown as notifications."
            : "Live Activities need iOS \(Self.oldestSystemText); pushes are shown as notifications.")
      }
      hasToldAbsence = true
      return false
    }
    return true
  }
}

extension ActivityState {
  /// Whether the activity still changes.
  var isRunning: Bool { self == .active || self == .stale || self == .pending }
}
