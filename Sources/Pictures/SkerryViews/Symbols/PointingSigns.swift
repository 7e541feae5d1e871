import SkerryCells

/// Glyphs that point somewhere, turned: of a font there is one for each eighth or quarter of a circle.
nonisolated enum PointingSigns {
  /// Each of them clockwise, beginning with the one that points up.
  private static let roses = ["↑↗→↘↓↙←↖", "▲◥►◢▼◣◄◤", "△▷▽◁", "∧›∨‹", "⇧⇨⇩⇦", "▴▸▾◂"].map { Array($0.unicodeScalars) }

  /// Of signs of one direction alone those that they are, turned: the pointer of a map points up and to the right.
  private static let others: [Unicode.Scalar: Unicode.Scalar] = ["➤": "◥", "▶": "►", "◀": "◄"]

  /// The sign that points where another does after a turn clockwise; what points nowhere, as it is.
  static func turned(_ sign: CellText, by angle: Angle) -> CellText {
    guard angle != .zero, angle.degrees.isFinite, let first = sign.glyphs.first, sign.glyphs.count == 1 else {
      return sign
    }
    let scalar = others[first.scalar] ?? first.scalar
    guard let rose = roses.first(where: { $0.contains(scalar) }), let place = rose.firstIndex(of: scalar) else {
      return sign
    }
    let step = 360 / Double(rose.count)
    let steps = Int((angle.degrees.truncatingRemainder(dividingBy: 360) / step).rounded())
    if steps % rose.count == 0 { return sign }
    let turned = rose[((place + steps) % rose.count + rose.count) % rose.count]
    return CellText(String(Character(turned)))
  }
}
