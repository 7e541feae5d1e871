import SkerryCells

/// Shows its child only within an outline: at the edge, quadrant blocks let through what lies below.
package final class ShapeClipNode: WrapperNode {
  private let path: (LayoutRect) -> Path
  private let isRectangle: Bool
  private let isPath: Bool
  private let isEvenOdd: Bool
  private let hasBoxSides: Bool
  private let outline: _ShapeOutline
  private var ownSize: (width: Double?, height: Double?) = (nil, nil)
  /// The way to the middle of a line of text in two rows.
  private var nudge = Nudge.none
  /// Whether it shows but half of its first and last row, as a ground behind a padded line of text does.
  package var hasHalfEdges = false
  private var cached: (size: CellSize, nudge: Nudge, hasHalfEdges: Bool, masks: [UInt8])?
  /// Whether it is drawn beside its frame.
  package var isMoved: Bool { nudge != .none }

  package init<S: Shape>(_ child: Node, shape: S, style: FillStyle = FillStyle()) {
    path = { shape._cellPath(in: $0) }
    isRectangle = shape._outline == .rectangle
    isPath = shape._outline == .path
    isEvenOdd = style.isEOFilled
    hasBoxSides = shape._outline.hasBoxSides
    outline = shape._outline
    super.init(child)
    ownSize = child.pointsOfFrame
  }

  /// Takes over the lengths of a frame around it; those of the innermost one count.
  func takeOwnSize(width: Double?, height: Double?) {
    ownSize = (ownSize.width ?? width, ownSize.height ?? height)
  }

  /// The columns of a picture that is cut out as a disc in a pill of the island: about as wide as its row is high.
  private static let columnsOfPill = 3

  /// A stand-in that takes what it is offered is no strip of which the ends would be seen.
  private func narrowed(_ proposal: Proposal) -> Proposal {
    guard outline == .circle, let picture = innermost as? MissingPictureNode, picture.isInPill else { return proposal }
    return Proposal(columns: min(proposal.columns ?? Self.columnsOfPill, Self.columnsOfPill), rows: proposal.rows)
  }

  package override func measure(_ proposal: Proposal) -> CellSize { super.measure(narrowed(proposal)) }

  /// Moves a stand-in and the disc that is left of it by half a cell to the middle of a larger disc; `false` for any other
  /// picture, of which each cell has colours of its own.
  func centre(on rect: CellRect) -> Bool {
    guard outline == .circle, nudge == .none, frame.size.rows > 1, let picture = innermost as? MissingPictureNode
    else { return false }
    nudge = Nudge(from: frame, to: rect)
    picture.nudge = nudge
    gatherBounds()
    return true
  }

  package override func placeChildren(_ proposal: Proposal) {
    super.placeChildren(narrowed(proposal))
    nudge = .none
    hasHalfEdges = false
    if let picture = innermost as? MissingPictureNode {
      picture.show(in: frame)
      guard !isRectangle, frame.size.rows == 2, let letters = picture.letters else { return }
      nudge.row = Nudge(from: frame, to: letters).row
      picture.nudge = nudge
      return
    }
    guard !isRectangle, let layer = child as? LayerNode, let ink = child.ink else { return }
    hasHalfEdges = hasBoxSides && layer.hasPaddedLine
    guard ink.size.rows == 1, frame.size.rows == 2 else { return }
    nudge.row = Nudge(from: frame, to: ink).row
    layer.moveFill(by: nudge)
  }

  /// Whether what it leaves is a disc of several rows.
  var isDisc: Bool { outline == .circle && frame.size.rows > 1 }

  private var area: CellRect { nudge.area(of: frame) }
  package override var ownBounds: CellRect { initial.map { area.union($0.withSides) } ?? area }

  /// The letter of a stand-in in one row that is cut out as a disc of two or three columns.
  private var initial: CellRect? {
    guard outline == .circle, frame.size.rows == 1, (2...3).contains(frame.size.columns) else { return nil }
    let letters = (innermost as? MissingPictureNode)?.letters
    return letters?.size.columns == 1 ? letters : nil
  }

  private var masks: [UInt8] {
    if let cached, cached.size == frame.size, cached.nudge == nudge, cached.hasHalfEdges == hasHalfEdges {
      return cached.masks
    }
    let masks = ShapeCoverage.parts(path(rect), area.size, of: outline, evenOdd: isEvenOdd)
    cached = (frame.size, nudge, hasHalfEdges, masks)
    return masks
  }

  private var rect: LayoutRect {
    let rect = nudge.rect(of: frame)
    if outline.isRound || outline == .ellipse { return rect.around(ownSize) }
    guard hasHalfEdges else { return rect }
    return LayoutRect(
      x: rect.minX, y: rect.minY + Points.perRow / 2, width: rect.width, height: rect.height - Points.perRow)
  }

  package override func draw(_ painter: Painter) {
    guard let initial else { return drawClipped(painter) }
    let below = initial.withSides.intersection(painter.grid.bounds)
    let ground = below.isEmpty ? nil : painter.grid[below.minColumn, below.minRow].background
    drawClipped(painter)
    if let ground { halveSides(of: initial, ground, painter) }
  }

  /// A disc of one row has half a column on each side of its letter, as others have; where there is no room for that it
  /// stays as it is.
  private func halveSides(of letter: CellRect, _ ground: CellColor, _ painter: Painter) {
    let (row, left, right) = (letter.minRow, letter.minColumn - 1, letter.maxColumn)
    let fill = painter.grid[letter.minColumn, row].background
    guard fill != ground else { return }
    for (column, half) in [(left, UInt8(0b1010)), (right, UInt8(0b0101))] {
      let isOwn = frame.columnRange.contains(column)
      guard painter.isBlank(column, row), isOwn || painter.window.contains(CellPoint(column: column, row: row)) else {
        continue
      }
      painter.change(column, row) {
        $0 = Cell(glyph: Quadrants.glyph(half), foreground: fill, background: ground, attributes: [])
      }
    }
  }

  private func drawClipped(_ painter: Painter) {
    painter.clipped(to: area) {
      // One row can't show a rounded corner: it would lose its ends. What an app's own path leaves out is no corner.
      if isRectangle || frame.size.rows == 1 && !isPath { return child.drawIfVisible(painter) }
      let edge = edgeCells(painter)
      child.drawIfVisible(painter)
      for cell in edge { restore(cell, painter) }
      guard outline == .circle, frame.size.rows <= ShapeNode.mostOfIcon else { return }
      for (index, mask) in masks.enumerated() where mask == Quadrants.full {
        let (row, column) = index.quotientAndRemainder(dividingBy: area.size.columns)
        painter.solidify(area.minColumn + column, area.minRow + row)
      }
    }
  }

  private struct EdgeCell {
    let column: Int
    let row: Int
    let mask: UInt8
    let below: Cell
  }

  private func edgeCells(_ painter: Painter) -> [EdgeCell] {
    var result: [EdgeCell] = []
    for (index, mask) in masks.enumerated() where mask != Quadrants.full {
      let (row, column) = index.quotientAndRemainder(dividingBy: area.size.columns)
      let point = CellPoint(column: area.minColumn + column, row: area.minRow + row)
      guard painter.clip.contains(point) else { continue }
      let below = painter.grid[point.column, point.row]
      result.append(EdgeCell(column: point.column, row: point.row, mask: mask, below: below))
    }
    return result
  }

  private func restore(_ edge: EdgeCell, _ painter: Painter) {
    painter.change(edge.column, edge.row) { cell in
      if edge.mask == 0 { return cell = edge.below }
      let part = CellParts.part(edge.mask)
      let ground = Self.ground(below: part, edge)
      func fill(_ color: CellColor) -> Cell {
        Cell(
          glyph: part.glyph, foreground: color, background: ground, attributes: part.isReversed ? .reverse : [])
      }
      if showsPicture, let color = Self.pictured(cell, part) { return cell = fill(color) }
      guard cell.glyph?.isBlank == true || cell.isSolid else {
        // Two colours have room in a cell: those of an edge differ more than what is seen through something and without.
        if isStandIn, CellParts.part(in: edge.below) != nil { return cell = edge.below }
        if let color = Self.tinted(cell, part, edge) { return cell = fill(color) }
        return Self.cut(&cell, edge)
      }
      guard cell.background != edge.below.background else { return }
      cell = fill(cell.background)
    }
  }

  /// Whether it cuts out the stand-in of a picture, through which one sees.
  private lazy var isStandIn = innermost is MissingPictureNode

  /// The colour that most of a cell has outside of a part of it.
  private static func ground(below part: CellParts.Part, _ edge: EdgeCell) -> CellColor {
    guard let other = CellParts.part(in: edge.below) else { return edge.below.background }
    let rest = ~part.samples
    let isMost = 2 * (other.samples & rest).nonzeroBitCount >= rest.nonzeroBitCount
    return isMost ? edge.below.foreground : edge.below.background
  }

  /// The one colour of what is left of a picture's two halves; `nil` where the cell shows no halves.
  private static func pictured(_ cell: Cell, _ part: CellParts.Part) -> CellColor? {
    guard cell.glyph == PictureNode.half, let upper = cell.foreground.rgb, let lower = cell.background.rgb else {
      return nil
    }
    return CellColor(upper.blended(over: lower, opacity: part.shareAbove))
  }

  /// The colour of most of what is left of an edge and its ground, over which something translucent lies; `nil` where
  /// nothing does.
  private static func tinted(_ cell: Cell, _ part: CellParts.Part, _ edge: EdgeCell) -> CellColor? {
    guard cell.background != edge.below.background, let filled = CellParts.part(in: cell) else { return nil }
    let isMost = (filled.samples & part.samples).nonzeroBitCount * 2 >= part.samples.nonzeroBitCount
    return isMost ? cell.foreground : cell.background
  }

  /// Whether a picture is in it, of which every cell has colours of its own.
  private lazy var showsPicture = child.hasPicture

  /// Blocks at the edge lose what lies outside; letters stay whole.
  private static func cut(_ cell: inout Cell, _ edge: EdgeCell) {
    guard let mask = cell.glyph.flatMap(Quadrants.mask), cell.background == edge.below.background,
      cell.attributes.isEmpty
    else { return }
    let left = CellParts.nearest(mask, edge.mask)
    if left == 0 { return cell = edge.below }
    cell.glyph = Quadrants.glyph(left)
  }
}

nonisolated extension CellRect {
  /// The rectangle with a column more on each side.
  fileprivate var withSides: CellRect {
    CellRect(column: minColumn - 1, row: minRow, columns: size.columns + 2, rows: size.rows)
  }
}
