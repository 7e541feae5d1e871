import SkerryCells

extension View {
  /// Blurs the view, its radius in points: letters become patches of their color, and edges run out over whole cells.
  ///
  /// Less than 3 points change nothing: on a phone what is blurred so little can still be read.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    NodeModifiedView(self) { node, _ in radius >= BlurNode.least ? BlurNode(node, radius: radius) : node }
  }
}

/// Draws a view without edges, cell by cell.
package final class BlurNode: WrapperNode {
  /// The least radius that can be seen, in points.
  static let least = 3.0
  private let columns: Int
  private let rows: Int

  init(_ child: Node, radius: Double) {
    // A picture is at most a card: farther than that nothing runs.
    let radius = min(radius, 400)
    (columns, rows) = (Points.columns(radius), Points.rows(radius))
    super.init(child)
  }

  /// A change within is seen as far as it runs.
  package override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, proposal)
    pass.spreading.append(ownBounds)
  }

  package override var ownBounds: CellRect {
    let inner = child.bounds
    return CellRect(
      column: inner.minColumn - columns, row: inner.minRow - rows, columns: inner.size.columns + 2 * columns,
      rows: inner.size.rows + 2 * rows)
  }

  /// The layer of a view that does not move, which is the same each time it is drawn.
  private var kept: (layout: Int32, size: CellSize, layer: BlurLayer)?

  private func layer(on size: CellSize) -> BlurLayer {
    if let kept, kept.layout == pass.layout, kept.size == size { return kept.layer }
    let layer = BlurLayer(of: child, on: size)
    let live = pass.liveNodes
    kept = !live.isEmpty && child.contains(live) ? nil : (pass.layout, size, layer)
    return layer
  }

  package override func draw(_ painter: Painter) {
    let area = bounds.intersection(painter.clip)
    guard !area.isEmpty else { return }
    let layer = layer(on: painter.grid.size)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let color = layer.color(around: CellPoint(column: column, row: row), columns: columns, rows: rows)
        painter.soften(column, row, color, isInside: child.bounds.contains(CellPoint(column: column, row: row)))
      }
    }
  }
}

extension Node {
  /// Whether one of a list of nodes is within.
  fileprivate func contains(_ nodes: [any LiveNode]) -> Bool {
    nodes.contains { $0 === self } || children.contains { $0.contains(nodes) }
  }
}

/// The colors of a view's cells and how opaque they are, found by drawing it on black and on white.
private struct BlurLayer {
  /// Red, green and blue multiplied with the opacity, and the opacity, all from 0 to 1.
  private typealias Sample = (red: Double, green: Double, blue: Double, alpha: Double)
  private let area: CellRect
  private let samples: [Sample]

  @MainActor init(of node: Node, on size: CellSize) {
    let area = node.bounds.intersection(CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    func sheet(_ color: RGB) -> Grid {
      let ground = Cell(glyph: .space, foreground: CellColor(color), background: CellColor(color), attributes: [])
      let painter = Painter(grid: Grid(size: size, filledWith: ground), clip: area)
      node.drawIfVisible(painter)
      return painter.takeGrid()
    }
    let (dark, light) = (sheet(.black), sheet(.white))
    var samples: [Sample] = []
    samples.reserveCapacity(area.size.columns * area.size.rows)
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let (below, above) = (dark[column, row].patch, light[column, row].patch)
        let alpha = 1 - max(above.red - below.red, above.green - below.green, above.blue - below.blue)
        samples.append((below.red, below.green, below.blue, max(0, min(1, alpha))))
      }
    }
    (self.area, self.samples) = (area, samples)
  }

  /// The mean of the cells around a place; cells outside of the view are clear.
  func color(around place: CellPoint, columns: Int, rows: Int) -> RGBA {
    let near = CellRect(
      column: place.column - columns, row: place.row - rows, columns: 2 * columns + 1, rows: 2 * rows + 1
    ).intersection(area)
    var sum: Sample = (0, 0, 0, 0)
    guard !near.isEmpty else { return .clear }
    for row in near.minRow..<near.maxRow {
      for column in near.minColumn..<near.maxColumn {
        let sample = samples[(row - area.minRow) * area.size.columns + column - area.minColumn]
        sum = (sum.red + sample.red, sum.green + sample.green, sum.blue + sample.blue, sum.alpha + sample.alpha)
      }
    }
    guard sum.alpha > 0 else { return .clear }
    func byte(_ channel: Double) -> UInt8 { UInt8((max(0, min(1, channel / sum.alpha)) * 255).rounded()) }
    return RGBA(
      RGB(red: byte(sum.red), green: byte(sum.green), blue: byte(sum.blue)),
      alpha: sum.alpha / Double((2 * columns + 1) * (2 * rows + 1)))
  }
}

nonisolated extension Cell {
  /// The one color that the cell is from far away, its channels from 0 to 1.
  fileprivate var patch: (red: Double, green: Double, blue: Double) {
    let (ink, ground) = (foreground.rgb ?? .white, background.rgb ?? .black)
    let color = ink.blended(over: ground, opacity: inkShare)
    return (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// How much of the cell shows the color of its letters.
  var inkShare: Double { attributes.contains(.reverse) ? 1 - glyphShare : glyphShare }

  /// How much of the cell its glyph covers.
  private var glyphShare: Double {
    // The second half of a wide glyph is as full as the first.
    guard let glyph else { return Self.letterShare }
    if glyph.isBlank { return 0 }
    if let mask = Quadrants.mask(of: glyph) { return Double(mask.nonzeroBitCount) / 4 }
    if let mask = BrailleDots.mask(of: glyph) { return Double(mask.nonzeroBitCount) / 8 }
    switch glyph.scalar.value {
    case 0x2581...0x2588: return Double(glyph.scalar.value - 0x2580) / 8
    case 0x2589...0x258F: return Double(0x2590 - glyph.scalar.value) / 8
    default: return Self.letterShare
    }
  }

  /// About as much of its cell as a letter covers.
  private static let letterShare = 0.4
}
