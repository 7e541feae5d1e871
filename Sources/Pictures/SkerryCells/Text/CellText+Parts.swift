extension CellText {
  /// The longest beginning of at most that many columns; a wide glyph is never cut in two.
  public func prefix(columns: Int) -> CellText {
    guard columns < width else { return self }
    var used = 0
    var count = 0
    while count < glyphs.count, used + glyphs[count].width <= columns {
      used += glyphs[count].width
      count += 1
    }
    return CellText(glyphs: Array(glyphs[..<count]), width: used)
  }

  /// The longest end of at most that many columns; a wide glyph is never cut in two.
  public func suffix(columns: Int) -> CellText {
    guard columns < width else { return self }
    var used = 0
    var start = glyphs.count
    while start > 0, used + glyphs[start - 1].width <= columns {
      used += glyphs[start - 1].width
      start -= 1
    }
    return CellText(glyphs: Array(glyphs[start...]), width: used)
  }

  /// The rest behind the beginning of at least that many columns; a wide glyph that is cut goes with it.
  public func dropFirst(columns: Int) -> CellText {
    guard columns > 0 else { return self }
    return suffix(columns: width - columns)
  }

  /// The rest before the end of at least that many columns; a wide glyph that is cut goes with it.
  public func dropLast(columns: Int) -> CellText {
    guard columns > 0 else { return self }
    return prefix(columns: width - columns)
  }

  /// The text repeated.
  public func repeated(_ count: Int) -> CellText {
    guard count > 0 else { return .empty }
    return CellText(
      glyphs: Array(repeatElement(glyphs, count: count).joined()), width: width * count)
  }
}
