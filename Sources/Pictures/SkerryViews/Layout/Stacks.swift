import FoundationEssentials

/// Arranges views in a row.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// `spacing` in points; `nil` for the distance the neighbours prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    var nodes = content._makeNodes(in: context)
    if context.environment.layoutDirection == .rightToLeft { nodes.reverse() }
    return [
      StackNode(
        nodes, axis: .horizontal, alignment: alignment.guide,
        gap: spacing.map { Points.gapColumns($0) }, pass: context.pass)
    ]
  }
}

/// Arranges views in a column.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// `spacing` in points, vanishing below 8; `nil` for the distance the neighbours prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [
      StackNode(
        content._makeNodes(in: context), axis: .vertical, alignment: alignment.guide,
        gap: spacing.map { Points.rows($0) }, pass: context.pass)
    ]
  }
}

public typealias LazyHStack = HStack
public typealias LazyVStack = VStack

/// Puts views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [ZStackNode(content._makeNodes(in: context), alignment: alignment, pass: context.pass)]
  }
}
