import SkerryCells

/// Changes how a view is drawn by its own size, without another layout.
package struct SizedChangeView: PrimitiveView {
  private let content: any View
  private let change: (AnyView, GeometryProxy) -> AnyView

  /// `change` makes of the content what is drawn in its place.
  package init(_ content: any View, change: @escaping (AnyView, GeometryProxy) -> AnyView) {
    self.content = content
    self.change = change
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    content._makeNodes(in: context).map { node in
      SizedChangeNode(node) { proxy in
        context.evaluate { change(AnyView(content), proxy) }._makeNodes(in: context)
      }
    }
  }
}

package final class SizedChangeNode: WrapperNode {
  private let make: (GeometryProxy) -> [Node]
  private var made: (size: CellSize, nodes: [Node])?

  init(_ child: Node, make: @escaping (GeometryProxy) -> [Node]) {
    self.make = make
    super.init(child)
  }

  package override var children: [Node] { isPlaced ? made?.nodes ?? [] : [] }
  package override var influences: [Node] { [child] + children }

  package override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, proposal)
    if made?.size != frame.size {
      pass.forget(children)
      made = (frame.size, make(GeometryProxy(of: frame, pass)))
    }
    for node in children { node.place(at: frame.origin, proposal) }
  }
}
