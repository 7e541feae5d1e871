import SkerryCells

/// Shows the beginning of a child that may be larger than the room there is.
package final class WindowNode: WrapperNode {
  private let axes: Axis.Set

  init(_ child: Node, axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      columns: axes.contains(.horizontal) ? nil : proposal.columns,
      rows: axes.contains(.vertical) ? nil : proposal.rows)
  }

  package override var takesRows: Bool { true }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(childProposal(proposal))
    return CellSize(
      columns: min(size.columns, proposal.columns ?? size.columns), rows: min(size.rows, proposal.rows ?? size.rows))
  }

  package override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, childProposal(proposal))
  }

  package override func draw(_ painter: Painter) { painter.clipped(to: frame) { child.drawIfVisible(painter) } }

  /// A part that is cut off can't be pressed.
  package override func collectHitRegions(into regions: inout [HitRegion]) {
    var inner: [HitRegion] = []
    child.collectHitRegions(into: &inner)
    for region in inner {
      let rect = region.rect.intersection(frame)
      if !rect.isEmpty { regions.append(HitRegion(rect: rect, label: region.label, action: region.action)) }
    }
  }
}
