import FoundationEssentials

/// Arranges views in a row.
///
/// ```swift
/// HStack(spacing: 8) {
///   Image(systemName: "bicycle")
///   Text("On the way")
///   Spacer()
///   Text(arrival, style: .timer).multilineTextAlignment(.trailing)
/// }
/// ```
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
    [
      StackNode(
        content._makeNodes(in: context), axis: .horizontal, alignment: alignment.guide,
        gap: spacing.map { context.environment.values.scaledGap($0) }, pass: context.pass)
    ]
  }
}

/// Arranges views in a column.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Pizza").font(.headline)
///   Text("12 Harbour Street").foregroundStyle(.secondary)
/// }
/// ```
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
        gap: spacing, pass: context.pass)
    ]
  }
}

/// A row; here all views are made at once.
public typealias LazyHStack = HStack
/// A column; here all views are made at once.
public typealias LazyVStack = VStack

/// Puts views on top of each other.
///
/// ```swift
/// ZStack {
///   RoundedRectangle(cornerRadius: 12).fill(.blue)
///   Text("Ready").foregroundStyle(.white)
/// }
/// ```
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views one before the other; the first is at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [ZStackNode(content._makeNodes(in: context), alignment: alignment, pass: context.pass)]
  }
}
