/// A movement within a symbol; a picture of cells stands still.
nonisolated public protocol SymbolEffect: Hashable, Sendable {
  /// The movement as the system keeps it.
  var configuration: SymbolEffectConfiguration { get }
}

nonisolated extension SymbolEffect {
  /// Nothing is kept of a movement that is not seen.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
}

/// A movement as the system keeps it: nothing here.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {}

/// A movement that goes on until it is stopped.
nonisolated public protocol IndefiniteSymbolEffect {}
/// A movement that ends by itself.
nonisolated public protocol DiscreteSymbolEffect {}
/// A movement of a symbol that comes or goes.
nonisolated public protocol TransitionSymbolEffect {}
/// A movement of a symbol that becomes another one.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol moves.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often; not seen here.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Again and again, with pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// Again and again, without pauses.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// So many times, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
  /// As the effect does by itself; not seen here.
  public static let `default` = SymbolEffectOptions()
  /// Again and again; not seen here.
  public static let repeating = SymbolEffectOptions()
  /// Once; not seen here.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times as fast; not seen here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times; not seen here.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way; not seen here.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again; not seen here.
  public var repeating: SymbolEffectOptions { self }
  /// Once; not seen here.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So many times as fast; not seen here.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times; not seen here.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a way; not seen here.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

/// The symbol fades in and out; not seen here.
nonisolated public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Part by part; not seen here.
  public var byLayer: PulseSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: PulseSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades in and out; not seen here.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol jumps; not seen here.
nonisolated public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Upwards; not seen here.
  public var up: BounceSymbolEffect { self }
  /// Downwards; not seen here.
  public var down: BounceSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: BounceSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: BounceSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps; not seen here.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol's parts light up one after the other; not seen here.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Back the way it came; not seen here.
  public var reversing: VariableColorSymbolEffect { self }
  /// Always the same way; not seen here.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Each part stays lit; not seen here.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One part at a time; not seen here.
  public var iterative: VariableColorSymbolEffect { self }
  /// Other parts are hidden; not seen here.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Other parts are dim; not seen here.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's parts light up one after the other; not seen here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol grows; not seen here.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Upwards; not seen here.
  public var up: ScaleSymbolEffect { self }
  /// Downwards; not seen here.
  public var down: ScaleSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: ScaleSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol grows; not seen here.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol appears; not seen here.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upwards; not seen here.
  public var up: AppearSymbolEffect { self }
  /// Downwards; not seen here.
  public var down: AppearSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: AppearSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: AppearSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears; not seen here.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol disappears; not seen here.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upwards; not seen here.
  public var up: DisappearSymbolEffect { self }
  /// Downwards; not seen here.
  public var down: DisappearSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: DisappearSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears; not seen here.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol makes room for another; not seen here.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Down, then up; not seen here.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up both times; not seen here.
  public var upUp: ReplaceSymbolEffect { self }
  /// Off, then up; not seen here.
  public var offUp: ReplaceSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// A change that keeps what both symbols have; not seen here.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {}
  /// Keeps what both symbols have; not seen here.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol makes room for another; not seen here.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// As fits the symbol; not seen here.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As fits the symbol; not seen here.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol shakes; not seen here.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Clockwise; not seen here.
  public var clockwise: WiggleSymbolEffect { self }
  /// Counterclockwise; not seen here.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// To the left; not seen here.
  public var left: WiggleSymbolEffect { self }
  /// To the right; not seen here.
  public var right: WiggleSymbolEffect { self }
  /// Upwards; not seen here.
  public var up: WiggleSymbolEffect { self }
  /// Downwards; not seen here.
  public var down: WiggleSymbolEffect { self }
  /// Forward; not seen here.
  public var forward: WiggleSymbolEffect { self }
  /// Backward; not seen here.
  public var backward: WiggleSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: WiggleSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// In a direction; not seen here.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
  /// In a direction, in degrees; not seen here.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes; not seen here.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns; not seen here.
nonisolated public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Clockwise; not seen here.
  public var clockwise: RotateSymbolEffect { self }
  /// Counterclockwise; not seen here.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: RotateSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: RotateSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns; not seen here.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks softly; not seen here.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// With a pulse; not seen here.
  public var pulse: BreatheSymbolEffect { self }
  /// Without a pulse; not seen here.
  public var plain: BreatheSymbolEffect { self }
  /// Part by part; not seen here.
  public var byLayer: BreatheSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks softly; not seen here.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol is drawn stroke by stroke; not seen here.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Part by part; not seen here.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// Stroke by stroke; not seen here.
  public var individually: DrawOnSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn stroke by stroke; not seen here.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol is taken away stroke by stroke; not seen here.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Part by part; not seen here.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All parts at once; not seen here.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// Stroke by stroke; not seen here.
  public var individually: DrawOffSymbolEffect { self }
  /// From the end; not seen here.
  public var reversed: DrawOffSymbolEffect { self }
  /// From the beginning; not seen here.
  public var nonReversed: DrawOffSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is taken away stroke by stroke; not seen here.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension View {
  /// Has no effect here: symbols are glyphs, which can't move.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Has no effect here: symbols are glyphs, which can't move.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Has no effect here: symbols are glyphs, which stand still anyway.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
