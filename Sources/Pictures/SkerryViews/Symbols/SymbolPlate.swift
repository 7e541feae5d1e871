import SkerryCells

/// The ground of a symbol that is drawn larger than a glyph.
nonisolated enum SymbolPlate: Hashable, Sendable {
  case disc
  case square

  /// A symbol whose name says so stands in a square, any other in a disc.
  init(of name: String) { self = name.split(separator: ".").contains("square") ? .square : .disc }

  /// The part of the symbol's colour in its plate.
  static let opacity = 0.25

  /// The outline within a rectangle of points.
  func path(in rect: LayoutRect) -> Path {
    switch self {
    case .square: return Path(roundedRect: rect, cornerRadius: 6)
    case .disc:
      // A symbol that is wider than high, or the other way round, keeps its proportions.
      let isNearlyRound = abs(rect.width - rect.height) < Points.perRow
      let side = min(rect.width, rect.height)
      return Path(
        ellipseIn: isNearlyRound
          ? rect : LayoutRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
  }
}
