import SwiftUI

/// What the rest of the app wants of the trips' Live Activities.
protocol CommuteActivityManagerProtocol: Sendable {
  /// Throws ``CommuteActivityError``.
  func startActivity(for trip: Trip, recommendation: LeaveTimeRecommendation, firstName: String?) async throws
  func updateActivity(for tripId: UUID, recommendation: LeaveTimeRecommendation, firstName: String?) async
  func endActivity(for tripId: UUID) async
  func endAllActivities() async
  func isActivityActive(for tripId: UUID) async -> Bool
  func areActivitiesEnabled() async -> Bool
}
