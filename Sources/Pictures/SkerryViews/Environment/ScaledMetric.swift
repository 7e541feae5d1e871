/// A length that grows with the size of type; cells are all of one size, so it is what it was given.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

nonisolated extension ScaledMetric: Sendable where Value: Sendable {}
