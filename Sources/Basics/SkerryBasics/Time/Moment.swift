import FoundationEssentials

/// An instant in whole microseconds since 2001-01-01 00:00 UTC.
///
/// `Date` is a binary fraction: `start + 0.1 - start` is not 0.1, and a timer that compares such values is late or
/// early by a digit. Live text is therefore computed in integers and meets `Date` only at its edges.
package struct Moment: Hashable, Comparable, Sendable {
  /// Microseconds since the reference date, within ±31,000 years.
  package var microseconds: Int64

  package static let second: Int64 = 1_000_000
  package static let minute: Int64 = 60 * second
  package static let hour: Int64 = 60 * minute
  package static let day: Int64 = 24 * hour

  /// Seconds between 1970-01-01 and 2001-01-01.
  package static let unixOffset: Int64 = 978_307_200

  private static let limit = 1e12

  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  package init(unixSeconds: Int64) {
    microseconds = (unixSeconds - Self.unixOffset) * Self.second
  }

  package init(_ date: Date) {
    let seconds = date.timeIntervalSinceReferenceDate
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -Self.limit), Self.limit)
    microseconds = Int64((bounded * 1e6).rounded())
  }

  /// The date at which this moment has been reached: converting it back never gives an earlier moment.
  package var date: Date {
    var seconds = Double(microseconds) / 1e6
    while Moment(Date(timeIntervalSinceReferenceDate: seconds)) < self { seconds = seconds.nextUp }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Whole seconds since 1970, rounded down.
  package var unixSeconds: Int64 {
    floorDivide(microseconds, Self.second) + Self.unixOffset
  }

  /// Microseconds past `unixSeconds`, 0 ..< 1,000,000.
  package var fraction: Int64 {
    microseconds - floorDivide(microseconds, Self.second) * Self.second
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }

  package static func + (moment: Moment, microseconds: Int64) -> Moment {
    Moment(microseconds: moment.microseconds + microseconds)
  }

  package static func - (left: Moment, right: Moment) -> Int64 {
    left.microseconds - right.microseconds
  }
}

extension Date {
  /// Whether this instant has been reached at another one, by the microseconds in which live text counts.
  ///
  /// Sums of seconds miss a date by less than that: a picture that compared dates would still wait for a change that one
  /// drawn afresh shows.
  package func hasCome(by instant: Date) -> Bool { Moment(self) <= Moment(instant) }
}

/// Division that rounds towards minus infinity.
package func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient
}

/// Division that rounds towards plus infinity.
package func ceilDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
  -floorDivide(-dividend, divisor)
}
