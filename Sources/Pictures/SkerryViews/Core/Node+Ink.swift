import SkerryCells

/// Where letters and symbols stand, and what lies under them.
///
/// Glyphs fill whole cells: a line of text in a disc of two rows stands in the upper one. A ground can be drawn at halves
/// of cells, so it moves, by half a row or half a column at most, until its middle is that of what stands on it.
///
///     ▟ +▙       ▗▄▄▖
///     ▜  ▛   →   ▌ + ▐
///                ▝▀▀▘
package protocol GroundNode: Node {
  /// Takes over where the letters stand that this lies under. What is drawn after them is a ground only as a line around
  /// them.
  func stand(under ink: CellRect, isAbove: Bool)
  /// Whether it is drawn beside its frame.
  var isMoved: Bool { get }
  /// The half rows that it moved to its letters from the rows of its frame, where the ends of a bar are round.
  var moveOfBar: BarMove? { get }
  /// Goes along with a bar of the same rows, such as the share of it that is done.
  func move(along bar: BarMove)
}

extension GroundNode {
  package var moveOfBar: BarMove? { nil }
  package func move(along bar: BarMove) {}
}

/// How far a bar was moved, and from which rows.
nonisolated package struct BarMove: Hashable, Sendable {
  let rows: Range<Int>
  let half: Int
}

extension Node {
  /// The cells of the letters and symbols within; `nil` without any.
  package final var ink: CellRect? {
    switch self {
    case let image as ImageNode: return frame.isEmpty ? nil : image.glyphFrame
    case is TextNode: return frame.isEmpty ? nil : frame
    case let picture as MissingPictureNode where picture.isOfLine: return picture.letters
    case is HiddenNode: return nil
    default:
      if ground != nil { return nil }
      return children.reduce(nil) { found, child in
        guard let ink = child.ink else { return found }
        return found?.union(ink) ?? ink
      }
    }
  }

  /// Tells the grounds within, as far as nothing but frames and layers is around them, what stands on them.
  package final func layGrounds(under ink: CellRect, isAbove: Bool = false) {
    if let ground {
      ground.stand(under: ink, isAbove: isAbove)
    } else if holdsGrounds {
      for child in children { child.layGrounds(under: ink, isAbove: isAbove) }
    } else {
      return
    }
    gatherBounds()
  }

  /// Tells the fills within, as far as nothing but frames and layers is around them, that lines will lie on their edges.
  package final func fillWholeRows() {
    if let shape = self as? ShapeNode {
      shape.hasHalfEdges = false
    } else if let clip = self as? ShapeClipNode {
      clip.hasHalfEdges = false
    } else if self is WrapperNode || self is ZStackNode {
      for child in children { child.fillWholeRows() }
    }
  }

  /// The grounds within, as far as nothing but frames and layers is around them.
  private var grounds: [any GroundNode] {
    if let ground { return [ground] }
    return holdsGrounds ? children.flatMap(\.grounds) : []
  }

  /// Whether what is within lies on the same place, as far as it goes.
  private var holdsGrounds: Bool { self is WrapperNode || self is ZStackNode || self is GeometryNode }

  /// Lets grounds that lie in the same rows move as one: a track with rounded ends moves to its letters, and so do the
  /// part of it that is filled and the marks on it, whatever their form.
  package final func moveGroundsTogether() {
    let grounds = grounds
    guard grounds.count > 1, let move = grounds.lazy.compactMap(\.moveOfBar).first else { return }
    for ground in grounds { ground.move(along: move) }
    gatherBoundsOfLayers()
  }

  /// Lets discs and rings, with nothing else beside them, lie half a row lower; `false` where there is anything else.
  package final func sinkHalfRow() -> Bool {
    guard let shapes = onlyShapes, shapes.allSatisfy(\.canSink) else { return false }
    for shape in shapes { shape.sink() }
    gatherBoundsOfLayers()
    return true
  }

  /// Moves discs and rings, with nothing else beside them, by half a cell to the middle of a larger one around them.
  package final func centreRound(on rect: CellRect) {
    if frame != rect, let clip = innermostClip, clip.centre(on: rect) { return gatherBoundsOfLayers() }
    guard frame != rect, let shapes = onlyShapes, shapes.allSatisfy({ $0.canSink || $0.isLoneDot }) else { return }
    for shape in shapes { shape.centre(on: rect) }
    gatherBoundsOfLayers()
  }

  /// Moves discs and rings of two rows, with nothing else beside them, half a row up to the middle of their first row.
  package final func raiseRound() {
    centreRound(on: CellRect(column: frame.minColumn, row: frame.minRow, columns: frame.size.columns, rows: 1))
    for shape in onlyShapes ?? [] { shape.isRaised = shape.nudge.row < 0 }
  }

  /// The cell of a small disc that is drawn as a dot, with nothing else beside it; `nil` for anything else.
  package final var cellOfDot: CellRect? {
    guard let shapes = onlyShapes, shapes.count == 1 else { return nil }
    return shapes[0].cellAsDot
  }

  /// Lets a disc or ring of several rows lie around the cell of a dot on it, as around a letter.
  package final func layDisc(under dot: CellRect) {
    guard let shapes = onlyShapes, shapes.allSatisfy({ $0.outline.isRound && $0.drawn.size.rows > 1 }) else { return }
    layGrounds(under: dot)
  }

  /// The cells around which what lies below the stand-in of a picture has its middle: its letters, if it is cut out as a disc
  /// that goes along with them, and all of it otherwise. `nil` for anything else.
  package final var middleOfStandIn: CellRect? {
    guard let picture = innermost as? MissingPictureNode, !picture.isInPill, picture.frame.size.columns > 1 else {
      return nil
    }
    guard let clip = innermostClip else { return picture.isOfLine ? nil : picture.frame }
    return clip.isDisc ? picture.letters : clip.frame
  }

  /// The clip within, as far as nothing but effects is around it.
  private var innermostClip: ShapeClipNode? {
    if let clip = self as? ShapeClipNode { return clip }
    guard self is WrapperNode, !(self is PaddingNode), children.count == 1 else { return nil }
    return children[0].innermostClip
  }

  /// The shapes within, as far as nothing but frames and layers is around them; `nil` where anything else is.
  private var onlyShapes: [ShapeNode]? {
    if let shape = self as? ShapeNode { return [shape] }
    guard self is WrapperNode || self is ZStackNode, !(self is PaddingNode) else { return nil }
    var shapes: [ShapeNode] = []
    for child in children {
      guard let inner = child.onlyShapes else { return nil }
      shapes += inner
    }
    return shapes.isEmpty ? nil : shapes
  }

  /// Where rings are drawn, with nothing else beside them: in a frame of half a column more that isn't all of it.
  package final var boundsOfRing: CellRect? {
    guard let shapes = onlyShapes, shapes.allSatisfy({ $0.outline.isRound || $0.outline == .arc }) else { return nil }
    return shapes.dropFirst().reduce(shapes.first?.drawn) { $0?.union($1.drawn) }
  }

  /// Takes over what is drawn elsewhere now, as far as nothing but frames and layers is around it.
  package final func gatherBoundsOfLayers() {
    guard ground == nil, holdsGrounds else { return }
    for child in children { child.gatherBoundsOfLayers() }
    gatherBounds()
  }

  /// The cells of the grounds within that moved to their letters.
  package final var movedGrounds: CellRect? {
    if let ground { return ground.isMoved ? ground.ownBounds : nil }
    if let clip = self as? ShapeClipNode, clip.isMoved { return clip.ownBounds }
    return children.reduce(nil) { found, child in
      guard let moved = child.movedGrounds else { return found }
      return found?.union(moved) ?? moved
    }
  }

  /// The cells of views within that are drawn elsewhere than where they take their room: a runner above its bar, and a symbol
  /// on a disc that goes half a row up to its sign.
  package final var movedViews: CellRect? {
    let own = (self is OffsetNode || self is PositionNode) ? children.first?.frame : (self as? ImageNode)?.movedPlate
    return children.reduce(own) { found, child in
      guard let moved = child.movedViews else { return found }
      return found?.union(moved) ?? moved
    }
  }

  /// The cells in which it is seen: where it was moved to, without the place that it left.
  private var seenBounds: CellRect {
    switch self {
    case let moved as OffsetNode: moved.child.seenBounds
    case let frame as FixedFrameNode: frame.child.seenBounds
    default: bounds
    }
  }

  /// Moves a symbol on a disc by whole cells, so that its sign stands nearest to the middle of something larger: the disc
  /// goes along with it by halves.
  package final func moveSign(toMiddleOf rect: CellRect, _ proposal: Proposal) {
    guard let image = innermost as? ImageNode, frame.size.rows < rect.size.rows else { return }
    let ink = image.glyphFrame
    // In three columns a sign of one has a middle, which its own two columns don't have.
    let isInThree = rect.size.columns == 3 && ink.size == CellSize(columns: 1, rows: 1)
    guard image.isSignOnPlate || isInThree else { return }
    let columns = (rect.minColumn + rect.maxColumn - ink.minColumn - ink.maxColumn) / 2
    let rows = (rect.minRow + rect.maxRow - ink.minRow - ink.maxRow) / 2
    guard columns != 0 || rows != 0 else { return }
    let place = pass.mirrored(frame).origin
    let way = pass.mirror == nil ? columns : -columns
    self.place(at: CellPoint(column: place.column + way, row: place.row + rows), proposal)
  }

  /// The way of a badge aside, in columns: at a corner of a symbol it covers a part of it on a phone; here it would cover
  /// all of it.
  ///
  /// - Parameter staysBeside: whether it keeps next to the symbol, however far it is moved.
  package final func columnsAside(
    of symbol: Node, _ alignment: HorizontalAlignment, staysBeside: Bool = false
  ) -> Int {
    let seen = seenBounds
    guard symbol.innermost is ImageNode, symbol.frame.size.rows == 1, symbol.frame.size.columns <= 2,
      seen.size.rows == 1, seen.size.columns <= 3, staysBeside || !seen.intersection(symbol.frame).isEmpty
    else { return 0 }
    let symbol = pass.mirrored(symbol.frame)
    let badge = pass.mirrored(seen)
    switch alignment {
    case .trailing: return symbol.maxColumn - badge.minColumn
    case .leading: return symbol.minColumn - badge.maxColumn
    default: return 0
    }
  }
}

/// The halves of a cell by which a ground is drawn beside its frame.
nonisolated package struct Nudge: Hashable, Sendable {
  package var column = 0
  package var row = 0
  package static let none = Nudge()

  package init() {}

  /// The way from the middle of a frame to that of the ink on it; only steps of half a cell count.
  package init(from frame: CellRect, to ink: CellRect) {
    func step(_ frame: (Int, Int), _ ink: (Int, Int)) -> Int {
      let twice = ink.0 + ink.1 - frame.0 - frame.1
      return abs(twice) == 1 ? twice : 0
    }
    column = step((frame.minColumn, frame.maxColumn), (ink.minColumn, ink.maxColumn))
    row = step((frame.minRow, frame.maxRow), (ink.minRow, ink.maxRow))
  }

  /// All cells that something in a frame touches after it was moved.
  package func area(of frame: CellRect) -> CellRect {
    CellRect(
      column: frame.minColumn + min(0, column), row: frame.minRow + min(0, row),
      columns: frame.size.columns + abs(column), rows: frame.size.rows + abs(row))
  }

  /// The row beside a frame of which the half next to it belongs to what was moved; empty where nothing moved up or down.
  package func rowBeside(_ frame: CellRect) -> CellRect {
    CellRect(
      column: area(of: frame).minColumn, row: row < 0 ? frame.minRow - 1 : frame.maxRow,
      columns: area(of: frame).size.columns, rows: abs(row))
  }

  /// The frame within that area, in points.
  package func rect(of frame: CellRect) -> LayoutRect {
    LayoutRect(
      x: column == 0 ? 0 : Points.perColumn / 2, y: row == 0 ? 0 : Points.perRow / 2,
      width: Double(frame.size.columns) * Points.perColumn, height: Double(frame.size.rows) * Points.perRow)
  }
}
