import SwiftUI

/// Writes how long ago something was, from the present date: `0:07`, `1:02:03`, and from a day on `2 d 3 h`.
///
/// A `Text` with it is right at any time: every second, later every hour.
struct SinceStyle: DiscreteFormatStyle, Hashable, Codable, Sendable {
  typealias FormatInput = Date
  typealias FormatOutput = String

  let since: Date
  var form = Form.shown

  enum Form: String, Hashable, Codable, Sendable {
    /// In digits.
    case shown
    /// In words, as it is spoken: `2 hours, 15 minutes`.
    case spoken
  }

  private static let hour = 3600
  private static let day = 24 * hour

  /// Whole seconds; none for what is still to come, as after a clock was set back.
  private func seconds(at date: Date) -> Int {
    Int(min(max(date.timeIntervalSince(since).rounded(.down), 0), 1e12))
  }

  func format(_ date: Date) -> String {
    let seconds = seconds(at: date)
    if form == .spoken { return Self.words(seconds) }
    guard seconds < Self.day else { return "\(seconds / Self.day) d \(seconds % Self.day / Self.hour) h" }
    let rest = Day.padded(seconds % 60, 2)
    let minutes = seconds / 60 % 60
    return seconds < Self.hour
      ? "\(minutes):\(rest)" : "\(seconds / Self.hour):\(Day.padded(minutes, 2)):\(rest)"
  }

  /// Days and hours, or hours, minutes and seconds, as far as there are any.
  private static func words(_ seconds: Int) -> String {
    let parts =
      seconds < day
      ? [(seconds / hour, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")]
      : [(seconds / day, "day"), (seconds % day / hour, "hour")]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
  }

  /// The seconds between two changes of the text.
  private func step(at seconds: Int) -> Int { seconds < Self.day ? 1 : Self.hour }

  func discreteInput(after date: Date) -> Date? {
    guard date >= since else { return since.addingTimeInterval(1) }
    let seconds = seconds(at: date)
    let step = step(at: seconds)
    return since.addingTimeInterval(Double((seconds / step + 1) * step))
  }

  func discreteInput(before date: Date) -> Date? {
    let seconds = seconds(at: date)
    guard seconds > 0 else { return nil }
    let step = step(at: seconds - 1)
    let start = since.addingTimeInterval(Double(seconds / step * step))
    return start < date ? start : start.addingTimeInterval(-Double(step))
  }

  func input(after input: Date) -> Date? { input.addingTimeInterval(0.001) }
  func input(before input: Date) -> Date? { input.addingTimeInterval(-0.001) }
}
