import FoundationEssentials

/// Opens a URL when it is pressed; the rectangle of its label can be pressed.
///
/// ```swift
/// Link("Call the courier", destination: number)
/// ```
public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// A link of any look. Pressing it opens the app that registered its scheme.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// On a widget the label is drawn as it stands, as only in an app has it the tint; a style of buttons that somebody asks for
  /// is the link's as well.
  public func _makeNodes(in context: ViewContext) -> [Node] {
    let look = context.environment[ButtonLookKey.self]
    let styled = context.evaluate {
      look.isAutomatic ? AnyView(label) : look.apply(AnyView(label), role: nil, environment: context.environment)
    }
    guard let node = context.row(styled) else { return [] }
    let action = context.environment.isEnabled ? HitAction.link(destination) : nil
    return [HitNode(node, action: action, trait: "link")]
  }
}

extension Link where Label == Text {
  /// A link whose label is a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A link whose label is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
