extension Grid {
  /// The picture as text with SGR sequences, for `cat`, logs and pagers.
  ///
  /// Nothing but colours and attributes: no cursor moves, every line ends with the terminal's own style.
  /// Blanks at the end of a line are left out where the terminal would show the same.
  public func ansi(depth: ColorDepth = .truecolor, ascii: Bool = false) -> String {
    let picture = GridReduction(depth: depth, ascii: ascii).reduce(self)
    var text = ""
    text.reserveCapacity(picture.cells.count * 2)
    for row in 0..<picture.size.rows {
      picture.withRow(row) { cells in
        let end = (cells.lastIndex { $0 != .blank } ?? -1) + 1
        ANSIWriter(depth: depth).write(cells[..<end], to: &text)
      }
      text += "\n"
    }
    return text
  }
}

/// Writes cells with as few SGR codes as their changes of style need.
struct ANSIWriter {
  let depth: ColorDepth

  /// Writes cells that were reduced to the depth; it begins and ends with the terminal's own style.
  func write(_ cells: Slice<UnsafeBufferPointer<Cell>>, to text: inout String) {
    var style = Cell.blank
    write(cells, from: &style, to: &text)
    if !style.hasStyle(of: .blank) { text += "\u{1B}[0m" }
  }

  /// Writes cells that were reduced to the depth, in a terminal whose style is known, and leaves it in that of the last.
  func write(_ cells: Slice<UnsafeBufferPointer<Cell>>, from style: inout Cell, to text: inout String) {
    for var cell in cells {
      guard let glyph = cell.glyph else { continue }
      cell.attributes.subtract(.edges)
      if !cell.hasStyle(of: style) {
        text += sequence(from: style, to: cell)
        style = cell
      }
      text.append(glyph)
    }
  }

  private func sequence(from old: Cell, to new: Cell) -> String {
    if new.hasStyle(of: .blank) { return "\u{1B}[0m" }
    var codes: [String] = []
    var kept = old.attributes
    for (attributes, off) in ANSIWriter.offCodes where !kept.intersection(attributes).isSubset(of: new.attributes) {
      codes.append(off)
      kept.subtract(attributes)
    }
    for (attribute, on) in ANSIWriter.onCodes where new.attributes.contains(attribute) && !kept.contains(attribute) {
      codes.append(on)
    }
    if new.foreground != old.foreground { codes.append(code(of: new.foreground, isGround: false)) }
    if new.background != old.background { codes.append(code(of: new.background, isGround: true)) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private func code(of color: CellColor, isGround: Bool) -> String {
    guard let rgb = color.rgb else { return isGround ? "49" : "39" }
    let index = depth.paletteIndex(for: rgb)
    switch depth {
    case .truecolor: return "\(isGround ? 48 : 38);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    case .colors256: return "\(isGround ? 48 : 38);5;\(index)"
    case .colors16, .colors8, .mono: return "\((index < 8 ? 30 : 82) + index + (isGround ? 10 : 0))"
    }
  }

  /// Bold and dim have one common code to end them.
  private static let offCodes: [(CellAttributes, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
  ]

  private static let onCodes: [(CellAttributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
  ]
}
