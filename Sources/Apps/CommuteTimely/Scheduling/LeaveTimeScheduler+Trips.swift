import SwiftUI

/// The deeds of people with trips: each is stored first, then shown.
extension LeaveTimeScheduler {
  /// Plans a trip and shows it.
  @discardableResult
  func scheduleTrip(
    _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int, savesPlace: Bool
  ) async throws(TripError) -> Trip {
    let instant = now
    let trip = try await store.change { book throws(TripError) in
      if savesPlace { try book.save(destination) }
      return try book.plan(destination, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: instant)
    }
    await updatePredictions()
    return trip
  }

  func editTrip(
    _ id: Trip.ID, _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int
  ) async throws(TripError) {
    let instant = now
    try await store.change { book throws(TripError) in
      try book.edit(id, destination, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: instant)
    }
    if await activities.hasActivity(for: id), let trip = try await store.book().trip(id) { await start(trip) }
    await updatePredictions()
  }

  func cancelTrip(_ id: Trip.ID) async throws(TripError) {
    try await store.change { book throws(TripError) in try book.finish(id, as: .cancelled) }
    await activities.endActivity(for: id)
    await planAhead()
  }

  func deleteTrip(_ id: Trip.ID) async throws(TripError) {
    try await store.change { book throws(TripError) in try book.delete(id) }
    await activities.endActivity(for: id)
    await planAhead()
  }

  /// Starts the activity of a trip that the person had removed.
  func showTrip(_ id: Trip.ID) async throws(TripError) {
    guard let trip = try await store.book().trip(id), trip.isPlanned else { throw .unknownTrip }
    await start(trip)
  }

  /// Removes all activities; the trips go on without, until a person asks for them.
  func endAll() async throws(TripError) {
    await activities.endAllActivities()
    for trip in try await store.book().planned { await setPresence(.removed, of: trip.id) }
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
