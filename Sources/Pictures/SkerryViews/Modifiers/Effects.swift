import SkerryCells

/// Effects on the colors of a view.
extension View {
  /// Has no effect here: a cell can't show a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }

  /// Combines the view's colors with those below it.
  public func blendMode(_ mode: BlendMode) -> some View {
    NodeModifiedView(self) { node, _ in mode == .normal ? node : BlendNode(node, mode: mode) }
  }
  /// Lets `BlendMode.destinationOut` cut out of this view alone; everything else is drawn in one picture anyway.
  public func compositingGroup() -> some View { NodeModifiedView(self) { node, _ in GroupedNode(node) } }
  /// Lets `BlendMode.destinationOut` cut out of this view alone; everything else is drawn in one picture anyway.
  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Adds to the channels of each color: 0 changes nothing, 1 makes white.
  public func brightness(_ amount: Double) -> some View { colored(amount == 0 ? nil : .brightness(amount)) }
  /// Makes light and dark differ more: 1 changes nothing, 0 makes gray, −1 turns them around.
  public func contrast(_ amount: Double) -> some View { colored(amount == 1 ? nil : .contrast(amount)) }
  /// Makes colors stronger: 1 changes nothing, 0 makes gray.
  public func saturation(_ amount: Double) -> some View { colored(amount == 1 ? nil : .saturation(amount)) }
  /// Takes colors away: 0 changes nothing, 1 makes gray.
  public func grayscale(_ amount: Double) -> some View { saturation(1 - max(0, min(1, amount))) }
  /// Turns the hue of each color.
  public func hueRotation(_ angle: Angle) -> some View {
    colored(angle.radians == 0 ? nil : .hueRotation(angle.radians))
  }
  /// Makes light of dark and dark of light.
  public func colorInvert() -> some View { colored(.invert) }
  /// Makes black that is as opaque as the view's colors are light.
  public func luminanceToAlpha() -> some View { colored(.luminanceToAlpha) }
  /// Multiplies each color with another one: white changes nothing.
  public func colorMultiply(_ color: Color) -> some View {
    NodeModifiedView(self) { node, environment in
      ColoredNode(node, effect: .multiply(color._paint(in: environment).representative))
    }
  }

  private func colored(_ effect: ColorEffect?) -> some View {
    NodeModifiedView(self) { node, _ in effect.map { ColoredNode(node, effect: $0) } ?? node }
  }
}

/// Draws a view in changed colors.
package final class ColoredNode: WrapperNode {
  private let effect: ColorEffect

  init(_ child: Node, effect: ColorEffect) {
    self.effect = effect
    super.init(child)
  }

  package override func draw(_ painter: Painter) { painter.colored(effect) { child.drawIfVisible(painter) } }
}

/// Draws a view whose colors are combined with those below it.
package final class BlendNode: WrapperNode {
  private let mode: BlendMode

  init(_ child: Node, mode: BlendMode) {
    self.mode = mode
    super.init(child)
  }

  fileprivate var cuts: Bool { mode == .destinationOut }

  package override func draw(_ painter: Painter) {
    guard mode == .destinationOut else { return painter.blending(mode) { child.drawIfVisible(painter) } }
    painter.clipped(to: bounds) {
      let stencil = Painter(grid: Grid(size: painter.grid.size), clip: painter.clip)
      child.drawIfVisible(stencil)
      painter.cross(stencil)
      painter.cutOut(stencil.takeGrid())
    }
  }
}

/// Draws a view out of which something may be cut.
package final class GroupedNode: WrapperNode {
  package override func draw(_ painter: Painter) {
    // What lies below is kept, which copies all of the surface, only for those that cut.
    child.cutsOut ? painter.grouped { child.drawIfVisible(painter) } : child.drawIfVisible(painter)
  }
}

extension Node {
  /// Whether anything within cuts out of the group around it.
  fileprivate var cutsOut: Bool { (self as? BlendNode)?.cuts == true || influences.contains(where: \.cutsOut) }
}
