/// Properties that are named after a member of one of the app's enumerations: `phaseTitle` is the `title` of a `LapPhase`,
/// and `symbol` beside it is that of the same.
struct AppNamesakes {
  /// What each of them says of the same case, which is one of what goes on.
  private(set) var texts: [(property: String, text: String)] = []

  /// - Parameters:
  ///   - app: the Swift code of the whole project.
  ///   - properties: those of the attributes and of their content of which nothing else is known.
  init(_ app: AppCode, of properties: Set<String>) {
    var places: [String: Int] = [:]
    for property in properties.sorted() {
      guard let (type, texts) = Self.namesake(of: property, in: app) else { continue }
      let place = places[type] ?? texts.firstIndex { !Self.isOfBeginningOrEnd($0) } ?? 0
      places[type] = place
      if place < texts.count { self.texts.append((property, texts[place])) }
    }
    let known = Set(self.texts.map(\.property))
    for property in properties.subtracting(known).intersection(Self.members).sorted() {
      for (type, place) in places.sorted(by: { $0.key < $1.key }) {
        let found = Self.shown(app.texts(of: property, in: type), isSymbol: Self.isOfSymbol(property))
        guard found.count > 1, place < found.count else { continue }
        texts.append((property, found[place]))
        break
      }
    }
  }

  private static func isOfBeginningOrEnd(_ text: String) -> Bool {
    text.contains(
      /(?i)idle|ready|start|wait|none|unknown|schedul|pending|stop|cancel|done|finish|complet|ended|error|fail|pause/)
  }

  /// What a case is shown as, by names that say so alone.
  private static let members: Set<String> = [
    "title", "label", "subtitle", "message", "symbol", "icon", "iconName", "symbolName", "systemImage", "emoji",
    "displayName", "shortTitle", "shortLabel", "colorHex",
  ]

  private static func namesake(of property: String, in app: AppCode) -> (type: String, texts: [String])? {
    let words = property.matches(of: /[a-z0-9]+|[A-Z][a-z0-9]*/).map { String($0.output) }
    guard words.count > 1 else { return nil }
    for place in [words.count - 1, words.count - 2] where place > 0 {
      let member = words[place].lowercased() + words[(place + 1)...].joined()
      let stem = words[place - 1].prefix(1).uppercased() + words[place - 1].dropFirst()
      for type in app.enumerations where type.hasSuffix(stem) {
        for name in [member, "display" + member.prefix(1).uppercased() + member.dropFirst()] {
          let texts = shown(app.texts(of: name, in: type), isSymbol: isOfSymbol(name))
          if texts.count > 1 { return (type, texts) }
        }
      }
    }
    return nil
  }

  private static func isOfSymbol(_ name: String) -> Bool { name.contains(/(?i)symbol|icon|image/) }

  /// Those of the texts that are shown as they stand, and not looked up in a table; symbols have dots in their names.
  private static func shown(_ texts: [String], isSymbol: Bool) -> [String] {
    let isOfKeys = texts.contains { $0.contains("_") || !isSymbol && $0.contains(/^[a-z]\w*(?:\.\w+)+$/) }
    return isOfKeys ? [] : texts.filter { SampleWords.isPlain($0) }
  }
}
