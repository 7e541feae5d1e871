/// What comments say that texts are: `var band: String  // such as "Delta · 2.5 Hz"`.
extension SampleWords {
  /// The words in quotation marks beside or above a property that is a text, by its name.
  static func comments(in text: String) -> [(name: String, words: [String])] {
    var found: [(name: String, words: [String])] = []
    var above = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("///") {
        above += line.dropFirst(3)
        continue
      }
      defer { above = "" }
      let declared = /(?:[a-z]+(?:\([a-z]+\))? )*(?:let|var)\s+(\w+)\s*:\s*String\??\s*(?:\/\/+(.*))?$/
      guard line.contains("String"), let match = line.prefixMatch(of: declared) else { continue }
      let comment = match.output.2.map(String.init) ?? above
      var words = comment.matches(of: /"([^"\n]+)"|“([^”\n]+)”|«([^»\n]+)»/).compactMap {
        $0.output.1 ?? $0.output.2 ?? $0.output.3
      }
      // `HH:mm` says how it is written, and is none.
      words.removeAll { $0.wholeMatch(of: /[HhmsyMdEaZ:\/.\- ]+/) != nil }
      if words.isEmpty { words = choices(in: comment) }
      let said = words.map(String.init).filter { $0.contains { $0.isLetter || $0.isNumber } }
      if !said.isEmpty { found.append((String(match.output.1), said)) }
    }
    return found
  }

  /// `/// A 60-second countdown`: how many seconds all lasts where an activity is spoken of.
  mutating func spans(in text: String) {
    guard text.contains("ActivityAttributes") || text.contains("ActivityConfiguration") else { return }
    let span =
      /(?m)\/\/[^\n]*?\b(\d{1,4})[- ](second|minute|hour)s?[- ](?:\w+[- ])?(?:countdown|timer|session|round|rest|game|sprint|break)\b/
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
