import SkerryCells
import SkerryViews

/// The lock screen's card: a ground with rounded corners and the content in its middle.
final class CardSurface: SurfaceLayout {
  private let content: Node?
  private let background: Paint
  private let size: CellSize
  private let leastRows: Int
  private let ground: CellColor
  private let isDimmed: Bool
  private let pass: RenderPass
  private var frame = CellRect.zero

  /// How much of its light a card keeps on the always-on screen; no figure is documented.
  private static let lightOfAlwaysOn = 0.6

  /// `size` is the width of the card and the most rows it may have.
  init(
    _ content: Node?, background: Paint, size: CellSize, leastRows: Int, ground: CellColor, isDimmed: Bool,
    pass: RenderPass
  ) {
    self.content = content
    self.background = background
    self.size = size
    self.leastRows = leastRows
    self.ground = ground
    self.isDimmed = isDimmed
    self.pass = pass
  }

  var children: [Node] { content.map { [$0] } ?? [] }

  func measure(_ proposal: Proposal) -> CellSize {
    if let content {
      pass.tighten { content.size(Proposal(columns: size.columns, rows: nil)).rows <= size.rows }
    }
    let wanted = content?.size(Proposal(size)).rows ?? 0
    return CellSize(columns: size.columns, rows: min(size.rows, max(leastRows, wanted)))
  }

  func placeChildren(in frame: CellRect) {
    self.frame = frame
    pass.remarkMissingColor(of: background, as: .card)
    guard let content else { return }
    let inner = Proposal(columns: size.columns, rows: size.rows)
    let taken = content.size(inner)
    // What is wider than the card is in its middle all the same; what is higher loses its end.
    let origin = CellPoint(
      column: frame.minColumn + (frame.size.columns - taken.columns) / 2,
      row: frame.minRow + max(0, (frame.size.rows - taken.rows) / 2))
    content.place(at: origin, inner)
    if pass.tightness.isCloser { pass.warnings.append(.drawnCloser) }
    warn(rows: max(taken.rows, content.size(Proposal(columns: size.columns, rows: nil)).rows), columns: taken.columns)
  }

  private func warn(rows: Int, columns: Int) {
    if rows > size.rows { pass.warnings.append(.tooTall(rows, most: size.rows)) }
    if columns > size.columns { pass.warnings.append(.tooWide("", columns, most: size.columns)) }
  }

  func draw(_ painter: Painter) {
    painter.fill(frame, paint: background)
    painter.clipped(to: frame) {
      content?.drawIfVisible(painter)
      continueGround(painter)
    }
    if isDimmed { painter.dim(frame, to: Self.lightOfAlwaysOn) }
    painter.roundCorners(of: frame, ground: ground)
  }
  /// A ground of the content's own goes on to the edges of a card that is higher only because rows are whole.
  private func continueGround(_ painter: Painter) {
    guard let inner = content?.frame, inner.size.columns >= frame.size.columns, !inner.isEmpty else { return }
    for row in frame.minRow..<max(frame.minRow, inner.minRow) {
      let next = min(inner.minRow + 1, inner.maxRow - 1)
      painter.continueGround(of: inner.minRow, beside: next, in: row, from: frame.columnRange)
    }
    for row in min(frame.maxRow, inner.maxRow)..<frame.maxRow {
      let next = max(inner.maxRow - 2, inner.minRow)
      painter.continueGround(of: inner.maxRow - 1, beside: next, in: row, from: frame.columnRange)
    }
  }
}

nonisolated extension FitWarning {
  static func tooTall(_ rows: Int, most: Int) -> FitWarning {
    let points = (Int(Double(rows) * Points.perRow), Int(Double(most) * Points.perRow))
    return FitWarning(.tooTall, "wants \(points.0) points in height, more than \(points.1)")
  }

  /// Half rows are whole ones here: what was drawn closer than asked fits on a phone as it is.
  static let drawnCloser = FitWarning(
    .drawnCloser, "is drawn closer than on a phone: a row is 16 points high")

  static func tooWide(_ part: String, _ columns: Int, most: Int) -> FitWarning {
    let points = (Int(Double(columns) * Points.perColumn), Int(Double(most) * Points.perColumn))
    let subject = part.isEmpty ? "" : "\(part) "
    return FitWarning(.tooWide, "\(subject)wants \(points.0) points in width, more than \(points.1)")
  }
}
