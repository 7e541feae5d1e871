import SkerryCells

/// The columns of bars hardly wider than lines.
extension StackNode {
  /// Bars of one height show the gaps between them in their columns where they have none of their own; those of several
  /// heights show these.
  func shareColumns(withGaps: Bool) {
    let frames = children.compactMap { $0 as? FixedFrameNode }
    let isOfOneHeight = Set(frames.map(\.pointsHigh)).count == 1
    for frame in frames { frame.shareColumn(withGap: withGaps && isOfOneHeight) }
  }
  /// The least distance between bars, in points, that is seen within their columns.
  static let leastOfGapInColumn = 2.0
}
