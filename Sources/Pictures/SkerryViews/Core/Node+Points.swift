/// Lengths in points of what is drawn finer than in cells.
extension Node {
  /// Tells the shapes within, as far as nothing that takes room is around them, how large their frame is.
  func takePoints(width: Double?, height: Double?) {
    if width == nil, height == nil { return }
    switch self {
    case let shape as ShapeNode: shape.takeOwnSize(width: width, height: height)
    case let image as ImageNode: image.takeOwnSize(width: width, height: height)
    case let ring as RingNode: ring.takeOwnSize(width: width)
    case let group as RingGroupNode: group.ring.takeOwnSize(width: width)
    case let clip as ShapeClipNode:
      clip.takeOwnSize(width: width, height: height)
      clip.child.takePoints(width: width, height: height)
    case let layers as LayerNode:
      for child in [layers.child, layers.layer] { child.takePoints(width: width, height: height) }
    case is FixedFrameNode, is FlexibleFrameNode, is PaddingNode, is StackNode, is GridNode: break
    case is WrapperNode, is ZStackNode: for child in children { child.takePoints(width: width, height: height) }
    default: break
    }
  }

  /// The lengths of the frame that says how large the view is.
  var pointsOfFrame: (width: Double?, height: Double?) {
    switch self {
    case let frame as FixedFrameNode:
      let inner = frame.child.pointsOfFrame
      return (frame.points.width ?? inner.width, frame.points.height ?? inner.height)
    case is FlexibleFrameNode, is PaddingNode: return (nil, nil)
    case let stack as ZStackNode: return stack.pointsOfLargest
    case let wrapper as WrapperNode: return wrapper.child.pointsOfFrame
    default: return (nil, nil)
    }
  }
}

extension ZStackNode {
  /// The lengths of its largest view; `nil` where that takes what it is offered, or is as large as its content. What has
  /// a margin lies within another one.
  fileprivate var pointsOfLargest: (width: Double?, height: Double?) {
    let points = children.filter { !($0 is PaddingNode) }.map(\.pointsOfFrame)
    func most(_ lengths: [Double?]) -> Double? {
      let known = lengths.compactMap(\.self)
      return known.count == lengths.count ? known.max() : nil
    }
    return (most(points.map(\.width)), most(points.map(\.height)))
  }
}
