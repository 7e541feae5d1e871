import SwiftUI
import WidgetKit

/// The planned trips as the app shares them with its widgets.
struct SharedTrips: Codable, Hashable, Sendable {
  static let key = "upcomingTrips"

  /// By their arrival.
  var trips: [SharedTrip] = []

  /// One trip, with all that a recommendation needs.
  struct SharedTrip: Codable, Hashable, Sendable, Identifiable {
    let id: UUID
    let address: String
    let arrivalTime: Date
    let secondsFromGMT: Int
  }

  private static var store: UserDefaults? { UserDefaults(suiteName: UserPreferencesService.appGroup) }

  /// The trips that the app shared last; nothing before its first launch.
  static func read() -> SharedTrips {
    guard let data = store?.data(forKey: key) else { return SharedTrips() }
    return (try? JSONDecoder().decode(SharedTrips.self, from: data)) ?? SharedTrips()
  }

  /// Shares these trips and asks for new timelines, if they are others than what the widgets show.
  func share() {
    guard self != Self.read(), let store = Self.store else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    store.set(data, forKey: Self.key)
    Self.reloadWidgets()
  }

  static func reloadWidgets() { WidgetCenter.shared.reloadAllTimelines() }
}

extension SharedTrips {
  init(_ book: TripBook) {
    trips = book.planned.map {
      SharedTrip(
        id: $0.id, address: $0.destination.address, arrivalTime: $0.arrivalTime, secondsFromGMT: $0.secondsFromGMT)
    }
  }
}
