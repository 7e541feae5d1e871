import ActivityKit
import SwiftUI

/// Changes of the activity without the app's doing.
extension LiveActivityManager {
  /// Makes an activity the current one: shares it with the service extension, follows it, and removes it in time.
  func adopt(_ activity: WaitingActivity, dismissingAt date: Date) {
    release()
    current = activity
    isGreen = activity.content.state.status == .connected
    if let shared = SharedStore() {
      shared.setLiveActivity(id: activity.id, roomId: activity.attributes.roomId)
    } else {
      log("The App Group \(SharedStore.appGroup) is not among the app's entitlements; no push can be suppressed.")
    }
    observers = [
      Task {
        for await state in activity.activityStateUpdates { await follow(state, of: activity) }
      },
      Task {
        for await content in activity.contentUpdates { await follow(content, of: activity) }
      },
    ]
    dismiss(activity, at: date)
  }

  /// Lets go of the current activity; it isn't ended by that. Nothing about it stays in the App Group.
  ///
  /// - Returns: the room of which the App Group said that somebody joined it, for the chat to hear.
  func forget() -> Room.ID? {
    let shared = SharedStore()
    let room = current?.attributes.roomId ?? shared?.liveActivity?.roomId
    release()
    guard let room, shared?.takeSignal(roomId: room) == true else { return nil }
    return room
  }

  private func release() {
    current = nil
    isGreen = false
    for observer in observers { observer.cancel() }
    observers = []
    dismissal?.cancel()
    dismissal = nil
    SharedStore()?.clearLiveActivity()
  }

  /// Removes an activity at a date, in the place of any earlier plan.
  func dismiss(_ activity: WaitingActivity, at date: Date) {
    dismissal?.cancel()
    dismissal = Task {
      try await Task.sleep(for: .seconds(date.timeIntervalSince(now())))
      guard current?.id == activity.id else { return }
      let state = activity.content.state
      let room = activity.attributes.roomId
      if state.status == .waiting, SharedStore()?.takeSignal(roomId: room) == true {
        // A push told of somebody while the app was suspended.
        await chat?.joined(room)
        if isGreen { return }
      }
      log(
        state.status == .waiting
          ? "Nobody came to \(state.roomName) in time; its activity goes."
          : "Somebody joined \(state.roomName); its green activity goes.")
      await endActivity()
    }
  }

  /// The clock was set: the activity goes when its card says that its time is over. One that begins in the future now
  /// counts nothing, and goes as it was planned.
  func clockChanged() {
    guard let current, current.content.state.startTime <= now() else { return }
    dismiss(current, at: dismissalDate(of: current.content))
  }

  /// Returns once a green activity has gone: an app that a push woke may run until it says that it is done.
  func finishGreen() async {
    if isGreen { _ = await dismissal?.result }
  }

  // MARK: Started by a server

  /// Hears of every new activity, also of those that a server starts by a push.
  func follow() {
    arrivals?.cancel()
    arrivals = Task {
      for await activity in WaitingActivity.activityUpdates { await meet(activity) }
    }
  }

  private func meet(_ activity: WaitingActivity) async {
    guard current?.id != activity.id, activity.activityState.isRunning else { return }
    guard await chat?.mayShow(activity.attributes.roomId) ?? false else {
      tellOfStranger(activity)
      return await remove(activity)
    }
    // While the chat was asked, it may have become the current one, or have gone.
    guard current?.id != activity.id, activity.activityState.isRunning else { return }
    if let old = current { await remove(old) }
    log("A server started the activity for \(activity.content.state.roomName); Inviso ends it in time.")
    adopt(activity, dismissingAt: dismissalDate(of: activity.content))
    if isGreen { await chat?.joined(activity.attributes.roomId) }
  }

  func tellOfStranger(_ activity: WaitingActivity) {
    log(
      "The activity for \(activity.content.state.roomName) isn't needed: you are not in that room, or Inviso is in front. "
        + "It is removed.")
  }

  // MARK: Changes by others

  private func follow(_ state: ActivityState, of activity: WaitingActivity) async {
    guard current?.id == activity.id, !state.isRunning else { return }
    log(
      !ActivityAuthorizationInfo().areActivitiesEnabled
        ? "Live Activities are off, and the activity is gone; pushes for its room are shown again."
        : state == .dismissed
          ? "The activity was removed (nothing tells an app by whom); pushes for its room are shown again."
          : "The activity was ended by a push or the system; pushes for its room are shown again.")
    let isGreen = activity.content.state.status == .connected
    // The longest wait ends with the longest time that an activity has, and the system is first.
    if state == .ended, !isGreen, dismissalDate(of: activity.content) <= now() { await remove(activity) }
    if let joined = forget() ?? (isGreen ? activity.attributes.roomId : nil) { await chat?.joined(joined) }
  }

  /// A server turned the activity green by itself (push-to-update).
  private func follow(_ content: ActivityContent<ContentState>, of activity: WaitingActivity) async {
    guard current?.id == activity.id, content.state.status == .connected, !isGreen else { return }
    log("A push to the activity says that somebody joined \(content.state.roomName).")
    isGreen = true
    dismiss(activity, at: now().addingTimeInterval(Self.connectedDuration))
    await chat?.joined(activity.attributes.roomId)
  }
}
