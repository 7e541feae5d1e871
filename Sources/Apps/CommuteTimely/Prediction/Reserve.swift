import SwiftUI

/// The time that a recommendation keeps in reserve: more, the less is known.
///
/// It follows from the confidence alone, so that a widget, which is told no arrival time, knows it from what it shows:
/// leaving, the way and the reserve make up the time of arrival exactly.
enum Reserve {
  /// Whole minutes for a confidence between 0 and 1: 2 for what is certain, 12 for what nobody knows.
  static func minutes(confidence: Double) -> Int {
    guard confidence.isFinite else { return 12 }
    return 2 + Int(((1 - min(max(confidence, 0), 1)) * 10).rounded())
  }

  /// The same in seconds.
  static func seconds(confidence: Double) -> TimeInterval { Double(minutes(confidence: confidence)) * 60 }
}
