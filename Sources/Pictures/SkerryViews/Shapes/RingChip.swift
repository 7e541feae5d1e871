import SkerryCells

/// A ring as low as a line of text around a sign: its two sides, or, where they have no room, the ground of the sign from its
/// first cell on as far as the ring is done.
///
/// A ring beside the sign would be another sign. Each side has the colour of what is done in the mixture in which it is;
/// of a ground, cells with letters are filled whole, blanks beside them by eighths.
nonisolated struct RingChip {
  /// The cells in which it is drawn, of one row.
  let strip: CellRect
  /// Those of them in which letters stand.
  private let letters: Range<Int>
  private let isMirrored: Bool

  init(_ strip: CellRect, around ink: CellRect, isMirrored: Bool) {
    self.strip = strip
    self.isMirrored = isMirrored
    letters = ink.columnRange.clamped(to: strip.columnRange)
  }

  /// All cells that it may touch.
  var room: CellRect { RingSides.room(around: letters, in: strip) }

  /// How many different pictures there are but one.
  var steps: Int { letters.count + (strip.size.columns - letters.count) * Self.parts }
  private static let parts = 8

  /// The part of a ring's colour in the ground, where it is done.
  private static let light = 0.45

  /// Draws so many of its steps.
  @MainActor func draw(_ step: Int, paint: Paint, _ painter: Painter) {
    guard step > 0 else { return }
    if let sides = RingSides(around: letters, in: strip, painter) {
      // A step is that of all shares from it to the next one.
      let share = step < steps ? (Double(step) + 0.5) / Double(steps) : 1
      return sides.draw(share, paint, isMirrored: isMirrored, painter)
    }
    for column in strip.columnRange { painter.takeSide(column, strip.minRow) }
    var left = step
    for index in 0..<strip.size.columns where left > 0 {
      let column = isMirrored ? strip.maxColumn - 1 - index : strip.minColumn + index
      let color = paint.color(column: column, row: strip.minRow, in: strip).faded(Self.light)
      if letters.contains(column) {
        painter.groundWhole(column, strip.minRow, color)
        left -= 1
      } else if left >= Self.parts {
        painter.ground(Self.parts, column, strip.minRow, color, isMirrored: isMirrored)
        left -= Self.parts
      } else {
        painter.ground(left, column, strip.minRow, color, isMirrored: isMirrored)
        left = 0
      }
    }
  }

  /// Draws the whole ring below.
  @MainActor func drawTrack(_ paint: Paint, _ painter: Painter) {
    if let sides = RingSides(around: letters, in: strip, painter) { return sides.draw(paint, painter) }
    for column in strip.columnRange {
      let color = paint.color(column: column, row: strip.minRow, in: strip)
      painter.groundWhole(column, strip.minRow, Painter.gleam(of: color))
    }
  }
}

extension Painter {
  fileprivate func groundWhole(_ column: Int, _ row: Int, _ color: RGBA) {
    change(column, row) { $0.background = mixed(color, over: $0.background) }
  }

  /// Colours so many eighths of a blank cell, from its first side on; what is not blank has its ground coloured.
  ///
  /// A whole cell is a block as well: where there are no colours, it says as much as its parts do.
  fileprivate func ground(_ eighths: Int, _ column: Int, _ row: Int, _ color: RGBA, isMirrored: Bool) {
    change(column, row) { cell in
      let filled = mixed(color, over: cell.background)
      guard cell.glyph?.isBlank == true else {
        if eighths == 8 { cell.background = filled }
        return
      }
      // There are no eighths from the right: what they leave free is one.
      let isReversed = isMirrored && eighths < 8
      let count = UInt32(isReversed ? 8 - eighths : eighths)
      cell = Cell(
        glyph: Glyph(Unicode.Scalar(0x2590 - count) ?? " "), foreground: filled, background: cell.background,
        attributes: isReversed ? .reverse : [])
    }
  }

  /// The sides of a whole ring or disc, half a column each, and the ring by itself are no letters: the ground goes on
  /// there.
  fileprivate func takeSide(_ column: Int, _ row: Int) {
    change(column, row) { cell in
      guard let glyph = cell.glyph else { return }
      if glyph == Quadrants.glyph(0b1010) || glyph == Quadrants.glyph(0b0101) {
        cell = Cell(glyph: .space, foreground: cell.foreground, background: cell.foreground, attributes: [])
      } else if glyph.scalar == "○" {
        cell.glyph = .space
      }
    }
  }
}
