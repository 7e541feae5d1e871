import SkerryCells

/// Shows whether something is on, and changes it when it is pressed.
///
/// ```swift
/// Toggle("Ring the bell", isOn: rings, intent: RingBellIntent())
/// ```
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Bool
  private let hit: HitAction?
  private let label: Label

  /// A toggle that does what a region of the picture can do, such as running an App Intent.
  package init(isOn: Bool, hit: HitAction?, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.hit = hit
    self.label = label()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let environment = context.environment
    let action = environment.isEnabled ? hit : nil
    let value = isOn ? "on" : "off"
    let chosen = environment[ToggleLookKey.self]
    if case .custom(let make) = chosen {
      let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
      let styled = context.evaluate { make(configuration) }
      // A switch within a style has the system's look, or it would have that style again.
      let inner = context.with { $0[ToggleLookKey.self] = ToggleLookKey.defaultValue }
      return inner.row(styled).map { [HitNode($0, action: action, trait: "toggle", value: value)] } ?? []
    }
    if case .button = chosen {
      let look: _ButtonLook = isOn ? .prominent : .bordered
      let styled = context.evaluate { look.apply(AnyView(label), role: nil, environment: environment) }
      return context.row(styled).map {
        [HitNode($0, action: action, trait: "toggle", value: value, isDimmed: !environment.isEnabled)]
      } ?? []
    }
    let title = context.row(label)
    let switchNode = SwitchNode(isOn: isOn, environment: environment, pass: context.pass)
    if environment.values.labelsHidden || title == nil {
      let node = NamedIconNode(switchNode, title: title)
      return [HitNode(node, action: action, trait: "toggle", value: value, isDimmed: !environment.isEnabled)]
    }
    let parts = [title, SpacerNode(minLength: 8, pass: context.pass), switchNode].compactMap(\.self)
    let row = StackNode(
      parts, axis: .horizontal, alignment: VerticalAlignment.center.guide, gap: 0, pass: context.pass)
    return [HitNode(row, action: action, trait: "toggle", value: value, isDimmed: !environment.isEnabled)]
  }
}

extension Toggle {
  /// A toggle over a value of the app's own screen.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, hit: nil, label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch labelled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A switch labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// How toggles are drawn.
nonisolated public enum _ToggleLook {
  /// The system's ways.
  case switchControl, button
  /// A look of an app's own.
  case custom(@MainActor (ToggleStyleConfiguration) -> AnyView)
}

/// The parts of a toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The label as the toggle was given it.
  public struct Label: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The label of the toggle.
  public let label: Label
  /// Whether it is on. Setting it does nothing: the toggle's intent decides.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Bool) {
    self.label = label
    _isOn = .constant(isOn)
  }

  /// Whether it stands for several values that differ: no.
  public var isMixed: Bool { false }
}

nonisolated enum ToggleLookKey: EnvironmentKey {
  static var defaultValue: _ToggleLook { .switchControl }
}

/// A way to draw toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that a toggle becomes.
  associatedtype Body: View = EmptyView
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view of a toggle; the whole of it can be pressed.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// One of the system's ways; styles of apps keep the default.
  @MainActor @preconcurrency var _look: _ToggleLook { get }
}
extension ToggleStyle {
  public var _look: _ToggleLook { .custom { AnyView(makeBody(configuration: $0)) } }
}
extension ToggleStyle where Body == EmptyView {
  /// Nothing: the system's styles draw themselves.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that fits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ToggleLook { .switchControl }
}
/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  /// The style; the color is that of the toggle's `tint`.
  nonisolated public init(tint: Color) {}
  public var _look: _ToggleLook { .switchControl }
}
/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ToggleLook { .button }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Chooses how toggles are drawn.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let look = style._look
    return EnvironmentModifiedView(self) { $0[ToggleLookKey.self] = look }
  }
}

/// Draws a switch: the knob's side tells on from off, the colour says it again.
package final class SwitchNode: Node {
  private let isOn: Bool
  private let paint: Paint

  private static let on = CellText("━●")
  private static let off = CellText("○━")

  init(isOn: Bool, environment: EnvironmentValues, pass: RenderPass) {
    self.isOn = isOn
    let tint = environment.values.tint ?? AnyShapeStyle(Color.green)
    paint = isOn ? tint._paint(in: environment) : HierarchicalShapeStyle.secondary._paint(in: environment)
    super.init(pass: pass)
  }

  package override var spacing: NodeSpacing { .text }
  package override func measure(_ proposal: Proposal) -> CellSize { CellSize(columns: 2, rows: 1) }
  package override func placeChildren(_ proposal: Proposal) { pass.remarkMissingColor(of: paint, as: .ink) }
  package override func firstBaseline(_ size: CellSize) -> Int { 1 }
  package override func draw(_ painter: Painter) {
    painter.write(isOn ? Self.on : Self.off, at: frame.origin, paint: paint, in: frame)
  }
}
