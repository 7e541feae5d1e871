/// A way to draw labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// One of the system's ways; styles of apps keep the default.
  @MainActor @preconcurrency var _look: _LabelLook { get }
}

/// What a style is given to draw.
public struct LabelStyleConfiguration {
  public struct Title: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  public struct Icon: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  public let title: Title
  public let icon: Icon
}

/// How labels are drawn.
nonisolated public enum _LabelLook {
  case titleAndIcon, titleOnly, iconOnly
  case custom(@MainActor (LabelStyleConfiguration) -> AnyView)
}

nonisolated enum LabelLookKey: EnvironmentKey {
  static var defaultValue: _LabelLook { .titleAndIcon }
}

extension LabelStyle {
  public var _look: _LabelLook { .custom { AnyView(makeBody(configuration: $0)) } }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
  public var _look: _LabelLook { .titleAndIcon }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
  public var _look: _LabelLook { .titleAndIcon }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
  public var _look: _LabelLook { .titleOnly }
}
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
  public var _look: _LabelLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
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
