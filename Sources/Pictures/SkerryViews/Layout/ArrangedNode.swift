import SkerryCells

/// Nodes that closures measure and place, for layouts that are written outside of this room.
package final class ArrangedNode: Node {
  /// Where a child goes, from the upper left corner of the whole, and what it is offered.
  package struct Place {
    package let origin: CellPoint
    package let proposal: Proposal

    package init(_ origin: CellPoint, _ proposal: Proposal) {
      self.origin = origin
      self.proposal = proposal
    }
  }

  private let content: [Node]
  private let measuring: (Proposal) -> CellSize
  private let placing: (CellSize, Proposal) -> [Place]

  /// - Parameter place: the places of all children in their order, within a size.
  package init(
    _ content: [Node], pass: RenderPass, measure: @escaping (Proposal) -> CellSize,
    place: @escaping (CellSize, Proposal) -> [Place]
  ) {
    self.content = content
    measuring = measure
    placing = place
    super.init(pass: pass)
  }

  package override var children: [Node] { content }
  package override func measure(_ proposal: Proposal) -> CellSize { measuring(proposal) }
  package override func placeChildren(_ proposal: Proposal) {
    for (child, place) in zip(content, placing(frame.size, proposal)) {
      child.place(
        at: CellPoint(column: frame.minColumn + place.origin.column, row: frame.minRow + place.origin.row),
        place.proposal)
    }
  }
}

/// Carries a value that the layout around it may ask for.
package final class TellingNode: WrapperNode {
  package let key: ObjectIdentifier
  package let value: Any

  package init(_ child: Node, key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init(child)
  }
}
