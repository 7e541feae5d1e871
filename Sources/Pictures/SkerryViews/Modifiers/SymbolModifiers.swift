/// A variant of a symbol, by the suffix of its name.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  let suffix: String
  /// As the symbol is.
  public static let none = SymbolVariants(suffix: "")
  /// Filled: `heart.fill`.
  public static let fill = SymbolVariants(suffix: ".fill")
  /// In a circle: `heart.circle`.
  public static let circle = SymbolVariants(suffix: ".circle")
  /// In a square: `heart.square`.
  public static let square = SymbolVariants(suffix: ".square")
  /// In a rectangle: `heart.rectangle`.
  public static let rectangle = SymbolVariants(suffix: ".rectangle")
  /// Crossed out: `heart.slash`.
  public static let slash = SymbolVariants(suffix: ".slash")
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  /// The same, crossed out.
  public var slash: SymbolVariants { SymbolVariants(suffix: suffix + ".slash") }
}

extension View {
  /// One glyph stands for a symbol and its variants: these change nothing.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Has no effect here: a symbol is a glyph of one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the size of symbols beside text; a symbol is a glyph of one size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentModifiedView(self) { $0.imageScale = scale }
  }
}
