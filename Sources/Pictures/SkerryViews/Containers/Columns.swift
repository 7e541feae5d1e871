/// Content with a title above it and a note below it.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// A grid that grows downwards, a row for as many views as it has columns; spacing in points.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let quiet = context.with { $0.values.foreground = [AnyShapeStyle($0.secondaryForeground)] }
    return header._makeNodes(in: quiet) + content._makeNodes(in: context) + footer._makeNodes(in: quiet)
  }
}

extension Section where Footer == EmptyView {
  /// Rows below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  /// Rows below a title that is a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Rows below a title that is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A column, or a row, of which as much is shown as there is room for.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// A grid that grows to the right, a column for as many views as it has rows; spacing in points.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let isRow = axes == .horizontal
    let guide = isRow ? VerticalAlignment.center.guide : HorizontalAlignment.center.guide
    let stack = StackNode(
      content._makeNodes(in: context), axis: isRow ? .horizontal : .vertical, alignment: guide, gap: nil,
      pass: context.pass)
    return [WindowNode(stack, axes: axes)]
  }
}

/// A column whose rows begin at the leading edge.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// Rows below one another; a list on the simulated phone doesn't scroll.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let stack = StackNode(
      content._makeNodes(in: context), axis: .vertical, alignment: HorizontalAlignment.leading.guide, gap: 0,
      pass: context.pass)
    return [WindowNode(stack, axes: .vertical)]
  }
}
