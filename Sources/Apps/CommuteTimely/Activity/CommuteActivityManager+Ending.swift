import ActivityKit
import SwiftUI

/// How activities go, and what the app hears of those that go by themselves.
extension CommuteActivityManager {
  /// Removes the activity of a trip at once.
  func endActivity(for tripId: UUID) async {
    await forget(tripId)
    for activity in activities(of: tripId) { await remove(activity) }
  }

  /// Removes the cards that are left of a trip's earlier activities, which would go on telling old numbers beside the
  /// new one.
  func endOthers(of tripId: UUID, than newest: CommuteActivity) async {
    for activity in activities(of: tripId) where activity.id != newest.id { await remove(activity) }
  }

  /// Removes every activity at once.
  func endAllActivities() async {
    for activity in CommuteActivity.activities {
      if let id = UUID(uuidString: activity.attributes.tripId) { await forget(id) }
      await remove(activity)
    }
  }

  /// Ends the activity of a trip that is over: its card says so for some minutes, then the system takes it away.
  func finishActivity(for tripId: UUID) async {
    await forget(tripId)
    for activity in activities(of: tripId) {
      guard activity.activityState.isRunning else {
        // The system or a push ended it earlier, and would let it stay for hours.
        await remove(activity)
        continue
      }
      log(
        activity.activityState == .stale
          ? "The trip to \(activity.content.state.destinationName) is over. Its card was out of date, but ActivityKit "
            + "removes nothing for that: the app ends it now, and the system takes it away in "
            + "\(Int(Self.farewell / 60)) min."
          : "The trip to \(activity.content.state.destinationName) is over; the system takes its card away in "
            + "\(Int(Self.farewell / 60)) min.")
      release(activity.id)
      // That the trip is over never gets out of date.
      let state = activity.content.state
      await activity.end(
        ActivityContent(state: state, staleDate: nil, relevanceScore: state.relevanceScore),
        dismissalPolicy: .after(now.addingTimeInterval(Self.farewell)))
    }
  }

  /// Takes over what an earlier process left or a server started meanwhile; activities go whose trip isn't planned or
  /// may not be shown. Returns the trips that have one.
  func resume() async -> Set<Trip.ID> {
    var found: Set<Trip.ID> = []
    for activity in CommuteActivity.activities where activity.activityState.isRunning {
      if let id = UUID(uuidString: activity.attributes.tripId), await isPlanned(id), found.insert(id).inserted {
        watch(activity)
      } else {
        await refuse(activity)
      }
    }
    arrivals = Task { [weak self] in
      for await activity in CommuteActivity.activityUpdates { await self?.follow(activity) }
    }
    return found
  }

  /// A new activity: one of the app's own is followed already, one that a server started belongs to a trip or goes.
  private func follow(_ activity: CommuteActivity) async {
    guard watchers[activity.id] == nil, activity.activityState.isRunning else { return }
    let others = CommuteActivity.activities.filter { other in
      other.id != activity.id && other.attributes.tripId == activity.attributes.tripId && other.activityState.isRunning
    }
    guard let id = UUID(uuidString: activity.attributes.tripId), others.isEmpty, await isPlanned(id) else {
      return await refuse(activity)
    }
    watch(activity)
    log(
      "A server started the activity for \(activity.content.state.destinationName); CommuteTimely keeps it up to date.")
    await tell(id, .shown)
  }

  private func refuse(_ activity: CommuteActivity) async {
    log(
      "The activity for \(activity.content.state.destinationName) belongs to no trip that is planned and may be shown, "
        + "or to one that has another: it is removed.")
    await remove(activity)
  }

  private func activities(of tripId: Trip.ID) -> [CommuteActivity] {
    CommuteActivity.activities.filter { $0.attributes.tripId == tripId.uuidString }
  }

  func remove(_ activity: CommuteActivity) async {
    release(activity.id)
    await activity.end(activity.content, dismissalPolicy: .immediate)
  }

  // MARK: Events

  func watch(_ activity: CommuteActivity) {
    release(activity.id)
    if activity.activityState == .pending { waiting.insert(activity.id) }
    watchers[activity.id] = [
      Task { [weak self] in
        for await state in activity.activityStateUpdates { await self?.activity(activity, became: state) }
      },
      Task { [weak self] in
        for await token in activity.pushTokenUpdates { await self?.register(token, of: activity) }
      },
    ]
  }

  private func release(_ id: String) {
    waiting.remove(id)
    for watcher in watchers.removeValue(forKey: id) ?? [] { watcher.cancel() }
  }

  private func activity(_ activity: CommuteActivity, became state: ActivityState) async {
    guard watchers[activity.id] != nil, let tripId = UUID(uuidString: activity.attributes.tripId) else { return }
    let name = activity.content.state.destinationName
    switch state {
    case .active where waiting.remove(activity.id) != nil: await tell(tripId, .shown)
    // An update may have made it fresh before this is heard.
    case .stale where activity.activityState == .stale:
      log(
        "\(name) is out of date: the stale date of its activity has passed. ActivityKit removes nothing for being "
          + "stale; newer content makes it fresh.")
    case .ended, .dismissed:
      release(activity.id)
      if let problem = availabilityProblem() {
        if case .notSupported = problem {
          log("The activity for \(name) is gone, the trip goes on: this iOS has no Live Activities.")
        } else {
          log("Live Activities were switched off: the activity for \(name) is gone, the trip goes on.")
        }
        return await tell(tripId, .wanted)
      }
      log(
        state == .ended
          ? "The activity for \(name) was ended by a push or by the system; the trip goes on."
          : "The activity for \(name) was removed, most likely by hand; the trip goes on.")
      await tell(tripId, .removed)
    default: break
    }
  }

  private func register(_ token: Data, of activity: CommuteActivity) {
    guard watchers[activity.id] != nil else { return }
    log("The server may push to \(activity.content.state.destinationName): its token has \(token.count) bytes.")
  }
}
