/// A variant of a symbol, by the parts of its name.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  /// One bit for each part; the environment of every view carries them.
  private var parts: UInt8

  private static let slashed: UInt8 = 1, filled: UInt8 = 16
  private static let outlines: [(part: UInt8, name: String)] = [(2, "circle"), (4, "square"), (8, "rectangle")]
  private static let outlined: UInt8 = 14

  private init(parts: UInt8) { self.parts = parts }
  private func outlined(_ part: UInt8) -> SymbolVariants { SymbolVariants(parts: parts & ~Self.outlined | part) }

  /// As the symbol is.
  public static let none = SymbolVariants(parts: 0)
  /// Filled: `heart.fill`.
  public static let fill = none.fill
  /// In a circle: `heart.circle`.
  public static let circle = none.circle
  /// In a square: `heart.square`.
  public static let square = none.square
  /// In a rectangle: `heart.rectangle`.
  public static let rectangle = none.rectangle
  /// Crossed out: `heart.slash`.
  public static let slash = none.slash
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(parts: parts | Self.filled) }
  /// The same, in a circle.
  public var circle: SymbolVariants { outlined(2) }
  /// The same, in a square.
  public var square: SymbolVariants { outlined(4) }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { outlined(8) }
  /// The same, crossed out.
  public var slash: SymbolVariants { SymbolVariants(parts: parts | Self.slashed) }

  /// Whether all that the other one asks for is asked for here.
  public func contains(_ other: SymbolVariants) -> Bool { parts & other.parts == other.parts }

  /// Both together; of two outlines this one counts.
  func over(_ other: SymbolVariants) -> SymbolVariants {
    let outline = parts & Self.outlined == 0 ? other.parts & Self.outlined : 0
    return SymbolVariants(parts: parts | other.parts & ~Self.outlined | outline)
  }

  /// The name of a symbol's variant: what the name says itself is not said again.
  func name(of symbol: String) -> String {
    guard parts != 0, !symbol.isEmpty else { return symbol }
    var words = symbol.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if parts & Self.slashed != 0, !words.contains("slash") { words.append("slash") }
    let isOutlined = Self.outlines.contains { words.contains($0.name) }
    if !isOutlined { words += Self.outlines.filter { parts & $0.part != 0 }.map(\.name) }
    if wasFilled || parts & Self.filled != 0 { words.append("fill") }
    return words.joined(separator: ".")
  }
}

extension View {
  /// Shows the variant of the symbols within, such as those in a circle.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModifiedView(self) { $0.values.symbolVariants = variant.over($0.values.symbolVariants) }
  }
  /// Draws the disc, square or ring around large symbols fainter than their signs, in `hierarchical` mode; a glyph has one
  /// color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    EnvironmentModifiedView(self) { $0.values.symbolRenderingMode = mode }
  }

  /// Sets the size of symbols beside text; a symbol is a glyph of one size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentModifiedView(self) { $0.imageScale = scale }
  }
}
