/// A length that grows with the size of type; cells are all of one size, so it is what it was given.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The number as it was given: cells don't grow with the text size.
  public let wrappedValue: Value
  /// A number, in points.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number, in points, that would grow as fast as a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

nonisolated extension ScaledMetric: Sendable where Value: Sendable {}
