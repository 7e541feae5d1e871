/// The purpose of a button, which decides its colour.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A role for a loss: the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Nothing happens; the label looks as usual.
  public static let cancel = ButtonRole(name: "cancel")
  /// A role for closing; the label looks as usual.
  public static let close = ButtonRole(name: "close")
  /// A role for confirming; the label looks as usual.
  public static let confirm = ButtonRole(name: "confirm")
}

/// Does something when it is pressed.
///
/// ```swift
/// Button("Cancel", role: .destructive, intent: CancelOrderIntent(order: 7))
/// ```
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let hit: HitAction
  private let label: Label

  /// A button that does what a region of the picture can do, such as running an App Intent.
  package init(hit: HitAction, role: ButtonRole? = nil, @ViewBuilder label: () -> Label) {
    self.role = role
    self.hit = hit
    self.label = label()
  }

  /// A button that runs code in the app's process. In widgets and Live Activities, as on iOS, it needs an intent
  /// instead.
  @preconcurrency public init(action: @escaping @MainActor @Sendable () -> Void, @ViewBuilder label: () -> Label) {
    self.init(hit: .closure(action), label: label)
  }

  /// A button with a role, such as one that destroys.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(hit: .closure(action), role: role, label: label)
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let look = context.environment[ButtonLookKey.self]
    let styled = context.evaluate { look.apply(AnyView(label), role: role, environment: context.environment) }
    guard let node = context.row(styled) else { return [] }
    return [
      HitNode(
        node, action: context.environment.isEnabled ? hit : nil, trait: "button",
        isDimmed: !context.environment.isEnabled)
    ]
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style that decides about presses.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button whose label is a text that can be translated.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor @Sendable () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button whose label is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor @Sendable () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button with a role whose label is a text that can be translated.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button with a role whose label is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a symbol; the title is a text that can be translated.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(action: action) { SkerryViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a symbol; the title is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(action: action) { SkerryViews.Label(title, systemImage: systemImage) }
  }
}
