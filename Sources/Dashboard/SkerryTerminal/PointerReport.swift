import SkerryCells

/// A report of the mouse in its oldest form: three characters behind `ESC [ M`. Terminals send it that do not know the
/// form they were asked for.
nonisolated struct PointerReport: Sendable {
  /// The characters that follow an escape before the three.
  static let start = "[M"
  /// They come in one piece: after so many seconds without them nothing follows.
  private static let patience = 0.25

  private var values: [UInt32] = []
  private let time: Double

  init(at time: Double) { self.time = time }

  /// Takes the three characters, and returns true when they were there or don't come.
  mutating func take(_ input: inout ArraySlice<RawInput>, at time: Double) -> Bool {
    guard time - self.time <= Self.patience else { return true }
    while values.count < 3 {
      guard case .character(let value)? = input.first else { return !input.isEmpty }
      input.removeFirst()
      values.append(value)
    }
    return true
  }

  /// What a report with numbers says, `[<0;12;5M` behind an escape; `nil` for other buttons than the main one and the wheel.
  static func mouse(of text: String) -> RawMouse? {
    guard text.hasPrefix(numbered), let last = text.last, last == "M" || last == "m" else { return nil }
    let numbers = text.dropFirst(numbered.count).dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2],
      (1...10_000).contains(column), (1...10_000).contains(row)
    else { return nil }
    var mouse = RawMouse(place: CellPoint(column: column - 1, row: row - 1))
    let isDown = last == "M"
    // Shift, Alt and Ctrl are other bits; a move is none of a button.
    switch button & ~0x1C {
    case 0: (mouse.isPressed, mouse.isReleased) = (isDown, !isDown)
    case 64 where isDown: mouse.wheel = .up
    case 65 where isDown: mouse.wheel = .down
    default: return nil
    }
    return mouse
  }

  /// How a report with numbers begins.
  static let numbered = "[<"

  /// What it says; `nil` for other buttons than the main one and the wheel.
  var mouse: RawMouse? {
    guard values.count == 3, values.allSatisfy({ $0 >= 0x20 }), values[1] > 0x20, values[2] > 0x20 else { return nil }
    var mouse = RawMouse(place: CellPoint(column: Int(values[1]) - 33, row: Int(values[2]) - 33))
    let button = values[0] - 0x20
    let isWheel = button & 0x40 != 0
    switch button & 0x23 {
    case 0 where isWheel: mouse.wheel = .up
    case 1 where isWheel: mouse.wheel = .down
    case 0: mouse.isPressed = true
    case 3 where !isWheel: mouse.isReleased = true
    default: return nil
    }
    return mouse
  }
}
