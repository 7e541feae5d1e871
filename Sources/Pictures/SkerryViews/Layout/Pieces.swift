import SkerryCells

/// Pieces of a bar whose widths say what share of it they are, with a line of a point or two between them: a column for each
/// line would push the last of them out of their row. They are as wide together as on a phone.
@MainActor
struct Pieces {
  /// The columns of each piece by itself.
  let columns: [Int]
  /// The columns of each among the others, which leave none between them.
  let ranges: [Range<Int>]

  /// The pieces of a row; `nil` where they are of one width, and where anything else is among them.
  init?(_ content: [Node], gap: Double?) {
    guard let gap, gap > 0, gap <= Hairline.most, content.count > 1 else { return nil }
    let frames = content.compactMap(\.frameOfPiece)
    let widths = frames.compactMap(\.points.width)
    guard widths.count == content.count, let least = widths.min(), let most = widths.max(), most - least >= 1 else {
      return nil
    }
    columns = frames.map { $0.ownColumns ?? 1 }
    var ranges: [Range<Int>] = []
    var place = 0.0
    for width in widths {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<max(start + 1, Points.columns(place + width)))
      place += width + gap
    }
    self.ranges = ranges
    for frame in frames { frame.isPiece = true }
  }

  /// Whether the columns of the gaps don't fit, or make the row wider than on a phone by more than rounding.
  func isNeeded(in offered: Int?, gap: Int) -> Bool {
    let total = columns.reduce(0, +) + gap * (columns.count - 1)
    let onPhone = ranges.last?.upperBound ?? 0
    return total > min(offered ?? .max, onPhone + 1) && onPhone <= offered ?? .max
  }
}

extension Node {
  /// The frame of a fill that says how wide it is, with nothing else around it; `nil` for anything else.
  fileprivate var frameOfPiece: FixedFrameNode? {
    guard let frame = self as? FixedFrameNode, frame.ownColumns != nil else { return nil }
    return (frame.child as? ShapeNode)?.canBeBar == true ? frame : nil
  }
}

/// The lines between such pieces: the last eighth of the one before each.
@MainActor
struct LinesBetweenPieces {
  private struct Place {
    let point: CellPoint
    let ground: CellColor
  }
  private let places: [Place]

  /// The last columns before other pieces, as they are before anything is drawn there.
  init(_ content: [Node], _ painter: Painter) {
    let last = content.map(\.frame.maxColumn).max() ?? 0
    places = content.flatMap { piece -> [Place] in
      let (frame, column) = (piece.frame, piece.frame.maxColumn - 1)
      guard piece.frame.maxColumn < last, frame.size.columns > 1 else { return [] }
      return (frame.minRow..<frame.maxRow).compactMap { row in
        let point = CellPoint(column: column, row: row)
        return painter.grid.bounds.contains(point) && painter.clip.contains(point)
          ? Place(point: point, ground: painter.grid[column, row].background) : nil
      }
    }
  }

  func draw(_ painter: Painter) {
    for place in places {
      painter.change(place.point.column, place.point.row) { cell in
        guard cell.glyph?.isBlank == true, cell.background != place.ground else { return }
        cell = Cell(
          glyph: Self.line, foreground: place.ground, background: cell.background, attributes: cell.attributes)
      }
    }
  }

  private static let line = Glyph("▕")
}
