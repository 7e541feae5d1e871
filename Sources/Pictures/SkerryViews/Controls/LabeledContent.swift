import FoundationEssentials

/// A value with what it is called: the label at the leading side, the value at the trailing one.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Any view with any label.
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
  /// Any view labelled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Any view labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text labelled by a text that can be translated.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }
  /// A text labelled by another, both as they stand.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
  /// A formatted value labelled by a text that can be translated.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
  /// A formatted value labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// A way to draw labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that a labelled content becomes.
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view of label and content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label as it was given.
  public struct Label: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The content as it was given.
  public struct Content: PrimitiveView {
    let content: AnyView
    public func _makeNodes(in context: ViewContext) -> [Node] { context.row(content).map { [$0] } ?? [] }
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The label, and far from it the value.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  nonisolated public init() {}
  /// The label at the leading edge, the content at the trailing one.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that fits the place.
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
