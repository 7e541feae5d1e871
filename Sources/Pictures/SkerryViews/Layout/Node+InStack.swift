import SkerryCells

/// What a stack asks of its children, and tells them.
extension Node {
  /// Whether there is a text in it.
  var hasWords: Bool { self is TextNode || children.contains(where: \.hasWords) }

  /// Whether its letters stand a row or more above a middle, in halves of a row.
  func hasInkAbove(_ middle: Int) -> Bool {
    guard let ink = inkWithoutBadges else { return false }
    return middle - (2 * ink.minRow + ink.size.rows) >= 2
  }

  /// The cells of its letters without those of badges at its upper or lower edge, which have no part in its middle.
  private var inkWithoutBadges: CellRect? {
    switch self {
    case let layer as LayerNode where layer.isBadgeAtEdge: layer.child.inkWithoutBadges
    case is PaddingNode: ink
    case let wrapper as WrapperNode where wrapper.ground == nil && !(wrapper is HiddenNode):
      wrapper.ink == nil ? nil : wrapper.child.inkWithoutBadges
    default: ink
    }
  }

  /// Whether it is a text in large type, or a row of such.
  var hasLargeType: Bool {
    switch self {
    case let text as TextNode: text.isLargeType
    case let stack as StackNode: !stack.isVertical && stack.children.contains(where: \.hasLargeType)
    case let wrapper as WrapperNode: wrapper.child.hasLargeType
    default: false
    }
  }

  /// The node within all frames, paddings and the like: a divider stays one when it is given a height.
  package var innermost: Node {
    var node = self
    while let wrapper = node as? WrapperNode { node = wrapper.child }
    return node
  }

  /// Whether it is a line in a row of its own, most of which is distance to its neighbours.
  var isHairlineRow: Bool {
    switch self {
    case let divider as DividerNode: divider.stackAxis == .vertical
    case is PaddingNode, is LayerNode: false
    case let frame as FixedFrameNode:
      (frame.pointsHigh.map { $0 <= Hairline.most } ?? true) && frame.child.isHairlineRow
    case let wrapper as WrapperNode: wrapper.child.isHairlineRow
    default: hairlineFill?.hairline == .horizontal
    }
  }

  /// Fills of a fixed height that stand on a common line are bars: they are drawn to eighths of a row.
  func standAsBar() {
    switch self {
    case let frame as FixedFrameNode: frame.becomeBar()
    case let stack as StackNode where stack.isVertical: for child in stack.children { child.standAsBar() }
    default: break
    }
  }

  func stand(in axis: Axis) {
    (self as? SpacerNode)?.axis = axis
    (self as? DividerNode)?.stackAxis = axis
  }
}
