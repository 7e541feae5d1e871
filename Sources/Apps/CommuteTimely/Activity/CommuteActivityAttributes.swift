import ActivityKit
import SwiftUI

/// The Live Activity of a trip.
///
/// App and widget extension share this very type, and so does the server that sends its content state in a push.
struct CommuteActivityAttributes: ActivityAttributes, Hashable, Sendable {
  /// The part that a new recommendation changes.
  struct ContentState: Codable, Hashable, Sendable {
    let leaveTime: Date
    let destinationAddress: String
    let travelTimeMinutes: Int
    let weatherCondition: String
    /// Between 0 and 1.
    let confidence: Double
    /// Whom to greet; `nil` for nobody.
    let firstName: String?
  }

  /// The trip's UUID as text.
  let tripId: String
  let destinationAddress: String
}

extension CommuteActivityAttributes.ContentState {
  init(_ trip: Trip, _ recommendation: LeaveTimeRecommendation, firstName: String?) {
    self.init(address: trip.destination.address, recommendation, firstName: firstName)
  }

  init(address: String, _ recommendation: LeaveTimeRecommendation, firstName: String?) {
    leaveTime = recommendation.recommendedLeaveTimeUtc
    destinationAddress = address
    travelTimeMinutes = recommendation.travelTimeMinutes
    weatherCondition = recommendation.snapshot.weather.conditions.description
    confidence = recommendation.prediction.confidence
    self.firstName = firstName
  }

  /// When one is there after leaving in time.
  var estimatedArrival: Date { leaveTime.addingTimeInterval(travelTime) }

  private var travelTime: TimeInterval { Double(max(0, travelTimeMinutes)) * 60 }

  /// Where a trip stands, as far as its times tell.
  enum Stage: Hashable, Sendable {
    /// There is time to leave.
    case ahead
    /// Who leaves now is there later than was meant.
    case late
    case over
  }

  func stage(at now: Date) -> Stage { now >= due ? .over : now >= leaveTime ? .late : .ahead }

  /// When the trip is over: the arrival that the recommendation was made for, which includes its reserve.
  var due: Date { estimatedArrival.addingTimeInterval(Reserve.seconds(confidence: confidence)) }

  /// The part before the first comma of the address: the name of the place.
  var destinationName: String { String(destinationAddress.prefix { $0 != "," }) }

  /// The part behind the name.
  var street: String {
    String(destinationAddress.dropFirst(destinationName.count + 1).drop { $0 == " " })
  }

  /// The higher, the sooner one has to leave: one less for each hour. It doesn't depend on when it was computed, so that
  /// trips which were updated at different times keep their order.
  var relevanceScore: Double { 1_000_000 - leaveTime.timeIntervalSinceReferenceDate / 3600 }
}
