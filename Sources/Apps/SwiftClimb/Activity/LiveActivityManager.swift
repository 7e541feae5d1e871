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

  let now: @Sendable () -> Date
  let log: @Sendable (String) -> Void
  /// Is told when the activity appears, becomes stale, ends or goes, and when activities are allowed or forbidden.
  let stateChanged: @Sendable () -> Void
  /// The session that goes on, whether it has an activity or not.
  private var session: ClimbingSessionAttributes?
  /// The session's activity, as long as it can be updated.
  private(set) var current: SessionActivity?
  private var observers: [Task<Void, Never>] = []
  private var endWatch: Task<Void, any Error>?
  private var milestones: Milestones?
  private var appliedRevision = 0

  init(
    now: @escaping @Sendable () -> Date, log: @escaping @Sendable (String) -> Void,
    stateChanged: @escaping @Sendable () -> Void = {}
  ) {
    self.now = now
    self.log = log
    self.stateChanged = stateChanged
  }

  var isAllowed: Bool { ActivityAuthorizationInfo().areActivitiesEnabled }
  /// The session whose activity is to come as soon as it is allowed.
  var wanted: Session.ID? { ShownActivity.wanted }

  /// Starts the activity of a session and ends whatever an earlier one left behind.
  func start(_ attributes: ClimbingSessionAttributes, counts: SessionCounts) async {
    let wasWanted = ShownActivity.wanted == attributes.sessionId
    await endAll()
    session = attributes
    guard isAllowed else {
      ShownActivity.wanted = attributes.sessionId
      log("Live Activities are not available or not allowed; the session goes on without one.")
      return
    }
    let state = state(counts)
    do {
      let started = try SessionActivity.request(attributes: attributes, content: content(state), pushType: .token)
      milestones = Milestones(session: attributes.sessionId, climbs: counts.climbs)
      appliedRevision = counts.revision
      take(started, isNew: true)
    } catch {
      if wasWanted { ShownActivity.wanted = attributes.sessionId }
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
    let alert = milestones?.alert(for: counts.climbs)
    share(current.attributes, state)
    await current.update(content(state), alertConfiguration: alert)
  }

  /// Removes the session's activity at once, also one that the system has ended but still shows.
  func end(sessionId: UUID) async {
    guard session?.sessionId == sessionId else { return }
    await endAll()
  }

  /// Takes over what an earlier process of the app left: the activity of the running session is brought up to date or,
  /// if it never came to be, started; any other is ended.
  func resume(_ attributes: ClimbingSessionAttributes?, counts: SessionCounts?) async {
    guard let attributes, let counts else { return await endAll() }
    session = attributes
    let activities = SessionActivity.activities
    let own = activities.filter { $0.attributes.sessionId == attributes.sessionId }
    let found = own.first(where: \.activityState.isRunning) ?? own.first
    for activity in activities where activity.id != found?.id { await remove(activity) }
    guard let found else {
      let wasShown = ShownActivity.session == attributes.sessionId
      guard ShownActivity.wanted != attributes.sessionId,
        wasShown || SessionActivityState.read()?.sessionId == attributes.sessionId
      else {
        return await start(attributes.shown(at: now()), counts: counts)
      }
      // It was started once, so the person or the system removed it while the app was away.
      SessionActivityState.clear()
      return log("The running session has no Live Activity any more; it goes on without one.")
    }
    guard found.activityState.isRunning else { return forget(found, became: found.activityState) }
    let shown = found.content.state
    milestones = Milestones(session: attributes.sessionId, climbs: shown.climbCount)
    let isUpToDate = shown.climbCount == counts.climbs && shown.attemptCount == counts.attempts
    appliedRevision = isUpToDate ? counts.revision : counts.revision - 1
    take(found, isNew: false)
    if !isUpToDate { await update(sessionId: attributes.sessionId, counts: counts) }
  }

  /// Why a session has no Live Activity, or `nil` if it has one.
  func absence(of attributes: ClimbingSessionAttributes) -> ActivityAbsence? {
    if let current, current.attributes.sessionId == attributes.sessionId, current.activityState.isRunning { return nil }
    if current?.activityState == .ended { ShownActivity.noteEnd(at: now()) }
    if ShownActivity.session == attributes.sessionId, ShownActivity.isTimeOver { return .timeOver }
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return .notAllowed }
    let end = attributes.timerInterval.upperBound
    guard now() < end else { return .tooLong }
    watchEnd(end)
    return .canBeShown
  }

  /// Tells when the session has become too long to be shown.
  private func watchEnd(_ end: Date) {
    endWatch?.cancel()
    let seconds = end.timeIntervalSince(now())
    endWatch = Task { [stateChanged] in
      try await Task.sleep(for: .seconds(seconds))
      stateChanged()
    }
  }

  private func endAll() async {
    release()
    session = nil
    endWatch?.cancel()
    ShownActivity.forget()
    for activity in SessionActivity.activities { await remove(activity) }
  }

  private func remove(_ activity: SessionActivity) async {
    await activity.end(activity.content, dismissalPolicy: .immediate)
  }

  // MARK: The current activity

  /// Makes an activity the current one: what it shows is shared, as long as it shows it.
  private func take(_ activity: SessionActivity, isNew: Bool) {
    release()
    current = activity
    ShownActivity.note(activity.attributes.sessionId, start: isNew ? now() : nil)
    share(activity.attributes, activity.content.state)
    observers = [
      Task {
        for await state in activity.activityStateUpdates { follow(state, of: activity) }
        follow(activity.activityState, of: activity)
      },
      Task {
        for await _ in activity.contentUpdates { followContent(of: activity) }
      },
    ]
  }

  /// Lets go of the current activity, and shares nothing of it any more; it isn't ended by that.
  private func release() {
    current = nil
    for observer in observers { observer.cancel() }
    observers = []
    SessionActivityState.clear()
  }

  private func follow(_ state: ActivityState, of activity: SessionActivity) {
    defer { stateChanged() }
    guard current?.id == activity.id, !state.isRunning else { return }
    forget(activity, became: state)
  }

  /// A push may have changed what is shown. What counts is what is shown now, not what was when the news was sent.
  private func followContent(of activity: SessionActivity) {
    guard current?.id == activity.id else { return }
    share(activity.attributes, activity.content.state)
  }

  /// The activity went without the app's doing; nothing tells whose doing it was (ActivityKit).
  private func forget(_ activity: SessionActivity, became state: ActivityState) {
    release()
    if state == .ended { ShownActivity.noteEnd(at: now()) }
    guard ActivityAuthorizationInfo().areActivitiesEnabled else {
      ShownActivity.wanted = activity.attributes.sessionId
      return log("Live Activities are off, and the activity is gone; the session goes on.")
    }
    log(
      state == .dismissed
        ? "The Live Activity was removed (nothing tells an app by whom); the session goes on."
        : "The Live Activity was ended by the system or a push; the session goes on.")
  }

  /// Looks after an activity that a push started: the running session takes it if it has none, any other is ended at
  /// once.
  func appeared(_ activity: SessionActivity) async {
    guard activity.id != current?.id, activity.activityState.isRunning else { return }
    if let session, activity.attributes.sessionId == session.sessionId, current == nil {
      take(activity, isNew: true)
      stateChanged()
    } else {
      log("A Live Activity that no running session needs was ended.")
      await remove(activity)
    }
  }

  private func state(_ counts: SessionCounts) -> ContentState {
    ContentState(climbCount: counts.climbs, attemptCount: counts.attempts, lastUpdated: now())
  }

  private func content(_ state: ContentState) -> ActivityContent<ContentState> {
    ActivityContent(state: state, staleDate: state.lastUpdated.addingTimeInterval(Self.inactivityLimit))
  }

  private func share(_ attributes: ClimbingSessionAttributes, _ state: ContentState) {
    let shared = SessionActivityState(attributes: attributes, state: state)
    guard shared != SessionActivityState.read() else { return }
    do {
      try shared.write()
    } catch {
      log("The session could not be shared with the widgets: \(error)")
    }
  }
}

extension ActivityState {
  /// Whether the activity can be updated.
  var isRunning: Bool { [.pending, .active, .stale].contains(self) }
}
