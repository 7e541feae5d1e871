import SkerryCells

/// A view that is shown only where another one draws something.
struct MaskedView: PrimitiveView {
  let content: any View
  let mask: any View
  let alignment: Alignment

  func _makeNodes(in context: ViewContext) -> [Node] {
    let nodes = content._makeNodes(in: context)
    return nodes.map { MaskNode($0, mask: context.single(mask, alignment: alignment), alignment: alignment) }
  }
}

package final class MaskNode: WrapperNode {
  private let mask: Node?
  private let alignment: Alignment

  init(_ child: Node, mask: Node?, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
  }

  package override var influences: [Node] { [child, mask].compactMap(\.self) }

  package override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, proposal)
    guard let mask else { return }
    let inner = Proposal(frame.size)
    mask.place(at: alignment.origin(of: mask, sized: mask.size(inner), in: frame), inner)
  }

  /// Where the mask leaves a cell as it was, so does this.
  package override func draw(_ painter: Painter) {
    let clip = painter.clip.intersection(bounds)
    guard let mask, !clip.isEmpty else { return }
    let stencil = Painter(grid: Grid(size: painter.grid.size), clip: clip)
    mask.drawIfVisible(stencil)
    painter.cross(stencil)
    var kept: [(column: Int, row: Int, stencil: Cell, below: Cell)] = []
    for row in clip.minRow..<clip.maxRow {
      for column in clip.minColumn..<clip.maxColumn {
        let cell = stencil.grid[column, row]
        if cell.isLettered || cell == .blank { kept.append((column, row, cell, painter.grid[column, row])) }
      }
    }
    painter.clipped(to: bounds) { child.drawIfVisible(painter) }
    for (column, row, stencil, below) in kept {
      painter.change(column, row) { $0 = stencil.isLettered ? $0.cut(by: stencil, below: below) : below }
    }
  }
}

nonisolated extension Cell {
  /// Whether the cell shows a glyph on no ground of its own: only its strokes let through.
  fileprivate var isLettered: Bool { glyph?.isBlank == false && background == Cell.blank.background }

  /// The colour of this cell in the shape of another cell's glyph.
  fileprivate func cut(by stencil: Cell, below: Cell) -> Cell {
    Cell(
      glyph: stencil.glyph, foreground: glyph?.isBlank == true ? background : foreground,
      background: below.background, attributes: stencil.attributes)
  }
}
