/// A view whose nodes are each wrapped in another node; what most modifiers are.
package struct NodeModifiedView<Content: View>: PrimitiveView {
  private let content: Content
  private let wrap: @MainActor (Node, EnvironmentValues) -> Node

  package init(_ content: Content, wrap: @escaping @MainActor (Node, EnvironmentValues) -> Node) {
    self.content = content
    self.wrap = wrap
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    content._makeNodes(in: context).map { wrap($0, context.environment) }
  }
}
