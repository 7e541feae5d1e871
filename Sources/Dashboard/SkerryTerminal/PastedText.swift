/// The text between the marks that a terminal puts around what is pasted.
nonisolated struct PastedText: Sendable {
  private(set) var text = ""
  /// How many characters it has; the text itself would have to count them.
  private var count = 0
  /// True when a carriage return was the last character: a line feed after it belongs to the same line break.
  private var endsWithReturn = false
  /// An escape, and what may still become the mark of the end.
  private var pending = ""

  /// The characters that follow an escape before and after the text.
  static let start = "[200~"
  private static let end = "[201~"
  /// More than that of one paste is thrown away, in characters.
  private static let limit = 1 << 20
  /// A paste comes in one piece: after so many seconds without more of it either the line stands still or its end got
  /// lost. Nobody can tell which, and text that is taken for keys does harm; so only a person ends it then.
  private static let patience = 1.0
  /// When the last of it came.
  private var time: Double
  /// Whether it stood still once.
  private var hasPaused = false

  /// How far a paste has come.
  enum Progress {
    /// More is coming.
    case coming
    /// More comes late, or what comes are keys.
    case waiting
    case over
  }

  init(at time: Double) { self.time = time }

  /// Takes input up to the mark of the end, or to an Escape or Ctrl-C that comes by itself after a pause.
  ///
  /// Keys and the mouse can't stand in a text; they are left out rather than done, wherever they come from.
  mutating func take(_ input: inout ArraySlice<RawInput>, at time: Double) -> Progress {
    let isLate = time - self.time > Self.patience
    self.time = time
    hasPaused = hasPaused || isLate
    if hasPaused, input.count == 1, input.first == .character(0x1B) || input.first == .character(0x03) {
      input.removeFirst()
      return .over
    }
    while let piece = input.popFirst() {
      if case .character(let value) = piece, take(value) { return .over }
    }
    return isLate ? .waiting : .coming
  }

  private mutating func take(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    if scalar == "\u{1B}" {
      keepPending()
      pending = "\u{1B}"
    } else if !pending.isEmpty {
      pending.unicodeScalars.append(scalar)
      if pending == "\u{1B}" + Self.end { return true }
      if !("\u{1B}" + Self.end).hasPrefix(pending) { keepPending() }
    } else {
      append(scalar)
    }
    return false
  }

  /// The mark did not come about: all of it but the escape is text that was pasted.
  private mutating func keepPending() {
    for scalar in pending.unicodeScalars.dropFirst() { append(scalar) }
    pending = ""
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    defer { endsWithReturn = scalar == "\r" }
    guard count < Self.limit, !(scalar == "\n" && endsWithReturn) else { return }
    count += 1
    text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
  }
}
