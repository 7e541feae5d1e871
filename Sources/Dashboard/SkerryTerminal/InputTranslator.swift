import CNcurses
import SkerryCells

/// Makes input events of what arrived at once.
nonisolated struct InputTranslator: Sendable {
  private let firstFunctionKey: Int32
  /// Where and when the button went down, in seconds.
  private var buttonDown: (place: CellPoint, time: Double)?
  /// The text of a paste that has not ended yet.
  private var paste: PastedText?

  /// Seconds after which a press is a long one, as on a phone.
  private static let longPress = 0.5
  /// Columns over which a drag is a swipe.
  private static let swipe = 4

  init() {
    firstFunctionKey = cn_first_function_key() - 1
  }

  /// The events of all input that was waiting.
  ///
  /// An escape that arrives together with more is no Escape key but the start of a key ncurses does not know
  /// (some are known here), or Alt held with one, which means nothing and is left out.
  mutating func events(from input: [RawInput], at time: Double = 0) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = input[...]
    while !rest.isEmpty {
      if var open = paste {
        let isOver = open.take(&rest, at: time)
        paste = isOver ? nil : open
        if isOver, !open.text.isEmpty { events.append(.paste(open.text)) }
        continue
      }
      switch rest.removeFirst() {
      case .character(0x1B):
        switch Self.escape(followedBy: &rest) {
        case .key(let key): events.append(.key(key))
        case .paste: paste = PastedText(at: time)
        case .nothing: break
        }
      case .character(let value):
        if let key = Self.key(forCharacter: value) { events.append(.key(key)) }
      case .code(let code):
        if let key = key(forCode: code) { events.append(.key(key)) }
      case .mouse(let mouse):
        if let event = event(for: mouse, at: time) { events.append(event) }
      }
    }
    return events
  }

  /// One click is reported as press and release, as click, as release alone or as double click; it is one press. What
  /// lies between a press and its release makes it a long one, or a swipe.
  private mutating func event(for mouse: RawMouse, at time: Double) -> InputEvent? {
    switch mouse.wheel {
    case .up: return .scroll(.up, mouse.place)
    case .down: return .scroll(.down, mouse.place)
    case nil: break
    }
    if mouse.isPressed, !mouse.isReleased {
      buttonDown = (mouse.place, time)
      return nil
    }
    guard let down = buttonDown else { return .press(mouse.place) }
    buttonDown = nil
    let columns = mouse.place.column - down.place.column
    if abs(columns) >= Self.swipe, abs(mouse.place.row - down.place.row) <= 2 {
      return .swipe(down.place, columns: columns)
    }
    return time - down.time >= Self.longPress ? .longPress(down.place) : .press(down.place)
  }

  /// The kind of input that an escape turned out to begin.
  private enum Escape {
    case key(Key)
    case paste
    case nothing
  }

  private static func escape(followedBy rest: inout ArraySlice<RawInput>) -> Escape {
    guard case .character(let next)? = rest.first else { return .key(.escape) }
    rest.removeFirst()
    // "[" and "O" start control sequences; anything else was typed with Alt.
    guard next == 0x5B || next == 0x4F else { return .nothing }
    var sequence = next == 0x4F ? "O" : "["
    while case .character(let value)? = rest.first, value >= 0x20, value < 0x7F, let scalar = Unicode.Scalar(value) {
      rest.removeFirst()
      sequence.unicodeScalars.append(scalar)
      if value >= 0x40 { break }
    }
    if sequence == PastedText.start { return .paste }
    return sequences[sequence].map { .key($0) } ?? .nothing
  }

  private static func key(forCharacter value: UInt32) -> Key? {
    switch value {
    case 0: return .control(" ")
    case 8, 0x7F: return .backspace
    case 9: return .tab
    case 10, 13: return .enter
    case 1...26: return Unicode.Scalar(value + 0x60).map { .control(Character($0)) }
    case 28...31: return Unicode.Scalar(value + 0x40).map { .control(Character($0)) }
    case 0x80...0x9F: return nil
    default: return Unicode.Scalar(value).map { .character(Character($0)) }
    }
  }

  private func key(forCode code: Int32) -> Key? {
    if let key = Self.codes[code] { return key }
    let number = Int(code - firstFunctionKey)
    return (1...63).contains(number) ? .function(number) : nil
  }

  private static let codes: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home, KEY_END: .end,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete,
    KEY_BTAB: .backTab,
    // Some entries, such as the one of the Linux console, call Ctrl-Z a key of its own.
    KEY_SUSPEND: .control("z"),
  ]

  /// Keys of terminals that don't send what their terminfo entry says: the other cursor mode, other editions.
  private static let sequences: [String: Key] = [
    "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home, "[F": .end, "[Z": .backTab,
    "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OH": .home, "OF": .end, "OM": .enter,
    "[1~": .home, "[7~": .home, "[4~": .end, "[8~": .end, "[3~": .delete, "[5~": .pageUp, "[6~": .pageDown,
    "OP": .function(1), "OQ": .function(2), "OR": .function(3), "OS": .function(4), "[15~": .function(5),
    "[17~": .function(6), "[18~": .function(7), "[19~": .function(8), "[20~": .function(9), "[21~": .function(10),
    "[23~": .function(11), "[24~": .function(12),
  ]
}
