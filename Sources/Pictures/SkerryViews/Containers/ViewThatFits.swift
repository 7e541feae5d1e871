import SkerryCells

/// Shows the first of its views that fits into the room offered, or the last one.
///
/// ```swift
/// ViewThatFits {
///   Text("Arrives in a few minutes")
///   Text("Soon")
/// }
/// ```
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// `axes`: the directions in which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let nodes = content._makeNodes(in: context)
    return nodes.isEmpty ? [] : [FittingNode(nodes, axes: axes, pass: context.pass)]
  }
}

package final class FittingNode: Node {
  private let candidates: [Node]
  private let axes: Axis.Set
  private var chosen: Node?

  init(_ candidates: [Node], axes: Axis.Set, pass: RenderPass) {
    self.candidates = candidates
    self.axes = axes
    super.init(pass: pass)
  }

  package override var children: [Node] { isPlaced ? chosen.map { [$0] } ?? [] : [] }
  /// A candidate that is not shown now may fit when its text has changed.
  package override var influences: [Node] { candidates }
  package override var spacing: NodeSpacing { candidates[0].spacing }
  package override var takesRows: Bool { candidates.contains(where: \.takesRows) }

  private func fitting(_ proposal: Proposal) -> Node {
    candidates.dropLast().first { fits($0, proposal) } ?? candidates[candidates.count - 1]
  }

  /// The size that a view would like best counts, with other directions as offered.
  private func fits(_ node: Node, _ proposal: Proposal) -> Bool {
    let ideal = node.size(
      Proposal(
        columns: axes.contains(.horizontal) ? nil : proposal.columns,
        rows: axes.contains(.vertical) ? nil : proposal.rows))
    if axes.contains(.horizontal), let columns = proposal.columns, ideal.columns > columns { return false }
    if axes.contains(.vertical), let rows = proposal.rows, ideal.rows > rows { return false }
    return true
  }

  package override func measure(_ proposal: Proposal) -> CellSize { fitting(proposal).size(proposal) }

  package override func placeChildren(_ proposal: Proposal) {
    let node = fitting(proposal)
    chosen = node
    node.place(at: frame.origin, proposal)
  }

  package override func firstBaseline(_ size: CellSize) -> Int { fitting(Proposal(size)).firstBaseline(size) }
  package override func lastBaseline(_ size: CellSize) -> Int { fitting(Proposal(size)).lastBaseline(size) }
}
