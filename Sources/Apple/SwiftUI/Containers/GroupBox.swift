/// Content on a ground of its own, below a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxLook) private var look

  /// Content below a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public var body: some View {
    look.make(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Content without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
extension GroupBox where Label == Text {
  /// Content below a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Content below a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The same box, within a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A way to draw boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that a box becomes.
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The label as it was given.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The content as it was given.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The label in bold above the content, on a grey ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  nonisolated public init() {}
  /// The label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(.horizontal, 12)
    .background(RoundedRectangle(cornerRadius: 12).fill(.fill.tertiary))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that fits the place.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxLook: Sendable {
  let make: @MainActor @Sendable (GroupBoxStyleConfiguration) -> AnyView
}
private enum GroupBoxLookKey: EnvironmentKey {
  static var defaultValue: GroupBoxLook {
    GroupBoxLook { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
  }
}
extension EnvironmentValues {
  var groupBoxLook: GroupBoxLook {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }
}

extension View {
  /// Chooses how boxes are drawn.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxLook, GroupBoxLook { AnyView(style.makeBody(configuration: $0)) })
  }
}
