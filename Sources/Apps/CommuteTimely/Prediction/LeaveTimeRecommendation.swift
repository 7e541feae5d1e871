import SwiftUI

/// When to leave for a trip, and what that rests on.
struct LeaveTimeRecommendation: Hashable, Sendable {
  let tripId: Trip.ID
  /// A whole minute.
  let recommendedLeaveTimeUtc: Date
  let snapshot: CommuteSnapshot
  let prediction: Prediction

  /// How sure a recommendation is.
  struct Prediction: Hashable, Sendable {
    /// Between 0 and 1.
    let confidence: Double
    /// Seconds that are kept in reserve: those of ``Reserve``.
    let buffer: TimeInterval
  }

  /// When one is there after leaving in time, in the whole minutes that activities show.
  var estimatedArrival: Date { recommendedLeaveTimeUtc.addingTimeInterval(Double(travelTimeMinutes) * 60) }
  /// Until when one has to have left to be there in time, without any reserve.
  var latestDeparture: Date { recommendedLeaveTimeUtc.addingTimeInterval(prediction.buffer) }
  /// Whole minutes, cut off.
  var travelTimeMinutes: Int { Int(snapshot.route.totalDurationWithTraffic / 60) }
}

/// Roads and weather as they were known at an instant.
struct CommuteSnapshot: Hashable, Sendable {
  let route: RouteSnapshot
  let weather: WeatherSnapshot
  let takenAt: Date
}
