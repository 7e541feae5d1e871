/// What an app that is written in Dart, TypeScript or the like hands to its activities: `'driver': 'Alex'`.
struct ForeignValues {
  private(set) var values: [(name: String, value: AppValue)] = []

  /// What is larger was put together by a tool, in bytes.
  private static let most = 300_000

  /// Those of a project's sources that speak of activities.
  static func texts(of paths: [String]) -> [String] {
    paths.prefix(2000).compactMap { path in
      TextFile.read(path).flatMap { $0.utf8.count <= most && mayKnow($0) ? $0 : nil }
    }
  }

  /// Whether a source speaks of activities at all.
  static func mayKnow(_ text: String) -> Bool { text.contains(/(?i)live_?-?\s?activit/) }

  /// How the names of such sources end.
  static let endings = [".dart", ".ts", ".tsx", ".js", ".jsx", ".kt"]

  /// - Parameters:
  ///   - text: a source.
  ///   - names: the properties and keys that the extension reads.
  init(in text: String, of names: Set<String>) {
    let (functions, calls) = (Self.functions(in: text), Self.calls(in: text))
    for match in text.matches(of: /(?:^|[{(,\n])\s*['"]?(\w+)['"]?\s*[:=]\s*/)
    where names.contains(String(match.output.1)) {
      let place = match.range.lowerBound
      let heads = [functions, calls].compactMap { $0.last { $0.place <= place }?.name }
      guard !heads.contains(where: AppRoom.isOfEnd) else { continue }
      let rest = text[match.range.upperBound...].prefix { $0 != "\n" }
      if let value = Self.value(rest, in: text) { values.append((String(match.output.1), value)) }
    }
  }

  private typealias Head = (name: String, place: String.Index)

  /// Where functions begin.
  private static func functions(in text: String) -> [Head] {
    let kinds =
      /(?m)^[ \t]*(?:(?:static|export|default|async|private|public|override|suspend|fun|function|const|void|bool|String|int|Widget|\w+<[^\n()]*>\??)\s+)+(\w+)\s*(?:=\s*(?:async\s*)?)?\(/
    let methods = /(?m)^[ \t]*(\w+)\([^\n;]*\)[^\n;]*\{[ \t]*$/
    let control: Set<Substring> = ["if", "for", "while", "switch", "catch", "return", "await"]
    let found = (text.matches(of: kinds) + text.matches(of: methods)).filter { !control.contains($0.output.1) }
    return found.map { (String($0.output.1), $0.range.lowerBound) }.sorted { $0.place < $1.place }
  }

  /// Calls that name a function of the phone's: `invokeMethod('endActivity', {`.
  private static func calls(in text: String) -> [Head] {
    let calls = /\b(?:invoke\w*|emit|call\w*)(?:<[^\n()]*>)?\(\s*['"](\w+)['"]/.wordBoundaryKind(.simple)
    return text.matches(of: calls).map { (String($0.output.1), $0.range.lowerBound) }
  }

  private static func value(_ text: Substring, in whole: String) -> AppValue? {
    if let match = text.prefixMatch(of: /'((?:[^'\\$]|\\')*)'|"((?:[^"\\$])*)"|`([^`\\$]*)`/) {
      let words = String(match.output.1 ?? match.output.2 ?? match.output.3 ?? "")
      return .text(words.replacing("\\'", with: "'"))
    }
    if let match = text.prefixMatch(of: /(true|false)\b/) { return .truth(match.output.1 == "true") }
    if let moment = moment(text) { return moment }
    let expression = text.prefix { !",;})".contains($0) }
    if let constant = constantText(expression, in: whole) { return .text(constant) }
    if let number = AppExpression.number(expression, { constant($0, in: whole) }) { return .number(number) }
    return nil
  }

  /// A constant of the same file: `const minutes = 25;`.
  private static func constant(_ name: String, in whole: String) -> Double? {
    for match in whole.matches(of: /\b(?:const|final|let|var|val|int|double)\s+(\w+)\s*=\s*(\d+(?:\.\d+)?)\s*[;\n]/)
    where match.output.1 == name {
      return Double(match.output.2)
    }
    return nil
  }

  private static func constantText(_ name: Substring, in whole: String) -> String? {
    for match in whole.matches(of: /\b(?:const|final|let|var|val|String)\s+(\w+)\s*=\s*['"`]([^'"`\\$\n]+)['"`]/)
    where match.output.1 == name.trimmed {
      return String(match.output.2)
    }
    return nil
  }

  private static let units: [String: Double] = ["seconds": 1, "minutes": 60, "hours": 3600, "days": 86400]

  private static func moment(_ text: Substring) -> AppValue? {
    if let match = text.prefixMatch(of: /(?:new\s+Date\()?Date\.now\(\)\s*([+-])\s*([\d\s*_]+)/) {
      guard let span = AppExpression.number(match.output.2, { _ in nil }) else { return nil }
      return .moment(seconds: (match.output.1 == "-" ? -span : span) / 1000, isPast: match.output.1 == "-")
    }
    let dart = /DateTime\.now\(\)\s*\.\s*(add|subtract)\(\s*(?:const\s+)?Duration\(\s*(\w+):\s*(\d+)/
    if let match = text.prefixMatch(of: dart.dotMatchesNewlines()), let span = Double(match.output.3) {
      let isPast = match.output.1 == "subtract"
      let seconds = span * (units[String(match.output.2)] ?? 60)
      return .moment(seconds: isPast ? -seconds : seconds, isPast: isPast)
    }
    if text.contains(/^(?:new\s+Date\(\)|Date\.now\(\)|DateTime\.now\(\))/) { return .moment(seconds: 0, isPast: true) }
    return nil
  }
}
