import SkerryCells

extension View {
  /// Turns shapes around their middle while they are drawn, and symbols that point somewhere; letters stay upright, as cells
  /// must.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    NodeModifiedView(self) { node, _ in
      node.eachDrawable { $0.turn(by: angle) }
      return node
    }
  }

  /// Draws a shape, a row of shapes or a colour that stands alone smaller, and mirrors shapes, pictures and progress where a factor is negative.
  /// Letters stay as large as they are.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    ScaledView(content: self, x: x, y: y, anchor: anchor)
  }
  /// Draws a shape or a color that stands alone in another size; letters stay as large as they are.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Draws a shape or a color that stands alone in another width and height; letters stay as large as they are.
  public func scaleEffect(_ scale: LayoutSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Half a turn around the vertical axis mirrors shapes, pictures and progress; anything else has no depth to be seen in.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    let isHalfTurn = abs(abs(angle.degrees).truncatingRemainder(dividingBy: 360) - 180) < 1
    return scaleEffect(x: axis.y != 0 && isHalfTurn ? -1 : 1)
  }

  /// Draws the view after those of a `ZStack` that have a lower index.
  public func zIndex(_ value: Double) -> some View {
    NodeModifiedView(self) { node, _ in ZIndexNode(node, index: value) }
  }

  /// Whether the view can be pressed.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    NodeModifiedView(self) { node, _ in enabled ? node : UnpressableNode(node) }
  }
}

extension Node {
  /// Visits everything below, itself included.
  fileprivate func eachDrawable(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.eachDrawable(body) }
  }

  /// Shows everything below as in a mirror.
  func mirrorAll() { eachDrawable { $0.mirror() } }

  fileprivate func turn(by angle: Angle) {
    switch self {
    case let shape as ShapeNode: shape.rotation.radians += angle.radians
    case let image as ImageNode: image.rotation.radians += angle.radians
    default: break
    }
  }

  fileprivate func mirror() {
    switch self {
    case let shape as ShapeNode: shape.isMirrored.toggle()
    case let bar as BarNode: bar.isMirrored.toggle()
    case let ring as RingNode: ring.isMirrored.toggle()
    case let picture as PictureNode: picture.isMirrored.toggle()
    default: break
    }
  }
}

package final class ZIndexNode: WrapperNode {
  package let index: Double

  init(_ child: Node, index: Double) {
    self.index = index
    super.init(child)
  }
}

package final class UnpressableNode: WrapperNode {
  package override func collectHitRegions(into regions: inout [HitRegion]) {}
}
