/// The words and numbers that some symbols are, for which two columns are too narrow.
nonisolated enum SymbolLetters {
  /// What a symbol says in three columns; `nil` for one that two are enough for.
  static func word(of name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "rectangle"].contains(last) {
      parts.removeLast()
    }
    let base = parts.joined(separator: ".")
    return words[base] ?? turning(base).map { ($0.isBack ? "↺" : "↻") + $0.number }
  }

  /// The seconds that a player jumps, as they stand in a round arrow: `gobackward.15`.
  static func turning(_ name: String) -> (isBack: Bool, number: String)? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let number = parts.first(where: { Int($0) != nil }), number.utf8.count <= 2 else {
      return nil
    }
    if parts.count == 2, ["gobackward", "goforward"].contains(parts[0]) { return (parts[0] == "gobackward", number) }
    guard parts.count == 4, parts[0] == number, parts[2] == "trianglehead" else { return nil }
    return (parts[3] == "counterclockwise", number)
  }

  private static let words = [
    "sos": "SOS", "abc": "ABC", "characters.uppercase": "ABC", "characters.lowercase": "abc", "textformat.abc": "abc",
    "textformat.characters": "abc", "numbers": "123", "123": "123", "textformat.123": "123",
    "textformat.numbers": "123", "kph": "kph", "mph": "mph", "abs": "ABS", "tsa": "TSA", "esim": "SIM",
    "exclamationmark.3": "!!!",
  ]
}
