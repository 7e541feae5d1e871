import CNcurses

/// Makes letters of the bytes that a terminal sends, which may cut a letter anywhere.
///
/// A terminal sends UTF-8 unless the locale names another encoding; one that names none, such as `C`, says nothing of the
/// terminal. Bytes that are no letter are left out, and what follows them is read as if they had not come.
nonisolated struct LetterDecoder {
  private enum Encoding {
    case utf8
    /// That of the locale, and how far a letter of several bytes has come.
    case locale(mbstate_t)
  }
  private var encoding: Encoding
  /// The bytes of a letter that isn't whole yet.
  private var pending: [UInt8] = []

  /// - Parameter isLocales: whether the locale has an encoding other than UTF-8 and ASCII.
  init(isLocales: Bool = false) { encoding = isLocales ? .locale(mbstate_t()) : .utf8 }

  /// The scalar that a byte ends; `nil` while more of it has to come.
  mutating func take(_ byte: UInt8) -> UInt32? {
    guard case .locale(var state) = encoding else { return takeUTF8(byte) }
    var letter: wchar_t = 0
    var piece = CChar(bitPattern: byte)
    let count = mbrtowc(&letter, &piece, 1, &state)
    // (size_t)-1 is no letter, (size_t)-2 the beginning of one.
    if count == Int(bitPattern: UInt.max) { state = mbstate_t() }
    encoding = .locale(state)
    return count == 0 ? 0 : count == 1 ? UInt32(bitPattern: letter) : nil
  }

  /// Forgets a letter that something else interrupted.
  mutating func interrupt() {
    pending = []
    if case .locale = encoding { encoding = .locale(mbstate_t()) }
  }

  private mutating func takeUTF8(_ byte: UInt8) -> UInt32? {
    if byte & 0xC0 != 0x80 { pending = [] }
    if byte < 0x80 { return UInt32(byte) }
    // A byte from the middle of a letter that never began.
    guard !pending.isEmpty || byte & 0xC0 == 0xC0 else { return nil }
    pending.append(byte)
    guard pending.count >= Self.length(of: pending[0]) else { return nil }
    defer { pending = [] }
    return String(validating: pending, as: UTF8.self)?.unicodeScalars.first?.value
  }

  /// How many bytes a letter has that begins with one.
  private static func length(of first: UInt8) -> Int { first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
}
