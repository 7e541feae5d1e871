/// What comments say that texts are: `var band: String  // such as "Delta · 2.5 Hz"`.
extension SampleWords {
  /// The words in quotation marks beside or above a property that is a text, by its name.
  static func comments(in text: String) -> [(name: String, words: [String])] {
    commented(/String/, in: text).compactMap { name, comment, isPreset in
      // What has a value of its own needs none.
      guard !isPreset else { return nil }
      var words = quoted(in: examples(of: comment) ?? comment[...])
      if words.isEmpty { words = choices(in: comment) }
      let said = words.map { String($0.trimmed) }.filter { $0.contains { $0.isLetter || $0.isNumber } }
      return said.isEmpty ? nil : (name, said)
    }
  }

  /// What stands beside or above the properties of a type.
  static func commented(
    _ type: Regex<Substring>, in text: String
  ) -> [(name: String, comment: String, isPreset: Bool)] {
    guard text.contains("//") else { return [] }
    let declared = /(?:[a-z]+(?:\([a-z]+\))? )*(?:let|var)\s+(\w+)\s*:\s*(\w+)\??\s*(=[^\/\n]*)?(?:\/\/+(.*))?$/
    var found: [(name: String, comment: String, isPreset: Bool)] = []
    var above = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("///") {
        above += line.dropFirst(3)
        continue
      }
      defer { above = "" }
      guard let match = line.prefixMatch(of: declared), match.output.2.wholeMatch(of: type) != nil else { continue }
      found.append((String(match.output.1), match.output.4.map(String.init) ?? above, match.output.3 != nil))
    }
    return found
  }

  /// What stands behind `e.g.`: what is quoted before it says something else.
  private static func examples(of comment: String) -> Substring? {
    let mark = /(?:\be\.\s?g\.?|\bfor example\b|\bsuch as\b|\bz\.\s?B\.|\bpar ex\.|\bp\. ?ej\.|例えば|例如|例[:：]|예[:：)])/
    guard let found = comment.firstMatch(of: mark.ignoresCase()) else { return nil }
    let rest = comment[found.range.upperBound...]
    return quoted(in: rest).isEmpty ? nil : rest
  }

  /// What stands in quotation marks, without what only says how it is written: `HH:mm`, `Meet [name]`, `X & Y`.
  private static func quoted(in comment: Substring) -> [Substring] {
    // A mark behind a backslash belongs to a text of the code.
    guard !comment.contains("\\\"") else { return [] }
    return comment.matches(of: /"([^"\n]+)"|“([^”\n]+)”|„([^“”"\n]+)[“”"]|«([^»\n]+)»/).compactMap {
      $0.output.1 ?? $0.output.2 ?? $0.output.3 ?? $0.output.4
    }.filter { words in
      words.wholeMatch(of: /[HhmsyMdEaZ:\/.\- ]+/) == nil
        && (!words.contains("_") || words.wholeMatch(of: /[A-Za-z]\w*[A-Za-z\d]/) != nil)
        && !words.contains(/[\[\]{}<>…]|\bX\b|\bY\b|xxx|^[，；。]|[,=]$/)
    }
  }

  /// `/// A 60-second countdown`: how many seconds all lasts where an activity is spoken of.
  mutating func spans(in text: String) {
    guard text.contains("ActivityAttributes") || text.contains("ActivityConfiguration") else { return }
    let span =
      /(?m)\/\/[^\n]*?\b(\d{1,4})[- ](second|minute|hour)s?[- ](?:\w+[- ])?(?:countdown|timer|session|round|rest|game|sprint|break)\b/
    let japanese = /(?m)\/\/[^\n]*?(\d{1,3})\s?(秒|分)(?:間|たった|経過|後|タイマー)/
    if let match = text.firstMatch(of: japanese), let number = Int(match.output.1) {
      return add("lasts", "\(number * (match.output.2 == "分" ? 60 : 1))")
    }
    guard let match = text.firstMatch(of: span.ignoresCase()), let number = Int(match.output.1) else { return }
    let unit = ["second": 1, "minute": 60, "hour": 3600][match.output.2.lowercased()] ?? 60
    add("lasts", "\(number * unit)")
  }

  /// `packed | on_the_way | delivered`: words with bars or slashes between, of which a text is one.
  private static func choices(in comment: String) -> [Substring] {
    let listed = /(?:^\s*|[:(]\s*)([\w-]+(?:\s*\|\s*[\w-]+)+|[a-z][\w-]*(?:\s+\/\s+[a-z][\w-]*)+)/
    guard let match = comment.firstMatch(of: listed) else { return [] }
    return match.output.1.split { $0 == "|" || $0 == "/" }.map { word in
      word.drop { $0 == " " }.prefix { $0 != " " }
    }
  }
}
