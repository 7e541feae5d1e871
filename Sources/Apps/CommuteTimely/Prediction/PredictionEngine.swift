import SwiftUI

/// Recommends when to leave.
///
/// It stands in for a server with maps and weather: everything follows from the seed, the trip and the instant, so the
/// same question always has the same answer, and answers drift without jumps while time passes.
struct PredictionEngine: Sendable {
  static let standardSeed: UInt64 = 0xC0FF_EE15

  private let traffic: TrafficModel
  private let weather: WeatherModel

  init(seed: UInt64 = standardSeed) {
    traffic = TrafficModel(seed: seed)
    weather = WeatherModel(seed: seed)
  }

  /// The recommendation at an instant. After the recommended time it stays as it was.
  func recommendation(for trip: Trip, at instant: Date) -> LeaveTimeRecommendation {
    recommendation(
      for: trip.id, to: trip.destination.address, arrivingAt: trip.arrivalTime, secondsFromGMT: trip.secondsFromGMT,
      at: instant)
  }

  func recommendation(
    for id: Trip.ID, to address: String, arrivingAt arrival: Date, secondsFromGMT: Int, at instant: Date
  ) -> LeaveTimeRecommendation {
    let recommendation = forecast(id, to: address, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: instant)
    // Once it is time to leave, nothing is forecast any more.
    guard instant >= recommendation.recommendedLeaveTimeUtc.addingTimeInterval(60) else { return recommendation }
    return forecast(id, to: address, arrivingAt: arrival, secondsFromGMT: secondsFromGMT, at: arrival)
  }

  private func forecast(
    _ id: Trip.ID, to address: String, arrivingAt arrival: Date, secondsFromGMT: Int, at instant: Date
  ) -> LeaveTimeRecommendation {
    let distance = traffic.distance(to: address)
    let freeFlow = traffic.freeFlowDuration(kilometers: distance)
    var departure = arrival.addingTimeInterval(-freeFlow * 1.3)
    var outlook = self.outlook(departure, address, secondsFromGMT, at: instant)
    // The roads depend on when one leaves, and that on the roads: some rounds bring both together.
    for _ in 0..<6 {
      departure = arrival.addingTimeInterval(-(freeFlow * outlook.slowness + outlook.buffer))
      outlook = self.outlook(departure, address, secondsFromGMT, at: instant)
    }
    let total = freeFlow * outlook.slowness
    // Arrivals count in whole minutes, and so does what is taken off: the reserve makes up for the seconds of the way.
    let due = (arrival.timeIntervalSinceReferenceDate / 60).rounded(.up) * 60
    let leave = due - (total / 60).rounded(.down) * 60 - outlook.buffer
    return LeaveTimeRecommendation(
      tripId: id, recommendedLeaveTimeUtc: Date(timeIntervalSinceReferenceDate: leave),
      snapshot: CommuteSnapshot(
        route: RouteSnapshot(
          distanceKilometers: distance, freeFlowDuration: freeFlow, totalDurationWithTraffic: total),
        weather: outlook.weather, takenAt: instant),
      prediction: LeaveTimeRecommendation.Prediction(confidence: outlook.confidence, buffer: outlook.buffer))
  }

  /// The expectations for a departure.
  private struct Outlook {
    /// How many times as long as on empty roads it takes.
    let slowness: Double
    let confidence: Double
    let buffer: TimeInterval
    let weather: WeatherSnapshot
  }

  private func outlook(_ departure: Date, _ address: String, _ secondsFromGMT: Int, at instant: Date) -> Outlook {
    let notice = max(0, departure.timeIntervalSince(instant))
    let congestion = traffic.congestion(at: departure, secondsFromGMT: secondsFromGMT, address: address)
    let weather = weather.weather(at: departure, secondsFromGMT: secondsFromGMT)
    let error = traffic.forecastError(at: instant, notice: notice, address: address)
    let slowness = (1 + congestion * 0.75) * (1 + weather.severity * 0.3) * (1 + error)
    let farAhead = notice / (notice + 3 * 3600)
    let confidence = 0.97 - farAhead * 0.35 - weather.severity * 0.2 - min(1, congestion) * 0.13
    // Whole percents: nobody sees less, and nothing is to be sent for less.
    let bounded = (min(max(confidence, 0.3), 0.97) * 100).rounded() / 100
    return Outlook(
      slowness: max(1, slowness), confidence: bounded, buffer: Reserve.seconds(confidence: bounded), weather: weather)
  }
}
