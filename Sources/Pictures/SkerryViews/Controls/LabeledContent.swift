import FoundationEssentials

/// A value with what it is called: the label at the leading side, the value at the trailing one.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    let make = context.environment[LabeledContentLookKey.self].make
    return context.evaluate { make(configuration) }._makeNodes(in: context)
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// A way to draw labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is given to draw.
public struct LabeledContentStyleConfiguration {
  public struct Label: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  public struct Content: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  public let label: Label
  public let content: Content
}

/// The label, and far from it the value.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated private struct LabeledContentLook {
  let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

nonisolated private enum LabeledContentLookKey: EnvironmentKey {
  static var defaultValue: LabeledContentLook {
    LabeledContentLook { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

extension View {
  /// Chooses how labelled content is drawn.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    EnvironmentModifiedView(self) {
      $0[LabeledContentLookKey.self] = LabeledContentLook { AnyView(style.makeBody(configuration: $0)) }
    }
  }
}
