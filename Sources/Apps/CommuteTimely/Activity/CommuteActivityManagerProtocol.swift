import SwiftUI

/// The deeds with the trips' Live Activities that the rest of the app asks for.
protocol CommuteActivityManagerProtocol: Sendable {
  /// Throws ``CommuteActivityError``.
  func startActivity(for trip: Trip, recommendation: LeaveTimeRecommendation, firstName: String?) async throws
  func updateActivity(for tripId: UUID, recommendation: LeaveTimeRecommendation, firstName: String?) async
  func endActivity(for tripId: UUID) async
  func endAllActivities() async
  func isActivityActive(for tripId: UUID) async -> Bool
  func areActivitiesEnabled() async -> Bool
}
