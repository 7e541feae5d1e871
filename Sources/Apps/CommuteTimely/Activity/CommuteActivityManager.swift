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
  /// How long before its arrival a trip can be shown at once, in seconds: the system ends activities after 8 hours.
  static let longestShown: TimeInterval = 7.5 * 3600
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
  /// The trips whose next update alerts.
  private var alerts: Set<Trip.ID> = []
  /// Follows activities that the app didn't start itself.
  var arrivals: Task<Void, Never>?
  var watchers: [String: [Task<Void, Never>]] = [:]

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
    // Asking again is worth it when one of them has gone.
    if let mostShown, countShown >= mostShown { throw .startFailed(TooManyShown.ofThisApp) }
    let state = ContentState(trip, recommendation, firstName: firstName)
    do {
      let requested = try request(trip, state)
      watch(requested)
      mostShown = nil
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

  private func request(_ trip: Trip, _ state: ContentState) throws -> CommuteActivity {
    let attributes = CommuteActivityAttributes(
      tripId: trip.id.uuidString, destinationAddress: trip.destination.address)
    guard trip.arrivalTime.timeIntervalSince(now) > Self.longestShown else {
      return try CommuteActivity.request(
        attributes: attributes, content: content(state, at: now), pushType: .token)
    }
    guard phone.canSchedule() else { throw TripTooFar.waitsForTheApp }
    let start = state.leaveTime.addingTimeInterval(-Self.headStart)
    return try CommuteActivity.request(
      attributes: attributes, content: content(state, at: start), pushType: .token, style: .standard,
      alertConfiguration: AlertConfiguration(
        title: "Trip to \(state.destinationName)", body: "Time to think of leaving.", sound: .default),
      start: start)
  }

  /// Shows a new recommendation, now or as soon as the last update is half a minute old.
  func updateActivity(for tripId: UUID, recommendation: LeaveTimeRecommendation, firstName: String?) async {
    guard let activity = activity(of: tripId), !isScheduled(activity) else { return }
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
    guard let activity = activity(of: tripId), !isScheduled(activity) else { return }
    let state = state(of: activity, recommendation, firstName)
    // With its instant, so that what a server sent in the meantime isn't undone by something older; without one after the
    // clock was set back, as nothing would be newer for hours.
    let taken = recommendation.snapshot.takenAt
    let last = newest[tripId] ?? instantShown(by: activity) ?? taken
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

  /// When an earlier process, or the request, sent what is shown: its content counts as fresh from then on.
  private func instantShown(by activity: CommuteActivity) -> Date? {
    activity.content.staleDate?.addingTimeInterval(-Self.staleInterval)
  }

  private func alert(_ state: ContentState) -> AlertConfiguration {
    AlertConfiguration(
      title: "Leave now for \(state.destinationName)", body: "The way takes \(state.travelTimeMinutes) min.",
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

  /// When the next look at a trip's roads is worth the background time: before its content gets out of date, and never
  /// before the system starts its activity. `nil` where no activity is.
  func nextLook(at tripId: Trip.ID) -> Date? {
    guard let activity = activity(of: tripId) else { return nil }
    let start =
      isScheduled(activity) ? activity.content.state.leaveTime.addingTimeInterval(-Self.headStart) : now
    return max(now, start).addingTimeInterval(Self.lookInterval)
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

/// The system can't start an activity later than now (before iOS 26).
enum TripTooFar: Error, Hashable, Sendable, CustomStringConvertible {
  case waitsForTheApp

  var description: String {
    "the trip is hours away, and activities end after 8 hours; it starts when the app is opened nearer to the trip"
  }
}

extension ActivityState {
  /// Whether the activity still changes.
  var isRunning: Bool { self == .active || self == .stale || self == .pending }
}
