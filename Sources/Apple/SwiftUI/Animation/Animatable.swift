/// A value whose changes could be shown bit by bit; a picture of cells shows their end at once.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The part of the value that changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A view modifier whose changes could be shown bit by bit.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A number, or several, that can be mixed.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every number.
  mutating func scale(by rhs: Double)
  /// The sum of the squares.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every number multiplied.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
  /// Goes part of the way to another value: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
  /// The value part of the way to another one: 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing more.
  public static func + (first: Self, second: Self) -> Self { first }
  /// Nothing less.
  public static func - (first: Self, second: Self) -> Self { first }
  /// Nothing to multiply.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of them.
  public var first: First
  /// The other one.
  public var second: Second
  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Both zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// The sums.
  public static func + (one: Self, other: Self) -> Self {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }
  /// The differences.
  public static func - (one: Self, other: Self) -> Self {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Angle: Animatable {}
extension EdgeInsets: Animatable {}
extension UnitPoint: Animatable {}
extension StrokeStyle: Animatable {}
extension Path: Animatable {}
extension Rectangle: Animatable {}
extension Circle: Animatable {}
extension Capsule: Animatable {}
extension Ellipse: Animatable {}
extension RoundedRectangle: Animatable {}
