import FoundationEssentials

/// The names of pictures, colours and strings that sources speak of.
struct NamedResources {
  private var assets: Set<String> = []
  private var strings: Set<String> = []

  init(of sources: [String]) {
    for text in sources {
      for match in text.matches(of: /(?:\b(?:Image|Color)\(\s*|\b(?:named|image|decorative|name):\s*)"([^"\\\n]+)"/) {
        assets.insert(String(match.output.1))
      }
      // What the app's own colour is called in a catalogue.
      if text.contains(".accentColor") { assets.insert("AccentColor") }
      for literal in CodeCall.texts(in: text) { strings.insert(Self.pattern(ofLiteral: literal)) }
    }
  }

  /// Those of some catalogues that hold a picture or colour which others lack.
  func catalogs(among all: [String], besides own: [String]) -> [String] {
    Self.holding(assets, among: all, besides: own) { AssetSymbols(catalogs: [$0]).names }
  }

  /// Those of some tables that hold a string which others lack.
  func tables(among all: [String], besides own: [String]) -> [String] {
    Self.holding(strings, among: all, besides: own, keys: Self.keys)
  }

  private static func holding(
    _ names: Set<String>, among all: [String], besides own: [String], keys: (String) -> Set<String>
  ) -> [String] {
    let others = all.filter { !own.contains($0) }
    guard !names.isEmpty, !others.isEmpty else { return [] }
    let missing = own.reduce(into: names) { $0.subtract(keys($1)) }
    return others.filter { !missing.isDisjoint(with: keys($0)) }
  }

  /// The keys of a table, with a sign for each value in them.
  static func keys(of path: String) -> Set<String> {
    let name = TextFile.name(of: path)
    guard !name.hasPrefix("InfoPlist."), let text = TextFile.read(path) else { return [] }
    let keys: [String]
    if name.hasSuffix(".xcstrings") {
      let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(text.utf8))
      keys = catalog.map { Array($0.strings.keys) } ?? []
    } else if name.hasSuffix(".stringsdict") {
      keys = text.matches(of: /<key>([^<]+)<\/key>/).map { String($0.output.1) }
    } else {
      keys = (try? OldPropertyList(parsing: "{\(text)\n}")).map { Array($0.entries.keys) } ?? []
    }
    return Set(keys.map(pattern(ofKey:)))
  }

  private struct Catalog: Decodable {
    struct Entry: Decodable {}
    var strings: [String: Entry]
  }

  private static let value = "\u{1}"

  private static func pattern(ofKey key: String) -> String {
    key.replacing(/%(?:\d+\$)?[-+ 0#.\d]*(?:hh|h|ll|l|q|z|t|j)?[@diouxXeEfFgGcs]/, with: value)
  }

  private static func pattern(ofLiteral literal: String) -> String {
    guard literal.contains("\\") else { return literal }
    let code = Array(literal)
    var pattern = ""
    var place = 0
    while place < code.count {
      guard code[place] == "\\", place + 1 < code.count else {
        pattern.append(code[place])
        place += 1
        continue
      }
      let escaped = code[place + 1]
      place += 2
      switch escaped {
      case "(":
        pattern += value
        place = CodeCall.endOfValue(code, place)
      case "n": pattern.append("\n")
      case "t": pattern.append("\t")
      default: pattern.append(escaped)
      }
    }
    return pattern
  }
}
