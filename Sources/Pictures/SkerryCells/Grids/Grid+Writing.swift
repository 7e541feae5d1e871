extension Grid {
  /// Writes text from a place to the right; glyphs outside of the clip and the grid are left out.
  ///
  /// - Parameters:
  ///   - text: the text, already made harmless.
  ///   - point: where its first column goes; may lie outside of the grid.
  ///   - foreground: the colour of the text, or nil to keep the one each cell has.
  ///   - background: the colour of the ground, or nil to keep the one each cell has.
  ///   - attributes: the style; it replaces the one below.
  ///   - clip: the cells that may change; nil for all. A wide glyph cut by its edge becomes a blank.
  public mutating func write(
    _ text: CellText, at point: CellPoint, foreground: CellColor? = nil, background: CellColor? = nil,
    attributes: CellAttributes = [], clip: CellRect? = nil
  ) {
    let style = GlyphStyle(foreground: foreground, background: background, attributes: attributes)
    text.glyphs.withUnsafeBufferPointer { write($0, width: text.width, at: point, style: style, clip: clip) }
  }

  /// Writes one glyph; outside of the clip and the grid it is left out.
  public mutating func write(
    _ glyph: Glyph, at point: CellPoint, foreground: CellColor? = nil, background: CellColor? = nil,
    attributes: CellAttributes = [], clip: CellRect? = nil
  ) {
    let style = GlyphStyle(foreground: foreground, background: background, attributes: attributes)
    withUnsafePointer(to: glyph) {
      write(UnsafeBufferPointer(start: $0, count: 1), width: glyph.width, at: point, style: style, clip: clip)
    }
  }

  private mutating func write(
    _ glyphs: UnsafeBufferPointer<Glyph>, width: Int, at point: CellPoint, style: GlyphStyle, clip: CellRect?
  ) {
    let area = clip.map(bounds.intersection) ?? bounds
    guard !area.isEmpty, point.row >= area.minRow, point.row < area.maxRow else { return }
    guard point.column < area.maxColumn, point.column > area.minColumn - width else { return }
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { buffer in
      let line = GridLine(buffer, row: point.row, columns: columns)
      style.write(glyphs, width: width, on: line, from: point.column, limits: area.minColumn..<area.maxColumn)
    }
  }
}

/// The style with which glyphs are written over what is there.
struct GlyphStyle {
  let foreground: CellColor?
  let background: CellColor?
  let attributes: CellAttributes

  /// Writes glyphs of a known total width; only columns inside of the limits change.
  func write(
    _ glyphs: UnsafeBufferPointer<Glyph>, width: Int, on line: GridLine, from start: Int, limits: Range<Int>
  ) {
    line.detach(from: Swift.max(start, limits.lowerBound))
    line.detach(upTo: Swift.min(start + width, limits.upperBound))
    var column = start
    for glyph in glyphs {
      if column >= limits.upperBound { return }
      if glyph.width == 1 {
        if column >= limits.lowerBound { line[column] = cell(glyph, over: line[column]) }
        column += 1
      } else {
        writeWide(glyph, on: line, at: column, limits: limits)
        column += 2
      }
    }
  }

  private func writeWide(_ glyph: Glyph, on line: GridLine, at column: Int, limits: Range<Int>) {
    if column >= limits.lowerBound && column + 2 <= limits.upperBound {
      let lead = cell(glyph, over: line[column])
      line[column] = lead
      line[column + 1] = lead.tail
    } else {
      let visible = column < limits.lowerBound ? column + 1 : column
      if limits.contains(visible) { line[visible] = cell(.space, over: line[visible]) }
    }
  }

  @inline(__always)
  private func cell(_ glyph: Glyph, over below: Cell) -> Cell {
    Cell(
      glyph: glyph, foreground: foreground ?? below.foreground, background: background ?? below.background,
      attributes: attributes)
  }
}
