import SwiftUI

/// Keeps the recommendations of all trips up to date, and their Live Activities with them.
///
/// There is no polling: it works when a trip changes, while the app is in front, when the system grants background time,
/// and when an arrival time comes.
actor LeaveTimeScheduler {
  typealias ContentState = CommuteActivityAttributes.ContentState
  /// Seconds between two looks at roads and weather while the app is in front.
  static let foregroundInterval: TimeInterval = 30

  let store: TripStore
  let activities: CommuteActivityManager
  let engine: PredictionEngine
  let preferences: UserPreferencesService
  private let refresher: BackgroundRefresher
  let reminders: LeaveReminders
  private let phone: Phone
  private(set) var isForeground = false
  /// The reason why trips can't be updated in the background.
  private(set) var backgroundNotice: String?
  private var foregroundWork: Task<Void, any Error>?
  private var eventTimer: Task<Void, any Error>?
  /// Whether the person is being asked for notifications that sound.
  var isAskingForSound = false
  /// What the widgets were told last.
  private var widgetStates: [ContentState] = []
  /// Why trips have no activity although they want one.
  private(set) var failures: [Trip.ID: CommuteActivityError] = [:]

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
    reminders = LeaveReminders(now: phone.now)
  }

  var now: Date { phone.now() }

  // MARK: The life of the app

  /// Takes over what an earlier process left.
  func launch() async {
    refresher.register { [weak self] in await self?.updatePredictions() }
    await activities.setObserver { [weak self] id, presence in
      await self?.presenceChanged(id, presence)
    } isPlanned: { [weak self] id in
      await self?.mayShow(id) ?? false
    }
    let longestEnd = now + CommuteActivityManager.longestLife
    await logFailure { [store, activities] () async throws(TripError) in
      let planned = try await store.book().planned
      let found = await activities.resume()
      let isAllowed = await activities.areActivitiesEnabled()
      for trip in planned where trip.activity == .shown && !found.contains(trip.id) {
        // Nothing tells whether the person or the system removed it (ActivityKit). Where it was allowed, it was most
        // likely the person, who shall not have to do it again.
        let isByHand = isAllowed && !wasEndedBySystem(trip)
        try await store.change { $0.setActivity(isByHand ? .removed : .wanted, of: trip.id) }
        phone.log("The activity for \(trip.destination.name) was ended or removed while CommuteTimely wasn't running.")
      }
      // A server may have started one meanwhile.
      for trip in planned where trip.activity != .shown && found.contains(trip.id) {
        try await store.change { $0.setActivity(.shown, of: trip.id, until: longestEnd) }
      }
    }
    await planAhead()
  }

  private func mayShow(_ id: Trip.ID) async -> Bool {
    guard preferences.dynamicIslandEnabled else { return false }
    return (try? await store.book())?.trip(id)?.isPlanned == true
  }

  func becomeActive() async {
    isForeground = true
    let instant = now
    await logFailure { [store, reminders] () async throws(TripError) in
      // Who opens the app sees that it is time: nothing has to sound any more.
      for trip in try await store.book().planned where trip.alertedFor == nil && isTimeToLeave(trip) {
        try await store.change { $0.setAlerted(for: instant, of: trip.id) }
        if !isReminded(of: trip) { reminders.remove(for: trip.id) }
      }
    }
    await updatePredictions()
  }

  func enterBackground() async {
    isForeground = false
    foregroundWork?.cancel()
    foregroundWork = nil
    await tellWidgets()
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
    if isForeground { await askWhereSilent() } else { await tellWidgets() }
    await watchRoads()
    await planAhead()
    phone.screenChanged()
  }

  /// Lets the home screen show what the activities show, once it can be seen.
  private func tellWidgets() async {
    let planned = (try? await store.book().planned) ?? []
    let states = planned.map { ContentState($0, engine.recommendation(for: $0, at: now), firstName: nil) }
    if states != widgetStates { SharedTrips.reloadWidgets() }
    widgetStates = states
  }

  private func refreshAll() async {
    await logFailure { [store] () async throws(TripError) in
      for trip in try await store.book().planned {
        if trip.arrivalTime <= now { try await finish(trip) } else { try await refresh(trip) }
      }
    }
  }

  private func finish(_ trip: Trip) async throws(TripError) {
    // Of two cycles at the same instant one finishes it.
    let isFirst = try await store.change { book throws(TripError) -> Bool in
      guard book.planned.contains(where: { $0.id == trip.id }) else { return false }
      try book.finish(trip.id, as: .over)
      return true
    }
    guard isFirst else { return }
    failures[trip.id] = nil
    reminders.remove(for: trip.id)
    await activities.finishActivity(for: trip.id)
  }

  private func refresh(_ trip: Trip) async throws(TripError) {
    let recommendation = engine.recommendation(for: trip, at: now)
    let mustAlert = try await remind(of: trip, recommendation)
    if await activities.hasActivity(for: trip.id) {
      if mustAlert {
        await activities.alertToLeave(
          for: trip.id, recommendation: recommendation, firstName: preferences.firstName)
      } else {
        await activities.updateActivity(
          for: trip.id, recommendation: recommendation, firstName: preferences.firstName)
      }
    } else if isForeground, trip.activity == .wanted, preferences.dynamicIslandEnabled {
      await start(trip)
    }
  }

  /// Starts the activity of a trip, which goes on without one if that fails.
  func start(_ trip: Trip) async {
    do throws(CommuteActivityError) {
      try await activities.startActivity(
        for: trip, recommendation: engine.recommendation(for: trip, at: now), firstName: preferences.firstName)
      failures[trip.id] = nil
      await setPresence(.shown, of: trip.id, until: activities.systemEnds[trip.id])
    } catch {
      await setPresence(.wanted, of: trip.id)
      // Tried again with each cycle; the same failure is told once, also where it concerns several trips.
      let isTold = failures.values.contains { $0.description == error.description }
      failures[trip.id] = error
      if !isTold { phone.log("\(trip.destination.name): \(error)") }
    }
  }

  /// Forgets what was told of a trip that is gone.
  func forget(_ id: Trip.ID) async {
    failures[id] = nil
    reminders.remove(for: id)
  }

  // MARK: The next update

  /// Asks for background time, and waits for the next time to leave or to be there as long as the process lives.
  func planAhead() async {
    let planned = (try? await store.book().planned) ?? []
    let events = planned.flatMap { trip in [trip.arrivalTime, timeToAlert(of: trip)].compactMap(\.self) }
    eventTimer?.cancel()
    eventTimer = events.min().map { next in
      // A time that has passed couldn't be met, as with a file that can't be written: it is tried with the next cycle.
      let seconds = next > now ? next.timeIntervalSince(now) : Self.foregroundInterval
      return Task { [weak self] in
        try await Task.sleep(for: .seconds(seconds))
        await self?.updatePredictions()
      }
    }
    var dates: [Date] = []
    // Without an activity there is nothing to keep up to date, and the system gives reminders by itself.
    for trip in planned {
      guard let look = await activities.nextLook(at: trip.id) else { continue }
      dates += [look, trip.arrivalTime, timeToAlert(of: trip)].compactMap(\.self)
    }
    let notice = refresher.schedule(notBefore: dates.min())
    if let notice, notice != backgroundNotice { phone.log(notice) }
    backgroundNotice = notice
  }

  /// The time to leave, until the phone has alerted of it.
  private func timeToAlert(of trip: Trip) -> Date? {
    trip.alertedFor == nil ? engine.recommendation(for: trip, at: now).recommendedLeaveTimeUtc : nil
  }

  private func presenceChanged(_ id: Trip.ID, _ presence: Trip.ActivityPresence) async {
    guard presence != .shown else {
      // What it shows may be days old.
      await setPresence(.shown, of: id, until: now + CommuteActivityManager.longestLife)
      return await updatePredictions()
    }
    let isSpent = (try? await store.book().trip(id)).map(wasEndedBySystem) ?? false
    await setPresence(isSpent ? .wanted : presence, of: id)
    await planAhead()
    phone.screenChanged()
  }

  /// Whether the activity of a trip has lasted as long as the system lets one last.
  private func wasEndedBySystem(_ trip: Trip) -> Bool { trip.shownUntil.map { $0 <= now } ?? false }

  func setPresence(_ presence: Trip.ActivityPresence, of id: Trip.ID, until end: Date? = nil) async {
    await logFailure { [store] () async throws(TripError) in
      try await store.change { $0.setActivity(presence, of: id, until: end) }
    }
  }

  private func logFailure(_ body: () async throws(TripError) -> Void) async {
    do { try await body() } catch { phone.log(error.description) }
  }
}
