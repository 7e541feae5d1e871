@testable import SkerryCells

/// A terminal that knows just enough to show what the ANSI exporter writes, and refuses anything else.
struct ANSIReader {
  private var grid: Grid
  private var style = Cell.blank
  private var point = CellPoint.zero

  /// The picture a terminal of that size would show.
  static func read(_ text: String, size: CellSize) -> Grid {
    var reader = ANSIReader(grid: Grid(size: size))
    var code: String?
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        code = ""
      } else if let begun = code {
        code = scalar == "m" ? nil : begun + String(scalar)
        if scalar == "m" { reader.apply(begun.dropFirst().split(separator: ";").compactMap { UInt8($0) }) }
      } else {
        reader.show(scalar)
      }
    }
    return reader.grid
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      point = CellPoint(column: 0, row: point.row + 1)
      return
    }
    if DisplayClass(of: scalar) == .mark {
      let base = grid[point.column - 1, point.row].isTail ? point.column - 2 : point.column - 1
      var cell = grid[base, point.row]
      cell.glyph = cell.glyph?.adding(mark: scalar)
      grid[base, point.row] = cell
      return
    }
    let glyph = Glyph(scalar)
    grid.write(
      glyph, at: point, foreground: style.foreground, background: style.background, attributes: style.attributes)
    point.column += glyph.width
  }

  private mutating func apply(_ codes: [UInt8]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .blank
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      default:
        let parts = Array(rest.prefix(4))
        rest = rest.dropFirst(4)
        guard parts.count == 4 else { return }
        let color = CellColor(RGB(red: parts[1], green: parts[2], blue: parts[3]))
        if code == 38 { style.foreground = color } else { style.background = color }
      }
    }
  }
}
