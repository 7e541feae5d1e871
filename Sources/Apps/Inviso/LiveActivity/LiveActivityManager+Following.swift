import ActivityKit
import SwiftUI

/// Changes of the activity without the app's doing.
extension LiveActivityManager {
  /// Makes an activity the current one: shares it with the service extension, follows it, and removes it in time.
  func adopt(_ activity: WaitingActivity, dismissingAt date: Date) {
    forget()
    current = activity
    isGreen = activity.content.state.status == .connected
    if let shared = SharedStore() {
      shared.setLiveActivity(id: activity.id, roomId: activity.attributes.roomId)
    } else {
      log("The App Group \(SharedStore.appGroup) is not among the app's entitlements; no push can be suppressed.")
    }
    observers = [
      Task {
        for await state in activity.activityStateUpdates { follow(state, of: activity) }
      },
      Task {
        for await content in activity.contentUpdates { follow(content, of: activity) }
      },
    ]
    dismiss(activity, at: date)
  }

  /// Lets go of the current activity; it isn't ended by that.
  func forget() {
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
      log(
        state.status == .waiting
          ? "Nobody came to \(state.roomName) in time; its activity goes."
          : "\(state.roomName) has been green for \(Int(Self.connectedDuration)) s; its activity goes.")
      await endActivity()
    }
  }

  private func follow(_ state: ActivityState, of activity: WaitingActivity) {
    guard current?.id == activity.id, !state.isRunning else { return }
    log(
      state == .dismissed
        ? "The activity was removed by the person or the system; pushes for its room are shown again."
        : "The activity was ended by a push or the system; pushes for its room are shown again.")
    if activity.content.state.status == .connected { signal(activity) }
    forget()
  }

  /// A server turned the activity green by itself (push-to-update).
  private func follow(_ content: ActivityContent<ContentState>, of activity: WaitingActivity) {
    guard current?.id == activity.id, content.state.status == .connected, !isGreen else { return }
    log("A push to the activity says that somebody joined \(content.state.roomName).")
    isGreen = true
    signal(activity)
    dismiss(activity, at: now().addingTimeInterval(Self.connectedDuration))
  }

  /// The chat looks for signals when it is opened, whichever process left them.
  private func signal(_ activity: WaitingActivity) {
    SharedStore()?.signalConnected(roomId: activity.attributes.roomId)
  }
}
