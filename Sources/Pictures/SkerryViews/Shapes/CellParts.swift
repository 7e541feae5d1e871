import SkerryCells

/// The parts of a cell that a glyph can fill: its quadrants, and eighths from any of its sides.
///
/// Eighths from above and from the right have no glyph of their own: what they leave free is one, in reverse.
nonisolated enum CellParts {
  /// A glyph and whether it is what is left free.
  struct Part: Sendable {
    let glyph: Glyph
    let isReversed: Bool
    /// What it fills of a cell in 8 × 8 samples, row by row.
    let samples: UInt64

    /// Whether it leaves free less than half of the cell.
    var isMost: Bool { samples.nonzeroBitCount > 32 }

    /// The share of it in the upper half of the cell.
    var shareAbove: Double {
      Double((samples & 0xFFFF_FFFF).nonzeroBitCount) / Double(max(1, samples.nonzeroBitCount))
    }
  }

  /// The part of a fill that a cell shows; `nil` for what is no edge of one.
  static func part(in cell: Cell) -> Part? {
    guard let glyph = cell.glyph, Quadrants.isEdge(glyph) else { return nil }
    let isReversed = cell.attributes.contains(.reverse)
    return all.first { $0.glyph == glyph && $0.isReversed == isReversed }
  }

  /// The part that is filled from one eighth of a cell's height to another: from its lower or upper edge, or the whole.
  static func eighths(from top: Int, to bottom: Int) -> Part? {
    let lines = (top..<bottom).reduce(UInt64(0)) { $0 | 0xFF << UInt64($1 * 8) }
    return all.first { $0.samples == lines }
  }

  /// The quadrants of a mask of which a part leaves most.
  static func nearest(_ mask: UInt8, _ number: UInt8) -> UInt8 {
    let left = all[Int(mask & Quadrants.full)].samples & all[Int(number)].samples
    return (0..<4).reduce(0) { found, bit in
      let quadrant = all[1 << bit].samples
      return (left & quadrant).nonzeroBitCount * 2 >= quadrant.nonzeroBitCount ? found | 1 << UInt8(bit) : found
    }
  }

  /// A part by its number: the quadrants by their masks, then eighths from below, above, left and right.
  static func part(_ number: UInt8) -> Part { all[Int(number)] }

  /// The parts that are nearest to what an outline fills of each cell, row by row.
  static func nearest(_ path: Path, _ size: CellSize, evenOdd: Bool = false) -> [UInt8] {
    samples(path, size, evenOdd: evenOdd).map(nearest)
  }

  /// What an outline fills of each cell, in 8 × 8 samples.
  static func samples(_ path: Path, _ size: CellSize, evenOdd: Bool) -> [UInt64] {
    var cells = [UInt64](repeating: 0, count: size.columns * size.rows)
    PathSampler.fine(columns: size.columns, rows: size.rows).eachRun(of: path, evenOdd: evenOdd) { row, run in
      let (first, line) = (row / 8 * size.columns, UInt64(row % 8 * 8))
      for column in run.lowerBound / 8...(run.upperBound - 1) / 8 {
        let part = run.clamped(to: column * 8..<column * 8 + 8)
        let bits: UInt64 = part.count == 8 ? 0xFF : ((1 << part.count) - 1) << (part.lowerBound - column * 8)
        cells[first + column] |= bits << line
      }
    }
    return cells
  }

  private static func nearest(_ samples: UInt64) -> UInt8 {
    if samples == 0 { return 0 }
    if samples == .max { return Quadrants.full }
    var (best, least) = (UInt8(0), 65)
    for (index, part) in all.enumerated() {
      let difference = (part.samples ^ samples).nonzeroBitCount
      if difference < least { (best, least) = (UInt8(index), difference) }
    }
    return best
  }

  /// All parts by their numbers.
  static let all: [Part] = {
    let upperLeft: UInt64 = 0x0F0F_0F0F
    let shifts: [UInt64] = [0, 4, 32, 36]
    var parts: [Part] = []
    for mask in UInt8(0)..<16 {
      var samples: UInt64 = 0
      for (bit, shift) in shifts.enumerated() where mask & (1 << UInt8(bit)) != 0 { samples |= upperLeft << shift }
      parts.append(Part(glyph: Quadrants.glyph(mask), isReversed: false, samples: samples))
    }
    let eighths = (UInt64(1)...7).filter { $0 != 4 }
    for count in eighths {
      let upper = ~UInt64(0) >> (64 - 8 * count)
      let lower = ~UInt64(0) << (64 - 8 * count)
      parts.append(Part(glyph: glyph(0x2580, count), isReversed: false, samples: lower))
      parts.append(Part(glyph: glyph(0x2580, 8 - count), isReversed: true, samples: upper))
    }
    for count in eighths {
      let left: UInt64 = 0x0101_0101_0101_0101 * ((1 << count) - 1)
      parts.append(Part(glyph: glyph(0x2590, UInt64(0) &- count), isReversed: false, samples: left))
      parts.append(Part(glyph: glyph(0x2590, UInt64(0) &- (8 - count)), isReversed: true, samples: right(count)))
    }
    return parts
  }()

  private static func right(_ count: UInt64) -> UInt64 {
    0x0101_0101_0101_0101 * (((1 << count) - 1) << (8 - count))
  }

  private static func glyph(_ base: UInt32, _ offset: UInt64) -> Glyph {
    Glyph(Unicode.Scalar(base &+ UInt32(truncatingIfNeeded: offset)) ?? " ")
  }
}
