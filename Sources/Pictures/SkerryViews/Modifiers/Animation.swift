import FoundationEssentials

/// How a change moves; a picture of cells shows its end at once.
nonisolated public struct Animation: Hashable, Sendable {
  /// The system's usual movement; none here.
  public static let `default` = Animation()
  /// At an even pace; not seen here.
  public static let linear = Animation()
  /// Slow at first; not seen here.
  public static let easeIn = Animation()
  /// Slow at last; not seen here.
  public static let easeOut = Animation()
  /// Slow at first and at last; not seen here.
  public static let easeInOut = Animation()
  /// Like a spring; not seen here.
  public static let spring = Animation()
  /// A spring that swings; not seen here.
  public static let bouncy = Animation()
  /// A spring that doesn't swing; not seen here.
  public static let smooth = Animation()
  /// A spring that hardly swings; not seen here.
  public static let snappy = Animation()
  /// At an even pace, in so many seconds; not seen here.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at first, in so many seconds; not seen here.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at last, in so many seconds; not seen here.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at first and at last, in so many seconds; not seen here.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// A spring by its response, in seconds, and its damping; not seen here.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// A spring by its duration, in seconds, and its bounce; not seen here.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
  /// A spring for what follows a finger; not seen here.
  public static func interactiveSpring() -> Animation { Animation() }
  /// Begins so many seconds later; not seen here.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Moves so many times as fast; not seen here.
  public func speed(_ speed: Double) -> Animation { self }
  /// Moves so many times; not seen here.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Moves again and again; not seen here.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs the closure; what it changes is shown at once.
@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// How a view comes and goes; its end is shown at once.
nonisolated public struct AnyTransition: Sendable {
  /// Nothing is seen of coming and going.
  public static let identity = AnyTransition()
  /// Fades; not seen here.
  public static let opacity = AnyTransition()
  /// Grows and shrinks; not seen here.
  public static let scale = AnyTransition()
  /// Comes from the leading edge and goes to the trailing one; not seen here.
  public static let slide = AnyTransition()
  /// Comes from an edge and goes there; not seen here.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushes its predecessor away from an edge; not seen here.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Grows from a part of its size; not seen here.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Comes from a distance, in points; not seen here.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Comes in one way and goes in another; not seen here.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Both at once; not seen here.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Moves like an animation; not seen here.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How new content takes the place of the old; its end is shown at once.
nonisolated public struct ContentTransition: Hashable, Sendable {
  /// Nothing is seen of the change.
  public static let identity = ContentTransition()
  /// Fades; not seen here.
  public static let opacity = ContentTransition()
  /// Changes its color and shape bit by bit; not seen here.
  public static let interpolate = ContentTransition()
  /// Moves like a symbol; not seen here.
  public static let symbolEffect = ContentTransition()
  /// Moves like a symbol with an effect; not seen here.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// Digits roll; not seen here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digits roll the way the value goes; not seen here.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  /// Has no effect here: nothing moves but by changes of content and time.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Has no effect here: nothing moves but by changes of content and time.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Has no effect here: views are there or not, nothing in between.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Has no effect here: content changes at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Pictures depend on the content alone: a new identity looks the same.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Tells the view apart: a canvas finds its symbols by their tags.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> TaggedView<Self> {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// Tells apart the views that an animation moves into each other.
@propertyWrapper
nonisolated public struct Namespace: Sendable {
  /// The name of a space; all are alike, as nothing moves from view to view.
  public struct ID: Hashable, Sendable {}
  /// A space of names.
  public init() {}
  /// The name of the space.
  public var wrappedValue: ID { ID() }
}
