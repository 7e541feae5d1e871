import CNcurses
import SkerryCells

/// Makes input events of what arrived at once.
nonisolated struct InputTranslator: Sendable {
  private let firstFunctionKey: Int32
  /// Where and when the button went down, in seconds.
  private var buttonDown: (place: CellPoint, time: Double)?
  /// What has begun and not ended yet.
  private var open: OpenSequence?
  /// When an Escape came by itself, in seconds.
  private var escaped: Double?

  /// Seconds after which a press is a long one, as on a phone.
  private static let longPress = 0.5
  /// Columns over which a drag is a swipe.
  private static let swipe = 4
  /// Rows by which a hand may miss the place where it pressed.
  private static let tremble = 1

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
      if open != nil {
        if let event = goOn(with: &rest, at: time) { events.append(event) }
        continue
      }
      switch rest.removeFirst() {
      case .character(0x1B):
        switch Self.escape(followedBy: &rest, at: time) {
        case .key(let key):
          events.append(.key(key))
          if key == .escape { escaped = time }
        case .sequence(let sequence): open = sequence
        case .mouse(let mouse): if let event = event(for: mouse, at: time) { events.append(event) }
        case .nothing: break
        }
      case .character(0x5B) where rest.first == .character(0x3C) && isRestOfReport(at: time):
        open = .control(ControlSequence("[", at: time))
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

  /// Whether what comes is the rest of a mouse report whose escape came first and was taken for the key: nobody types a
  /// bracket and a less-than sign that soon.
  private mutating func isRestOfReport(at time: Double) -> Bool {
    defer { escaped = nil }
    return escaped.map { time - $0 < 0.5 } ?? false
  }

  /// Goes on with what has begun; returns what came of it.
  private mutating func goOn(with rest: inout ArraySlice<RawInput>, at time: Double) -> InputEvent? {
    switch open {
    case .paste(var text):
      // Two owners of a text would copy it with each piece that comes.
      open = nil
      let progress = text.take(&rest, at: time)
      open = progress == .over ? nil : .paste(text)
      if progress == .waiting { return .unfinishedPaste }
      return progress == .over && !text.text.isEmpty ? .paste(text.text) : nil
    case .control(let sequence):
      return goOn(with: sequence, &rest, at: time)
    case .answer(var answer):
      open = answer.take(&rest, at: time) ? nil : .answer(answer)
    case .report(var report):
      let isOver = report.take(&rest, at: time)
      open = isOver ? nil : .report(report)
      // In this form a release does not say of which button.
      guard isOver, let mouse = report.mouse, !mouse.isReleased || buttonDown != nil else { return nil }
      return event(for: mouse, at: time)
    case nil: break
    }
    return nil
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
    // Whoever moves away before letting go doesn't want it.
    guard abs(columns) < Self.swipe, abs(mouse.place.row - down.place.row) <= Self.tremble else { return nil }
    return time - down.time >= Self.longPress ? .longPress(down.place) : .press(down.place)
  }

  /// The kind of input that an escape turned out to begin.
  private enum Escape {
    case key(Key)
    case sequence(OpenSequence)
    case mouse(RawMouse)
    case nothing
  }

  /// What may come in several pieces.
  private enum OpenSequence {
    case paste(PastedText)
    case control(ControlSequence)
    case answer(TerminalAnswer)
    case report(PointerReport)
  }

  private static func escape(followedBy rest: inout ArraySlice<RawInput>, at time: Double) -> Escape {
    // Alt with the key that erases: a word, as in a shell.
    if rest.first == .code(KEY_BACKSPACE) || rest.first == .character(0x7F) || rest.first == .character(8) {
      rest.removeFirst()
      return .key(.control("w"))
    }
    guard case .character(let next)? = rest.first else { return .key(.escape) }
    if next == 0x1B {
      // Escape twice at once is meant as that key; before the sequence of another one it is Alt.
      let following = rest.dropFirst().first
      return following == nil || following == .character(0x1B) ? .key(.escape) : .nothing
    }
    rest.removeFirst()
    // "[" and "O" start control sequences; anything else begins an answer or was typed with Alt.
    guard next == 0x5B || next == 0x4F else {
      return TerminalAnswer(after: next, rest, at: time).map { .sequence(.answer($0)) } ?? .nothing
    }
    var sequence = ControlSequence(next == 0x4F ? "O" : "[", at: time)
    return sequence.take(&rest, at: time) ? meaning(of: sequence, at: time) : .sequence(.control(sequence))
  }

  private static func meaning(of sequence: ControlSequence, at time: Double) -> Escape {
    switch sequence.text {
    case PastedText.start: .sequence(.paste(PastedText(at: time)))
    case PointerReport.start: .sequence(.report(PointerReport(at: time)))
    case let text where text.hasPrefix(PointerReport.numbered):
      PointerReport.mouse(of: text).map { .mouse($0) } ?? .nothing
    case let text: sequences[text].map { .key($0) } ?? .nothing
    }
  }

  private mutating func goOn(
    with sequence: ControlSequence, _ rest: inout ArraySlice<RawInput>, at time: Double
  ) -> InputEvent? {
    var sequence = sequence
    guard sequence.take(&rest, at: time) else {
      open = .control(sequence)
      return nil
    }
    open = nil
    switch Self.meaning(of: sequence, at: time) {
    case .key(let key): return .key(key)
    case .mouse(let mouse): return event(for: mouse, at: time)
    case .sequence(let next): open = next
    case .nothing: break
    }
    return nil
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
