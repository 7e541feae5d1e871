/// Several views that are treated as one by modifiers, without a layout of their own.
public struct Group<Content: View>: PrimitiveView {
  package let content: Content
  /// Several views as one; they are laid out by whatever holds the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _makeNodes(in context: ViewContext) -> [Node] { content._makeNodes(in: context) }
}

/// One view for each element of a collection.
///
/// ```swift
/// ForEach(stops, id: \.self) { stop in
///   Label(stop, systemImage: "mappin")
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  /// Makes all views where the elements are known only now.
  private let late: ((ViewContext) -> [Node])?
  /// Whether its elements are known only when it is drawn.
  package var isLate: Bool { late != nil }

  /// A view for each element, told apart by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(each: data, content: content)
  }

  private init(each data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    late = nil
  }

  /// Views for elements that are known only when they are drawn.
  package init(_ data: Data, content: @escaping (Data.Element) -> Content, late: @escaping (ViewContext) -> [Node]) {
    self.data = data
    self.content = content
    self.late = late
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    if let late { return late(context) }
    var nodes: [Node] = []
    for element in data { nodes += content(element)._makeNodes(in: context) }
    return nodes
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by its id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(each: data, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
