/// Texts that are keys of a strings table which nobody brought: `Text("rest.live.title")`.
///
/// On a phone the table has the words. Without any table in the project, what a key says stands for them: “Rest live”.
struct KeysOfTexts {
  /// The words of each key, with `%@` and the like where values stand.
  private(set) var words: [String: String] = [:]

  init(of sources: [String]) {
    var keys: [String: Int] = [:]
    var shown: Set<String> = []
    for source in sources {
      for match in source.matches(of: Self.literal) {
        let text = match.output.1
        let name = text.prefix { $0 != "\\" && $0 != " " }
        guard Self.isKey(name) else { continue }
        let values = text.matches(of: /\\\(/).count
        // Other words beside the key, or values within it, make it a text.
        guard values <= 2, text.count(where: { $0 == " " }) == 0 || values > 0 else { continue }
        keys[String(name)] = max(keys[String(name)] ?? 0, values)
        if source[..<match.range.lowerBound].suffix(40).contains(Self.call) { shown.insert(String(name)) }
      }
    }
    // One alone may be the name of a site.
    guard shown.count > 1 else { return }
    for (key, values) in keys {
      let said = Self.words(key)
      words[key] = said
      guard values > 0 else { continue }
      for kinds in Self.kinds(values) { words["\(key) \(kinds)"] = "\(said) \(kinds)" }
    }
  }

  /// A strings file for the copies; empty without any key.
  var table: String {
    words.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  var remarks: [String] {
    guard !words.isEmpty else { return [] }
    return ["The project has no strings table: texts that are keys of one show the words of their keys."]
  }

  /// A text that begins like a key, with the values in it.
  private static var literal: Regex<(Substring, Substring)> {
    /"([a-z][A-Za-z0-9_\-]*(?:\.[A-Za-z0-9_\-]+)+(?:\s*\\\([^"\n]*\))*)"/
  }

  /// What shows a text in the language of the phone.
  private static var call: Regex<Substring> {
    /(?:\b(?:Text|Label|Button|Toggle|Link|ProgressView|Gauge|LocalizedStringKey|LocalizedStringResource|NSLocalizedString)\(\s*|\b(?:localized|accessibilityLabel|label):?\(?\s*|title\s*=\s*)$/
  }

  private static let sites: Set<String> = [
    "com", "org", "net", "io", "app", "go", "ai", "dev", "me", "co", "de", "fr", "uk", "jp", "cn", "xyz", "gg", "tv",
    "fill",
  ]

  private static func isKey(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".")
    return parts.count > 1 && !sites.contains(String(parts.last ?? "")) && parts.first.map { $0.count > 1 } == true
      && parts.allSatisfy { $0.contains(where: \.isLetter) }
  }

  private static let general: Set<String> = [
    "title", "text", "label", "name", "message", "body", "subtitle", "description", "header", "caption",
  ]

  private static func words(_ key: String) -> String {
    var parts = key.split { ".".contains($0) }
    if parts.count > 1, let last = parts.last, general.contains(String(last)) { parts.removeLast() }
    var words = ""
    for letter in parts.last ?? "" {
      if letter == "_" || letter == "-" {
        words += " "
      } else if letter.isUppercase, !words.isEmpty, words.last != " " {
        words += " " + letter.lowercased()
      } else {
        words += words.isEmpty ? letter.uppercased() : String(letter)
      }
    }
    return words
  }

  private static func kinds(_ values: Int) -> [String] {
    let one = ["%@", "%lld", "%lf"]
    return values == 1 ? one : one.flatMap { first in one.map { "\(first) \($0)" } }
  }
}
