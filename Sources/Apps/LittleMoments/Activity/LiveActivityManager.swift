import ActivityKit
import SwiftUI

/// Owns the Live Activity of the running session: starts it, changes it, ends it, and hears when it goes.
actor LiveActivityManager {
  typealias MeditationActivity = Activity<MeditationLiveActivityAttributes>
  typealias ContentState = MeditationLiveActivityAttributes.ContentState
  /// Is told what became of a session's activity without the app's doing.
  typealias Observer = @Sendable (MeditationSession.ID, MeditationSession.ActivityPresence) async -> Void

  /// Seconds for which a completed session is still shown.
  static let completionDuration: TimeInterval = 5

  private let now: @Sendable () -> Date
  private let log: LifecycleLog
  private var activity: MeditationActivity?
  private var watcher: Task<Void, Never>?
  private var observer: Observer?
  private var updateCount = 0

  init(now: @escaping @Sendable () -> Date, log: LifecycleLog) {
    self.now = now
    self.log = log
  }

  /// Says who is told of activities and which session runs, and looks from now on at every activity that appears, also
  /// one that a push started.
  func setObserver(
    _ observer: @escaping Observer, running: @escaping @Sendable () async -> MeditationSession.ID?
  ) {
    self.observer = observer
    Task { [weak self] in
      for await activity in MeditationActivity.activityUpdates { await self?.appeared(activity, running) }
    }
  }

  nonisolated var areActivitiesEnabled: Bool { ActivityAuthorizationInfo().areActivitiesEnabled }

  /// Starts the activity of a session and ends whatever an earlier one left behind.
  ///
  /// Throws ``MeditationError/activitiesNotAllowed`` and ``MeditationError/activityRefused(_:)``.
  func startActivity(_ session: MeditationSession, state: ContentState) async throws(MeditationError) {
    await endAll()
    guard areActivitiesEnabled else { throw .activitiesNotAllowed }
    let attributes = MeditationLiveActivityAttributes(
      sessionName: session.sessionName, session: session.id, startDate: session.startedAt,
      timerEnd: now().addingTimeInterval(MeditationLiveActivityAttributes.longestDuration))
    do {
      let started = try MeditationActivity.request(
        attributes: attributes, content: content(state, attributes), pushType: nil)
      updateCount = 0
      take(started)
    } catch {
      throw .activityRefused("\(error)")
    }
    await log.write("Live Activity of session \(session.id, privacy: .public) started.")
  }

  /// Shows another state; without an activity, or when the system has ended it, nothing happens.
  func updateActivity(_ state: ContentState) async {
    guard let activity, activity.activityState == .active || activity.activityState == .stale else { return }
    updateCount += 1
    await activity.update(content(state, activity.attributes))
    await log.write("An update was sent to the Live Activity, completed: \(state.isCompleted, privacy: .public).")
  }

  /// Ends the activity: with a last state it stays for ``completionDuration`` seconds, otherwise it goes at once.
  func endActivity(_ state: ContentState? = nil) async {
    guard let ending = activity else { return }
    release()
    guard let state else {
      await ending.end(nil, dismissalPolicy: .immediate)
      return await log.write("Live Activity removed.")
    }
    await ending.end(
      ActivityContent(state: state, staleDate: nil),
      dismissalPolicy: .after(now().addingTimeInterval(Self.completionDuration)))
    await log.write("Live Activity ended; its completion is shown for a moment.")
  }

  /// Takes over what an earlier process of the app left, and says what became of the session's activity.
  func resume(_ session: MeditationSession?) async -> MeditationSession.ActivityPresence {
    guard let session else {
      // One that has ended already shows a completion, which goes by itself.
      for activity in MeditationActivity.activities where activity.activityState != .ended {
        await activity.end(nil, dismissalPolicy: .immediate)
      }
      return .wanted
    }
    guard let found = MeditationActivity.activities.first(where: { $0.attributes.session == session.id }) else {
      // Nothing tells whether the person or the system removed it (ActivityKit). With the permission there, it was most
      // likely the person, who shall not have to do it again; but after the longest time it would be gone in any case.
      let longest = MeditationLiveActivityAttributes.longestDuration
      if session.liveActivity == .shown, now() >= session.startedAt.addingTimeInterval(longest) { return .timedOut }
      guard session.liveActivity == .shown, areActivitiesEnabled else { return session.liveActivity.withoutCard }
      await log.write(
        "The Live Activity went while the app didn't run: swiped away, or Live Activities were off for a while.")
      return .removed
    }
    take(found)
    return found.activityState == .ended ? .timedOut : .shown
  }

  /// The session that an activity shows as running, as far as the activity knows it.
  var shownSession: MeditationSession? {
    let found = MeditationActivity.activities.last { $0.activityState == .active || $0.activityState == .stale }
    guard let found, found.content.state.endedAt == nil else { return nil }
    let (attributes, state) = (found.attributes, found.content.state)
    return MeditationSession(
      id: attributes.session, sessionName: attributes.sessionName, startedAt: attributes.startDate,
      targetTimeInSeconds: state.targetTimeInSeconds, isTargetAnnounced: state.isCompleted, liveActivity: .shown)
  }

  /// The facts for a developer, line by line.
  var debugLines: [String] {
    guard let activity else { return ["no activity"] }
    let staleDate = activity.content.staleDate.map { $0.formatted(.iso8601) } ?? "never"
    return [
      "activity \(activity.activityState), updates \(updateCount)", "stale \(staleDate)",
      "completed \(activity.content.state.isCompleted), elapsed \(Int(activity.content.state.secondsElapsed)) s",
    ]
  }

  // MARK: Events

  /// An activity that isn't of the app's own making: the running session takes it if it has none, and it is ended if it
  /// belongs to no session, as its buttons could do nothing.
  private func appeared(
    _ found: MeditationActivity, _ running: @Sendable () async -> MeditationSession.ID?
  ) async {
    let session = await running()
    guard found.id != activity?.id, found.activityState == .active || found.activityState == .stale else { return }
    if session == found.attributes.session, activity == nil {
      take(found)
      await observer?(found.attributes.session, .shown)
    } else {
      await log.write("A Live Activity that no running session needs was ended.")
      await found.end(nil, dismissalPolicy: .immediate)
    }
  }

  private func take(_ activity: MeditationActivity) {
    self.activity = activity
    watcher?.cancel()
    watcher = Task { [weak self] in
      for await state in activity.activityStateUpdates { await self?.activity(activity.id, became: state) }
    }
  }

  private func release() {
    activity = nil
    watcher?.cancel()
    watcher = nil
  }

  private func activity(_ id: String, became state: ActivityState) async {
    guard let current = activity, current.id == id else { return }
    switch state {
    case .ended:
      // Switched off, it is gone in the same moment; that is said then.
      guard areActivitiesEnabled else { return }
      await log.write("The system ended the Live Activity; the session goes on.")
      await observer?(current.attributes.session, .timedOut)
    case .dismissed:
      let wasOver = now() >= current.attributes.timerEnd
      release()
      if wasOver { return }
      await log.write(
        areActivitiesEnabled
          ? "The Live Activity is gone: swiped away, or Live Activities were off for a while. The session goes on."
          : "Live Activities are not allowed or not available: the activity is gone, the session goes on.")
      await observer?(current.attributes.session, areActivitiesEnabled ? .removed : .wanted)
    default: break
    }
  }

  private func endAll() async {
    release()
    for activity in MeditationActivity.activities { await activity.end(nil, dismissalPolicy: .immediate) }
  }

  private func content(
    _ state: ContentState, _ attributes: MeditationLiveActivityAttributes
  ) -> ActivityContent<ContentState> {
    ActivityContent(state: state, staleDate: attributes.redrawDate(state))
  }
}

extension MeditationSession.ActivityPresence {
  /// The presence once there is no card: one that was shown is wanted again.
  fileprivate var withoutCard: MeditationSession.ActivityPresence { self == .shown ? .wanted : self }
}
