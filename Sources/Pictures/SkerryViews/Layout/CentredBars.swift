import SkerryCells

/// Bars of several heights around a common middle, such as the levels of a sound: each is as high as on a phone, to an
/// eighth of a row.
@MainActor
struct CentredBars {
  private let frames: [FixedFrameNode]
  private let rows: [Int]

  /// The bars of a row; `nil` where there are hardly any, or all of them lie in one row.
  init?(_ content: [Node]) {
    frames = content.compactMap(\.frameOfBar)
    guard frames.count >= (frames.contains(where: \.isBarOfFreeWidth) ? Self.leastOfFreeWidth : Self.least) else {
      return nil
    }
    rows = frames.map { ShapeNode.barRows($0.pointsHigh ?? 0) }
    guard let most = rows.max(), most > 1, rows.contains(where: { $0 < most }) else { return nil }
  }

  /// The fewest of which a middle can be seen.
  static let least = 3
  /// The fewest of those that share the width of the row, which are no bars where there are few.
  private static let leastOfFreeWidth = 5

  /// Gives all bars the same middle: their rows are even, or they are odd.
  func shareMiddle() {
    let most = rows.max() ?? 1
    for (frame, rows) in zip(frames, rows) { frame.becomeCentredBar(rows: rows + (most - rows) % 2) }
  }
}

extension Node {
  /// The frame of a fill with a height of its own that is narrow, or shares the width of its row; `nil` for anything else.
  fileprivate var frameOfBar: FixedFrameNode? {
    var node = self
    while let wrapper = node as? WrapperNode {
      if let frame = wrapper as? FixedFrameNode { return frame.isNarrowBar || frame.isBarOfFreeWidth ? frame : nil }
      guard wrapper is ShapeClipNode || wrapper is OpacityNode else { return nil }
      node = wrapper.child
    }
    return nil
  }
}
