import FoundationEssentials
import SkerryCells

/// Draws a bar in eighths of a cell.
package final class BarNode: Node, LiveNode {
  private let amount: ProgressAmount
  private let tint: Paint
  private let track: Paint
  /// Fills from the right.
  package var isMirrored = false
  private var shown = 0

  private static let eighths = Array(" ▏▎▍▌▋▊▉".unicodeScalars).map { Glyph($0) }
  private static let block = Glyph("█")
  /// Columns of a bar that is offered nothing.
  private static let idealColumns = 10

  package init(_ amount: ProgressAmount, tint: Paint, track: Paint, pass: RenderPass) {
    self.amount = amount
    self.tint = tint
    self.track = track
    super.init(pass: pass)
    if amount.isLive { pass.register(self) }
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: proposal.columns ?? Self.idealColumns, rows: 1)
  }

  private var steps: Int { frame.size.columns * 8 }

  package override func placeChildren(_ proposal: Proposal) { shown = amount.step(at: pass.instant, of: steps) }

  package override func draw(_ painter: Painter) {
    painter.fill(frame, paint: track)
    markTrack(painter)
    let (cells, eighth) = amount.step(at: pass.instant, of: steps).quotientAndRemainder(dividingBy: 8)
    for cell in 0..<cells { put(Self.block, cell, painter) }
    guard eighth > 0 else { return }
    if isMirrored {
      putMirrored(eighth, cells, painter)
    } else {
      put(Self.eighths[eighth], cells, painter)
    }
  }

  /// Where colours are too few for the track it becomes a line, so that what is left to fill is seen.
  private func markTrack(_ painter: Painter) {
    for column in frame.minColumn..<frame.maxColumn {
      painter.change(column, frame.minRow) { cell in
        guard cell.glyph?.isBlank == true else { return }
        cell.foreground = cell.background
        cell.attributes.insert(.horizontalEdge)
      }
    }
  }

  private func place(_ cell: Int) -> Int { isMirrored ? frame.maxColumn - 1 - cell : frame.minColumn + cell }

  private func color(_ column: Int) -> RGBA { tint.color(column: column, row: frame.minRow, in: frame) }

  private func put(_ glyph: Glyph, _ cell: Int, _ painter: Painter) {
    painter.put(glyph, place(cell), frame.minRow, color(place(cell)))
  }

  /// Blocks grow from the left only: from the right the track is drawn on the tint.
  private func putMirrored(_ eighth: Int, _ cell: Int, _ painter: Painter) {
    let column = place(cell)
    painter.change(column, frame.minRow) { below in
      let ground = below.background
      below = Cell(
        glyph: Self.eighths[8 - eighth], foreground: ground, background: painter.mixed(color(column), over: ground),
        attributes: [])
    }
  }

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
