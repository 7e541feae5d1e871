import SkerryCells
import SkerryViews

/// The compact island: content on both sides of the camera, in a black pill that grows outwards.
///
/// ```
///   ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///    ⏲ 12:34             4.2km
///   ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
/// ```
class PillSurface: SurfaceLayout {
  let parts: [IslandPart]
  private let keyline: Paint?
  private let ground: CellColor
  private(set) var frame = CellRect.zero
  /// Whether the leading side lies to the right of the camera.
  private var isMirrored = false

  init(_ parts: [IslandPart], keyline: Paint?, ground: CellColor) {
    self.parts = parts
    self.keyline = keyline
    self.ground = ground
  }

  /// The size of the whole, answered by each kind of pill.
  func measure(_ proposal: Proposal) -> CellSize { CellSize(columns: 0, rows: ScreenMetrics.pillRows) }

  var children: [Node] { parts.compactMap(\.node) }

  /// Two rows of text reach up into the pill's upper edge.
  var rows: Int { parts.map(\.rows).max() ?? 1 }
  var contentRow: Int { frame.minRow + (rows > 1 ? 0 : 1) }

  /// The columns of the pill and of each part, valid once placed.
  var pill: Range<Int> { frame.minColumn..<frame.maxColumn }
  func room(of part: Int) -> Range<Int> { pill }

  func placeChildren(in frame: CellRect) {
    self.frame = frame
    if let keyline { children.first?.pass.remarkMissingColor(of: keyline, as: .keyline) }
    isMirrored = parts.contains { $0.node?.pass.mirror != nil }
    for (index, part) in parts.enumerated() {
      part.place(at: CellPoint(column: room(of: index).lowerBound, row: contentRow), rows: rows)
    }
  }

  /// Columns as they are seen.
  private func seen(_ columns: Range<Int>) -> Range<Int> {
    guard isMirrored else { return columns }
    let edges = frame.minColumn + frame.maxColumn
    return edges - columns.upperBound..<edges - columns.lowerBound
  }

  func draw(_ painter: Painter) {
    let pill = seen(pill)
    drawPill(pill, painter)
    for (index, part) in parts.enumerated() {
      let room = seen(room(of: index))
      let rect = CellRect(column: room.lowerBound, row: contentRow, columns: room.count, rows: rows)
      painter.clipped(to: rect) { part.node?.drawIfVisible(painter) }
    }
    drawKeyline(pill, painter)
  }

  private func drawPill(_ pill: Range<Int>, _ painter: Painter) {
    let black = CellColor(RGB(hex: 0x000000))
    let blank = Cell(glyph: .space, foreground: ground, background: black)
    let ends = [pill.lowerBound, pill.upperBound - 1]
    func draw(_ row: Int, _ left: Glyph, _ middle: Glyph, _ right: Glyph) {
      for column in pill {
        let isEnd = ends.contains(column)
        var cell = middle.isBlank && !isEnd ? blank : Cell(glyph: middle, foreground: black, background: ground)
        if isEnd { cell.glyph = column == pill.lowerBound ? left : right }
        cell.attributes = isEnd ? .edges : .horizontalEdge
        painter.change(column, frame.minRow + row) { $0 = cell }
      }
    }
    // Two rows of text reach up into the upper edge, which has to be as black as the rest then.
    let (left, middle, right) = rows > 1 ? (Glyph("▟"), Glyph.space, Glyph("▙")) : (Glyph("▗"), Glyph("▄"), Glyph("▖"))
    draw(0, left, middle, right)
    for column in pill {
      painter.change(column, frame.minRow + 1) {
        $0 = blank
        if ends.contains(column) { $0.attributes = .verticalEdge }
      }
    }
    draw(2, Glyph("▝"), Glyph("▀"), Glyph("▘"))
  }

  /// The keyline is a hairline at both ends, as thin as around the expanded island.
  private func drawKeyline(_ pill: Range<Int>, _ painter: Painter) {
    guard let keyline = keyline?.representative.faded(0.4), pill.count > 1 else { return }
    for (column, glyph) in [(pill.lowerBound, Glyph("▏")), (pill.upperBound - 1, Glyph("▕"))] {
      painter.change(column, frame.minRow + 1) { cell in
        guard cell.glyph?.isBlank == true else { return }
        cell = Cell(
          glyph: glyph, foreground: painter.mixed(keyline, over: cell.background), background: cell.background,
          attributes: .verticalEdge)
      }
    }
  }

  func speak(into speech: inout Speech) { for part in parts { part.speak(into: &speech) } }
  /// Nothing in a pill can be pressed by itself.
  func collectHitRegions(into regions: inout [HitRegion]) {}
}

/// The pill around the camera.
final class CompactSurface: PillSurface {
  private let metrics: ScreenMetrics

  init(leading: IslandPart, trailing: IslandPart, metrics: ScreenMetrics, keyline: Paint?, ground: CellColor) {
    self.metrics = metrics
    super.init([leading, trailing], keyline: keyline, ground: ground)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: metrics.pillColumns, rows: ScreenMetrics.pillRows)
  }

  /// What is left between both sides: whole words may take a column or two from the gap, never from the other side.
  private var camera: Range<Int> {
    let start = frame.minColumn + 1 + metrics.sideColumns
    return (start + parts[0].beyond)..<(start + metrics.cameraColumns - parts[1].beyond)
  }

  override func room(of part: Int) -> Range<Int> {
    part == 0
      ? camera.lowerBound - parts[0].taken..<camera.lowerBound
      : camera.upperBound..<camera.upperBound + parts[1].taken
  }

  /// Behind the content the pill goes on for one column, in which it ends round.
  override var pill: Range<Int> {
    max(frame.minColumn, room(of: 0).lowerBound - 1)..<min(frame.maxColumn, room(of: 1).upperBound + 1)
  }
}

/// A pill around one part: the minimal presentation, or one side of the compact one.
///
/// As around the compact one, a column at each end belongs to the pill, in which it ends round: content that takes all
/// the columns it may have makes the pill wider rather than lying over its ends.
final class SinglePillSurface: PillSurface {
  private let leastColumns: Int

  init(_ part: IslandPart, columns: Int, keyline: Paint?, ground: CellColor) {
    leastColumns = columns
    super.init([part], keyline: keyline, ground: ground)
  }

  private var columns: Int { max(leastColumns, min(parts[0].taken, parts[0].columns + parts[0].beyond) + 2) }

  override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(columns: columns, rows: ScreenMetrics.pillRows)
  }

  override func room(of part: Int) -> Range<Int> {
    let taken = parts[0].taken
    let start = frame.minColumn + (frame.size.columns - taken) / 2
    return start..<start + taken
  }
}
