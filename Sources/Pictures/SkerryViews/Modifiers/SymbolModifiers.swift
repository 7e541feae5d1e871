/// A variant of a symbol, by the suffix of its name.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  let suffix: String
  public static let none = SymbolVariants(suffix: "")
  public static let fill = SymbolVariants(suffix: ".fill")
  public static let circle = SymbolVariants(suffix: ".circle")
  public static let square = SymbolVariants(suffix: ".square")
  public static let rectangle = SymbolVariants(suffix: ".rectangle")
  public static let slash = SymbolVariants(suffix: ".slash")
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  public var circle: SymbolVariants { SymbolVariants(suffix: suffix + ".circle") }
  public var slash: SymbolVariants { SymbolVariants(suffix: suffix + ".slash") }
}

extension View {
  /// One glyph stands for a symbol and its variants: these change nothing.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentModifiedView(self) { $0.imageScale = scale }
  }
}
