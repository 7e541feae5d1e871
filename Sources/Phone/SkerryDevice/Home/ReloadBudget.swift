import FoundationEssentials

/// How often a widget may still be reloaded within a day.
///
/// WidgetKit: about 40 to 70 reloads a day for a widget that is looked at often. Here it is 70 within 24 hours, which
/// begin with the first reload that counts.
struct ReloadBudget: Hashable {
  /// Reloads within a window.
  static let limit = 70
  /// The length of a window in seconds.
  static let window = 86_400.0

  private(set) var start: Date?
  private(set) var count = 0

  /// Spends one reload. Returns `nil` if there was one left, else the instant of the next window.
  mutating func spend(at instant: Date) -> Date? {
    guard let start, instant >= start, let end, instant < end else {
      (start, count) = (instant, 1)
      return nil
    }
    guard count < Self.limit else { return end }
    count += 1
    return nil
  }

  /// When the present window ends.
  var end: Date? { start?.addingTimeInterval(Self.window) }
}
