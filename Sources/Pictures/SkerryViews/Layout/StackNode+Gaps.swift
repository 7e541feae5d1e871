import SkerryCells

/// The distances between the views of a stack, in cells.
extension StackNode {
  /// The cells between each child and the next one.
  func gapsBetweenChildren() -> [Int] {
    guard children.count > 1 else { return [] }
    let gaps = wholeGaps()
    guard axis == .vertical else { return gaps }
    let hairlines = children.map(\.isHairlineRow)
    guard hairlines.contains(true) else { return gaps }
    return gaps.enumerated().map { index, rows in
      guard rows > 0, hairlines[index] || hairlines[index + 1] else { return rows }
      return pass.tightness.distance(max(0, (gap ?? NodeSpacing.standardDistance) - Hairline.roomInRow))
    }
  }

  private func wholeGaps() -> [Int] {
    if let gap {
      let cells = axis == .vertical ? pass.tightness.distance(gap) : Points.gapColumns(gap)
      let gaps = Array(repeating: cells, count: children.count - 1)
      if axis == .vertical, cells == 0, pass.keepsBlocksApart, gap >= Seams.least {
        return gaps.indices.map { keepsRow(after: $0) ? 1 : 0 }
      }
      if axis == .horizontal, cells <= 0 { return withLettersApart(gaps) }
      guard axis == .horizontal, cells == 1 else { return gaps }
      return gaps.indices.map { isNub(children[$0 + 1], beside: children[$0], gap) ? 0 : 1 }
    }
    var gaps: [Int] = []
    var before = children[0].spacing
    for child in children.dropFirst() {
      let after = child.spacing
      gaps.append(NodeSpacing.gap(after: before, before: after, along: axis, pass.tightness))
      before = after
    }
    return gaps
  }

  /// Whether buttons follow each other, of which each is two rows high on a phone: there is a row to spare between them.
  private func keepsRow(after index: Int) -> Bool {
    guard children[index].isControl, children[index + 1].isControl else { return false }
    pass.hasBlocksApart = true
    return true
  }

  /// Whether a low bar stands at the end of a higher shape, as the nub of a battery does, in the column that is next to
  /// this on a phone, too: there is no gap left between them.
  private func isNub(_ nub: Node, beside body: Node, _ gap: Double) -> Bool {
    let (small, large) = (nub.pointsOfFrame, body.pointsOfFrame)
    guard let width = large.width, width >= 2 * Points.perColumn, let height = large.height, let low = small.height,
      let thin = small.width, low * 2 <= height, thin < Points.perColumn,
      (nub.innermost as? ShapeNode)?.canBeBar == true
    else { return false }
    return Points.columns(width + gap) <= Points.gapColumns(width)
  }
}
