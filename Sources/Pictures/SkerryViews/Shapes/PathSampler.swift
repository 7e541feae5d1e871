/// Asks of every dot of a raster whether it belongs to an outline's inside or to a line along it.
///
/// A cell is 8 × 16 points: four quadrants of 4 × 8 for fills, eight dots of 4 × 4 for lines.
nonisolated package struct PathSampler: Sendable {
  /// Dots across and down.
  package let columns: Int
  package let rows: Int
  /// The size of a dot in points.
  private let width: Double
  private let height: Double

  /// Quadrants of cells.
  package static func quadrants(columns: Int, rows: Int) -> PathSampler {
    PathSampler(columns: columns * 2, rows: rows * 2, width: Points.perColumn / 2, height: Points.perRow / 2)
  }

  /// Eighths of cells, both ways.
  static func fine(columns: Int, rows: Int) -> PathSampler {
    PathSampler(columns: columns * 8, rows: rows * 8, width: Points.perColumn / 8, height: Points.perRow / 8)
  }

  /// Braille dots of cells.
  package static func dots(columns: Int, rows: Int) -> PathSampler {
    PathSampler(columns: columns * 2, rows: rows * 4, width: Points.perColumn / 2, height: Points.perRow / 4)
  }

  /// Which dots have their middle inside the outline, row by row.
  package func inside(_ path: Path, evenOdd: Bool) -> [Bool] {
    var result = [Bool](repeating: false, count: columns * rows)
    eachRun(of: path, evenOdd: evenOdd) { row, run in
      for column in run { result[row * columns + column] = true }
    }
    return result
  }

  /// The runs of dots inside the outline, each in its row.
  func eachRun(of path: Path, evenOdd: Bool, _ body: (Int, Range<Int>) -> Void) {
    let stretches = path.subpaths.flatMap { subpath -> [(LayoutPoint, LayoutPoint)] in
      guard let first = subpath.points.first, let last = subpath.points.last, first != last else {
        return subpath.stretches
      }
      return subpath.isClosed ? subpath.stretches : subpath.stretches + [(last, first)]
    }
    for row in 0..<rows {
      let y = (Double(row) + 0.5) * height
      var crossings: [(x: Double, turn: Int)] = []
      for (a, b) in stretches where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated().dropLast() {
        winding += evenOdd ? 1 : crossing.turn
        let isInside = evenOdd ? winding % 2 != 0 : winding != 0
        guard isInside else { continue }
        let run = run(from: crossing.x, to: crossings[index + 1].x)
        if !run.isEmpty { body(row, run) }
      }
    }
  }

  /// The dots of a row whose middles lie between two places.
  private func run(from left: Double, to right: Double) -> Range<Int> {
    // Within the row before it is a whole number: a path of an app's own may go anywhere.
    func place(_ value: Double) -> Int { Int(max(0, min(Double(columns), value))) }
    let first = place((left / width - 0.5).rounded(.up))
    let end = place((right / width + 0.5).rounded(.down))
    return first..<max(first, end)
  }

  /// Which dots have their middle within half a line's width of the outline.
  package func along(_ path: Path, lineWidth: Double) -> [Bool] {
    var result = [Bool](repeating: false, count: columns * rows)
    // The line must meet a dot in every direction it runs, however thin it is; between two rows it meets one of them.
    let reach = max(lineWidth / 2, width / 2) + 0.01
    let aside = lineWidth < height ? 0.05 : 0
    for subpath in path.subpaths {
      for (a, b) in subpath.stretches {
        mark(moved(a, by: aside, lineWidth), moved(b, by: aside, lineWidth), reach, in: &result)
      }
    }
    return result
  }

  /// A point moved to the left and up; on the left and upper edge it stays, as there is no dot beyond. Half of a line on an
  /// edge is cut off on a phone, and of a thin one nothing is left.
  private func moved(_ point: LayoutPoint, by aside: Double, _ lineWidth: Double) -> LayoutPoint {
    func moved(_ place: Double) -> Double { place >= 0 && lineWidth >= 2 ? max(0, place - aside) : place - aside }
    return LayoutPoint(x: moved(point.x), y: moved(point.y))
  }

  private func mark(_ a: LayoutPoint, _ b: LayoutPoint, _ reach: Double, in result: inout [Bool]) {
    let columnRange = range(min(a.x, b.x) - reach, max(a.x, b.x) + reach, width, columns)
    let rowRange = range(min(a.y, b.y) - reach, max(a.y, b.y) + reach, height, rows)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    for row in rowRange {
      for column in columnRange where !result[row * columns + column] {
        let (x, y) = ((Double(column) + 0.5) * width, (Double(row) + 0.5) * height)
        let t = length > 0 ? max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0
        let (awayX, awayY) = (a.x + t * dx - x, a.y + t * dy - y)
        if awayX * awayX + awayY * awayY <= reach * reach { result[row * columns + column] = true }
      }
    }
  }

  private func range(_ low: Double, _ high: Double, _ step: Double, _ count: Int) -> Range<Int> {
    let first = Int(max(0, min(Double(count), (low / step).rounded(.down))))
    let last = Int(max(0, min(Double(count), (high / step).rounded(.up))))
    return first..<max(first, last)
  }
}
