import AppIntents
import SwiftUI

/// The kinds of activity that can be logged.
enum ActivityType: String, Codable, CaseIterable, Hashable, Sendable, CodingKeyRepresentable {
  case wake
  case sleep
  case meal
  case exercise

  var displayName: String {
    switch self {
    case .wake: "Wake"
    case .sleep: "Sleep"
    case .meal: "Meal"
    case .exercise: "Exercise"
    }
  }

  init?(displayName: String) {
    guard let type = Self.allCases.first(where: { $0.displayName.lowercased() == displayName.lowercased() }) else {
      return nil
    }
    self = type
  }

  /// In the app and its widget.
  var symbol: String {
    switch self {
    case .wake: "sun.max.fill"
    case .sleep: "moon.fill"
    case .meal: "fork.knife"
    case .exercise: "figure.run"
    }
  }

  /// In notes, where there are no symbols.
  var emoji: String {
    switch self {
    case .wake: "☀️"
    case .sleep: "🌙"
    case .meal: "🍽️"
    case .exercise: "🏃"
    }
  }

  var color: Color {
    switch self {
    case .wake: .yellow
    case .sleep: Color(red: 0.58, green: 0.63, blue: 1.0)
    case .meal: .orange
    case .exercise: .green
    }
  }

  /// Whether it begins or ends the conscious state.
  var changesConsciousness: Bool { self == .wake || self == .sleep }
}

extension ActivityType: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Activity" }
  static var caseDisplayRepresentations: [ActivityType: DisplayRepresentation] {
    [.wake: "Wake", .sleep: "Sleep", .meal: "Meal", .exercise: "Exercise"]
  }
}

extension Color {
  static let wizTint = Color(red: 0.62, green: 0.49, blue: 0.98)
}
