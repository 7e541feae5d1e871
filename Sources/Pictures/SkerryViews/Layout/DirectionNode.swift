import SkerryCells

/// A view in which things go from left to right, or from right to left, whatever they do around it.
///
/// Everything is laid out as if it went from left to right. Where it goes from right to left, each node lies as far from
/// the right edge of the one around it as it would from the left: stacks, frames, paddings, grids and layouts of an app's
/// own need not know of it, and what is spoken keeps its order.
package final class DirectionNode: WrapperNode {
  private let isRightToLeft: Bool

  package init(_ child: Node, _ direction: LayoutDirection) {
    isRightToLeft = direction == .rightToLeft
    super.init(child)
  }

  package override func placeChildren(_ proposal: Proposal) {
    let around = pass.mirror
    pass.mirror = isRightToLeft ? frame : nil
    child.place(at: frame.origin, proposal)
    pass.mirror = around
  }
}
