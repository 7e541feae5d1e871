import FoundationEssentials

/// How a change moves; a picture of cells shows its end at once.
nonisolated public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring() -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs the closure; what it changes is shown at once.
@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// How a view comes and goes; its end is shown at once.
nonisolated public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How new content takes the place of the old; its end is shown at once.
nonisolated public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A movement within a symbol; a picture of cells stands still.
nonisolated public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { self }
  /// What is drawn depends on the content alone: a new identity looks the same.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
}
