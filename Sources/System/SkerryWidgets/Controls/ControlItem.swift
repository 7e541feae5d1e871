import FoundationEssentials
import SkerryViews

/// A control of an app's widget extension.
public final class ControlItem {
  /// Takes a control's state as soon as it is known.
  public typealias Completion = @MainActor @Sendable (ControlState) -> Void

  /// The control's identity, as used by `ControlCenter`.
  public let kind: String
  /// The name in the gallery; empty if the app says nothing.
  public let displayName: String
  /// How the gallery explains it.
  public let explanation: String
  private let makeState: (@escaping Completion) -> Void

  init(kind: String, traits: WidgetTraits, state: @escaping (@escaping Completion) -> Void) {
    self.kind = kind
    displayName = traits.displayName
    explanation = traits.explanation
    makeState = state
  }

  /// Asks what the control shows; the completion is called before this returns if no provider has to be asked.
  public func load(completion: @escaping Completion) { makeState(completion) }
}

/// The look and the action of a control.
public struct ControlState {
  let label: AnyView
  let value: AnyView?
  /// Whether a switch is on; `nil` for a button.
  public let isOn: Bool?
  /// The action of pressing the control.
  public let action: HitAction
  /// Whether the control can be pressed.
  public internal(set) var isEnabled = true

  init(label: AnyView, value: AnyView?, isOn: Bool? = nil, action: HitAction) {
    self.label = label
    self.value = value
    self.isOn = isOn
    self.action = action
  }

  /// The name of the control, as it is spoken.
  public func title(at instant: Date) -> String { Self.spoken(label, instant) }

  /// The words of a switch about its value, as they are spoken; empty for a button.
  public func value(at instant: Date) -> String { value.map { Self.spoken($0, instant) } ?? "" }

  private static func spoken(_ view: AnyView, _ instant: Date) -> String {
    ViewRendering(view, columns: 40, in: PresentationEnvironment(), at: instant).spoken.map(\.line)
      .joined(separator: ", ")
  }
}

/// Through which an app asks for controls to be drawn anew.
nonisolated public final class ControlCenter: Sendable {
  /// The controls of the phone.
  public static let shared = ControlCenter()

  private init() {}

  /// Asks the providers of the controls of a kind.
  public func reloadControls(ofKind kind: String) { WidgetCenter.handler?.take(.reloadControls(kind: kind)) }

  /// Asks the providers of all controls.
  public func reloadAllControls() { WidgetCenter.handler?.take(.reloadControls(kind: nil)) }
}
