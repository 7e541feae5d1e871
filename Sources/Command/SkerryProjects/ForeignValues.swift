/// What an app that is written in Dart, TypeScript or the like hands to its activities: `'driver': 'Alex'`.
struct ForeignValues {
  private(set) var values: [(name: String, value: AppValue)] = []
  /// What properties are called where the app takes them from.
  private(set) var aliases: [(name: String, alias: String)] = []

  /// - Parameters:
  ///   - text: a source.
  ///   - names: the properties and keys that the extension reads.
  ///   - others: sources in which what it names may be written down.
  init(in text: String, of names: Set<String>, others: [String] = []) {
    let (functions, calls) = (Self.functions(in: text), Self.calls(in: text))
    let reader = ForeignReader(text: text, others: others)
    for (name, place, expression) in Self.handed(in: text, of: names) {
      let heads = [functions, calls].compactMap { $0.last { $0.place <= place }?.name }
      guard !heads.contains(where: AppRoom.isOfEnd) else { continue }
      if let value = reader.value(of: expression) {
        values.append((name, value))
      } else if let alias = ForeignReader.alias(of: expression) {
        aliases.append((name, alias))
      }
    }
  }

  private typealias Handed = (name: String, place: String.Index, expression: Substring)

  /// `'pier': quay.name`, and `pier` alone where the name says what is meant, in the order in which they stand.
  private static func handed(in text: String, of names: Set<String>) -> [Handed] {
    let named = text.matches(of: /(?:^|[{(,\n])\s*['"]?(\w+)['"]?\s*[:=]\s*/).compactMap { match -> Handed? in
      let name = String(match.output.1)
      guard names.contains(name) else { return nil }
      return (name, match.range.lowerBound, ForeignReader.expression(at: text[match.range.upperBound...]))
    }
    let alone = text.matches(of: /[{,]\s*(\w+)(?=\s*[,}])/).compactMap { match -> Handed? in
      let name = String(match.output.1)
      return names.contains(name) ? (name, match.range.lowerBound, match.output.1) : nil
    }
    return (named + alone).sorted { $0.place < $1.place }
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
}
