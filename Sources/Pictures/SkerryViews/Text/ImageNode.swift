import SkerryCells

/// Draws a symbol: as a glyph, or, where its type or its frame is as large as that, as a picture of several rows.
package final class ImageNode: Node {
  private let text: CellText
  /// All letters of a word, where there is a column for each.
  private let word: CellText?
  private let spoken: String
  private let paint: Paint
  /// The colour of what stands on a disc, where the foreground has a second style for the disc.
  private let signPaint: Paint?
  /// The colour of the ground on which its sign stands in a row, where the foreground has a second style for the disc.
  private let chip: Paint?
  private let attributes: CellAttributes
  private let isRedacted: Bool
  package let isResizable: Bool
  /// The symbol as it is drawn in several rows, where there is a picture of it and anything asks for one.
  private let large: LargeSymbol?
  /// Its cells next to type as large as it is set in; `nil` for those of a glyph.
  private let sizeOfType: CellSize?
  /// The lengths of a frame around it, in points.
  private var points: (width: Double?, height: Double?) = (nil, nil)
  /// How far it is turned, clockwise.
  package var rotation = Angle.zero
  /// Why a glyph stands for a picture.
  private let remark: FitWarning?

  init(_ image: Image, remark: FitWarning? = nil, in context: ViewContext) {
    self.remark = remark
    let values = context.environment.values
    let symbol = SymbolTable.glyph(named: image.symbolName, style: values.symbolStyle)
    // No name is no symbol, as a label without one writes it.
    let palette =
      values.foreground.count > 1 ? SymbolPlate(of: image.symbolName).flatMap { $0.isFilled ? $0 : nil } : nil
    text = image.symbolName.isEmpty ? .empty : palette?.glyphs(values.symbolStyle) ?? symbol.cells
    word = palette == nil && !image.symbolName.isEmpty ? symbol.word.map { CellText($0) } : nil
    spoken = image.isDecorative || image.symbolName.isEmpty ? "" : image.label ?? symbol.spoken
    attributes = values.fontChanges.over((values.font ?? .body).changes).attributes.intersection([.bold, .dim])
    isRedacted = context.environment.isRedacted
    isResizable = image.isResizable && !image.isCatalogued
    let typeSize = (values.font ?? .body).size * values.imageScale.factor
    let isOfType = !image.isResizable && !values.isInPill && LargeSymbol.size(ofType: typeSize) != nil
    large =
      (isResizable && !values.isInPill || isOfType) && !isRedacted
      ? LargeSymbol(named: image.symbolName, style: values.symbolStyle) : nil
    sizeOfType = isOfType ? large?.size(ofType: typeSize) : nil
    let mode = image.symbolRenderingMode ?? values.symbolRenderingMode
    let ownColor = mode == .multicolor ? MulticolorSymbols.color(of: image.symbolName) : nil
    let foreground = ownColor.map { $0._paint(in: context.environment) } ?? context.environment.foregroundPaint
    let faint = mode == .hierarchical ? large?.shareOfPlate : nil
    let isOfTwoColors = values.foreground.count > 1 && (large?.isPlate == true || palette != nil)
    let second = isOfTwoColors ? values.foreground[1]._paint(in: context.environment) : nil
    chip = palette == nil ? nil : second
    let plate = faint.map { foreground.faded($0) } ?? second
    paint = plate ?? foreground
    signPaint = plate == nil ? nil : foreground
    super.init(pass: context.pass)
  }

  /// Takes over the lengths of a frame around it; those of the innermost one count.
  func takeOwnSize(width: Double?, height: Double?) { points = (points.width ?? width, points.height ?? height) }

  package override var spacing: NodeSpacing { .text }
  package override var takesRows: Bool { isResizable }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let glyph = CellSize(columns: glyphs(in: proposal.columns ?? Proposal.unbounded).width, rows: 1)
    if let sizeOfType, let large {
      guard pass.tightness.hasLargeSymbols, proposal.rows ?? sizeOfType.rows >= sizeOfType.rows,
        large.canBeSeen(in: sizeOfType), !large.isOfLetters || proposal.columns ?? .max >= sizeOfType.columns
      else { return glyph }
      return sizeOfType
    }
    guard isResizable, let columns = proposal.columns, let rows = proposal.rows, rows > 1, columns > 3,
      max(columns, rows) < Self.mostOfFrame
    else { return glyph }
    return CellSize(columns: columns, rows: rows)
  }

  /// A sign on a disc stands in a line with the text beside it; a picture stands on that line.
  package override func firstBaseline(_ size: CellSize) -> Int {
    if isResizable { return size.rows }
    guard size.rows > 1, size == sizeOfType, let large else { return 1 }
    return large.glyphs(in: size) != nil ? (size.rows - 1) / 2 + 1 : size.rows
  }

  package override func placeChildren(_ proposal: Proposal) {
    if let remark, !pass.warnings.contains(remark) { pass.warnings.append(remark) }
    if !text.isEmpty { for paint in [paint, signPaint ?? paint] { pass.remarkMissingColor(of: paint, as: .ink) } }
    // Its sign has the colour of the ground in the middle: a part of it can't be drawn without that.
    if picture?.isPlate == true { pass.spreading.append(ownBounds) }
  }

  /// A symbol without a frame of its own stays a glyph, however much room there is.
  private static let mostOfFrame = 24

  /// The picture, where there is room for it.
  private var picture: LargeSymbol? {
    guard frame.size.rows > 1, let large, large.canBeSeen(in: frame.size) else { return nil }
    return large
  }

  /// What is written in so many columns.
  private func glyphs(in columns: Int) -> CellText { word.flatMap { $0.width <= columns ? $0 : nil } ?? text }

  /// Whether its glyph has two columns.
  var isWideGlyph: Bool { text.width == 2 && large == nil }

  /// The cells of the glyph, in the middle of what the symbol takes; of a picture all that it takes, but for its plate.
  package var glyphFrame: CellRect {
    if let picture { return picture.sign(in: frame) }
    let middle = LargeSymbol.middle(of: frame, columns: glyphs(in: frame.size.columns).width)
    let row = isHalfRowLower && frame.size.rows % 2 == 0 ? 1 : 0
    return CellRect(
      column: middle.minColumn, row: middle.minRow + row, columns: middle.size.columns, rows: middle.size.rows)
  }

  /// Whether the middle of what it lies in is half a row below its own.
  var isHalfRowLower = false

  /// Whether it is a glyph on a disc or a square of several rows.
  var isSignOnPlate: Bool { picture.map { $0.isPlate && $0.glyphs(in: frame.size) != nil } ?? false }

  /// The cells of a disc or square that lies around its sign, where that is beside the middle of the frame.
  var movedPlate: CellRect? { isSignOnPlate && !isRedacted && ownBounds != frame ? ownBounds : nil }

  package override func draw(_ painter: Painter) {
    if isRedacted {
      for column in frame.minColumn..<frame.maxColumn {
        painter.put(Glyph("▒"), column, frame.minRow, paint.representative)
      }
    } else if let picture {
      let place = LargeSymbol.Place(frame: frame, points: points)
      picture.draw(in: place, paint: paint, sign: signPaint, attributes: attributes, turned: rotation, painter)
    } else {
      if let chip { painter.fill(glyphFrame, paint: chip) }
      painter.write(
        PointingSigns.turned(glyphs(in: frame.size.columns), by: rotation), at: glyphFrame.origin,
        paint: signPaint ?? paint, in: frame,
        attributes: attributes)
    }
  }

  package override var ownBounds: CellRect {
    frame.size.rows > 1 ? frame.union(Nudge(from: frame, to: glyphFrame).area(of: frame)) : frame
  }

  package override func speak(into speech: inout Speech) {
    if !isRedacted { speech.add(SpokenElement(label: spoken, traits: spoken.isEmpty ? [] : ["image"])) }
  }
}

nonisolated extension Image.Scale {
  /// How much larger a symbol is than one of the usual scale.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.27
    }
  }
}
