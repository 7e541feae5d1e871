import FoundationEssentials
import SkerryBasics

/// The names that Xcode makes for the pictures and colours of asset catalogues: `Image(.logo)`, `Color.brand`.
struct AssetSymbols {
  private var colors: [[String]] = []
  private var images: [[String]] = []

  init(catalogs: [String]) {
    for catalog in catalogs { collect(catalog, namespace: []) }
  }

  private mutating func collect(_ folder: String, namespace: [String]) {
    for name in (FolderListing.names(in: folder) ?? []).sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".colorset") {
        colors.append(namespace + [String(name.dropLast(".colorset".count))])
      } else if name.hasSuffix(".imageset") {
        images.append(namespace + [String(name.dropLast(".imageset".count))])
      } else if name.hasSuffix(".symbolset") {
        images.append(namespace + [String(name.dropLast(".symbolset".count))])
      } else if CatalogFolders.isGroup(name) {
        collect(path, namespace: Self.isNamespace(path) ? namespace + [name] : namespace)
      }
    }
  }

  /// Whether a folder says of itself that its name stands before those of what is in it.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let text = TextFile.read(folder + "/Contents.json"), text.contains("provides-namespace"),
      let contents = try? CanonicalJSON.decode(FolderContents.self, from: Data(text.utf8))
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  /// The names by which sources may ask for them.
  var names: Set<String> { Set(colorNames + imageNames) }
  /// Those of colors.
  var colorNames: [String] { colors.map { $0.joined(separator: "/") } }
  /// Those of pictures.
  var imageNames: [String] { images.map { $0.joined(separator: "/") } }

  /// Whether there is a symbol of a name.
  func contains(_ symbol: String) -> Bool {
    (colors.map { Self.symbol(of: $0.last ?? "", dropping: "color") }
      + images.map { Self.symbol(of: $0.last ?? "", dropping: "image") }).contains(symbol)
  }

  /// A source that declares the symbols; `nil` where there are none. Names that sources declare themselves are theirs.
  func source(besides declared: (_ name: String) -> Bool) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let colors = Self.unique(self.colors, dropping: "color")
    let images = Self.unique(self.images, dropping: "image")
    var lines = ["import SwiftUI", "import UIKit", ""]
    lines += Self.resources("ColorResource", colors) + Self.resources("ImageResource", images)
    func isFree(_ symbol: Symbol) -> Bool {
      symbol.path.count > 1 ? !declared(Self.typeName(of: symbol.path[0])) : !declared(symbol.symbol)
    }
    let free = colors.filter { isFree($0) && !Self.taken.contains($0.symbol) }
    lines += Self.members(of: "Color", free) { "Color(\($0.literal))" }
    lines += Self.members(of: "UIColor", free) { "UIColor(Color(\($0.literal)))" }
    // A protocol has no types within it.
    let styles = free.filter { $0.path.count == 1 }
    lines += Self.members(of: "ShapeStyle", styles) { "Color(\($0.literal))" }
    lines += Self.members(of: "UIImage", images.filter(isFree)) { "UIImage(named: \($0.literal)) ?? UIImage()" }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Symbol: Hashable {
    let symbol: String
    let path: [String]
    var escaped: String { AssetSymbols.reserved.contains(symbol) ? "`\(symbol)`" : symbol }
    var literal: String { LiteralText.quoted(path.joined(separator: "/")) }
  }

  private static func unique(_ paths: [[String]], dropping suffix: String) -> [Symbol] {
    var seen: Set<[String]> = []
    return paths.compactMap { path in
      guard let last = path.last else { return nil }
      let symbol = symbol(of: last, dropping: suffix)
      guard !symbol.isEmpty, seen.insert(path.dropLast() + [symbol]).inserted else { return nil }
      return Symbol(symbol: symbol, path: path)
    }
  }

  private static func resources(_ type: String, _ symbols: [Symbol]) -> [String] {
    extended(type, symbols) { "static let \($0.escaped) = \(type)(name: \($0.literal), bundle: .main)" }
  }

  /// What Xcode gives a type of SwiftUI or UIKit.
  private static func members(of type: String, _ symbols: [Symbol], value: (Symbol) -> String) -> [String] {
    let own = type == "ShapeStyle" ? "Color" : type
    let head = type == "ShapeStyle" ? "ShapeStyle where Self == Color" : type
    return extended(head, symbols) { "static var \($0.escaped): \(own) { \(value($0)) }" }
  }

  /// An extension with a line for each symbol, and a type for each folder that is a namespace.
  private static func extended(_ head: String, _ symbols: [Symbol], line: (Symbol) -> String) -> [String] {
    symbols.isEmpty ? [] : ["extension \(head) {"] + nested(symbols, depth: 0, line: line) + ["}"]
  }

  private static func nested(_ symbols: [Symbol], depth: Int, line: (Symbol) -> String) -> [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    var namespaces: [String] = []
    for symbol in symbols where symbol.path.count > depth + 1 && !namespaces.contains(symbol.path[depth]) {
      namespaces.append(symbol.path[depth])
    }
    let inner = namespaces.flatMap { name -> [String] in
      let inside = symbols.filter { $0.path.count > depth + 1 && $0.path[depth] == name }
      return ["\(indent)enum \(typeName(of: name)) {"] + nested(inside, depth: depth + 1, line: line) + ["\(indent)}"]
    }
    return symbols.filter { $0.path.count == depth + 1 }.map { indent + line($0) } + inner
  }

  /// The words of a name, run together; Xcode drops a last word that says what kind of thing it is.
  static func symbol(of name: String, dropping suffix: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard let first = words.first else { return "" }
    // All capitals stay together: `URLBar` becomes `urlBar`, `ABC` becomes `abc`.
    let capitals = first.prefix { $0.isUppercase || $0.isNumber }
    let head: String
    if capitals.count == first.count {
      head = first.lowercased()
    } else {
      let small = max(1, capitals.count - 1)
      head = first.prefix(small).lowercased() + first.dropFirst(small)
    }
    let symbol = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  private static func typeName(of name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// The runs of letters and digits; a capital after a small letter begins another one.
  private static func words(of name: String) -> [String] {
    var result: [String] = []
    var word = ""
    var before: Character = " "
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || (character.isUppercase && before.isLowercase) {
        if !word.isEmpty { result.append(word) }
        word = ""
      }
      if isPart { word.append(character) }
      before = character
    }
    if !word.isEmpty { result.append(word) }
    return result
  }

  /// Colours of SwiftUI itself, which Xcode gives no second one of.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accent", "accentColor",
  ]
  /// Names that Swift has for itself.
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
