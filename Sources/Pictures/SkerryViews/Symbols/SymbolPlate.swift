import SkerryCells

/// The disc, square or other area that a symbol's name ends with, as in `house.circle.fill`.
nonisolated struct SymbolPlate: Hashable, Sendable {
  enum Shape: String { case circle, square, rectangle, octagon, shield, hexagon, diamond, app }

  let shape: Shape
  /// Whether it is an area on which the sign is left free, rather than a line around it.
  let isFilled: Bool
  /// The name of the sign on it.
  let sign: String

  /// The plate of a name; `nil` without one, and where there is nothing on it that is known.
  init?(of name: String) {
    var parts = name.split(separator: ".")
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let shape = parts.popLast().flatMap({ Shape(rawValue: String($0)) }) else { return nil }
    self.shape = shape
    // `person.crop.circle` is a person cut by a circle.
    if parts.last == "crop" { parts.removeLast() }
    let base = parts.joined(separator: ".")
    // A badge says more than what it stands at.
    guard !parts.isEmpty, !parts.contains("badge"), !parts.contains("slash") else { return nil }
    let filled = base + ".fill"
    sign = isFilled && SymbolOutline(named: filled) != nil ? filled : base
    guard base.utf8.count <= 2 || SymbolTable.isKnown(base) else { return nil }
  }

  /// What stands on it where it is so many columns wide, in a cell or two; in three only if they lie within its edge.
  func glyphs(_ style: SymbolStyle, columns: Int = 0) -> CellText {
    if sign.utf8.count <= 2 { return CellText(sign.uppercased()) }
    if sign == "parkingsign" { return "P" }
    let glyph = SymbolTable.glyph(named: sign, style: style)
    return columns >= 5 ? glyph.cells(in: columns) : glyph.cells
  }

  /// The outline within a rectangle of points.
  func path(in rect: LayoutRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = LayoutRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    switch shape {
    case .circle: return Path(ellipseIn: square)
    case .square, .app: return Path(roundedRect: square, cornerRadius: side / 5)
    default: return SymbolOutline(named: "\(shape).fill")?.area(in: square) ?? Path(ellipseIn: square)
    }
  }
}
