import SwiftUI

/// Writes how long it is until one has to leave, from the present date.
///
/// A `Text` with it is right every minute without an update of the app. Minutes are rounded up: the clock and the text
/// turn together.
struct LeaveStyle: DiscreteFormatStyle, Hashable, Codable, Sendable {
  typealias FormatInput = Date
  typealias FormatOutput = String

  let leaveTime: Date
  /// The time of arrival; from then on the trip is over.
  let due: Date
  let form: Form

  enum Form: String, Hashable, Codable, Sendable {
    /// `15m`, `3h`, `now`, `+4m`.
    case badge
    /// For the ear: `Leave in 15 minutes`, `Leave now`, `Leaving was due 4 minutes ago`, `Trip over`.
    case speech
    /// `No rush`, `Leave soon`, `Leave now`, `Running late`, `Trip over`.
    case stage
  }

  /// Minutes before leaving from which on it is soon.
  static let soon = 15
  /// The minutes of a thousand years, beyond which a server's date is told as that.
  private static let farthest = 525_600_000.0

  func format(_ date: Date) -> String {
    let minutes = minutes(at: date)
    switch form {
    case .badge: return date >= due ? "over" : Self.badge(minutes)
    case .speech: return date >= due ? "Trip over" : Self.speech(minutes)
    case .stage: return date >= due ? "Trip over" : Self.stage(minutes)
    }
  }

  /// Whole minutes until leaving, negative after it.
  private func minutes(at date: Date) -> Int {
    let seconds = leaveTime.timeIntervalSince(date)
    return Int(min(max((seconds / 60).rounded(.up), -Self.farthest), Self.farthest))
  }

  private static func badge(_ minutes: Int) -> String {
    switch minutes {
    case 0: "now"
    case ..<0: minutes > -100 ? "+\(-minutes)m" : "late"
    case ..<120: "\(minutes)m"
    case ..<(48 * 60): "\(minutes / 60)h"
    default: "\(minutes / 1440)d"
    }
  }

  private static func phrase(_ minutes: Int) -> String {
    let length = SpokenLength.words(minutes: abs(minutes))
    return minutes == 0 ? "now" : minutes < 0 ? "\(length) ago" : "in \(length)"
  }

  private static func speech(_ minutes: Int) -> String {
    minutes < 0 ? "Leaving was due \(phrase(minutes))" : "Leave \(phrase(minutes))"
  }

  private static func stage(_ minutes: Int) -> String {
    switch minutes {
    case (soon + 1)...: "No rush"
    case 2...: "Leave soon"
    case 0...1: "Leave now"
    default: "Running late"
    }
  }

  // MARK: When it changes

  /// The next instant at which another minute begins; the text may be the same then.
  func discreteInput(after date: Date) -> Date? {
    if date >= due { return nil }
    let next = leaveTime.addingTimeInterval(((date.timeIntervalSince(leaveTime) / 60).rounded(.down) + 1) * 60)
    return min(next > date ? next : next.addingTimeInterval(60), due)
  }

  /// The last instant before this minute began.
  func discreteInput(before date: Date) -> Date? {
    let start = leaveTime.addingTimeInterval(((date.timeIntervalSince(leaveTime) / 60).rounded(.up) - 1) * 60)
    return start < date ? start : start.addingTimeInterval(-60)
  }

  func input(after input: Date) -> Date? { input.addingTimeInterval(0.001) }
  func input(before input: Date) -> Date? { input.addingTimeInterval(-0.001) }
}

extension CommuteActivityAttributes.ContentState {
  func style(_ form: LeaveStyle.Form) -> LeaveStyle {
    LeaveStyle(leaveTime: leaveTime, due: due, form: form)
  }
}
