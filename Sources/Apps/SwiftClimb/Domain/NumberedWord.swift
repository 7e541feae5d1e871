/// Entries of a list as the words of a choice: `3 V6+`. The number tells them apart, the words are for people.
enum NumberedWord {
  static func word(_ number: Int, _ name: String) -> String { "\(number) \(name)" }

  /// The number that a chosen word begins with.
  static func number(_ word: String) -> Int? { Int(word.prefix { $0 != " " }) }
}

extension Climb {
  var word: String { NumberedWord.word(id, name) }
}
