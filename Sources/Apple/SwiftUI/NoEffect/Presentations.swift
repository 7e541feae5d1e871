// What sheets, questions and menus are described by. A surface of a phone puts nothing before itself.

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Medium; without an effect here.
  public static let medium = PresentationDetent(name: "medium")
  /// Large; without an effect here.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen; without an effect here.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .medium }
  /// In points; without an effect here.
  public static func height(_ height: CGFloat) -> PresentationDetent { .medium }
}

/// How a presentation looks where room is short.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// None; without an effect here.
  public static let none = PresentationAdaptation(name: "none")
  /// Popover; without an effect here.
  public static let popover = PresentationAdaptation(name: "popover")
  /// Sheet; without an effect here.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Full screen cover; without an effect here.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Enabled; without an effect here.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// Disabled; without an effect here.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// Up to a height; without an effect here.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The meaning of a swipe on a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes; without an effect here.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls; without an effect here.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = PresentationSizing(name: "automatic")
  /// Fitted; without an effect here.
  public static let fitted = PresentationSizing(name: "fitted")
  /// Form; without an effect here.
  public static let form = PresentationSizing(name: "form")
  /// Page; without an effect here.
  public static let page = PresentationSizing(name: "page")
}

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// Enabled; without an effect here.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// Disabled; without an effect here.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A point; without an effect here.
  case point(UnitPoint)
  /// A rectangle; without an effect here.
  case rect(Anchor<CGRect>.Source)
}

/// A question with buttons, as it was asked of old; a surface asks nothing.
public struct Alert {
  /// A button.
  public struct Button {
    /// An ordinary one; without an effect here.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// One that cancels; without an effect here.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// One that cancels; without an effect here.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// One that destroys; without an effect here.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  /// A question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice from the lower edge, as it was of old; a surface asks nothing.
public struct ActionSheet {
  /// A button.
  public typealias Button = Alert.Button
  /// A choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// Automatic; without an effect here.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// Button; without an effect here.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// Button; without an effect here.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// Borderless button; without an effect here.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Borderless button; without an effect here.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Has no effect here: there are no menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// How a phone is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Portrait; without an effect here.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Portrait upside down; without an effect here.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Landscape left; without an effect here.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Landscape right; without an effect here.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
