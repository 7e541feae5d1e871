import SwiftUI

/// The time on the clocks at a place.
struct LocalTime: Hashable, Sendable {
  /// 0 up to 24, with its fraction.
  let hour: Double
  /// Days since 2001-01-01, a Monday.
  let day: Int

  init(_ instant: Date, secondsFromGMT: Int) {
    let local = instant.timeIntervalSinceReferenceDate + Double(secondsFromGMT)
    let days = (local / 86_400).rounded(.down)
    day = Int(days)
    hour = (local - days * 86_400) / 3600
  }

  var isWeekend: Bool { ((day % 7) + 7) % 7 >= 5 }
}
