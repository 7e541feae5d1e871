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
    let light = onWhite(mask, stencil.grid.size, clip)
    var kept: [(column: Int, row: Int, stencil: Cell, below: Cell)] = []
    var fading: [(column: Int, row: Int, opacity: Double, below: Cell)] = []
    for row in clip.minRow..<clip.maxRow {
      for column in clip.minColumn..<clip.maxColumn {
        let cell = stencil.grid[column, row]
        if cell.isLettered || cell == .blank {
          kept.append((column, row, cell, painter.grid[column, row]))
        } else if let opacity = cell.opacity(onWhite: light.grid[column, row]) {
          fading.append((column, row, opacity, painter.grid[column, row]))
        }
      }
    }
    painter.clipped(to: bounds) { child.drawIfVisible(painter) }
    for (column, row, stencil, below) in kept {
      painter.change(column, row) { $0 = stencil.isLettered ? $0.cut(by: stencil, below: below) : below }
    }
    for (column, row, opacity, below) in fading {
      painter.change(column, row) { $0 = $0.faded(to: opacity, over: below) }
    }
  }

  /// The mask on white: what of that shines through tells how opaque it is.
  private func onWhite(_ mask: Node, _ size: CellSize, _ clip: CellRect) -> Painter {
    let white = Cell.blank(on: CellColor(RGB(hex: 0xFFFFFF)))
    let painter = Painter(grid: Grid(size: size, filledWith: white), clip: clip)
    // Letters that can't be read on white are nobody's.
    let warnings = pass.warnings
    mask.drawIfVisible(painter)
    pass.warnings = warnings
    return painter
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

  /// How opaque a fill is that was drawn on black and on white; `nil` where it is wholly opaque, or no fill.
  fileprivate func opacity(onWhite other: Cell) -> Double? {
    guard glyph?.isBlank != false, let dark = background.rgb, let light = other.background.rgb else { return nil }
    let through = Double(Int(light.green) - Int(dark.green)) / 255
    return through > 0.02 ? max(0, 1 - through) : nil
  }

  /// The cell as it is seen where it is but partly there, before another one.
  fileprivate func faded(to opacity: Double, over below: Cell) -> Cell {
    func mixed(_ color: CellColor) -> CellColor {
      guard let color = color.rgb else { return color }
      return CellColor(color.blended(over: below.background.rgb ?? RGB(hex: 0x000000), opacity: opacity))
    }
    var cell = self
    cell.foreground = mixed(foreground)
    cell.background = mixed(background)
    return cell
  }
}
