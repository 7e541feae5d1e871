/// A number of any kind, where Apple's API hands over an `NSNumber`.
///
/// It stands in for Foundation's class, which an app on the simulated phone doesn't import. Literals and
/// `NSNumber(value:)` work as usual; a cast such as `count as NSNumber` doesn't: write `NSNumber(value: count)`. A source
/// that also imports Foundation must spell types as `UserNotifications.NSNumber`; calls find the right one by themselves.
public struct NSNumber: Hashable, Sendable, Codable {
  private enum Value: Hashable, Sendable, Codable {
    case integer(Int64)
    case real(Double)
  }

  private let value: Value

  /// A whole number; one beyond 64 bits becomes the nearest that fits.
  public init(value: some BinaryInteger) { self.value = .integer(Int64(clamping: value)) }

  /// A number that may have a fraction; whole ones equal the integer of the same size.
  public init(value: Double) { self.value = Int64(exactly: value).map { .integer($0) } ?? .real(value) }

  /// A number that may have a fraction.
  public init(value: Float) { self.init(value: Double(value)) }

  /// 1 for true, 0 for false.
  public init(value: Bool) { self.value = .integer(value ? 1 : 0) }

  /// The number without its fraction, within the bounds of `Int`.
  public var intValue: Int {
    switch value {
    case .integer(let number): Int(number)
    case .real(let number): Int(clampingReal: number)
    }
  }

  /// The number without its fraction, within the bounds of `Int`.
  public var integerValue: Int { intValue }

  /// The number with its fraction.
  public var doubleValue: Double {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    }
  }

  /// Whether the number isn't 0.
  public var boolValue: Bool { doubleValue != 0 }

  /// The number in digits.
  public var stringValue: String {
    switch value {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    }
  }
}

extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  public init(integerLiteral value: Int) { self.init(value: value) }
  public init(floatLiteral value: Double) { self.init(value: value) }
  public init(booleanLiteral value: Bool) { self.init(value: value) }
}

extension NSNumber: CustomStringConvertible {
  public var description: String { stringValue }
}

extension Int {
  /// The number without its fraction, within bounds; not-a-number counts as 0.
  package init(clampingReal number: Double) {
    guard !number.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
