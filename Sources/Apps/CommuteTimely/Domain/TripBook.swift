import SwiftUI

/// All trips and saved places, as they are stored.
struct TripBook: Codable, Hashable, Sendable {
  static let currentVersion = 1
  static let tripLimit = 20
  static let placeLimit = 20
  /// How many trips that are over are remembered.
  static let pastLimit = 20

  private(set) var version = currentVersion
  /// Planned trips by their arrival; among equals the one planned first.
  private(set) var planned: [Trip] = []
  /// Newest first.
  private(set) var past: [Trip] = []
  /// By name.
  private(set) var places: [Destination] = []
  private var tripCount = 0

  /// The first stored value that no trip can have, by its place; `nil` if there is none.
  var problem: String? {
    for (name, trips) in [("planned", planned), ("past", past)] {
      for (index, trip) in trips.enumerated() {
        let dates = [
          ("alertedFor", trip.alertedFor), ("arrivalTime", trip.arrivalTime), ("reminder", trip.reminder),
          ("shownUntil", trip.shownUntil),
        ]
        for case (let key, .some(let date)) in dates where !Trip.storedDates.contains(date) {
          return "\(name)[\(index)].\(key) is no date of a trip"
        }
        if !Trip.storedOffsets.contains(trip.secondsFromGMT) {
          return "\(name)[\(index)].secondsFromGMT is no time zone's"
        }
      }
    }
    return nil
  }

  func trip(_ id: Trip.ID) -> Trip? { planned.first { $0.id == id } ?? past.first { $0.id == id } }

  /// The saved place of a name; capital and small letters are the same.
  func place(named name: String) -> Destination? { places.first { $0.isNamed(name) } }

  // MARK: Trips

  @discardableResult
  mutating func plan(
    _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int, at instant: Date
  ) throws(TripError) -> Trip {
    guard planned.count < Self.tripLimit else { throw .tooManyTrips(limit: Self.tripLimit) }
    try Self.check(arrival, at: instant)
    tripCount += 1
    let trip = Trip(
      id: UUID(tripNumber: tripCount, plannedAt: instant), destination: destination, arrivalTime: arrival,
      secondsFromGMT: secondsFromGMT)
    planned.append(trip)
    sortTrips()
    return trip
  }

  /// Changes where a planned trip goes and when it shall be over.
  mutating func edit(
    _ id: Trip.ID, _ destination: Destination, arrivingAt arrival: Date, secondsFromGMT: Int, at instant: Date
  ) throws(TripError) {
    let index = try index(of: id)
    try Self.check(arrival, at: instant)
    planned[index].destination = destination
    planned[index].arrivalTime = arrival
    planned[index].secondsFromGMT = secondsFromGMT
    (planned[index].alertedFor, planned[index].reminder) = (nil, nil)
    sortTrips()
  }

  /// Moves a planned trip to the past, as cancelled or as over.
  mutating func finish(_ id: Trip.ID, as status: Trip.Status) throws(TripError) {
    var trip = planned.remove(at: try index(of: id))
    trip.status = status
    past = Array(([trip] + past).prefix(Self.pastLimit))
  }

  /// Forgets a trip, planned or past.
  mutating func delete(_ id: Trip.ID) throws(TripError) {
    guard trip(id) != nil else { throw .unknownTrip }
    planned.removeAll { $0.id == id }
    past.removeAll { $0.id == id }
  }

  /// Remembers what became of a trip's activity, and of a new one when the system ends it.
  mutating func setActivity(_ presence: Trip.ActivityPresence, of id: Trip.ID, until end: Date? = nil) {
    guard let index = planned.firstIndex(where: { $0.id == id }) else { return }
    planned[index].activity = presence
    if let end { planned[index].shownUntil = end }
  }

  mutating func setReminder(_ date: Date, of id: Trip.ID) {
    guard let index = planned.firstIndex(where: { $0.id == id }) else { return }
    planned[index].reminder = date
  }

  /// Remembers for when the person was told to leave; returns whether it is the first time.
  @discardableResult
  mutating func setAlerted(for instant: Date, of id: Trip.ID) -> Bool {
    guard let index = planned.firstIndex(where: { $0.id == id }), planned[index].alertedFor == nil else { return false }
    planned[index].alertedFor = instant
    return true
  }

  /// Forgets that the person was told to leave.
  mutating func takeBackAlert(of id: Trip.ID) {
    guard let index = planned.firstIndex(where: { $0.id == id }) else { return }
    (planned[index].alertedFor, planned[index].reminder) = (nil, nil)
  }

  // MARK: Places

  /// Keeps a place, in the stead of one with the same name.
  mutating func save(_ place: Destination) throws(TripError) {
    let others = places.filter { !$0.isNamed(place.name) }
    guard others.count < Self.placeLimit else { throw .tooManyPlaces(limit: Self.placeLimit) }
    places = (others + [place]).sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  mutating func forgetPlace(named name: String) throws(TripError) {
    guard let place = place(named: name) else { throw .unknownPlace(name) }
    places.removeAll { $0 == place }
  }

  private func index(of id: Trip.ID) throws(TripError) -> Int {
    guard let index = planned.firstIndex(where: { $0.id == id }) else { throw .unknownTrip }
    return index
  }

  private mutating func sortTrips() {
    // Sorting is stable.
    planned.sort { $0.arrivalTime < $1.arrivalTime }
  }

  private static func check(_ arrival: Date, at instant: Date) throws(TripError) {
    let notice = arrival.timeIntervalSince(instant)
    if notice <= 0 { throw .arrivalPassed }
    if notice > Trip.longestNotice { throw .arrivalTooFar(days: Int(Trip.longestNotice / 86_400)) }
  }
}
