import CNcurses
import SkerryCells

/// The colour pairs of ncurses, one for each text colour on each ground that was drawn so far.
struct ColorPairs {
  private let depth: ColorDepth
  private var pairs: [UInt64: Int32] = [:]
  /// The pair that was asked for last: neighbours mostly share theirs.
  private var last: (key: UInt64, pair: Int32) = (0, 0)
  /// The most pairs there can be.
  private let limit: Int
  /// True when there was no pair left for a cell: everything must be drawn again after ``reset()``.
  private(set) var areExhausted = false

  /// The pairs for cells that were reduced to a depth; call it once the screen is there.
  init(depth: ColorDepth) {
    self.depth = depth
    guard depth != .mono, start_color() == OK, use_default_colors() == OK else {
      limit = 0
      return
    }
    limit = Int(cn_color_pairs()) - 1
  }

  /// The pair of a cell; 0, the terminal's own colours, where there are no others.
  mutating func pair(of cell: Cell) -> Int32 {
    let key = Self.key(cell.foreground) << 32 | Self.key(cell.background)
    if key == last.key { return last.pair }
    let pair = pairs[key] ?? allocate(cell, key)
    last = (key, pair)
    return pair
  }

  private static func key(_ color: CellColor) -> UInt64 { color.rgb.map { 1 << 24 | UInt64($0.hex) } ?? 0 }

  private mutating func allocate(_ cell: Cell, _ key: UInt64) -> Int32 {
    // The terminal's own colours on its own ground have a pair from the start.
    guard limit > 0, key != 0 else { return 0 }
    guard pairs.count < limit else {
      areExhausted = true
      return 0
    }
    let pair = alloc_pair(number(of: cell.foreground), number(of: cell.background))
    guard pair > 0 else {
      areExhausted = true
      return 0
    }
    pairs[key] = pair
    return pair
  }

  /// A colour as ncurses counts them: -1 for the terminal's own.
  private func number(of color: CellColor) -> Int32 { color.rgb.map { Int32(depth.paletteIndex(for: $0)) } ?? -1 }

  /// Gives all pairs back; what was drawn with them must be drawn again.
  mutating func reset() {
    reset_color_pairs()
    // The first pair went with the others; without it ncurses takes back the colours before each change of style.
    use_default_colors()
    pairs.removeAll()
    last = (0, 0)
    areExhausted = false
  }
}
