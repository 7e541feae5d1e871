import SkerryCells

@testable import SkerryTerminal

/// A terminal of a few dozen lines: as much of one as the frames of this room need, and strict about the rest.
struct SmallScreen {
  struct Place: Equatable {
    var text = " "
    var style: [Int] = []
    var isTail = false

    /// The style as far as it shows: on a blank the ground and lines, and the ink of those.
    var visibleStyle: [Int] {
      if text != " " { return style }
      let hasLines = style.contains { [4, 7, 9].contains($0) }
      return style.filter { $0 >= 0x4000_0000 || (hasLines && $0 > 3) }
    }
  }

  let size: CellSize
  private(set) var places: [Place]
  private var column = 0
  private var row = 0
  private var style: Set<Int> = []
  private var ground: Int?
  private var ink: Int?

  /// What a terminal can do at the very least.
  static var plainest: TerminalCapabilities {
    var plain = TerminalCapabilities()
    plain.colors = 256
    plain.setsColors = true
    plain.attributes = [.bold, .underline, .reverse]
    plain.wrapsLate = true
    return plain
  }

  init(size: CellSize) {
    self.size = size
    places = Array(repeating: Place(), count: size.columns * size.rows)
  }

  var text: String {
    var text = ""
    for row in 0..<size.rows {
      var line = ""
      for place in places[row * size.columns..<(row + 1) * size.columns] where !place.isTail { line += place.text }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  /// Where and how another screen looks different.
  func difference(from other: SmallScreen) -> String? {
    for (index, (mine, theirs)) in zip(places, other.places).enumerated()
    where mine.text != theirs.text || mine.isTail != theirs.isTail || mine.visibleStyle != theirs.visibleStyle {
      return "column \(index % size.columns), row \(index / size.columns): \(mine) instead of \(theirs)"
    }
    return nil
  }

  mutating func feed(_ bytes: String) {
    var rest = bytes.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B:
        _ = rest.popFirst()
        var parameters = ""
        while let next = rest.popFirst() {
          if next.value >= 0x40 {
            control(parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }, next)
            break
          }
          parameters.unicodeScalars.append(next)
        }
      case 0x08: column = max(0, column - 1)
      case 0x0A: row = min(size.rows - 1, row + 1)
      case 0x0D: column = 0
      default: put(scalar)
      }
    }
  }

  private var currentStyle: [Int] {
    (style.sorted() + [ink.map { $0 | 0x2000_0000 }, ground.map { $0 | 0x4000_0000 }].compactMap { $0 })
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      // Onto the glyph just written.
      var before = row * size.columns + column - 1
      if places[before].isTail { before -= 1 }
      places[before].text.unicodeScalars.append(scalar)
      return
    }
    let width = CellText(String(Character(scalar))).width
    precondition(column + width <= size.columns, "a frame must not wrap")
    let start = row * size.columns + column
    for index in start..<start + width { clearPair(at: index) }
    places[start] = Place(text: String(Character(scalar)), style: currentStyle)
    if width == 2 { places[start + 1] = Place(text: "", style: currentStyle, isTail: true) }
    column += width
  }

  /// Terminals blank the other half of a wide glyph that is written over.
  private mutating func clearPair(at index: Int) {
    if places[index].isTail { places[index - 1].text = " " }
    if index + 1 < places.count, places[index + 1].isTail {
      places[index + 1] = Place(style: places[index + 1].style)
    }
    places[index] = Place()
  }

  private mutating func control(_ numbers: [Int?], _ final: Unicode.Scalar) {
    let count = (numbers.first ?? nil) ?? 1
    switch final {
    case "H":
      row = count - 1
      column = (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1
    case "d": row = count - 1
    case "G": column = count - 1
    case "A": row -= count
    case "B": row += count
    case "C": column += count
    case "D": column -= count
    case "K": erase(size.columns - column)
    case "X": erase(count)
    case "m": setStyle(numbers.map { $0 ?? 0 })
    default: preconditionFailure("a sequence nobody asked for: \(final)")
    }
  }

  private mutating func erase(_ count: Int) {
    let start = row * size.columns + column
    for index in start..<start + count {
      clearPair(at: index)
      places[index] = Place(style: ground.map { [$0 | 0x4000_0000] } ?? [])
    }
  }

  private mutating func setStyle(_ codes: [Int]) {
    var rest = (codes.isEmpty ? [0] : codes)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0:
        style = []
        ink = nil
        ground = nil
      case 1, 2, 3, 4, 7, 9: style.insert(code)
      case 22: style.subtract([1, 2])
      case 23, 24, 27, 29: style.remove(code - 20)
      case 39: ink = nil
      case 49: ground = nil
      case 38: ink = color(&rest)
      case 48: ground = color(&rest)
      case 30...37: ink = code - 30
      case 40...47: ground = code - 40
      case 90...97: ink = code - 82
      case 100...107: ground = code - 92
      default: preconditionFailure("an unknown style \(code)")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Int {
    if rest.popFirst() == 5 { return rest.popFirst() ?? 0 }
    let channels = Array(rest.prefix(3))
    rest.removeFirst(3)
    return 1 << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
  }
}
