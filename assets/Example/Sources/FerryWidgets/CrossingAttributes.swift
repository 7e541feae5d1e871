import ActivityKit
import Foundation

/// A ferry passenger's crossing.
struct CrossingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable {
      case boarding, underway, docked
    }

    var phase: Phase
    var departure: Date
    var arrival: Date
    /// Minutes later than planned.
    var delay = 0
    /// What the crew has to say.
    var notice: String?
  }

  var route: String
  var from: String
  var to: String
  var vessel: String
  var berth: Int
}

extension CrossingAttributes.ContentState {
  var title: String {
    switch phase {
    case .boarding: "Boarding"
    case .underway: "Under way"
    case .docked: "Docked"
    }
  }

  /// Until when the passenger waits for what comes next.
  var next: Date { phase == .boarding ? departure : arrival }
}
