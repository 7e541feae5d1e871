extension Key {
  /// The name of the key for help texts and tapes: `Enter`, `Ctrl-C`, `F1`, `Space`, `a`.
  public var spelling: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .control(" "): "Ctrl-Space"
    case .control(let character): "Ctrl-" + String(character).uppercased()
    default: Key.names.first { $0.key == self }?.name ?? ""
    }
  }

  /// The key of that name, or nil when there is none.
  ///
  /// A single character is that character; names are read without regard to capitals, so `enter` and `ctrl-c`
  /// work as well as `Enter` and `Ctrl-C`.
  public init?(spelling: String) {
    if spelling.count == 1, let character = spelling.first {
      guard Key.isPrintable(character) else { return nil }
      self = .character(character)
      return
    }
    let name = spelling.lowercased()
    if let named = Key.names.first(where: { $0.name.lowercased() == name })
      ?? Key.otherNames.first(where: { $0.name == name })
    {
      self = named.key
    } else if name.hasPrefix("ctrl-"), let key = Key(controlName: name.dropFirst(5)) {
      self = key
    } else if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...63).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  private init?(controlName name: Substring) {
    if name == "space" {
      self = .control(" ")
    } else if name.count == 1, let character = name.first, let ascii = character.asciiValue, ascii > 0x20, ascii < 0x7F
    {
      self = .control(character)
    } else {
      return nil
    }
  }

  private static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }

  private static let names: [(key: Key, name: String)] = [
    (.enter, "Enter"), (.escape, "Escape"), (.tab, "Tab"), (.backTab, "Shift-Tab"), (.backspace, "Backspace"),
    (.delete, "Delete"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"),
    (.end, "End"), (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.character(" "), "Space"),
  ]

  /// Every name of a key that is not a character.
  package static var spellings: [String] { names.map(\.name) + ["Ctrl-C", "F1"] }

  /// Names that are understood beside the ones that are shown.
  private static let otherNames: [(key: Key, name: String)] = [
    (.escape, "esc"), (.enter, "return"), (.backTab, "backtab"), (.delete, "del"),
  ]
}
