/// The samples that a file keeps of an activity which no preview shows: `static var boarding: CrossingAttributes.ContentState`.
///
/// An author who turned a preview off left what it showed; so did one who wrote samples for tests alone. They say more of the
/// activity than made-up values, so each file's copy hands them over below its last line, where its own private names are
/// seen.
struct PreviewSamples {
  /// Where the samples are found, as the code at file scope writes it, with the conditions around each.
  private(set) var paths: [(path: String, conditions: [String])] = []
  /// Whether the file knows no previews by itself.
  private var needsImport = false

  /// - Parameter attributes: what ``types(in:)`` finds in all sources.
  init(_ text: String, attributes: Set<String>) {
    guard text.contains("static "), !attributes.isEmpty else { return }
    needsImport = !text.contains(/\bimport\s+(?:SwiftUI|WidgetKit)\b/)
    let code = BareCode.of(text)
    let declared =
      /(?m)^[ \t]*((?:@\w+(?:\([^)\n]*\))?\s+)*(?:\w+\s+)*)static\s+(?:var|let)\s+(\w+)\s*(?::\s*([\w.]+)\b(?!\s*[<?])|=\s*([\w.]+)\()/
    for match in code.text.matches(of: declared) {
      let words = match.output.1.split(whereSeparator: \.isWhitespace)
      guard !words.contains("private"), let type = match.output.3 ?? match.output.4,
        let owner = Self.owner(of: match.output.2.startIndex, in: code),
        Self.isSample(String(type), in: owner, attributes),
        !match.output.2.contains(/(?i)empty|initial|placeholder|default|none|zero|idle|ended|finished|error|stale/),
        let conditions = Self.conditions(before: match.range.lowerBound, in: code.text)
      else { continue }
      paths.append(("\(owner).\(match.output.2)", conditions))
    }
  }

  /// The previews to add to the copy; empty without any.
  var source: String {
    (needsImport && !paths.isEmpty ? "\nimport SwiftUI\n" : "")
      + paths.map { path, conditions in
        let (opened, closed) = (conditions.map { "#if \($0)\n" }.joined(), conditions.map { _ in "\n#endif" }.joined())
        return "\n\(opened)#Preview { _sample(\(path)) }\(closed)\n"
      }.joined()
  }

  /// Whether an activity is shown by a preview among sources.
  static func areNeeded(in texts: [String]) -> Bool {
    !texts.contains { text in
      guard text.contains("contentStates") || text.contains("previewContext") else { return false }
      return BareCode.of(text).text.contains(/\bcontentStates\s*:|\.previewContext\(/)
    }
  }

  /// The types that sources make attributes of activities.
  static func attributes(in texts: [String]) -> Set<String> {
    texts.reduce(into: []) { found, text in
      guard text.contains("ActivityAttributes") else { return }
      // Elsewhere than on iOS a project may have a protocol of its own by the same name.
      let aliases = text.matches(of: /\btypealias\s+(\w+)\s*=\s*(?:ActivityKit\.)?ActivityAttributes\b/).map {
        String($0.output.1)
      }
      let names = Set(aliases + ["ActivityAttributes"])
      for (name, bases) in SwiftOutline.of(text).conformances where !names.isDisjoint(with: bases) {
        found.insert(name)
      }
    }
  }

  /// The types of which samples are looked for: attributes, and what they call their content, as
  /// `typealias ContentState = Crossing` does.
  static func types(in texts: [String]) -> Set<String> {
    let contents = texts.flatMap { text in
      text.matches(of: /\btypealias\s+ContentState\s*=\s*([A-Z]\w*)(?!\w|\.)/).map { String($0.output.1) }
    }
    return attributes(in: texts).union(contents)
  }

  /// Whether a type is that of an activity's attributes or of its states, as it is written within another.
  private static func isSample(_ type: String, in owner: String, _ attributes: Set<String>) -> Bool {
    let names = type.split(separator: ".").map(String.init)
    let owners = owner.split(separator: ".").map(String.init)
    func isMeant(_ names: [String]) -> Bool {
      names.last == "ContentState"
        ? names.dropLast().last.map(attributes.contains) ?? owners.contains(where: attributes.contains)
        : names.count == 1 && attributes.contains(names[0])
    }
    return names == ["Self"] ? isMeant(Array(owners.suffix(2))) || isMeant(Array(owners.suffix(1))) : isMeant(names)
  }

  /// The types around a place, the outer first; `nil` where code at file scope can't name one of them.
  private static func owner(of place: String.Index, in code: BareCode) -> String? {
    let head = /\b(?:struct|class|enum|extension|actor)\s+([\w.]+)[^{};]*\{$/
    var names: [Substring] = []
    var place = place
    while case let block = code.block(around: place), block.lowerBound > code.text.startIndex {
      guard let found = code.text[..<block.lowerBound].suffix(400).firstMatch(of: head) else { return nil }
      names.insert(found.output.1, at: 0)
      place = found.range.lowerBound
      let before = code.text[..<place].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let isNested = code.block(around: place).lowerBound > code.text.startIndex
      if isNested, before.contains("private") { return nil }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The conditions around a place; `nil` where it lies beside one, or in one that is never so.
  private static func conditions(before place: String.Index, in text: String) -> [String]? {
    var open: [String] = []
    for line in text[..<place].split(separator: "\n") {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") { open.append(String(words.dropFirst(3)).trimmingBlanks) }
      if words.hasPrefix("#else"), !open.isEmpty { open[open.count - 1] = "false" }
      if words.hasPrefix("#endif") { _ = open.popLast() }
    }
    return open.contains("false") ? nil : open
  }
}
