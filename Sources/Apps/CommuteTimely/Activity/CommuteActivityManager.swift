import ActivityKit
import SwiftUI

/// Owns the Live Activities of all trips, one for each.
actor CommuteActivityManager: CommuteActivityManagerProtocol {
  typealias CommuteActivity = Activity<CommuteActivityAttributes>
  typealias ContentState = CommuteActivityAttributes.ContentState
  /// Is told when the activity of a trip came or went without the app's doing.
  typealias Observer = @Sendable (Trip.ID, Trip.ActivityPresence) async -> Void
  /// Says whether a trip is planned and may be shown.
  typealias Planned = @Sendable (Trip.ID) async -> Bool

  /// Seconds between two updates of a trip.
  static let updateInterval: TimeInterval = 30
  /// Seconds after which what is shown may no longer be right.
  static let staleInterval: TimeInterval = 5 * 60
  /// Seconds after which background time is asked for: shortly before what is shown gets out of date.
  static let lookInterval = staleInterval - updateInterval
  /// Seconds for which the card of a trip that is over stays.
  static let farewell: TimeInterval = 5 * 60
  /// Seconds after which the system ends an activity.
  static let longestLife: TimeInterval = 8 * 3600
  /// How long before its arrival a trip can be shown at once, in seconds.
  static let longestShown = longestLife - 1800
  /// How long before leaving a trip that is farther away is shown, in seconds.
  static let headStart: TimeInterval = 2 * 3600

  private let phone: Phone
  let log: @Sendable (String) -> Void
  private var throttlers: [Trip.ID: Throttler] = [:]
  /// The instants of the newest recommendations that were sent.
  private var newest: [Trip.ID: Date] = [:]
  private var observer: Observer?
  private(set) var isPlanned: Planned = { _ in false }
  /// How many activities there were when the system refused one more.
  private var mostShown: Int?
  /// When the system ends the activities that were started, whatever becomes of their trips.
  private(set) var systemEnds: [Trip.ID: Date] = [:]
  /// The trips whose next update alerts.
  private var alerts: Set<Trip.ID> = []
  /// Follows activities that the app didn't start itself.
  var arrivals: Task<Void, Never>?
  var watchers: [String: [Task<Void, Never>]] = [:]
  /// The watched activities that the system has yet to start.
  var waiting: Set<String> = []

  /// The questions to the phone.
  struct Phone: Sendable {
    /// Whether iOS is new enough for Live Activities.
    let isSupported: @Sendable () -> Bool
    /// Whether iOS starts activities at a date by itself (26.0).
    let canSchedule: @Sendable () -> Bool
    let now: @Sendable () -> Date
  }

  init(phone: Phone, log: @escaping @Sendable (String) -> Void) {
    self.phone = phone
    self.log = log
  }

  var now: Date { phone.now() }
  func setObserver(_ observer: @escaping Observer, isPlanned: @escaping Planned) {
    (self.observer, self.isPlanned) = (observer, isPlanned)
  }
  func tell(_ id: Trip.ID, _ presence: Trip.ActivityPresence) async { await observer?(id, presence) }

  // MARK: Queries

  func areActivitiesEnabled() -> Bool { availabilityProblem() == nil }

  /// The reason why no trip at all is shown, if there is one.
  func availabilityProblem() -> CommuteActivityError? {
    guard phone.isSupported() else { return .notSupported }
    return ActivityAuthorizationInfo().areActivitiesEnabled ? nil : .activitiesDisabled
  }

  func isActivityActive(for tripId: UUID) -> Bool {
    guard let activity = activity(of: tripId) else { return false }
    return activity.activityState == .active || activity.activityState == .stale
  }

  /// Whether there is an activity, also one that the system starts later.
  func hasActivity(for tripId: UUID) -> Bool { activity(of: tripId) != nil }

  /// The activity of a trip, as long as it can change.
  func activity(of tripId: Trip.ID) -> CommuteActivity? {
    CommuteActivity.activities.first { $0.attributes.tripId == tripId.uuidString && $0.activityState.isRunning }
  }

  // MARK: Starting and updating

  /// Starts the activity of a trip, or updates the one there is. A trip that is many hours away is handed to the system,
  /// which starts its activity in time.
  func startActivity(
    for trip: Trip, recommendation: LeaveTimeRecommendation, firstName: String?
  ) async throws(CommuteActivityError) {
    if let problem = availabilityProblem() { throw problem }
    if let running = activity(of: trip.id) {
      if running.attributes.destinationAddress == trip.destination.address, !isScheduled(running) {
        return await updateActivity(for: trip.id, recommendation: recommendation, firstName: firstName)
      }
      // Attributes can't change, and neither can the date of a start.
      await endActivity(for: trip.id)
    }
    let state = ContentState(trip, recommendation, firstName: firstName)
    let start = start(of: trip, state)
    // Asking again is worth it when one of them has gone, or can go.
    if let mostShown, countShown >= mostShown, lastWaiting(after: start) == nil {
      throw .startFailed(TooManyShown.ofThisApp)
    }
    do {
      let requested = try await requestInTurn(trip, state, from: start)
      watch(requested)
      mostShown = nil
      systemEnds[trip.id] = max(start, now) + Self.longestLife
      await endOthers(of: trip.id, than: requested)
    } catch let error as ActivityAuthorizationError where error == .denied {
      throw .activitiesDisabled
    } catch let error as ActivityAuthorizationError where error == .targetMaximumExceeded {
      mostShown = countShown
      throw .startFailed(TooManyShown.ofThisApp)
    } catch {
      throw .startFailed(error)
    }
  }

  private var countShown: Int { CommuteActivity.activities.count { $0.activityState.isRunning } }

  /// When the activity of a trip is to start: at once, or some hours before leaving for one that is farther away.
  private func start(of trip: Trip, _ state: ContentState) -> Date {
    trip.arrivalTime.timeIntervalSince(now) > Self.longestShown ? state.leaveTime - Self.headStart : now
  }

  /// Requests an activity; if there are too many, in the place of the one that would start last.
  private func requestInTurn(_ trip: Trip, _ state: ContentState, from start: Date) async throws -> CommuteActivity {
    do {
      return try request(trip, state, from: start)
    } catch let error as ActivityAuthorizationError where error == .targetMaximumExceeded {
      guard let last = lastWaiting(after: start) else { throw error }
      log(
        "The trip to \(last.content.state.destinationName) is later: its activity makes room for that to "
          + "\(state.destinationName).")
      await remove(last)
      if let id = UUID(uuidString: last.attributes.tripId) { await tell(id, .wanted) }
      return try request(trip, state, from: start)
    }
  }

  /// Of the activities that start later than a date the last one.
  private func lastWaiting(after date: Date) -> CommuteActivity? {
    CommuteActivity.activities.filter { isScheduled($0) && startDate(of: $0) > date }
      .max { startDate(of: $0) < startDate(of: $1) }
  }

  private func request(_ trip: Trip, _ state: ContentState, from start: Date) throws -> CommuteActivity {
    let attributes = CommuteActivityAttributes(
      tripId: trip.id.uuidString, destinationAddress: trip.destination.address)
    guard start > now else {
      return try CommuteActivity.request(
        attributes: attributes, content: content(state, at: now), pushType: .token)
    }
    guard phone.canSchedule() else { throw TripTooFar.waitsForTheApp }
    return try CommuteActivity.request(
      attributes: attributes, content: content(state, at: start), pushType: .token, style: .standard,
      alertConfiguration: AlertConfiguration(
        title: "Trip to \(state.destinationName)", body: "Time to think of leaving.", sound: .default),
      start: start)
  }

  /// Shows a new recommendation, now or as soon as the last update is half a minute old.
  func updateActivity(for tripId: UUID, recommendation: LeaveTimeRecommendation, firstName: String?) async {
    guard let activity = activity(of: tripId) else { return }
    // A recommendation without news is no update; it only takes the place of the one that waits.
    guard isNews(state(of: activity, recommendation, firstName), for: activity) else {
      if !alerts.contains(tripId) { await throttlers[tripId]?.cancel() }
      return
    }
    // The update that alerts comes to the second, so none may come shortly before it.
    let shown = activity.content.state.leaveTime
    let ahead = shown.timeIntervalSince(now)
    if shown == recommendation.recommendedLeaveTimeUtc, ahead > 0, ahead < Self.updateInterval { return }
    await sendInTurn(recommendation, to: tripId, firstName: firstName)
  }

  /// Alerts that it is time to leave: the phone sounds and shows the activity.
  func alertToLeave(for tripId: UUID, recommendation: LeaveTimeRecommendation, firstName: String?) async {
    guard let activity = activity(of: tripId), !isScheduled(activity) else { return }
    alerts.insert(tripId)
    await sendInTurn(recommendation, to: tripId, firstName: firstName)
  }

  private func sendInTurn(
    _ recommendation: LeaveTimeRecommendation, to tripId: Trip.ID, firstName: String?
  ) async {
    await throttler(of: tripId).throttle { [weak self] in
      await self?.send(recommendation, to: tripId, firstName: firstName)
    }
  }

  private func send(_ recommendation: LeaveTimeRecommendation, to tripId: Trip.ID, firstName: String?) async {
    guard let activity = activity(of: tripId) else { return }
    let state = state(of: activity, recommendation, firstName)
    // The clock may have been set past the start before the system has begun the activity.
    if isScheduled(activity) { return await activity.update(content(state, at: max(startDate(of: activity), now))) }
    // With its instant, so that what a server sent in the meantime isn't undone by something older; without one after the
    // clock was set back, as nothing would be newer for hours.
    let taken = recommendation.snapshot.takenAt
    let last = newest[tripId] ?? startDate(of: activity)
    let isInOrder = last <= taken
    newest[tripId] = max(taken, last)
    let shown = content(state, at: now)
    let alert = alerts.remove(tripId) == nil ? nil : alert(state)
    if isInOrder {
      await activity.update(shown, alertConfiguration: alert, timestamp: taken)
    } else {
      await activity.update(shown, alertConfiguration: alert)
    }
    if isInOrder, activity.content.state != state, activity.activityState == .stale {
      // What is shown has a later instant and is out of date all the same: the clock was set back before this process.
      newest[tripId] = .distantFuture
      await activity.update(shown, alertConfiguration: alert)
    }
    // The shown state then differs from the wanted one, and so the next cycle tries again.
    if activity.content.state != state, activity.activityState.isRunning {
      log("\(CommuteActivityError.updateFailed(RefusedUpdate.notShown))")
    }
  }

  /// From when on the content of an activity counts as fresh: since an earlier process, or the request, sent it, or from
  /// its start.
  private func startDate(of activity: CommuteActivity) -> Date {
    (activity.content.staleDate ?? now).addingTimeInterval(-Self.staleInterval)
  }

  /// Who couldn't be told in time is told how late it is.
  private func alert(_ state: ContentState) -> AlertConfiguration {
    let way = "The way takes \(state.travelTimeMinutes) min."
    guard now.timeIntervalSince(state.leaveTime) >= 60 else {
      return AlertConfiguration(
        title: "Leave now for \(state.destinationName)", body: "\(way)", sound: .default)
    }
    return AlertConfiguration(
      title: "Running late for \(state.destinationName)", body: "\(state.style(.speech).format(now)). \(way)",
      sound: .default)
  }

  private func state(
    of activity: CommuteActivity, _ recommendation: LeaveTimeRecommendation, _ firstName: String?
  ) -> ContentState {
    ContentState(address: activity.attributes.destinationAddress, recommendation, firstName: firstName)
  }

  /// Whether an update would change anything: the content, or how long it counts as fresh.
  private func isNews(_ state: ContentState, for activity: CommuteActivity) -> Bool {
    let shown = activity.content
    guard shown.state == state, let staleDate = shown.staleDate else { return true }
    return staleDate.timeIntervalSince(now) <= Self.staleInterval / 2
  }

  private func content(_ state: ContentState, at instant: Date) -> ActivityContent<ContentState> {
    ActivityContent(
      state: state, staleDate: instant.addingTimeInterval(Self.staleInterval), relevanceScore: state.relevanceScore)
  }

  /// When the next look at a trip's roads is worth the background time: before its content gets out of date, or as soon
  /// as the system starts its activity. `nil` where no activity is.
  func nextLook(at tripId: Trip.ID) -> Date? {
    if let start = scheduledStart(for: tripId) { return max(now, start) }
    return hasActivity(for: tripId) ? now + Self.lookInterval : nil
  }

  /// When the system starts the activity of a trip; `nil` where it has, or where there is none.
  func scheduledStart(for tripId: Trip.ID) -> Date? {
    activity(of: tripId).flatMap { isScheduled($0) ? startDate(of: $0) : nil }
  }

  private func isScheduled(_ activity: CommuteActivity) -> Bool { activity.activityState == .pending }

  private func throttler(of tripId: Trip.ID) -> Throttler {
    if let known = throttlers[tripId] { return known }
    let throttler = Throttler(interval: Self.updateInterval, now: phone.now)
    throttlers[tripId] = throttler
    return throttler
  }

  /// Forgets what waits for a trip's next update.
  func forget(_ tripId: Trip.ID) async {
    alerts.remove(tripId)
    newest[tripId] = nil
    await throttlers.removeValue(forKey: tripId)?.cancel()
  }
}

extension ActivityState {
  /// Whether the activity still changes.
  var isRunning: Bool { self == .active || self == .stale || self == .pending }
}
