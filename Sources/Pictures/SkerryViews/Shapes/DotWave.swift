import SkerryCells

/// Some bars that share the width of a sign, such as the levels of a sound in a pill: on a phone each is a few points wide,
/// and here they have no column each. They are drawn in the dots of braille, of which a cell has two beside each other.
@MainActor
struct DotWave {
  private let bars: [Node]

  /// The fewest bars that are a sign, and the most that one has.
  private static let counts = 3...16

  /// The bars of a row; `nil` where there is anything else in it, or a bar has a width of its own.
  init?(_ content: [Node], pass: RenderPass) {
    guard Self.counts.contains(content.count), content.allSatisfy(\.isSharingBar) else { return nil }
    bars = content
  }

  /// Whether so many columns are too few for a column each with its gaps, and enough for the dots.
  func isNeeded(in columns: Int, gaps: Int) -> Bool {
    columns > 0 && columns < bars.count + gaps && bars.count <= columns * 2
  }

  func draw(in frame: CellRect, _ alignment: AlignmentGuide, _ painter: Painter) {
    let (columns, rows) = (frame.size.columns * 2, frame.size.rows * 4)
    let step = bars.count * 2 - 1 <= columns ? 2 : 1
    let first = (columns - ((bars.count - 1) * step + 1)) / 2
    var cells: [CellPoint: (mask: UInt8, color: RGBA)] = [:]
    for (index, bar) in bars.enumerated() {
      guard let color = (bar.innermost as? ShapeNode)?.seenColor else { continue }
      let share = bar.pointsOfBar.map { min(1, $0 / (Double(frame.size.rows) * Points.perRow)) } ?? 1
      let height = max(1, Int((share * Double(rows)).rounded()))
      let top = top(of: height, in: rows, bar.guideOfBar ?? alignment)
      let column = first + index * step
      for row in top..<top + height {
        let cell = CellPoint(column: frame.minColumn + column / 2, row: frame.minRow + row / 4)
        cells[cell] = (BrailleDots.bit(column: column, row: row) | (cells[cell]?.mask ?? 0), color)
      }
    }
    for (cell, dots) in cells { painter.dot(dots.mask, cell.column, cell.row, dots.color) }
  }

  private func top(of height: Int, in rows: Int, _ alignment: AlignmentGuide) -> Int {
    switch alignment.kind {
    case .start: 0
    case .end, .firstBaseline, .lastBaseline: rows - height
    case .center, .custom: (rows - height) / 2
    }
  }
}

extension Node {
  /// Whether it is a fill with straight sides, in frames that say nothing of its width.
  fileprivate var isSharingBar: Bool {
    var node = self
    while let wrapper = node as? WrapperNode {
      if (wrapper as? FixedFrameNode)?.ownColumns != nil { return false }
      guard wrapper is FixedFrameNode || wrapper is FlexibleFrameNode else { return false }
      node = wrapper.child
    }
    return (node as? ShapeNode)?.canBeBar ?? false
  }

  /// The height that a frame says in points.
  fileprivate var pointsOfBar: Double? {
    var node = self
    while let wrapper = node as? WrapperNode {
      if let points = (wrapper as? FixedFrameNode)?.pointsHigh { return points }
      node = wrapper.child
    }
    return nil
  }

  /// Where a frame that fills the height has the bar.
  fileprivate var guideOfBar: AlignmentGuide? { (self as? FlexibleFrameNode)?.verticalGuide }
}
