import SwiftUI

/// A time zone, as far as the log needs it.
struct LocalZone: Hashable, Sendable {
  let identifier: String
  /// How many seconds the zone's clocks are ahead of Greenwich at an instant; `TimeZone.secondsFromGMT(for:)` on iOS.
  private let secondsFromGMT: @Sendable (Date) -> Int

  init(_ identifier: String, secondsFromGMT: @escaping @Sendable (Date) -> Int) {
    self.identifier = identifier
    self.secondsFromGMT = secondsFromGMT
  }

  /// The seconds ahead of Greenwich at a Unix time.
  func utcOffset(at unixTime: Int) -> Int { secondsFromGMT(Date(timeIntervalSince1970: Double(unixTime))) }

  /// The seconds ahead of Greenwich when the clocks show what those of Greenwich show at a Unix time.
  ///
  /// Where the clocks go back, the first time counts; where they go forward, the time before, so that an hour that is
  /// left out is an hour later.
  func utcOffset(atLocal time: Int) -> Int {
    let before = utcOffset(at: time - 86_400)
    if utcOffset(at: time - before) == before { return before }
    let after = utcOffset(at: time + 86_400)
    return utcOffset(at: time - after) == after ? after : before
  }

  static func == (one: LocalZone, other: LocalZone) -> Bool { one.identifier == other.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
