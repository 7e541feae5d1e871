/// Shows its content in several phases, one after the other; a widget shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Goes on when a value changes; the first phase is shown.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  /// Goes on again and again; the first phase is shown.
  public init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }
  public var body: some View { first.map { content($0) } }
}

/// Shows its content with values that change along tracks; a widget shows the first.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Starts when a value changes; the first value is shown.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  /// Starts again and again; the first value is shown.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  public var body: some View { content(value) }
}

extension View {
  /// The view in its first phase: nothing moves here.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(Array(phases), content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
  /// The view in its first phase: nothing moves here.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(Array(phases), content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
  /// The view with its first value: nothing moves here.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
  /// The view with its first value: nothing moves here.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// Tracks of values; nothing moves along them here.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// Gathers tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> KeyframeTracks<Value> { KeyframeTracks() }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
  public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { KeyframeTracks() }
  public static func buildOptional(_ tracks: KeyframeTracks<Value>?) -> KeyframeTracks<Value> { KeyframeTracks() }
  public static func buildEither(first tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
  public static func buildEither(second tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
  public static func buildArray(_ tracks: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> { KeyframeTracks() }
}

/// Several tracks as one.
public struct KeyframeTracks<Value>: Keyframes {}

/// The values of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  /// The type of what changes.
  public typealias Value = Root
  /// The values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}
extension KeyframeTrack where Root == Value {
  /// The values of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// Values, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// Gathers values.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> KeyframeValues<Value> {
    KeyframeValues()
  }
  public static func buildBlock(_ values: KeyframeValues<Value>...) -> KeyframeValues<Value> { KeyframeValues() }
  public static func buildOptional(_ values: KeyframeValues<Value>?) -> KeyframeValues<Value> { KeyframeValues() }
  public static func buildEither(first values: KeyframeValues<Value>) -> KeyframeValues<Value> { values }
  public static func buildEither(second values: KeyframeValues<Value>) -> KeyframeValues<Value> { values }
  public static func buildArray(_ values: [KeyframeValues<Value>]) -> KeyframeValues<Value> { KeyframeValues() }
}

/// Several values as one.
public struct KeyframeValues<Value: Animatable>: KeyframeTrackContent {}

/// A value that is reached on a smooth curve; not seen here.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value, reached after so many seconds.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
/// A value that is reached like a spring; not seen here.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value, reached after so many seconds.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
/// A value that is reached at an even pace; not seen here.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value, reached after so many seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}
/// A value that is reached at once; not seen here.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A value.
  public init(_ to: Value) {}
}

extension Double: Animatable {
  /// The number itself.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}
extension Float: Animatable {
  /// The number itself.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}
extension CGSize: Animatable {}
extension CGPoint: Animatable {}
extension CGRect: Animatable {}
