/// A source as an iPhone's compiler would take it, line by line where it was.
///
/// `#if os(iOS)` and its sisters take the branch of an iPhone, and imports of modules that are not there are left out.
/// The compiler is told the name of the user's own file, so that all it says is about that.
struct PhoneSource {
  /// The text to compile.
  let text: String
  /// The modules that are not there, with the lines of their imports.
  let missing: [(module: String, line: Int)]

  /// - Parameters:
  ///   - source: the user's text.
  ///   - path: the user's file.
  ///   - isKnown: whether there is a module of a name.
  ///   - withoutMain: leaves `@main` out, where the file's bundle is not the one to show.
  init(_ source: String, path: String, withoutMain: Bool = false, isKnown isThere: (String) -> Bool) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var missing: [(module: String, line: Int)] = []
    let imports = SwiftOutline(of: source).imports
    // A module named os would be taken for Apple's system by packages that ask for it; its names are OSLog's, too.
    let isLogging = isThere("OSLog")
    func isKnown(_ name: String) -> Bool { isThere(name) || (name == "os" && isLogging) }
    let logging = Set(imports.filter { $0.module == "os" && isLogging }.map(\.line))
    let lacking = imports.filter { !isKnown($0.module) }
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      if let lack = lacking.first(where: { $0.line == index + 1 }) {
        // Who asks first whether a module is there does without it.
        let asked = lines[..<index].last { !$0.allSatisfy(\.isWhitespace) } ?? ""
        if !asked.contains("canImport(\(lack.module))") { missing.append(lack) }
        // The line stays, empty: those below keep their numbers.
        kept.append("")
      } else if logging.contains(index + 1) {
        kept.append("import OSLog")
      } else {
        kept.append(Self.onPhone(String(line), withoutMain: withoutMain, isKnown))
      }
    }
    self.missing = missing
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    text = "#sourceLocation(file: \"\(quoted)\", line: 1)\n" + kept.joined(separator: "\n")
  }

  private static func onPhone(_ line: String, withoutMain: Bool, _ isKnown: (String) -> Bool) -> String {
    let words = line.drop { $0 == " " || $0 == "\t" }
    if words.hasPrefix("#if") || words.hasPrefix("#elseif") { return condition(line, isKnown) }
    guard withoutMain, words.hasPrefix("@main") else { return line }
    return line.replacing("@main", with: "", maxReplacements: 1)
  }

  /// A condition with what is asked about the system answered.
  private static func condition(_ line: String, _ isKnown: (String) -> Bool) -> String {
    var result = ""
    var rest = line[...]
    while let (range, answer) = nextQuestion(in: rest, isKnown) {
      result += rest[..<range.lowerBound] + (answer ? "true" : "false")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private static func nextQuestion(
    in text: Substring, _ isKnown: (String) -> Bool
  ) -> (Range<Substring.Index>, Bool)? {
    var first: (Range<Substring.Index>, Bool)?
    for (name, answer) in questions {
      guard let start = text.firstRange(of: name + "("), let end = text[start.upperBound...].firstIndex(of: ")")
      else { continue }
      let before = start.lowerBound == text.startIndex ? nil : text[text.index(before: start.lowerBound)]
      if let before, before.isLetter || before == "_" { continue }
      let asked = String(text[start.upperBound..<end].filter { $0 != " " })
      let range = start.lowerBound..<text.index(after: end)
      if first.map({ range.lowerBound < $0.0.lowerBound }) ?? true { first = (range, answer(asked, isKnown)) }
    }
    return first
  }

  /// What an iPhone answers, as far as it has the modules that are here.
  private static let questions: [(String, @Sendable (_ asked: String, _ isKnown: (String) -> Bool) -> Bool)] = [
    ("os", { asked, _ in asked == "iOS" }),
    ("targetEnvironment", { _, _ in false }),
    ("canImport", { asked, isKnown in isKnown(asked) }),
  ]
}
