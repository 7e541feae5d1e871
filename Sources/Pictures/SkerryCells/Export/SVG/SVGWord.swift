/// The differences between text elements.
struct SVGTextStyle: Equatable {
  let fill: RGB
  let isBold: Bool
  let isItalic: Bool

  init(fill: RGB, attributes: CellAttributes) {
    self.fill = fill
    isBold = attributes.contains(.bold)
    isItalic = attributes.contains(.italic)
  }

  fileprivate var attributes: String {
    "fill=\"\(fill)\"" + (isBold ? " font-weight=\"700\"" : "") + (isItalic ? " font-style=\"italic\"" : "")
  }
}

/// Neighbouring glyphs of one style that one text element can hold without losing their columns.
///
/// Only letters that every monospaced font has share an element, and those that run from right to left, which whoever
/// shows the picture joins and puts in order. Everything else may come from a font with other widths, and stands centred
/// in its own cells.
struct SVGWord {
  private var text = ""
  private var columns: Int
  private let style: SVGTextStyle
  private let x: Int
  private let y: Int
  private let isFlowing: Bool
  /// Whether it runs from right to left.
  let isLeftward: Bool

  init(_ glyph: Glyph, style: SVGTextStyle, x: Int, y: Int) {
    text.append(glyph)
    columns = glyph.width
    self.style = style
    self.x = x
    self.y = y
    isLeftward = glyph.isLeftward
    isFlowing = glyph.isFlowing
  }

  /// Adds a glyph that stands right behind the word; false when it needs an element of its own.
  mutating func append(_ glyph: Glyph, style: SVGTextStyle, x: Int) -> Bool {
    guard style == self.style else { return false }
    let end = self.x + columns * SVGUnits.cellWidth
    if isLeftward {
      // Words of one text lie a blank apart; digits within them keep their own direction.
      guard glyph.isLeftward || glyph.isDigit, x == end || x == end + SVGUnits.cellWidth else { return false }
      if x > end {
        text.append(" ")
        columns += 1
      }
      text.append(glyph)
      columns += glyph.width
      return true
    }
    guard isFlowing, glyph.isFlowing, x == end else { return false }
    text.append(glyph)
    columns += 1
    return true
  }

  var element: String {
    let width = columns * SVGUnits.cellWidth
    let baseline = SVGUnits.number(y + SVGUnits.baseline)
    let content = SVGUnits.escaped(text)
    if isLeftward {
      let end = SVGUnits.number(x + width)
      return "<text x=\"\(end)\" y=\"\(baseline)\" direction=\"rtl\" \(style.attributes)>\(content)</text>\n"
    }
    guard isFlowing else {
      let center = SVGUnits.number(x + width / 2)
      return "<text x=\"\(center)\" y=\"\(baseline)\" text-anchor=\"middle\" \(style.attributes)>\(content)</text>\n"
    }
    let length = "textLength=\"\(SVGUnits.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    return "<text x=\"\(SVGUnits.number(x))\" y=\"\(baseline)\" \(length) \(style.attributes)>\(content)</text>\n"
  }
}

extension Glyph {
  /// True for letters of Hebrew, Arabic and the scripts beside them.
  var isLeftward: Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: !isDigit
    default: false
    }
  }

  fileprivate var isDigit: Bool { scalar.properties.numericType == .decimal }

  /// True for letters, digits and punctuation of the scripts that monospaced fonts cover.
  fileprivate var isFlowing: Bool {
    guard width == 1, marks.isEmpty else { return false }
    switch scalar.value {
    case 0x21...0x52F, 0x1E00...0x1EFF, 0x2010...0x203A: return true
    default: return false
    }
  }
}
