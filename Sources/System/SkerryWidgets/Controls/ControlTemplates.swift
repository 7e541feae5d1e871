import SkerryActivities
import SkerryViews

/// The look and the action of a control: a button or a switch.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  @MainActor @preconcurrency var _state: ControlState { get }
}

/// Takes the one template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  private let label: Label
  private let action: Action

  /// A control with words for its action.
  ///
  /// - Parameters:
  ///   - action: is performed when the control is pressed.
  ///   - label: the control's title and symbol.
  ///   - actionLabel: the words while the action runs, and while it doesn't.
  public init(
    action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.label = label()
    self.action = action
  }

  public var _state: ControlState { ControlState(label: AnyView(label), value: nil, action: .running(action)) }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// A control that says nothing while its action runs.
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text {
  /// A control labelled by a text that can be translated.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }
  /// A control labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

/// A switch that sets a value through an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  private let isOn: Bool
  private let label: Label
  private let valueLabel: (Bool) -> ValueLabel
  private let action: Action

  /// A switch with a view for each of its values.
  ///
  /// - Parameters:
  ///   - isOn: how it stands now.
  ///   - action: is performed with the new value when the control is pressed.
  ///   - label: the control's title and symbol.
  ///   - valueLabel: the view for on and for off.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.label = label()
    self.valueLabel = valueLabel
    self.action = action
  }

  public var _state: ControlState {
    var setting = action
    setting.value = !isOn
    return ControlState(
      label: AnyView(label), value: AnyView(valueLabel(isOn)), isOn: isOn, action: .running(setting))
  }
}

extension ControlWidgetToggle where Label == Text {
  /// A switch labelled by a text that can be translated.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }
  /// A switch labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
  /// A switch labelled by a text that can be translated, with the words On and Off.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(titleKey, isOn: isOn, action: action) { Text($0 ? "On" : "Off") }
  }
}

extension ControlWidgetToggle where ValueLabel == Text {
  /// A switch with the words On and Off.
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { Text($0 ? "On" : "Off") }
  }
}

extension ControlWidgetTemplate {
  /// The colour of the control while it is on; the list of controls has one colour.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Whether the control can be pressed.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ChangedControlTemplate(content: self) { if disabled { $0.isEnabled = false } }
  }
}

private struct ChangedControlTemplate<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
  let content: Content
  let change: (inout ControlState) -> Void

  var _state: ControlState {
    var state = content._state
    change(&state)
    return state
  }
}

extension View {
  /// The words for the control's action; without an effect here.
  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  /// The words of the control about itself for a moment; without an effect here.
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
