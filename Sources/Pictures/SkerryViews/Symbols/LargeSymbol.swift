import SkerryCells

/// A symbol of several rows: its outline in the dots of braille, or a disc with its sign.
///
/// A glyph of a terminal has one size; on a phone a symbol is as large as its type, or as the frame of a resizable one.
struct LargeSymbol {
  private enum Picture {
    case outline(SymbolOutline, number: String?)
    case plate(SymbolPlate)
    case letters(String)
  }
  private let picture: Picture
  private let style: SymbolStyle
  private let kept = Kept()

  /// What was sampled for the size in which it was drawn last: it is drawn again whenever anything beside it changes.
  private final class Kept {
    var dots: (size: CellSize, angle: Angle, masks: [UInt8])?
    var plate: (size: CellSize, nudge: Nudge, masks: [UInt8])?
  }

  /// Where a symbol is drawn.
  struct Place {
    let frame: CellRect
    /// The lengths of the frame in points, which rarely are those of whole cells.
    let points: (width: Double?, height: Double?)
  }

  /// The symbol of a name; `nil` for one of which there is only a glyph.
  init?(named name: String, style: SymbolStyle = .emoji) {
    self.style = style
    if let found = Self.picture(named: name) {
      picture = found
    } else {
      let glyph = SymbolTable.glyph(named: name, style: style == .nerd ? .plain : style)
      let letters = glyph.word ?? glyph.text
      guard SymbolTable.isKnown(name), LargeGlyphs.canRender(letters, height: .three) else { return nil }
      picture = .letters(letters)
    }
  }

  /// What is drawn for a name; `nil` where only signs say it.
  private static func picture(named name: String) -> Picture? {
    if let (isBack, number) = SymbolLetters.turning(name),
      let arrow = SymbolOutline(named: isBack ? "gobackward" : "goforward")
    {
      return .outline(arrow, number: number)
    }
    if let outline = SymbolOutline(named: name) { return .outline(outline, number: nil) }
    if let plate = SymbolPlate(of: name) { return .plate(plate) }
    // A word says more than what it may be a variant of.
    if SymbolLetters.word(of: name) != nil { return nil }
    if let outline = SymbolOutline(variantOf: name) { return .outline(outline, number: nil) }
    // A badge is too small for a disc that has a sign already.
    let parts = name.split(separator: ".")
    guard let end = parts.firstIndex(where: { $0 == "badge" || $0 == "slash" }) else { return nil }
    let base = parts[..<end].joined(separator: ".")
    return SymbolPlate(of: parts.last == "fill" ? base + ".fill" : base).map { .plate($0) }
  }

  /// Whether it is a disc or square with a sign.
  var isPlate: Bool { if case .plate = picture { true } else { false } }

  /// Whether it is drawn as large letters.
  var isOfLetters: Bool { if case .letters = picture { true } else { false } }

  /// How strong the plate of a sign is beside it, where one colour has several strengths; `nil` without a plate.
  var shareOfPlate: Double? {
    guard case .plate(let plate) = picture else { return nil }
    return plate.isFilled ? 0.3 : 0.5
  }

  /// The size that a symbol takes next to type of a size in points; `nil` for one of a row.
  static func size(ofType points: Double) -> CellSize? {
    guard points >= leastOfType else { return nil }
    let side = min(points, mostOfType) * sideOfType
    return CellSize(columns: Points.columns(side), rows: Int((side / Points.perRow + 0.6).rounded(.down)))
  }

  /// That of a title; large ones of `title2` are almost as large.
  static let leastOfType = 27.5
  /// No surface is larger: a size beyond is as good as this one.
  private static let mostOfType = 1000.0
  /// How much larger a symbol is than the size of its type.
  private static let sideOfType = 1.17

  /// Whether it can be told what it is in an area.
  func canBeSeen(in size: CellSize) -> Bool {
    let side = min(Double(size.columns) * Points.perColumn, Double(size.rows) * Points.perRow)
    switch picture {
    case .outline(let outline, let number): return side >= (number == nil ? outline.leastSide : 40)
    case .plate: return side >= 32
    case .letters(let letters):
      return size.rows >= LargeGlyphs.Height.three.rawValue && size.columns >= LargeGlyphs.narrowWidth(letters)
    }
  }

  /// Whether a glyph stands in its middle, around which it is drawn.
  func glyphs(in size: CellSize) -> CellText? {
    guard case .plate(let plate) = picture, signArea(plate, in: CellRect(origin: .zero, size: size)) == nil else {
      return nil
    }
    return plate.glyphs(style, columns: size.columns)
  }

  /// The size that it takes next to type of a size in points; `nil` for one of a row. Words are wider than high.
  func size(ofType points: Double) -> CellSize? {
    guard let size = Self.size(ofType: points) else { return nil }
    guard case .letters(let letters) = picture, size.rows >= LargeGlyphs.Height.three.rawValue else { return size }
    return CellSize(columns: max(size.columns, LargeGlyphs.narrowWidth(letters)), rows: size.rows)
  }

  /// The cells of a sign that is drawn on its plate as an outline; `nil` where it is a glyph.
  private func signArea(_ plate: SymbolPlate, in frame: CellRect) -> (outline: SymbolOutline, frame: CellRect)? {
    let size = frame.size
    guard size.rows >= 4, size.columns >= 7, let outline = SymbolOutline(named: plate.sign) else { return nil }
    let inner = CellSize(columns: size.columns - (size.columns % 2 == 0 ? 4 : 3), rows: size.rows % 2 == 0 ? 2 : 3)
    let side = min(Double(inner.columns) * Points.perColumn, Double(inner.rows) * Points.perRow)
    guard side >= outline.leastSide else { return nil }
    let place = CellRect(
      column: frame.minColumn + (size.columns - inner.columns) / 2, row: frame.minRow + (size.rows - inner.rows) / 2,
      columns: inner.columns, rows: inner.rows)
    return (outline, place)
  }

  /// The cells of the sign on a plate, or of the whole outline.
  func sign(in frame: CellRect) -> CellRect {
    if case .outline(_, let number?) = picture { return Self.middle(of: frame, columns: number.utf8.count) }
    guard case .plate(let plate) = picture else { return frame }
    if let glyphs = glyphs(in: frame.size) { return Self.middle(of: frame, columns: glyphs.width) }
    return signArea(plate, in: frame)?.frame ?? frame
  }

  /// Draws it in a frame, its sign in the colour of its own where it has several.
  func draw(
    in place: Place, paint: Paint, sign: Paint?, attributes: CellAttributes, turned angle: Angle, _ painter: Painter
  ) {
    switch picture {
    case .outline(let outline, nil): dots(outline, in: place.frame, turned: angle, paint, painter)
    case .outline(let outline, let number?):
      var nudge = Nudge(from: place.frame, to: self.sign(in: place.frame))
      if nudge.row < 0, place.frame.minRow <= painter.window.minRow { nudge.row = 0 }
      dots(outline, in: nudge.area(of: place.frame), turned: angle, paint, painter)
      write(CellText(number), in: place.frame, paint, attributes, painter)
    case .letters(let letters):
      let frame = place.frame
      let rows = LargeGlyphs.narrowRows(letters)
      let area = CellRect(
        column: frame.minColumn + (frame.size.columns - LargeGlyphs.narrowWidth(letters)) / 2,
        row: frame.minRow + (frame.size.rows - rows.count) / 2, columns: frame.size.columns, rows: rows.count)
      for (row, text) in rows.enumerated() {
        let point = CellPoint(column: area.minColumn, row: area.minRow + row)
        painter.write(text, at: point, paint: paint, in: frame, attributes: [])
      }
    case .plate(let plate): draw(plate, in: place, paint, sign, attributes, turned: angle, painter)
    }
  }

  private func write(
    _ text: CellText, in frame: CellRect, _ paint: Paint, _ attributes: CellAttributes, _ painter: Painter
  ) {
    let place = Self.middle(of: frame, columns: text.width)
    painter.write(text, at: place.origin, paint: paint, in: frame, attributes: attributes)
  }

  private func dots(
    _ outline: SymbolOutline, in frame: CellRect, turned angle: Angle, _ paint: Paint, _ painter: Painter
  ) {
    if kept.dots?.size != frame.size || kept.dots?.angle != angle {
      let masks = outline.dots(columns: frame.size.columns, rows: frame.size.rows, turned: angle)
      kept.dots = (frame.size, angle, masks)
    }
    for (index, mask) in (kept.dots?.masks ?? []).enumerated() where mask != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: frame.size.columns)
      let point = CellPoint(column: frame.minColumn + column, row: frame.minRow + row)
      painter.dot(mask, point.column, point.row, paint.color(column: point.column, row: point.row, in: frame))
    }
  }

  private func draw(
    _ plate: SymbolPlate, in place: Place, _ paint: Paint, _ sign: Paint?, _ attributes: CellAttributes,
    turned angle: Angle, _ painter: Painter
  ) {
    let frame = place.frame
    let glyphs = glyphs(in: frame.size)
    var nudge = glyphs.map { Nudge(from: frame, to: Self.middle(of: frame, columns: $0.width)) } ?? .none
    // Rather whole than in the middle, where there is nothing above.
    if nudge.row < 0, frame.minRow <= painter.window.minRow { nudge.row = 0 }
    let area = nudge.area(of: frame)
    let middle = Self.middle(of: frame, columns: 1)
    let ground =
      painter.grid.bounds.contains(middle.origin)
      ? painter.grid[middle.minColumn, middle.minRow].background : .standard
    for (index, mask) in masks(of: plate, nudge, place).enumerated() where mask != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: area.size.columns)
      let (x, y) = (area.minColumn + column, area.minRow + row)
      let color = paint.color(column: x, row: y, in: frame)
      if !plate.isFilled {
        painter.dot(mask, x, y, color)
      } else if mask == Quadrants.full {
        painter.fillWhole(x, y, color)
      } else if frame.contains(CellPoint(column: x, row: y)) || painter.hasEdgeAtMost(x, y) {
        painter.lay(CellParts.part(mask), x, y, color)
      }
    }
    let paint = sign ?? (plate.isFilled ? Self.paint(left: ground, on: paint.representative.rgb) : paint)
    if let glyphs {
      let place = Self.middle(of: frame, columns: glyphs.width)
      let turned = PointingSigns.turned(glyphs, by: angle)
      painter.write(turned, at: place.origin, paint: paint, in: frame, attributes: attributes)
    } else if let inner = signArea(plate, in: frame) {
      dots(inner.outline, in: inner.frame, turned: angle, paint, painter)
    }
  }

  private func masks(of plate: SymbolPlate, _ nudge: Nudge, _ place: Place) -> [UInt8] {
    let frame = place.frame
    if let known = kept.plate, known.size == frame.size, known.nudge == nudge { return known.masks }
    // As large as a disc below it in the same frame: a rim of that would be left beside it.
    let rect = nudge.rect(of: frame).around(place.points)
    let size = nudge.area(of: frame).size
    let masks =
      plate.isFilled ? CellParts.nearest(plate.path(in: rect), size) : Self.ring(plate, rect, size)
    kept.plate = (frame.size, nudge, masks)
    return masks
  }

  /// A line around the sign, in dots.
  private static func ring(_ plate: SymbolPlate, _ rect: LayoutRect, _ size: CellSize) -> [UInt8] {
    let width = max(3, min(rect.width, rect.height) / 12)
    let path = plate.path(in: rect.inset(by: width / 2))
    let samples = PathSampler.dots(columns: size.columns, rows: size.rows).along(path, lineWidth: width)
    return BrailleDots.masks(samples, columns: size.columns, rows: size.rows)
  }

  /// What is left free of a plate shows what lies below it; where that can't be told from the plate, black or white.
  private static func paint(left ground: CellColor, on plate: RGB) -> Paint {
    let below = ground.rgb ?? .black
    if below.contrast(with: plate) >= 1.8 { return Paint(RGBA(below, alpha: 1)) }
    return Paint(RGBA(plate.luminance > 0.4 ? .black : .white, alpha: 1))
  }

  /// The cells of a glyph in the middle of a frame.
  static func middle(of frame: CellRect, columns: Int) -> CellRect {
    CellRect(
      column: frame.minColumn + (frame.size.columns - columns) / 2, row: frame.minRow + (frame.size.rows - 1) / 2,
      columns: columns, rows: min(1, frame.size.rows))
  }
}
