import FoundationEssentials
import SkerryCells

/// A picture of the asset catalogue in half blocks: two pixels a cell, one above the other.
package final class PictureNode: Node {
  private let bitmap: Bitmap
  /// The size on a phone, in points.
  private let width: Double
  private let height: Double
  private let spoken: String
  /// The paint of a picture that is a template, `nil` for one in its own colours.
  private let tint: Paint?
  private let isResizable: Bool
  private let isRedacted: Bool
  private let isInPill: Bool
  /// Draws the picture seen in a mirror.
  package var isMirrored = false
  private var cached: (size: CellSize, halves: [RGBA])?

  init(_ bitmap: Bitmap, scale: Double, spoken: String, tint: Paint?, isResizable: Bool, in context: ViewContext) {
    self.bitmap = bitmap
    let pixels = scale * bitmap.pixelsPerPoint
    (width, height) = (Double(bitmap.width) / pixels, Double(bitmap.height) / pixels)
    self.spoken = spoken
    self.tint = tint
    self.isResizable = isResizable
    isRedacted = context.environment.isRedacted
    isInPill = context.environment.values.isInPill
    super.init(pass: context.pass)
  }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let rows = Points.solidRows(height)
    let own = CellSize(columns: Points.gapColumns(width), rows: isInPill ? min(1, rows) : rows)
    guard isResizable else { return own }
    let size = proposal.filled(ideal: own)
    return isInPill ? size.ofPictureInPill : size
  }

  /// The colour of each half cell, row by row.
  private var halves: [RGBA] {
    if let cached, cached.size == frame.size { return cached.halves }
    let (columns, rows) = (frame.size.columns, frame.size.rows * 2)
    var halves: [RGBA] = []
    halves.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let y = Double(row) / Double(rows)...Double(row + 1) / Double(rows)
      for column in 0..<columns {
        halves.append(bitmap.mean(x: Double(column) / Double(columns)...Double(column + 1) / Double(columns), y: y))
      }
    }
    cached = (frame.size, halves)
    return halves
  }

  package override func draw(_ painter: Painter) {
    guard !frame.isEmpty else { return }
    if isRedacted { return painter.fill(frame, paint: Paint(RGBA(hex: 0x8E8E93, alpha: 0.4))) }
    if let tint, isSign { return drawDots(painter, tint) }
    let (halves, columns) = (halves, frame.size.columns)
    for row in 0..<frame.size.rows {
      for column in 0..<columns {
        let place = CellPoint(column: frame.minColumn + column, row: frame.minRow + row)
        func color(_ half: Int) -> RGBA {
          let own = halves[(row * 2 + half) * columns + (isMirrored ? columns - 1 - column : column)]
          guard let tint else { return own }
          return tint.color(column: place.column, row: place.row, in: frame).faded(own.alpha)
        }
        put(upper: color(0), lower: color(1), at: place, painter)
      }
    }
  }

  /// Whether it is a template as small as a sign in a line, of which half blocks leave but a blob.
  private var isSign: Bool { frame.size.rows <= 2 && frame.size.columns <= 5 }

  /// The dots of braille that are at least half covered, or as much as its thinnest parts are.
  private func drawDots(_ painter: Painter, _ tint: Paint) {
    let (columns, rows) = (frame.size.columns * 2, frame.size.rows * 4)
    var covered: [Double] = []
    covered.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let y = Double(row) / Double(rows)...Double(row + 1) / Double(rows)
      for column in 0..<columns {
        let place = isMirrored ? columns - 1 - column : column
        covered.append(
          bitmap.mean(x: Double(place) / Double(columns)...Double(place + 1) / Double(columns), y: y).alpha)
      }
    }
    let least = min(0.5, (covered.max() ?? 0) * 0.6)
    guard least > 0 else { return }
    let masks = BrailleDots.masks(
      covered.map { $0 >= least }, columns: frame.size.columns, rows: frame.size.rows)
    for (index, mask) in masks.enumerated() where mask != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: frame.size.columns)
      let place = CellPoint(column: frame.minColumn + column, row: frame.minRow + row)
      painter.dot(mask, place.column, place.row, tint.color(column: place.column, row: place.row, in: frame))
    }
  }

  private func put(upper: RGBA, lower: RGBA, at place: CellPoint, _ painter: Painter) {
    guard upper.alpha > 0 || lower.alpha > 0 else { return }
    painter.change(place.column, place.row) { cell in
      let ground = cell.background
      let (above, below) = (painter.mixed(upper, over: ground), painter.mixed(lower, over: ground))
      cell = Cell(glyph: above == below ? .space : Self.half, foreground: above, background: below)
    }
  }

  /// The upper of a cell's two pixels; the lower one is its ground.
  static let half = Glyph("▀")

  package override func speak(into speech: inout Speech) {
    if !isRedacted { speech.add(SpokenElement(label: spoken, traits: spoken.isEmpty ? [] : ["image"])) }
  }
}

extension Node {
  /// Whether a picture is in it.
  var hasPicture: Bool { self is PictureNode || children.contains(where: \.hasPicture) }
}

nonisolated extension CellSize {
  /// The size of a picture that fills what it is offered, in a pill of the island: its row, and about as wide as high.
  var ofPictureInPill: CellSize { rows > 1 ? CellSize(columns: min(columns, 4), rows: 1) : self }
}
