import SwiftUI

/// Where a link into the app leads: `commutetimely://trip/{uuid}`, `commutetimely://trips`, `commutetimely://settings`.
enum DeepLink: Hashable, Sendable {
  static let scheme = "commutetimely"

  case trip(Trip.ID)
  case trips
  case settings

  /// Reads a link; `nil` if it is none of the app's.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == Self.scheme, let host = url.host()?.lowercased() else { return nil }
    let path = url.path().split(separator: "/")
    switch (host, path.count) {
    case ("trips", 0): self = .trips
    case ("settings", 0): self = .settings
    case ("trip", 1):
      guard let id = UUID(uuidString: String(path[0])) else { return nil }
      self = .trip(id)
    default: return nil
    }
  }

  /// The link as it is put into activities and widgets.
  var url: URL? {
    switch self {
    case .trip(let id): URL(string: "\(Self.scheme)://trip/\(id.uuidString)")
    case .trips: URL(string: "\(Self.scheme)://trips")
    case .settings: URL(string: "\(Self.scheme)://settings")
    }
  }
}

extension CommuteActivityAttributes {
  /// Opens the app at the trip.
  var tripURL: URL? { UUID(uuidString: tripId).flatMap { DeepLink.trip($0).url } ?? DeepLink.trips.url }
}
