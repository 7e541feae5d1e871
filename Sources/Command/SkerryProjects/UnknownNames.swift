import SkerryBasics

/// The names in a view that nothing declares, for the compiler's complaint that it could not find out in time.
///
/// A missing modifier deep in a view lets the compiler try for minutes what else could have been meant; then it names the
/// view, and not the modifier. Modifiers begin a line with a dot, and each is declared somewhere: in Skerry's modules, in
/// the project, or in Swift's library.
struct UnknownNames {
  private var declared: Set<String>

  /// Reads what the sources of a package declare.
  init(package: String) {
    declared = Self.ofSwift
    for path in Self.swiftFiles(below: package + "/Sources", depth: 0) {
      if let text = TextFile.read(path) { Self.collect(text, into: &declared) }
    }
  }

  /// The same with what the sources of a project declare.
  func with(sources: [String]) -> UnknownNames {
    var names = self
    for path in sources {
      if let text = TextFile.read(path) { Self.collect(text, into: &names.declared) }
    }
    return names
  }

  /// The modifiers that nothing declares, in the view that begins at a line.
  func modifiers(in source: String, from line: Int) -> [(name: String, line: Int)] {
    var depth = 0
    var result: [(name: String, line: Int)] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in max(0, line - 1)..<max(0, line - 1, lines.count) {
      let text = lines[index].drop { $0 == " " || $0 == "\t" }
      // `} .modifier()` closes first.
      let start = text.drop { $0 == "}" || $0 == ")" || $0 == " " }
      if start.first == "." {
        let name = String(start.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if !name.isEmpty, name.first?.isNumber != true, !declared.contains(name) { result.append((name, index + 1)) }
      }
      depth += text.count { $0 == "{" } - text.count { $0 == "}" }
      if depth < 0 { break }
    }
    return result
  }

  /// The names after a word that declares something.
  private static func collect(_ text: String, into names: inout Set<String>) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return collect(letters: text.utf8, into: &names) }
    var before: Substring = ""
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      if before == "func" || before == "var" || before == "let" || before == "case" { names.insert(String(word)) }
      before = word
    }
  }

  /// The same of a text of plain letters, each of which is a byte.
  private static func collect(letters: String.UTF8View, into names: inout Set<String>) {
    var isWanted = false
    let words = letters.split { byte in
      !((0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "_"))
    }
    for word in words {
      if isWanted { names.insert(String(Substring(word))) }
      isWanted = beginnings.contains { word.elementsEqual($0.utf8) }
    }
  }

  private static let beginnings = ["func", "var", "let", "case"]

  private static func swiftFiles(below folder: String, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    return (FolderListing.names(in: folder) ?? []).sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      return name.contains(".") ? [] : swiftFiles(below: path, depth: depth + 1)
    }
  }

  /// Calls of Swift's library that begin a line.
  static let ofSwift: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "reduce", "sorted", "joined", "prefix", "suffix", "first", "last", "max",
    "min", "enumerated", "reversed", "dropFirst", "dropLast", "contains", "split", "trimmingCharacters", "components",
    "replacingOccurrences", "uppercased", "lowercased", "capitalized", "formatted", "description", "init", "self",
    "addingTimeInterval", "timeIntervalSince", "appending", "appendingPathComponent", "rounded", "isEmpty", "count",
    "string", "data", "date", "dateComponents", "precision", "fractionLength", "hour", "minute", "day", "month", "year",
    "weekday", "second", "locale", "grouping", "notation", "attributed", "sheet", "sink", "store", "receive",
    "publisher",
  ]
}
