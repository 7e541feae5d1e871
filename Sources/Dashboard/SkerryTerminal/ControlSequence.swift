/// A control sequence behind an escape, which may come in pieces.
nonisolated struct ControlSequence: Sendable {
  /// What follows the escape, as far as it has come.
  private(set) var text: String
  /// When the last of it came.
  private var time: Double

  /// Seconds after which nothing follows any more. The first character alone may have been typed with Alt, and what comes
  /// then is the next key; a longer beginning nobody types.
  private var patience: Double { text.utf8.count == 1 ? 0.1 : 2 }
  /// More characters than any has that means something here.
  private static let limit = 1024

  /// Begins with the character after the escape.
  init(_ text: String, at time: Double) { (self.text, self.time) = (text, time) }

  /// Takes input up to the last character, and returns true when it was there or does not come.
  mutating func take(_ input: inout ArraySlice<RawInput>, at time: Double) -> Bool {
    guard time - self.time <= patience else { return true }
    self.time = time
    while let piece = input.first {
      guard case .character(let value) = piece, value >= 0x20, value < 0x7F, let scalar = Unicode.Scalar(value) else {
        return true
      }
      input.removeFirst()
      if text.utf8.count < Self.limit { text.unicodeScalars.append(scalar) }
      if value >= 0x40 { return true }
    }
    return false
  }
}
