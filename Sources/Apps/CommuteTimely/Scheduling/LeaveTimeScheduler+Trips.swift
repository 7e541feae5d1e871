import SwiftUI

/// The deeds of people with trips: each is stored first, then shown.
extension LeaveTimeScheduler {
  /// Plans a trip and shows it.
  @discardableResult
  func scheduleTrip(
    _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int, savesPlace: Bool
  ) async throws(TripError) -> Trip {
    let instant = now
    let engine = engine
    let trip = try await store.change { book throws(TripError) in
      if savesPlace { try book.save(destination) }
      let trip = try book.plan(destination, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: instant)
      try Self.checkWay(of: trip, in: &book, engine, at: instant)
      return trip
    }
    await updatePredictions()
    return trip
  }

  func editTrip(
    _ id: Trip.ID, _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int
  ) async throws(TripError) {
    let instant = now
    let engine = engine
    try await store.change { book throws(TripError) in
      try book.edit(id, destination, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: instant)
      if let trip = book.trip(id) { try Self.checkWay(of: trip, in: &book, engine, at: instant) }
    }
    reminders.remove(for: id)
    if await activities.hasActivity(for: id), let trip = try await store.book().trip(id) {
      // The system would end this one before the trip is over.
      if let end = trip.shownUntil, end < trip.arrivalTime { await activities.endActivity(for: id) }
      await start(trip)
    }
    await updatePredictions()
  }

  /// Refuses a trip that nobody can make any more. Of one that has to begin at once nobody need be alerted: the person is
  /// looking at it.
  private static func checkWay(
    of trip: Trip, in book: inout TripBook, _ engine: PredictionEngine, at instant: Date
  ) throws(TripError) {
    let recommendation = engine.recommendation(for: trip, at: instant)
    guard instant <= recommendation.latestDeparture else {
      throw .unreachable(
        name: trip.destination.name, minutes: Int((trip.arrivalTime.timeIntervalSince(instant) / 60).rounded(.down)),
        travelMinutes: recommendation.travelTimeMinutes)
    }
    let leave = recommendation.recommendedLeaveTimeUtc
    if leave <= instant { book.setAlerted(for: leave, of: trip.id) }
  }

  func cancelTrip(_ id: Trip.ID) async throws(TripError) {
    try await store.change { book throws(TripError) in try book.finish(id, as: .cancelled) }
    await forget(id)
    await activities.endActivity(for: id)
    await planAhead()
  }

  func deleteTrip(_ id: Trip.ID) async throws(TripError) {
    try await store.change { book throws(TripError) in try book.delete(id) }
    await forget(id)
    await activities.endActivity(for: id)
    await planAhead()
  }

  /// Starts the activity of a trip that the person had removed.
  func showTrip(_ id: Trip.ID) async throws(TripError) {
    guard let trip = try await store.book().trip(id), trip.isPlanned else { throw .unknownTrip }
    await start(trip)
    await planAhead()
  }

  /// Removes all activities; the trips go on without, until a person asks for them.
  func endAll() async throws(TripError) {
    await activities.endAllActivities()
    for trip in try await store.book().planned { await setPresence(.removed, of: trip.id) }
    await planAhead()
  }

  /// Takes the activities away, or brings those of all trips back.
  func setDynamicIsland(_ isEnabled: Bool) async throws(TripError) {
    preferences.updateDynamicIslandEnabled(isEnabled)
    if !isEnabled { await activities.endAllActivities() }
    for trip in try await store.book().planned where trip.activity != .wanted {
      let hasActivity = await activities.hasActivity(for: trip.id)
      if !hasActivity { await setPresence(.wanted, of: trip.id) }
    }
    await updatePredictions()
  }
}
