import FoundationEssentials
import SkerryCells

/// Draws a bar as a heavy line, in halves of a cell.
package final class BarNode: Node, LiveNode {
  private let amount: ProgressAmount
  private let tint: Paint
  private let track: Paint
  /// Whether all of it is filled and a mark stands where the value is.
  private let hasMark: Bool
  /// Fills from the right.
  package var isMirrored = false
  /// Whether it lies among things that go from right to left.
  private var isRightToLeft = false
  private var shown = 0

  /// Bars of a phone are 4 points high, a quarter of a row: heavy lines, which half a column continues.
  private static let line = Glyph("━")
  /// The rest of the bar is thinner, so that it is told apart without colours.
  private static let thinLine = Glyph("─")
  /// Half of each: a half that is empty would be a hole in the bar.
  private static let halves = (left: Glyph("╾"), right: Glyph("╼"))
  /// What stands at the value.
  private static let mark = Glyph("●")
  /// The steps of a column.
  private static let perColumn = 2
  /// Columns of a bar that is offered nothing.
  private static let idealColumns = 10

  package init(_ amount: ProgressAmount, tint: Paint, track: Paint, hasMark: Bool = false, pass: RenderPass) {
    self.amount = amount
    self.tint = tint
    self.track = track
    self.hasMark = hasMark
    super.init(pass: pass)
    if amount.isLive { pass.register(self) }
  }

  package override var takesRows: Bool { false }
  package override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: proposal.columns ?? Self.idealColumns, rows: 1)
  }

  private var steps: Int { frame.size.columns * Self.perColumn }

  package override func placeChildren(_ proposal: Proposal) {
    shown = amount.step(at: pass.instant, of: steps)
    isRightToLeft = pass.mirror != nil
    pass.remarkMissingColor(of: tint, as: .ink)
  }

  package override func draw(_ painter: Painter) {
    if hasMark { return drawMarked(painter) }
    let (cells, half) = amount.step(at: pass.instant, of: steps).quotientAndRemainder(dividingBy: Self.perColumn)
    let isMirrored = isMirrored != isRightToLeft
    for cell in 0..<frame.size.columns {
      let column = isMirrored ? frame.maxColumn - 1 - cell : frame.minColumn + cell
      func put(_ glyph: Glyph, _ paint: Paint, _ attributes: CellAttributes = []) {
        painter.put(glyph, column, frame.minRow, paint.color(column: column, row: frame.minRow, in: frame), attributes)
      }
      if cell < cells {
        put(Self.line, tint)
      } else if cell == cells, half > 0 {
        put(isMirrored ? Self.halves.right : Self.halves.left, tint)
      } else {
        put(Self.thinLine, Paint(track.representative.raised), .horizontalEdge)
      }
    }
  }

  /// A line from end to end on which the value is marked.
  private func drawMarked(_ painter: Painter) {
    let last = frame.size.columns - 1
    let place = min(last, amount.step(at: pass.instant, of: steps) / Self.perColumn)
    let marked = isMirrored != isRightToLeft ? frame.maxColumn - 1 - place : frame.minColumn + place
    for column in frame.minColumn..<frame.maxColumn {
      let color = tint.color(column: column, row: frame.minRow, in: frame)
      painter.put(column == marked ? Self.mark : Self.line, column, frame.minRow, color)
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
