import SkerryCells

/// Whether content fills its room or fits into it.
nonisolated public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension View {
  /// Keeps the ratio of width to height, both in points; `nil` for the view's own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    NodeModifiedView(self) { node, _ in AspectRatioNode(node, ratio: ratio, mode: contentMode) }
  }
  /// Keeps the proportions of a size, in points.
  public func aspectRatio(_ ratio: LayoutSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height > 0 ? ratio.width / ratio.height : nil, contentMode: contentMode)
  }
  /// Keeps the view's own proportions, within the room that there is.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Keeps the view's own proportions, and fills the room that there is.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Proposes its child a size of a given ratio.
package final class AspectRatioNode: WrapperNode {
  private let ratio: Double?
  private let mode: ContentMode

  init(_ child: Node, ratio: Double?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.mode = mode
    super.init(child)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    // Of a picture that isn't there nobody knows the proportions: those of the room are as good as any.
    if ratio == nil, mode == .fill, (child.innermost as? MissingPictureNode)?.isOfLine == false,
      length(proposal.columns, 1) != nil, length(proposal.rows, 1) != nil
    {
      return proposal
    }
    let ideal = child.size(.unspecified)
    let idealWidth = Double(ideal.columns) * Points.perColumn
    let idealHeight = Double(ideal.rows) * Points.perRow
    // A glyph is higher than wide, but what it stands for is about as wide as high.
    let isSymbol =
      (child.innermost as? ImageNode)?.isResizable == true
      || (child.innermost as? MissingPictureNode)?.isOfSymbol == true
    guard
      let ratio = ratio ?? (isSymbol ? 1 : nil) ?? (idealHeight > 0 && idealWidth > 0 ? idealWidth / idealHeight : nil)
    else {
      return proposal
    }
    if isSymbol, ratio == 1, mode == .fit, let columns = proposal.columns, let rows = proposal.rows, rows > 1 {
      // Its plate is as large as a disc in the same room.
      return Proposal(ShapeNode.square(columns: columns, rows: rows))
    }
    let width = length(proposal.columns, Points.perColumn)
    let height = length(proposal.rows, Points.perRow)
    let chosen: Double
    switch (width, height) {
    case (nil, nil): chosen = idealWidth
    case (let width?, nil): chosen = width
    case (nil, let height?): chosen = height * ratio
    case (let width?, let height?):
      chosen = mode == .fit ? min(width, height * ratio) : max(width, height * ratio)
    }
    return Proposal(columns: Points.gapColumns(chosen), rows: Points.solidRows(chosen / ratio))
  }

  private func length(_ cells: Int?, _ points: Double) -> Double? {
    cells.flatMap { $0 >= Proposal.unbounded ? nil : Double($0) * points }
  }

  package override var takesRows: Bool { true }
  package override func measure(_ proposal: Proposal) -> CellSize { child.size(childProposal(proposal)) }
  package override func placeChildren(_ proposal: Proposal) { child.place(at: frame.origin, childProposal(proposal)) }
}
