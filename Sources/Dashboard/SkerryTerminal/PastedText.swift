/// The text between the marks that a terminal puts around what is pasted.
nonisolated struct PastedText: Sendable {
  private(set) var text = ""
  /// True when a carriage return was the last character: a line feed after it belongs to the same line break.
  private var endsWithReturn = false
  /// An escape, and what may still become the mark of the end.
  private var pending = ""

  /// The characters that follow an escape before and after the text.
  static let start = "[200~"
  private static let end = "[201~"
  /// More than that of one paste is thrown away, in characters.
  private static let limit = 1 << 20
  /// A paste comes in one piece: after so many seconds without more of it its end got lost, and keys are keys again.
  private static let patience = 5.0
  /// When the last of it came.
  private var time: Double

  init(at time: Double) { self.time = time }

  /// Takes input up to the mark of the end, and returns true when it was there.
  ///
  /// Keys and the mouse can't stand in a text; they are left out rather than done, wherever they come from.
  mutating func take(_ input: inout ArraySlice<RawInput>, at time: Double) -> Bool {
    if time - self.time > Self.patience { return true }
    self.time = time
    while let piece = input.popFirst() {
      if case .character(let value) = piece, take(value) { return true }
    }
    return false
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
    guard text.unicodeScalars.count < Self.limit, !(scalar == "\n" && endsWithReturn) else { return }
    text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
  }
}
