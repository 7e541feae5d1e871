import SwiftUI

/// Keeps the recommendations of all trips up to date, and their Live Activities with them.
///
/// There is no polling: it works when a trip changes, while the app is in front, when the system grants background time,
/// and when an arrival time comes.
actor LeaveTimeScheduler {
  /// Seconds between two looks at roads and weather while the app is in front.
  static let foregroundInterval: TimeInterval = 30

  /// Seconds after which background time is asked for: shortly before what is shown gets out of date.
  static let backgroundInterval = CommuteActivityManager.staleInterval - foregroundInterval

  let store: TripStore
  let activities: CommuteActivityManager
  let engine: PredictionEngine
  let preferences: UserPreferencesService
  private let refresher: BackgroundRefresher
  private let phone: Phone
  private(set) var isForeground = false
  /// The reason why trips can't be updated in the background.
  private(set) var backgroundNotice: String?
  private var foregroundWork: Task<Void, any Error>?
  private var arrivalTimer: Task<Void, any Error>?
  /// The failures that were told already, by trip.
  private var toldFailures: [Trip.ID: String] = [:]

  /// The questions to the phone.
  struct Phone: Sendable {
    let now: @Sendable () -> Date
    let log: @Sendable (String) -> Void
    /// Says that the app's screen shows something new.
    let screenChanged: @Sendable () -> Void
  }

  init(
    store: TripStore, activities: CommuteActivityManager, engine: PredictionEngine,
    preferences: UserPreferencesService, phone: Phone
  ) {
    self.store = store
    self.activities = activities
    self.engine = engine
    self.preferences = preferences
    self.phone = phone
    refresher = BackgroundRefresher(log: phone.log)
  }

  var now: Date { phone.now() }

  // MARK: The life of the app

  /// Takes over what an earlier process left.
  func launch() async {
    refresher.register { [weak self] in await self?.updatePredictions() }
    await activities.setObserver { [weak self] id, presence in await self?.activityIsGone(id, presence) }
    await logFailure { [store, activities] () async throws(TripError) in
      let planned = try await store.book().planned
      let found = await activities.resume(planned.map(\.id))
      let isAllowed = await activities.areActivitiesEnabled()
      for trip in planned where trip.activity == .shown && !found.contains(trip.id) {
        // Nothing tells whether the person or the system removed it (ActivityKit). Where it was allowed, it was most
        // likely the person, who shall not have to do it again.
        try await store.change { $0.setActivity(isAllowed ? .removed : .wanted, of: trip.id) }
        phone.log("The activity for \(trip.destination.name) went while CommuteTimely wasn't running.")
      }
    }
    await planAhead()
  }

  func becomeActive() async {
    isForeground = true
    await updatePredictions()
  }

  func enterBackground() async {
    isForeground = false
    foregroundWork?.cancel()
    foregroundWork = nil
    await planAhead()
  }

  /// Looks at roads and weather now and then, as long as the app is in front and a trip is planned.
  private func watchRoads() async {
    guard isForeground, foregroundWork == nil, await hasTrips() else { return }
    foregroundWork = Task { [weak self] in
      repeat { try await Task.sleep(for: .seconds(Self.foregroundInterval)) } while await self?.lookAgain() == true
    }
  }

  /// Returns whether it is worth looking once more.
  private func lookAgain() async -> Bool {
    await refreshAll()
    phone.screenChanged()
    if await hasTrips() { return true }
    foregroundWork = nil
    return false
  }

  private func hasTrips() async -> Bool { (try? await store.book().planned.isEmpty) == false }

  // MARK: One cycle

  /// Ends what is over, and brings everything else up to date.
  func updatePredictions() async {
    await refreshAll()
    await watchRoads()
    await planAhead()
    phone.screenChanged()
  }

  private func refreshAll() async {
    await logFailure { [store] () async throws(TripError) in
      for trip in try await store.book().planned {
        if trip.arrivalTime <= now { try await finish(trip) } else { await refresh(trip) }
      }
    }
  }

  private func finish(_ trip: Trip) async throws(TripError) {
    try await store.change { book throws(TripError) in try book.finish(trip.id, as: .over) }
    toldFailures[trip.id] = nil
    await activities.finishActivity(for: trip.id)
  }

  private func refresh(_ trip: Trip) async {
    if await activities.hasActivity(for: trip.id) {
      await activities.updateActivity(
        for: trip.id, recommendation: engine.recommendation(for: trip, at: now), firstName: preferences.firstName)
    } else if isForeground, trip.activity == .wanted, preferences.dynamicIslandEnabled {
      await start(trip)
    }
  }

  /// Starts the activity of a trip, which goes on without one if that fails.
  func start(_ trip: Trip) async {
    do throws(CommuteActivityError) {
      try await activities.startActivity(
        for: trip, recommendation: engine.recommendation(for: trip, at: now), firstName: preferences.firstName)
      toldFailures[trip.id] = nil
      await setPresence(.shown, of: trip.id)
    } catch {
      await setPresence(.wanted, of: trip.id)
      // Tried again with each cycle; the same failure is told once.
      if toldFailures.updateValue(error.description, forKey: trip.id) != error.description {
        phone.log("\(trip.destination.name): \(error)")
      }
    }
  }

  // MARK: The next update

  /// Asks for background time, and waits for the next arrival as long as the process lives.
  func planAhead() async {
    let planned = (try? await store.book().planned) ?? []
    arrivalTimer?.cancel()
    arrivalTimer = planned.first.map { next in
      let seconds = next.arrivalTime.timeIntervalSince(now)
      return Task { [weak self] in
        try await Task.sleep(for: .seconds(seconds))
        await self?.updatePredictions()
      }
    }
    let refreshDate = planned.first.map { next in
      min(next.arrivalTime, now.addingTimeInterval(Self.backgroundInterval))
    }
    let notice = refresher.schedule(notBefore: refreshDate)
    if let notice, notice != backgroundNotice { phone.log(notice) }
    backgroundNotice = notice
  }

  private func activityIsGone(_ id: Trip.ID, _ presence: Trip.ActivityPresence) async {
    await setPresence(presence, of: id)
    phone.screenChanged()
  }

  func setPresence(_ presence: Trip.ActivityPresence, of id: Trip.ID) async {
    await logFailure { [store] () async throws(TripError) in
      try await store.change { $0.setActivity(presence, of: id) }
    }
  }

  private func logFailure(_ body: () async throws(TripError) -> Void) async {
    do { try await body() } catch { phone.log(error.description) }
  }
}
