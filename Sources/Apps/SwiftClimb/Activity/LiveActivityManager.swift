import ActivityKit
import SwiftUI

/// Owns the Live Activity of the running session.
///
/// Nothing here throws: a session goes on without its activity, and what failed is logged.
actor LiveActivityManager {
  typealias SessionActivity = Activity<ClimbingSessionAttributes>
  typealias ContentState = ClimbingSessionAttributes.ContentState

  /// Seconds without a change after which the counts may no longer be right.
  static let inactivityLimit: TimeInterval = 30 * 60

  private let now: @Sendable () -> Date
  private let log: @Sendable (String) -> Void
  /// Is told when the activity appears, becomes stale, ends or goes, and when activities are allowed or forbidden.
  private let stateChanged: @Sendable () -> Void
  private var current: SessionActivity? { didSet { watch() } }
  private var watching: Task<Void, Never>?
  private var milestones = Milestones()
  private var appliedRevision = 0

  init(
    now: @escaping @Sendable () -> Date, log: @escaping @Sendable (String) -> Void,
    stateChanged: @escaping @Sendable () -> Void = {}
  ) {
    self.now = now
    self.log = log
    self.stateChanged = stateChanged
  }

  /// Starts the activity of a session and ends whatever an earlier one left behind.
  func start(_ attributes: ClimbingSessionAttributes, counts: SessionCounts) async {
    await endAll()
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      log("Live Activities are not available or not allowed; the session goes on without one.")
      return
    }
    let state = state(counts)
    do {
      current = try SessionActivity.request(attributes: attributes, content: content(state), pushType: .token)
      milestones = Milestones(climbs: counts.climbs)
      appliedRevision = counts.revision
      share(attributes, state)
    } catch {
      log("The Live Activity could not be started: \(error)")
    }
  }

  /// Shows new counts; counts of another session, or older than those shown, are ignored.
  func update(sessionId: UUID, counts: SessionCounts) async {
    guard let current else { return }
    guard current.attributes.sessionId == sessionId else {
      log("An update for another session than the running one was ignored.")
      return
    }
    guard counts.revision > appliedRevision else { return }
    appliedRevision = counts.revision
    let state = state(counts)
    let alert = milestones.alert(for: counts.climbs)
    share(current.attributes, state)
    await current.update(content(state), alertConfiguration: alert)
  }

  /// Removes the session's activity at once.
  func end(sessionId: UUID) async {
    guard let current, current.attributes.sessionId == sessionId else { return }
    self.current = nil
    SessionActivityState.clear()
    await current.end(current.content, dismissalPolicy: .immediate)
  }

  /// Takes over what an earlier process of the app left: the activity of the running session is brought up to date or,
  /// if it never came to be, started; any other is ended.
  func resume(_ attributes: ClimbingSessionAttributes?, counts: SessionCounts?) async {
    guard let attributes, let counts else { return await endAll() }
    guard let found = SessionActivity.activities.first(where: { $0.attributes.sessionId == attributes.sessionId })
    else {
      // The state was shared after a start, so that activity is gone because the person or the system removed it.
      if SessionActivityState.read()?.sessionId == attributes.sessionId {
        log("The running session has no Live Activity any more; it goes on without one.")
      } else {
        await start(attributes, counts: counts)
      }
      return
    }
    for activity in SessionActivity.activities where activity.id != found.id {
      await activity.end(activity.content, dismissalPolicy: .immediate)
    }
    let shown = found.content.state
    current = found
    milestones = Milestones(climbs: shown.climbCount)
    if shown.climbCount == counts.climbs && shown.attemptCount == counts.attempts {
      appliedRevision = counts.revision
      share(attributes, shown)
    } else {
      appliedRevision = counts.revision - 1
      await update(sessionId: attributes.sessionId, counts: counts)
    }
  }

  /// Why a session has no Live Activity, or `nil` if it has one.
  func absence(of attributes: ClimbingSessionAttributes) -> ActivityAbsence? {
    if let current, current.attributes.sessionId == attributes.sessionId,
      [.pending, .active, .stale].contains(current.activityState)
    {
      return nil
    }
    if now() >= attributes.timerInterval.upperBound { return .timeOver }
    return ActivityAuthorizationInfo().areActivitiesEnabled ? .canBeShown : .notAllowed
  }

  /// Tells of every change of the person's permission, as long as the app runs.
  nonisolated func watchPermission() {
    Task { [stateChanged] in
      for await _ in ActivityAuthorizationInfo().activityEnablementUpdates { stateChanged() }
    }
  }

  private func watch() {
    watching?.cancel()
    watching = current.map { activity in
      Task { [stateChanged] in for await _ in activity.activityStateUpdates { stateChanged() } }
    }
  }

  private func endAll() async {
    current = nil
    SessionActivityState.clear()
    for activity in SessionActivity.activities {
      await activity.end(activity.content, dismissalPolicy: .immediate)
    }
  }

  private func state(_ counts: SessionCounts) -> ContentState {
    ContentState(climbCount: counts.climbs, attemptCount: counts.attempts, lastUpdated: now())
  }

  private func content(_ state: ContentState) -> ActivityContent<ContentState> {
    ActivityContent(state: state, staleDate: state.lastUpdated.addingTimeInterval(Self.inactivityLimit))
  }

  private func share(_ attributes: ClimbingSessionAttributes, _ state: ContentState) {
    do {
      try SessionActivityState(attributes: attributes, state: state).write()
    } catch {
      log("The session could not be shared with the widgets: \(error)")
    }
  }
}
