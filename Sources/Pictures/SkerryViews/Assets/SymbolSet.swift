import FoundationEssentials

/// A symbol of the app's own in an asset catalogue (`.symbolset`): a drawing as large as the type beside it.
nonisolated struct SymbolSet: Hashable, Sendable {
  /// The file with its drawing, an SVG in the form that the app SF Symbols writes, or any other.
  let path: String

  /// Reads a `.symbolset`; `nil` if it names no file.
  init?(folder: String) {
    let entries = SymbolSetFile(contents: "\(folder)/Contents.json")?.symbols ?? []
    let entry = entries.first { ["universal", "iphone"].contains($0.idiom ?? "universal") && $0.filename != nil }
    guard let name = entry?.filename, !name.contains("/") else { return nil }
    path = "\(folder)/\(name)"
  }

  /// Why there is no symbol in a folder that is called a `.symbolset`.
  static func problem(in folder: String) -> String { SymbolSetFile.problem(in: folder) ?? "it names no file" }

  /// Its drawing; `nil` where that can't be read.
  var drawing: Drawing? { SymbolStore.drawing(at: path) }

  /// What is drawn of a symbol.
  struct Drawing: Sendable {
    let bitmap: Bitmap
    /// The size of type that the drawing was made for, in its own units.
    let sizeOfType: Double

    /// How much the drawing is larger than beside type of a size.
    func scale(besideType size: Double) -> Double { sizeOfType / max(1, size) }
  }
}

nonisolated private struct SymbolSetFile: CatalogFile {
  struct Entry: Decodable {
    let idiom: String?
    let filename: String?
  }
  let symbols: [Entry]?
}
