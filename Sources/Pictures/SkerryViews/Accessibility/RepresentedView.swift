/// A view that is drawn, and another one that is only said.
package struct RepresentedView: PrimitiveView {
  private let content: any View
  private let representation: any View
  private let choose: ([SpokenElement], [SpokenElement]) -> [SpokenElement]

  /// A view whose words are chosen among its own and those of another one.
  ///
  /// - Parameters:
  ///   - content: what is drawn.
  ///   - representation: what is never drawn.
  ///   - choose: makes what is said of what the first says by itself and what the other one says.
  package init(
    content: any View, representation: any View,
    choose: @escaping (_ own: [SpokenElement], _ others: [SpokenElement]) -> [SpokenElement]
  ) {
    self.content = content
    self.representation = representation
    self.choose = choose
  }

  package func _makeNodes(in context: ViewContext) -> [Node] {
    // What is never drawn can't be pressed either, and opens no links.
    let (isPressable, urls) = (context.pass.isPressable, context.pass.widgetURLs)
    let others = representation._makeNodes(in: context)
    (context.pass.isPressable, context.pass.widgetURLs) = (isPressable, urls)
    return content._makeNodes(in: context).enumerated().map { index, node in
      RepresentedNode(node, others: index == 0 ? others : [], choose: choose)
    }
  }
}

/// Draws its child and says what other nodes say.
private final class RepresentedNode: WrapperNode {
  private let others: [Node]
  private let choose: ([SpokenElement], [SpokenElement]) -> [SpokenElement]

  init(_ child: Node, others: [Node], choose: @escaping ([SpokenElement], [SpokenElement]) -> [SpokenElement]) {
    self.others = others
    self.choose = choose
    super.init(child)
  }

  override func placeChildren(_ proposal: Proposal) {
    super.placeChildren(proposal)
    // Some say only what they have room for: they get all they like, and nobody has to hear of it.
    let (warnings, spreading) = (pass.warnings, pass.spreading)
    for other in others { other.place(at: frame.origin, Proposal(columns: nil, rows: nil)) }
    (pass.warnings, pass.spreading) = (warnings, spreading)
  }

  override func speak(into speech: inout Speech) {
    var (own, represented) = (Speech(), Speech())
    child.speak(into: &own)
    for other in others { other.speak(into: &represented) }
    for element in choose(own.grouped, represented.grouped) { speech.add(element) }
  }
}
