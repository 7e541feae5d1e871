import SkerryCells

/// Whether there is a colour to see where there are no letters.
extension Node {
  /// Whether a fill within can be told from the ground.
  final func showsFill(on ground: RGB) -> Bool {
    switch self {
    case is HiddenNode: false
    case let faded as OpacityNode where faded.opacity < Self.leastOfSeen: false
    case let fill as FillNode: fill.seenColor?.canBeSeen(on: ground) ?? false
    case let shape as ShapeNode where shape.isFill && !shape.frame.isEmpty:
      shape.seenColor?.canBeSeen(on: ground) ?? false
    default: children.contains { $0.showsFill(on: ground) }
    }
  }

  /// The least opacity of what is seen by itself.
  fileprivate nonisolated static var leastOfSeen: Double { 0.05 }
}

nonisolated extension RGBA {
  fileprivate func canBeSeen(on ground: RGB) -> Bool { alpha >= Node.leastOfSeen && rgb != ground }
}

extension ViewRendering {
  /// Whether a colour fills a part of it that can be told from the ground.
  ///
  /// - Parameter ground: the colour on which the views are drawn.
  package func showsFill(on ground: RGB) -> Bool { root?.showsFill(on: ground) ?? false }
}
