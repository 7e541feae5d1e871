/// Collects what a picture is made of, layer by layer, while its cells are walked through.
struct SVGPicture {
  private var grounds = SVGRectangles()
  private var blocks = SVGRectangles()
  private var lines = SVGRectangles()
  private var rules = SVGRectangles()
  private var curves = ""
  private var dots = ""
  private var words = ""
  private var word: SVGWord?
  private let top: Int

  /// A picture whose first row starts at a height, in tenths.
  init(top: Int) {
    self.top = top
  }

  mutating func add(_ row: UnsafeBufferPointer<Cell>, at index: Int) {
    let y = top + index * SVGUnits.cellHeight
    for (column, cell) in row.enumerated() {
      let x = SVGUnits.padding + column * SVGUnits.cellWidth
      add(cell, x: x, y: y)
    }
    endWord()
  }

  private mutating func add(_ cell: Cell, x: Int, y: Int) {
    let ink = cell.ink
    if ink.ground != TerminalTheme.background {
      grounds.add(
        SVGRectangle(x: x, y: y, width: SVGUnits.cellWidth, height: SVGUnits.cellHeight, fill: ink.ground))
    }
    addRules(cell, x: x, y: y, fill: ink.text)
    guard let glyph = cell.glyph else { return }
    if glyph.drawsNothing || cell.isSolid {
      // A blank may stand between two words that run from right to left.
      if word?.isLeftward != true { endWord() }
    } else if !glyph.marks.isEmpty || !addShape(glyph.scalar.value, ink: ink, x: x, y: y) {
      addText(glyph, SVGTextStyle(fill: ink.text, attributes: cell.attributes), x: x, y: y)
    }
  }

  private mutating func addRules(_ cell: Cell, x: Int, y: Int, fill: RGB) {
    if cell.attributes.contains(.underline) {
      rules.add(SVGRectangle(x: x, y: y + 142, width: SVGUnits.cellWidth, height: 10, fill: fill))
    }
    if cell.attributes.contains(.strikethrough) {
      rules.add(SVGRectangle(x: x, y: y + 78, width: SVGUnits.cellWidth, height: 10, fill: fill))
    }
  }

  /// Draws a block, a line or braille; false when the character is none of them.
  private mutating func addShape(_ scalar: UInt32, ink: (text: RGB, ground: RGB), x: Int, y: Int) -> Bool {
    guard scalar >= 0x2500 else { return false }
    if let parts = BlockShapes.parts(of: scalar) {
      let fill = ink.text.blended(over: ink.ground, opacity: BlockShapes.opacity(of: scalar))
      for part in parts { blocks.add(SVGRectangle(part, x: x, y: y, fill: fill)) }
    } else if let parts = LineShapes.parts(of: scalar) {
      for part in parts { lines.add(SVGRectangle(part, x: x, y: y, fill: ink.text)) }
    } else if let path = LineShapes.path(of: scalar, x: x, y: y) {
      let width = SVGUnits.number(LineShapes.strokeWidth)
      curves += "<path d=\"\(path)\" fill=\"none\" stroke=\"\(ink.text)\" stroke-width=\"\(width)\"/>\n"
    } else if scalar >= 0x2800 && scalar <= 0x28FF {
      addBraille(scalar & 0xFF, x: x, y: y, fill: ink.text)
    } else {
      return false
    }
    endWord()
    return true
  }

  private mutating func addBraille(_ pattern: UInt32, x: Int, y: Int, fill: RGB) {
    for (bit, place) in SVGPicture.brailleDots.enumerated() where pattern >> UInt32(bit) & 1 == 1 {
      let centerX = SVGUnits.number(x + 20 + 40 * place.column)
      let centerY = SVGUnits.number(y + 20 + 40 * place.row)
      dots += "<circle cx=\"\(centerX)\" cy=\"\(centerY)\" r=\"1.2\" fill=\"\(fill)\"/>\n"
    }
  }

  /// The places of the dots by their bits, as Unicode numbers them.
  private static let brailleDots: [(column: Int, row: Int)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]

  private mutating func addText(_ glyph: Glyph, _ style: SVGTextStyle, x: Int, y: Int) {
    if word?.append(glyph, style: style, x: x) == true { return }
    endWord()
    word = SVGWord(glyph, style: style, x: x, y: y)
  }

  private mutating func endWord() {
    if let word { words += word.element }
    word = nil
  }

  /// All layers, from the ground up.
  var elements: String {
    "<g shape-rendering=\"crispEdges\">\n\(grounds.elements)\(blocks.elements)</g>\n"
      + lines.elements + curves + dots + words + rules.elements
  }
}

extension SVGRectangle {
  fileprivate init(_ part: BlockShapes.Part, x: Int, y: Int, fill: RGB) {
    self.init(x: x + part.x, y: y + part.y, width: part.width, height: part.height, fill: fill)
  }
}

extension Cell {
  /// The colours as they are drawn: dim text is mixed with its ground.
  fileprivate var ink: (text: RGB, ground: RGB) {
    let seen = seenColors
    guard attributes.contains(.dim) else { return seen }
    return (seen.text.blended(over: seen.ground, opacity: 0.6), seen.ground)
  }
}
