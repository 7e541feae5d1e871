import FoundationEssentials
import Glibc
import SkerryCells

/// Draws a ring of dots, or a single glyph where there is one row only.
package final class RingNode: Node, LiveNode, GroundNode {
  package override var ground: (any GroundNode)? { self }
  private let amount: ProgressAmount
  private let tint: Paint
  private let track: Paint
  /// The part of the full circle that is used; an open gauge leaves a quarter at the bottom.
  private let opening: Double
  /// Whether the whole ring is tinted, with a mark at the value, rather than filled as far as the value goes.
  private let hasMark: Bool
  package var isMirrored = false
  private var shown = 0
  private var dots: (size: CellSize, nudge: Nudge, ordered: [(cell: Int, bit: UInt8)])?
  /// The way to the middle of what stands in the ring.
  private var nudge = Nudge.none
  private var area: CellRect { nudge.area(of: frame) }
  /// The cells of what stands in a ring of one row.
  private var carried: CellRect?
  /// The cells that are the ring around it, where they are more than its own.
  private var room: CellRect?
  /// The columns of a frame around it.
  private var ownColumns: Int?

  private static let glyphs = ["○", "◔", "◑", "◕", "●"].map { Glyph(Unicode.Scalar($0) ?? " ") }
  private static let mark = Glyph("●")
  private static let spinner = Glyph("◌")
  /// Points across of a ring that is offered nothing: 4 × 2 cells, as round as cells can be.
  private static let idealSide = 32.0
  /// Points across that a ring takes at most, unless it is given a frame that is about square.
  private static let mostSide = 48.0

  /// Points across of a gauge, which has a size of its own whatever it is offered.
  package static let gaugeSide = 64.0
  private let largestSide: Double

  /// `largestSide` in points: what the ring takes at most, however large its frame is.
  package init(
    _ amount: ProgressAmount, tint: Paint, track: Paint, opening: Double = 0, hasMark: Bool = false,
    largestSide: Double = .infinity, pass: RenderPass
  ) {
    self.hasMark = hasMark
    self.largestSide = largestSide
    self.amount = amount
    self.tint = tint
    self.track = track
    self.opening = opening
    super.init(pass: pass)
    if amount.isLive { pass.register(self) }
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    if case .unknown = amount { return CellSize(columns: 1, rows: 1) }
    let ideal = largestSide < .infinity ? largestSide : Self.idealSide
    let width = proposal.columns.map { Double($0) * Points.perColumn } ?? ideal
    let height = proposal.rows.map { Double($0) * Points.perRow } ?? ideal
    let isSquare = proposal.columns != nil && proposal.rows != nil && abs(width - height) < Points.perRow
    // A gauge has a size of its own: it takes less only where it is offered less.
    let most = largestSide < .infinity ? largestSide : isSquare && width < 1e6 ? width : Self.mostSide
    let side = min(width, height, most)
    let (columns, rows) = (Points.columns(side), Points.rows(side))
    guard columns < 3 || rows < 2 else { return CellSize(columns: columns, rows: rows) }
    // The frame of a low ring is the room around what stands in it.
    let own = ownColumns.map { min($0, proposal.columns ?? $0) } ?? 1
    return CellSize(columns: rows < 2 && own >= 3 ? min(own, Self.columnsOfChip) : 1, rows: 1)
  }
  private static let columnsOfChip = 4

  /// Takes over the width of a frame around it, in points; that of the innermost one counts.
  func takeOwnSize(width: Double?) { ownColumns = ownColumns ?? width.map { Points.gapColumns($0) } }

  /// A ring of one row around a sign.
  private var chip: RingChip? {
    guard isGlyph, frame.size.rows == 1, let carried else { return nil }
    if case .unknown = amount { return nil }
    return RingChip((room ?? frame).union(carried), around: carried, isMirrored: isMirrored)
  }

  /// Becomes the ground of a sign, in a room of its row that may be wider than the ring by itself.
  func becomeGround(of sign: CellRect, in room: CellRect) {
    self.room = room
    stand(under: sign, isAbove: false)
  }

  var isGlyph: Bool { frame.size.rows < 2 || frame.size.columns < 3 }

  /// How many different pictures there are but one.
  private var steps: Int { chip?.steps ?? (isGlyph ? Self.glyphs.count - 1 : orderedDots.count) }

  package override func placeChildren(_ proposal: Proposal) {
    (nudge, carried, room) = (.none, nil, nil)
    shown = amount.step(at: pass.instant, of: steps)
    pass.remarkMissingColor(of: tint, as: .ink)
  }

  package var isMoved: Bool { nudge != .none }

  package func stand(under ink: CellRect, isAbove: Bool) {
    nudge = isGlyph || frame.union(ink) != frame ? .none : Nudge(from: frame, to: ink)
    let isInRow = ink.size.rows == 1 && ink.minRow == frame.minRow && ink.size.columns <= Self.mostOfSign
    carried = isInRow && !frame.intersection(ink).isEmpty ? ink : nil
    shown = amount.step(at: pass.instant, of: steps)
    gatherBounds()
  }
  /// The columns of the longest sign whose ground may be a ring.
  static let mostOfSign = 3
  package override var ownBounds: CellRect { chip?.room ?? area }

  // MARK: Drawing

  package override func draw(_ painter: Painter) {
    if frame.isEmpty { return }
    let step = amount.step(at: pass.instant, of: steps)
    if let chip {
      chip.drawTrack(track, painter)
      return chip.draw(step, paint: tint, painter)
    }
    if isGlyph {
      let glyph = if case .unknown = amount { Self.spinner } else { Self.glyphs[step] }
      return painter.put(
        glyph, frame.minColumn + (frame.size.columns - 1) / 2, frame.minRow, tint.representative)
    }
    var (full, filled) = ([Int: UInt8](), [Int: UInt8]())
    for (index, dot) in orderedDots.enumerated() {
      full[dot.cell, default: 0] |= dot.bit
      if index < step { filled[dot.cell, default: 0] |= dot.bit }
    }
    let mark = hasMark && !orderedDots.isEmpty ? orderedDots[max(0, min(orderedDots.count, step) - 1)].cell : nil
    for (cell, mask) in full {
      let (row, column) = cell.quotientAndRemainder(dividingBy: area.size.columns)
      let (x, y) = (area.minColumn + column, area.minRow + row)
      if hasMark {
        let color = tint.color(column: x, row: y, in: frame)
        if cell == mark { painter.put(Self.mark, x, y, color) } else { painter.dot(mask, x, y, color) }
        continue
      }
      // A cell has one colour: where the arc ends, the track gives way to it.
      if let done = filled[cell] {
        painter.dot(done, x, y, tint.color(column: x, row: y, in: frame))
      } else {
        painter.dot(mask, x, y, track.representative.raised)
        // Where colours are too few for the track it becomes thin.
        painter.change(x, y) { $0.attributes.formUnion(.edges) }
      }
    }
  }

  /// The dots of the ring clockwise from twelve o'clock, or from the left end of an open one.
  private var orderedDots: [(cell: Int, bit: UInt8)] {
    if let dots, dots.size == frame.size, dots.nudge == nudge { return dots.ordered }
    let (columns, rows) = (area.size.columns, area.size.rows)
    let rect = nudge.rect(of: frame)
    let samples = PathSampler.dots(columns: columns, rows: rows).along(Path(ellipseIn: rect.inset(by: 2)), lineWidth: 4)
    let middle = (x: rect.midX / Points.perColumn * 2, y: rect.midY / Points.perRow * 4)
    var found: [(cell: Int, bit: UInt8, turn: Double)] = []
    for (index, isSet) in samples.enumerated() where isSet {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns * 2)
      let turn = turn(Double(column) + 0.5 - middle.x, Double(row) + 0.5 - middle.y)
      let bit = BrailleDots.bit(column: column, row: row)
      if turn <= 1 - opening { found.append((row / 4 * columns + column / 2, bit, turn)) }
    }
    let ordered = found.sorted { $0.turn < $1.turn }.map { (cell: $0.cell, bit: $0.bit) }
    dots = (frame.size, nudge, ordered)
    return ordered
  }

  /// The place of a dot on the way round, 0 ... 1.
  private func turn(_ x: Double, _ y: Double) -> Double {
    let start = opening > 0 ? Double.pi / 2 + opening * .pi : -Double.pi / 2
    let angle = atan2(y, isMirrored ? -x : x) - start
    let share = (angle / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return share < 0 ? share + 1 : share
  }

  // MARK: Speech and life

  package override func speak(into speech: inout Speech) {
    speech.add(SpokenElement(label: "", value: amount.spoken(at: pass.instant)))
  }

  package var nextChange: Date? { amount.nextChange(after: pass.instant, of: steps) }

  package func refresh() -> LiveChange {
    let step = amount.step(at: pass.instant, of: steps)
    defer { shown = step }
    return step == shown ? .none : .repaint
  }
}

nonisolated extension RGBA {
  /// Dots and lines cover little of a cell: they need more colour than a whole ground does.
  var raised: RGBA { RGBA(rgb, alpha: min(1, alpha * 2)) }
}
