/// A spring, for movements that are not seen here.
public struct Spring: Hashable, Sendable {
  /// How long it takes, in seconds.
  public var duration: Double
  /// How far it swings, from -1 to 1.
  public var bounce: Double
  /// How fast it answers, in seconds.
  public var response: Double { duration }
  /// How soon it rests.
  public var dampingRatio: Double { 1 - bounce }
  /// When it rests, in seconds.
  public var settlingDuration: Double { duration }
  /// A spring by its duration, in seconds, and its bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// A spring by its response, in seconds, and its damping.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// A spring by its mass, stiffness and damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.init(duration: 2 * .pi * (mass / stiffness).squareRoot())
  }
  /// A spring that doesn't swing.
  public static var smooth: Spring { Spring() }
  /// A spring that hardly swings.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring that doesn't swing, by its duration in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that hardly swings, by its duration in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings, by its duration in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// How a movement spends its time; movements are not seen here.
public struct UnitCurve: Hashable, Sendable {
  private var start: CGPoint
  private var end: CGPoint
  /// A curve by its two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      start: CGPoint(x: startControlPoint.x, y: startControlPoint.y),
      end: CGPoint(x: endControlPoint.x, y: endControlPoint.y))
  }
  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2))
  }
  /// At an even pace.
  public static let linear = curve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = curve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = curve(0, 0, 0.58, 1)
  /// Slow at first and at last.
  public static let easeInOut = curve(0.42, 0, 0.58, 1)
  /// Slow at first, along a circle.
  public static let circularEaseIn = curve(0.55, 0, 1, 0.45)
  /// Slow at last, along a circle.
  public static let circularEaseOut = curve(0, 0.55, 0.45, 1)
  /// Slow at first and at last, along a circle.
  public static let circularEaseInOut = curve(0.85, 0, 0.15, 1)
  /// The curve seen from its end.
  public var inverse: UnitCurve {
    UnitCurve(start: CGPoint(x: start.y, y: start.x), end: CGPoint(x: end.y, y: end.x))
  }
  /// How far the movement is after a part of its time, both from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = max(0, min(1, progress))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.bezier(start.x, end.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(start.y, end.y, (low + high) / 2)
  }
  /// How fast the movement is after a part of its time.
  public func velocity(at progress: Double) -> Double {
    (value(at: progress + 0.001) - value(at: progress - 0.001)) / 0.002
  }
  private static func bezier(_ first: Double, _ second: Double, _ place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}

extension Animation {
  /// A movement of an app's own; not seen here.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
  /// A spring; not seen here.
  public static var interpolatingSpring: Animation { .default }
  /// A spring for what follows a finger; not seen here.
  public static var interactiveSpring: Animation { .default }
  /// A spring by its duration, in seconds, and its bounce; not seen here.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation { .default }
  /// A spring; not seen here.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .default }
  /// A spring; not seen here.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .default }
  /// A spring by its mass, stiffness and damping; not seen here.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A spring by its duration, in seconds, and its bounce; not seen here.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .default }
  /// A spring for what follows a finger; not seen here.
  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .default }
  /// A spring for what follows a finger; not seen here.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { .default }
  /// A spring that doesn't swing; not seen here.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .default }
  /// A spring that hardly swings; not seen here.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .default }
  /// A spring that swings; not seen here.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .default }
  /// Along a curve; not seen here.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .default }
  /// Along a curve with two control points; not seen here.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Animation { .default }
  /// Counts as done after so many seconds; not seen here.
  public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// A movement of an app's own; not seen here.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds; `nil` when it is done.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
  /// How fast the value changes.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?
  /// Whether it goes on from a movement before.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }
  /// No.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The surroundings of a movement of an app's own.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the movement keeps.
  public var state = AnimationState<Value>()
  /// Whether it counts as done.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// The values that a movement of an app's own keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Nothing.
  public init() {}
  /// A value of an app's own.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a movement keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
