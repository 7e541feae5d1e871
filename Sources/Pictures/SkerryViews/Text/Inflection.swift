import SkerryBasics

/// Words that agree with a number: `^[3 item](inflect: true)` (Foundation: automatic grammar agreement).
///
/// English words follow its rules; those of other languages stay as they are written.
nonisolated enum Inflection {
  /// A format without its marks, in which each marked phrase agrees with the first number in it.
  ///
  /// - Parameters:
  ///   - format: literals, with ``Markdown/placeholder`` in the place of each value.
  ///   - values: the texts of the values, in their order.
  static func applied(to format: String, values: [String]) -> String {
    guard format.contains("^[") else { return format }
    var result = ""
    var rest = format[...]
    var passed = 0
    while let start = rest.firstRange(of: "^["), let phrase = phrase(in: rest[start.upperBound...]) {
      result += rest[..<start.lowerBound]
      passed += rest[..<start.lowerBound].count { $0 == Markdown.placeholder }
      result += agreeing(phrase.text, values: values.dropFirst(passed))
      passed += phrase.text.count { $0 == Markdown.placeholder }
      rest = rest[phrase.end...]
    }
    return result + rest
  }

  /// What stands in the brackets, and where the parentheses behind them end.
  private static func phrase(in rest: Substring) -> (text: Substring, end: Substring.Index)? {
    guard let close = rest.firstRange(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")"),
      rest[close.upperBound..<end].contains("inflect")
    else { return nil }
    return (rest[..<close.lowerBound], rest.index(after: end))
  }

  private static func agreeing(_ phrase: Substring, values: ArraySlice<String>) -> String {
    guard PhoneLanguage.identifier.hasPrefix("en"), let number = number(in: phrase, values) else {
      return String(phrase)
    }
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.lastIndex(where: { $0.contains(where: \.isLetter) }) else { return String(phrase) }
    var result = words.map(String.init)
    result[last] = number == 1 ? singular(result[last]) : plural(result[last])
    return result.joined(separator: " ")
  }

  private static func number(in phrase: Substring, _ values: ArraySlice<String>) -> Double? {
    var rest = values
    for word in phrase.split(separator: " ") {
      let text = word.contains(Markdown.placeholder) ? rest.popFirst() ?? "" : String(word)
      if let number = Double(text.filter { $0 != "," }) { return number }
    }
    return nil
  }

  private static let irregular = [
    "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "leaf": "leaves", "loaf": "loaves", "half": "halves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "wolf": "wolves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "sheep": "sheep", "fish": "fish", "series": "series", "is": "are", "was": "were",
    "has": "have",
  ]

  static func plural(_ word: String) -> String {
    if let known = irregular[word.lowercased()] { return cased(known, like: word) }
    if irregular.values.contains(word.lowercased()) { return word }
    let lower = word.lowercased()
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      // A word that is many already stays so; `bus` and `glass` do not.
      let isMany = lower.hasSuffix("s") && !["ss", "us", "is", "as"].contains(where: lower.hasSuffix)
      return isMany ? word : word + "es"
    }
    return word + "s"
  }

  static func singular(_ word: String) -> String {
    if let known = irregular.first(where: { $0.value == word.lowercased() }) { return cased(known.key, like: word) }
    let lower = word.lowercased()
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "uses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix) {
      return String(word.dropLast(2))
    }
    let isOne = ["ss", "us", "is", "as"].contains(where: lower.hasSuffix) || irregular[lower] != nil
    return lower.hasSuffix("s") && !isOne ? String(word.dropLast()) : word
  }

  private static func cased(_ word: String, like other: String) -> String {
    other.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
