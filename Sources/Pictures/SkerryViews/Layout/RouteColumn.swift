import SkerryCells

/// Dots with lines between them, from top to bottom, such as the stops of a route.
///
/// On a phone they are as high as the words beside them. Each rounded up by itself would be far longer, so they share the
/// rows of their whole height.
struct RouteColumn {
  private let frames: [FixedFrameNode]
  private let heights: [Double]
  private let gaps: Double

  /// `nil` for anything but shapes of fixed heights, near to each other, with a line among them.
  init?(_ content: [Node], gap: Double?) {
    guard content.count > 2, let gap, gap >= 0, gap < Points.perRow / 2 else { return nil }
    frames = content.compactMap { $0 as? FixedFrameNode }
    heights = frames.compactMap(\.pointsHigh)
    gaps = gap * Double(content.count - 1)
    guard frames.count == content.count, heights.count == content.count,
      frames.allSatisfy({ $0.innermost.hairlineFill != nil }), frames.contains(where: Self.isLine)
    else { return nil }
  }

  private static func isLine(_ frame: FixedFrameNode) -> Bool {
    guard let width = frame.points.width, let height = frame.pointsHigh else { return false }
    return width < Points.perColumn / 2 && height >= Points.perRow
  }

  /// Dots keep their rows; lines have what is left, each one row at least.
  func shareRows() {
    let dots = frames.indices.filter { !Self.isLine(frames[$0]) }
    let lines = frames.indices.filter { Self.isLine(frames[$0]) }
    let rowsOfDots = dots.reduce(0) { $0 + Points.solidRows(heights[$1]) }
    let rows = max(lines.count, Points.rows(heights.reduce(0, +) + gaps) - rowsOfDots)
    let whole = lines.reduce(0) { $0 + heights[$1] }
    var (points, given) = (0.0, 0)
    for (place, index) in lines.enumerated() {
      points += heights[index]
      let left = lines.count - place - 1
      let end = min(max(given + 1, Int((points / whole * Double(rows)).rounded())), rows - left)
      frames[index].rowsInColumn = end - given
      given = end
    }
  }
}
