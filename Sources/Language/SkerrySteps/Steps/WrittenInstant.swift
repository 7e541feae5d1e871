import FoundationEssentials
import SkerryBasics
import SkerryViews

/// An instant as it was written; without a zone it is in the phone's, which only the phone knows.
nonisolated public struct WrittenInstant: Hashable, Sendable, CustomStringConvertible {
  /// The text that was written.
  public let description: String

  /// Takes over what `InstantEntry` can read. Throws its problem.
  public init(_ text: String) throws(InstantEntry.Problem) {
    _ = try InstantEntry.date(text, timeZone: "UTC")
    description = text
  }

  /// Writes an instant in UTC, down to the second.
  public init(_ date: Date) {
    description = WallClock(date, timeZone: "UTC").isoTimestamp + "Z"
  }

  /// The instant, for a phone in a time zone.
  public func date(timeZone: String) throws(InstantEntry.Problem) -> Date {
    try InstantEntry.date(description, timeZone: timeZone)
  }
}
