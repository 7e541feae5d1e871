/// One of the views within a container, as `Group(subviews:)` hands them out.
public struct Subview: PrimitiveView, Identifiable {
  /// The place of a view among its siblings.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// Its place.
  public let id: ID
  let node: Node

  /// What the view says to its container.
  public var containerValues: ContainerValues { node.containerValues }
  public func _makeNodes(in context: ViewContext) -> [Node] { [node] }
}

/// The views within a container; as a view, all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  private let subviews: [Subview]

  init(_ nodes: [Node]) {
    subviews = nodes.enumerated().map { Subview(id: Subview.ID(index: $0.offset), node: $0.element) }
  }

  /// Zero.
  public nonisolated var startIndex: Int { 0 }
  /// How many views there are.
  public nonisolated var endIndex: Int { subviews.count }
  /// The view at a place, from 0.
  public nonisolated subscript(index: Int) -> Subview { subviews[index] }
  public func _makeNodes(in context: ViewContext) -> [Node] { subviews.map(\.node) }
}

/// What a transformation makes of the views within another one.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  fileprivate let subviews: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content

  public func _makeNodes(in context: ViewContext) -> [Node] {
    transform(SubviewsCollection(subviews._makeNodes(in: context)))._makeNodes(in: context)
  }
}

extension Group {
  /// What a transformation makes of the views within another one, each of which may be used once.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }
}

/// The views within another one, for `ForEach(subviews:)`; they are known when they are drawn.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// Zero.
  public nonisolated var startIndex: Int { 0 }
  /// Zero: the views aren't known yet.
  public nonisolated var endIndex: Int { 0 }
  /// No view: the collection is empty.
  public nonisolated subscript(index: Int) -> Subview {
    // As of any empty collection, no index is valid.
    preconditionFailure("The collection is empty before it is drawn.")
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// A view for each view within another one.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(ForEachSubviewCollection(), content: content) { context in
      SubviewsCollection(view._makeNodes(in: context)).flatMap { content($0)._makeNodes(in: context) }
    }
  }
}
