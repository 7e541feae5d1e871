extension Grid {
  /// The text alone: rows end at their last visible glyph, each with a line break.
  public func plainText() -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count + size.rows)
    for row in 0..<size.rows {
      write(row, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of one row without the blanks at its end; the row must lie inside the grid.
  public func plainText(ofRow row: Int) -> String {
    var bytes: [UInt8] = []
    write(row, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A string that grows scalar by scalar costs ten times as much.
  private func write(_ row: Int, to bytes: inout [UInt8]) {
    withRow(row) { cells in
      let end = cells.lastIndex { !$0.isTail && $0.glyph?.drawsNothing == false } ?? -1
      for cell in cells.prefix(end + 1) {
        guard let glyph = cell.glyph else { continue }
        bytes.append(glyph.scalar)
        for mark in glyph.marks { bytes.append(mark) }
      }
    }
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(scalar.value)) } else { append(contentsOf: scalar.utf8) }
  }
}
