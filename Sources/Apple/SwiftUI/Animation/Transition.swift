/// How a view comes and goes, written by an app; its end is shown at once.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that the content becomes.
  associatedtype Body: View
  typealias Content = PlaceholderContentView<AnyView>
  /// The transition's properties.
  static var properties: TransitionProperties { get }
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// Moves like an animation; not seen here.
  public func animation(_ animation: Animation?) -> some Transition { self }
  /// Both at once; not seen here.
  public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// The view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear
  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool
  /// A transition's properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that shows the view as it is.
public protocol StillTransition: Transition {}
extension StillTransition {
  /// The content itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves by points; not seen here.
public struct OffsetTransition: StillTransition {
  /// The distance, in points.
  public var offset: CGSize
  /// From a distance, in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
}
/// Moves from an edge; not seen here.
public struct MoveTransition: StillTransition {
  /// The edge.
  public var edge: Edge
  /// From an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
}
/// Fades; not seen here.
public struct OpacityTransition: StillTransition {
  /// Fades.
  nonisolated public init() {}
}
/// Slides; not seen here.
public struct SlideTransition: StillTransition {
  /// Slides.
  nonisolated public init() {}
}
/// Pushes from an edge; not seen here.
public struct PushTransition: StillTransition {
  /// The edge.
  public var edge: Edge
  /// From an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
}
/// Nothing is seen.
public struct IdentityTransition: StillTransition {
  /// Nothing is seen.
  nonisolated public init() {}
}
/// Grows and shrinks; not seen here.
public struct ScaleTransition: StillTransition {
  /// The factor.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  /// By a factor.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}
/// Blurs; not seen here.
public struct BlurReplaceTransition: StillTransition {
  /// The direction.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// Down, then up.
    public static let downUp = Configuration(name: "downUp")
    /// Up both times.
    public static let upUp = Configuration(name: "upUp")
  }
  /// The direction.
  public var configuration: Configuration
  /// In a direction.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
}
/// One way in and another out; not seen here.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: StillTransition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// One way in and another out.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}
/// A symbol that draws itself; not seen here.
public struct SymbolEffectTransition: StillTransition {
  /// With an effect.
  nonisolated public init<Effect: TransitionSymbolEffect & SymbolEffect>(
    effect: Effect, options: SymbolEffectOptions = .default
  ) {}
}

extension Transition where Self == OffsetTransition {
  /// Moves by points; not seen here.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves by points; not seen here.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Moves from an edge; not seen here.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == OpacityTransition {
  /// Fades; not seen here.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Slides; not seen here.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Pushes from an edge; not seen here.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == IdentityTransition {
  /// Nothing is seen.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows and shrinks; not seen here.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows and shrinks by a factor; not seen here.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Blurs; not seen here.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Blurs in a direction; not seen here.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition where Self == SymbolEffectTransition {
  /// A symbol that draws itself; not seen here.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
  /// A symbol that draws itself; not seen here.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension View {
  /// Has no effect here: views are there or not, nothing in between.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
}

extension AnyTransition {
  /// A transition whose type is forgotten; not seen here.
  public init<T: Transition>(_ transition: T) { self = .identity }
  /// Between two changes of the view; not seen here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
  /// Comes from a distance, in points; not seen here.
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
}
