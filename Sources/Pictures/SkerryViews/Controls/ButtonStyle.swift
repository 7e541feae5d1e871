/// A way to draw buttons, written by an app.
///
/// ```swift
/// struct CapsuleButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(.horizontal, 8).background(.blue, in: Capsule())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button; the whole of it can be pressed.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The label as the button was given it.
  public struct Label: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The role of the button; `nil` for an ordinary one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Nothing on a widget stays pressed.
  public let isPressed = false
}

/// One of the system's ways to draw buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View = EmptyView
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button; the whole of it can be pressed.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// One of the system's ways; styles of apps keep the default.
  @MainActor @preconcurrency var _look: _ButtonLook { get }
}

extension PrimitiveButtonStyle {
  public var _look: _ButtonLook {
    .custom { AnyView(makeBody(configuration: PrimitiveButtonStyleConfiguration(role: $0.role, label: $0.label))) }
  }
}
extension PrimitiveButtonStyle where Body == EmptyView {
  /// Nothing: the system's styles draw themselves.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The parts of a button, for a style that decides about presses.
public struct PrimitiveButtonStyleConfiguration {
  /// The label as the button was given it.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The role of the button; `nil` for an ordinary one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Does nothing: a press on any part of the button is its action.
  public func trigger() {}
}

/// How buttons are drawn.
nonisolated public enum _ButtonLook {
  /// What fits the place: a tinted ground for a button on a widget, nothing for a link.
  case automatic
  /// A tinted ground.
  case bordered
  /// A fill in the tint.
  case prominent
  /// The tint as foreground.
  case borderless
  /// As the label is.
  case plain
  /// A look of an app's own.
  case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
}

nonisolated enum ButtonLookKey: EnvironmentKey {
  static var defaultValue: _ButtonLook { .automatic }
}

nonisolated enum ButtonBorderKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension _ButtonLook {
  /// Whether nobody asked for a look.
  var isAutomatic: Bool { if case .automatic = self { true } else { false } }

  /// The label in this look.
  func apply(_ label: AnyView, role: ButtonRole?, environment: EnvironmentValues) -> AnyView {
    let color =
      role == .destructive ? AnyShapeStyle(Color.red) : environment.values.tint ?? AnyShapeStyle(Color.accentColor)
    let tint = environment.isEnabled ? color : AnyShapeStyle(color.opacity(0.4))
    // A foreground that somebody asks for goes before that of the style.
    let asked = environment.isEnabled ? environment.values.foreground.first : nil
    switch self {
    case .plain: return label
    case .borderless: return AnyView(label.foregroundStyle(asked ?? tint))
    case .automatic, .bordered:
      let ground = Self.border(in: environment).fill(tint.opacity(0.22))
      let row = Row(label: label).padding(.horizontal, 8).foregroundStyle(asked ?? tint)
      return AnyView(Control(row.background(ground)))
    case .prominent:
      let ground = Self.border(in: environment).fill(tint)
      let letters = asked ?? AnyShapeStyle(environment.contrasting(tint))
      return AnyView(Control(Row(label: label).padding(.horizontal, 8).foregroundStyle(letters).background(ground)))
    case .custom(let make):
      return make(ButtonStyleConfiguration(role: role, label: .init(content: label)))
    }
  }

  /// The shape of the ground: only a label of several rows leaves a shape to choose.
  private static func border(in environment: EnvironmentValues) -> AnyShape {
    let isLarge = (environment.values.font ?? .body).size >= LargeSymbol.leastOfType
    switch environment[ButtonBorderKey.self] {
    case .circle where isLarge: return AnyShape(Circle())
    case .capsule where isLarge: return AnyShape(Capsule())
    default: return AnyShape(RoundedRectangle(cornerRadius: 12))
    }
  }

  /// A button keeps the standard distance from texts: its ground is no line of text.
  private struct Control<Content: View>: PrimitiveView {
    let content: Content
    init(_ content: Content) { self.content = content }
    func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context).map { ControlNode($0) } }
  }

  /// Views side by side, so that they share one ground.
  private struct Row: PrimitiveView {
    let label: AnyView
    func _makeNodes(in context: ViewContext) -> [Node] { context.row(label).map { [$0] } ?? [] }
  }
}

/// What stands apart from the texts around it.
final class ControlNode: WrapperNode {
  override var spacing: NodeSpacing { NodeSpacing() }
}

nonisolated extension EnvironmentValues {
  /// White, as on a phone; black on what is almost white itself.
  fileprivate func contrasting(_ color: AnyShapeStyle) -> Color {
    let tint = color._paint(in: self).representative
    // Activities lie on dark grounds, of which a faint tint leaves most.
    let ground = tint.rgb.blended(over: .black, opacity: tint.alpha)
    return ground.contrast(with: .white) < Self.leastOfWhite ? .black : .white
  }
  /// Below this contrast white letters can't be told from their ground.
  private static var leastOfWhite: Double { 1.3 }
}

/// The style that fits the place: bordered in widgets and Live Activities.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .automatic }
}
/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .plain }
}
/// The label alone, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .borderless }
}
/// The label on a faint fill.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .bordered }
}
/// The label on a fill of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .prominent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint fill.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a fill of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Draws the buttons and links within by a style of an app's own.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentModifiedView(self) {
      $0[ButtonLookKey.self] = .custom { AnyView(style.makeBody(configuration: $0)) }
    }
  }
  /// Draws the buttons and links within by one of the system's styles.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = style._look
    return EnvironmentModifiedView(self) { $0[ButtonLookKey.self] = look }
  }

  /// The shape of the grounds of buttons within; one around a single row of cells has no shape to choose.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EnvironmentModifiedView(self) { $0[ButtonBorderKey.self] = shape }
  }
  /// A button is as high as its label: this changes nothing.
  public func controlSize(_ size: ControlSize) -> some View { self }
}

/// The outline of a button's ground.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The shape that fits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Corners of a radius in points; a cell is too coarse for radii, so all are drawn alike.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }
