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
