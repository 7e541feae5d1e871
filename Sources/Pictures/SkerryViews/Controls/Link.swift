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

  /// On a widget the label is drawn as it stands: only in an app has it the tint.
  public func _makeNodes(in context: ViewContext) -> [Node] {
    guard let node = context.row(label) else { return [] }
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
