extension Grid {
  /// Writes text from a place to the right; what lies outside of the clip and the grid is left out.
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
    let area = clip.map(bounds.intersection) ?? bounds
    guard !area.isEmpty, point.row >= area.minRow, point.row < area.maxRow else { return }
    guard point.column < area.maxColumn, point.column > area.minColumn - text.width else { return }
    let pen = GridPen(foreground: foreground, background: background, attributes: attributes)
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { buffer in
      let line = GridLine(buffer, row: point.row, columns: columns)
      text.glyphs.withUnsafeBufferPointer { glyphs in
        pen.write(glyphs, on: line, from: point.column, limits: area.minColumn..<area.maxColumn)
      }
    }
  }

  /// Writes one glyph; what lies outside of the clip and the grid is left out.
  public mutating func write(
    _ glyph: Glyph, at point: CellPoint, foreground: CellColor? = nil, background: CellColor? = nil,
    attributes: CellAttributes = [], clip: CellRect? = nil
  ) {
    let area = clip.map(bounds.intersection) ?? bounds
    guard !area.isEmpty, point.row >= area.minRow, point.row < area.maxRow else { return }
    let pen = GridPen(foreground: foreground, background: background, attributes: attributes)
    let columns = size.columns
    cells.withUnsafeMutableBufferPointer { buffer in
      let line = GridLine(buffer, row: point.row, columns: columns)
      withUnsafePointer(to: glyph) { pointer in
        pen.write(
          UnsafeBufferPointer(start: pointer, count: 1), on: line, from: point.column,
          limits: area.minColumn..<area.maxColumn)
      }
    }
  }
}

/// The style with which glyphs are written over what is there.
struct GridPen {
  let foreground: CellColor?
  let background: CellColor?
  let attributes: CellAttributes

  @inline(__always)
  private func cell(_ glyph: Glyph, over below: Cell) -> Cell {
    Cell(
      glyph: glyph, foreground: foreground ?? below.foreground, background: background ?? below.background,
      attributes: attributes)
  }

  func write(_ glyphs: UnsafeBufferPointer<Glyph>, on line: GridLine, from start: Int, limits: Range<Int>) {
    var column = start
    for glyph in glyphs {
      if column >= limits.upperBound { return }
      let end = column + glyph.width
      if column >= limits.lowerBound && end <= limits.upperBound {
        line.put(cell(glyph, over: line[column]), at: column)
      } else {
        for visible in column..<end where limits.contains(visible) {
          line.put(cell(.space, over: line[visible]), at: visible)
        }
      }
      column = end
    }
  }
}
