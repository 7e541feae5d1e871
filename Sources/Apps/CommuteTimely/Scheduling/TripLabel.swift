import SwiftUI

/// The name by which a person tells a trip from others: that of its destination, and more where others have the same.
struct TripLabel: Hashable, Sendable {
  let name: String
  /// The address, where another trip goes to another place of that name.
  private(set) var street: String?
  /// Which one it is of those that are alike in everything, from 1.
  private(set) var number: Int?

  /// Name, number and address, as far as they are needed; the address, which may be long, comes last.
  var text: String {
    name + (number.map { " #\($0)" } ?? "") + (street.map { " (\($0))" } ?? "")
  }

  /// The labels of trips, in their order. Those with the same name, but another time, differ by their time already.
  static func labels(of trips: [Trip]) -> [TripLabel] {
    trips.indices.map { index in
      let trip = trips[index]
      let alike = trips.indices.filter { other in
        trips[other].destination.name == trip.destination.name && trips[other].arrivalTime == trip.arrivalTime
          && trips[other].status == trip.status
      }
      var label = TripLabel(name: trip.destination.name)
      guard alike.count > 1 else { return label }
      let streets = Set(alike.map { trips[$0].destination.street })
      if streets.count > 1, !trip.destination.street.isEmpty { label.street = trip.destination.street }
      let same = alike.filter { trips[$0].destination == trip.destination }
      if same.count > 1 { label.number = same.firstIndex(of: index).map { $0 + 1 } }
      return label
    }
  }
}
