/// A way to draw labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that a label becomes.
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// One of the system's ways; styles of apps keep the default.
  @MainActor @preconcurrency var _look: _LabelLook { get }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title as the label was given it.
  public struct Title: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The icon as the label was given it.
  public struct Icon: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// How labels are drawn.
nonisolated public enum _LabelLook {
  /// The parts of a label that are shown.
  case titleAndIcon, titleOnly, iconOnly
  /// A look of an app's own.
  case custom(@MainActor (LabelStyleConfiguration) -> AnyView)
}

nonisolated enum LabelLookKey: EnvironmentKey {
  static var defaultValue: _LabelLook { .titleAndIcon }
}

extension LabelStyle {
  public var _look: _LabelLook { .custom { AnyView(makeBody(configuration: $0)) } }
}

/// The style that fits the place: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
  public var _look: _LabelLook { .titleAndIcon }
}
/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
  public var _look: _LabelLook { .titleAndIcon }
}
/// The title alone; the icon isn't spoken either.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
  public var _look: _LabelLook { .titleOnly }
}
/// The icon alone; the title is spoken.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
  public var _look: _LabelLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that fits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Chooses how labels are drawn.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let look = style._look
    return EnvironmentModifiedView(self) { $0[LabelLookKey.self] = look }
  }
  /// Hides the titles of controls; they are still spoken.
  public func labelsHidden() -> some View { EnvironmentModifiedView(self) { $0.values.labelsHidden = true } }
}
