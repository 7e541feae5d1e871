import SkerryCells

/// The disc, or square, that a symbol's name ends with, as in `house.circle.fill`.
nonisolated struct SymbolPlate: Hashable, Sendable {
  let isSquare: Bool
  /// Whether it is an area on which the sign is left free, rather than a line around it.
  let isFilled: Bool
  /// The name of the sign on it.
  let sign: String

  /// The plate of a name; `nil` without one, and where there is nothing on it that is known.
  init?(of name: String) {
    var parts = name.split(separator: ".")
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let last = parts.popLast(), last == "circle" || last == "square" else { return nil }
    isSquare = last == "square"
    // `person.crop.circle` is a person cut by a circle.
    if parts.last == "crop" { parts.removeLast() }
    let base = parts.joined(separator: ".")
    // A badge says more than what it stands at.
    guard !parts.isEmpty, !parts.contains("badge"), !parts.contains("slash") else { return nil }
    let filled = base + ".fill"
    sign = isFilled && SymbolOutline(named: filled) != nil ? filled : base
    guard base.utf8.count <= 2 || SymbolTable.isKnown(base) else { return nil }
  }

  /// What stands on it, in a cell or two.
  func glyphs(_ style: SymbolStyle) -> CellText {
    if sign.utf8.count <= 2 { return CellText(sign.uppercased()) }
    return sign == "parkingsign" ? "P" : SymbolTable.glyph(named: sign, style: style).cells
  }

  /// The outline within a rectangle of points.
  func path(in rect: LayoutRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = LayoutRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return isSquare ? Path(roundedRect: square, cornerRadius: side / 5) : Path(ellipseIn: square)
  }
}
