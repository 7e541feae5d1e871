/// A way to draw progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that a progress view becomes.
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view of a progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// One of the standard ways; styles of apps keep the default.
  @MainActor @preconcurrency var _style: _ProgressStyleBox { get }
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The label as the progress view was given it.
  public struct Label: PrimitiveView {
    private let make: @MainActor (ViewContext) -> [Node]
    init<V: View>(_ view: V) { make = { view._makeNodes(in: $0) } }
    public func _makeNodes(in context: ViewContext) -> [Node] { make(context) }
  }
  /// The label of the value as the progress view was given it, or the time that remains.
  public struct CurrentValueLabel: PrimitiveView {
    private let make: @MainActor (ViewContext) -> [Node]
    init<V: View>(_ view: V) { make = { view._makeNodes(in: $0) } }
    public func _makeNodes(in context: ViewContext) -> [Node] { make(context) }
  }
  /// Between 0 and 1, `nil` if nobody knows, and as on a phone for one that moves by itself: a style that draws the
  /// fraction draws none, and one that shows `ProgressView(configuration)` moves.
  public var fractionCompleted: Double? { if case .fraction(let fraction) = amount { fraction } else { nil } }
  /// The progress itself.
  let amount: ProgressAmount
  /// The label.
  public let label: Label
  /// The label of the value.
  public let currentValueLabel: CurrentValueLabel
}

/// Carries a style through the environment.
public struct _ProgressStyleBox {
  let style: ProgressStyle
}

/// How progress is drawn.
nonisolated enum ProgressStyle {
  case automatic
  case linear(Color?)
  case circular(Color?)
  case custom(@MainActor (ProgressViewStyleConfiguration) -> AnyView)

  /// Unknown progress is a spinner unless a bar is asked for.
  func isRing(for amount: ProgressAmount) -> Bool {
    if case .circular = self { return true }
    if case .unknown = amount, case .automatic = self { return true }
    return false
  }
}

nonisolated enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressStyle { .automatic }
}

extension ProgressViewStyle {
  public var _style: _ProgressStyleBox {
    _ProgressStyleBox(style: .custom { AnyView(makeBody(configuration: $0)) })
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// A bar in the tint.
  nonisolated public init() { tint = nil }
  /// A bar in a color.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// A bar between its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
  public var _style: _ProgressStyleBox { _ProgressStyleBox(style: .linear(tint)) }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// A ring in the tint.
  nonisolated public init() { tint = nil }
  /// A ring in a color.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// A ring with its label.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
  public var _style: _ProgressStyleBox { _ProgressStyleBox(style: .circular(tint)) }
}

/// A bar, or a spinner where nobody knows how far it is.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// A bar where something is known of the progress, a ring otherwise.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
  public var _style: _ProgressStyleBox { _ProgressStyleBox(style: .automatic) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Chooses how progress is drawn. Styles of apps are not used for progress that moves by itself, as on a phone.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let box = style._style
    return EnvironmentModifiedView(self) { $0[ProgressStyleKey.self] = box.style }
  }
}

nonisolated extension EnvironmentValues {
  /// The ground on which progress is drawn.
  package var trackPaint: Paint {
    Paint(colorScheme == .dark ? RGBA(hex: 0x787880, alpha: 0.36) : RGBA(hex: 0x787880, alpha: 0.2))
  }

  package var secondaryForeground: some ShapeStyle {
    PaintedShapeStyle(paint: HierarchicalShapeStyle.secondary._paint(in: self))
  }
}

/// A style that is a paint already.
nonisolated package struct PaintedShapeStyle: ShapeStyle {
  package let paint: Paint
  package func _paint(in environment: EnvironmentValues) -> Paint { paint }
}
