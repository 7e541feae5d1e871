/// Changes of a picture that don't change its layout.
public protocol VisualEffect: Sendable {
  /// The view with the changes.
  @MainActor func _changed(_ view: AnyView) -> AnyView
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  public func _changed(_ view: AnyView) -> AnyView { view }
}

/// A change after others.
private struct NextVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @MainActor @Sendable (AnyView) -> AnyView
  func _changed(_ view: AnyView) -> AnyView { change(base._changed(view)) }
}

extension VisualEffect {
  private func then<Changed: View>(_ change: @escaping @MainActor @Sendable (AnyView) -> Changed) -> some VisualEffect {
    NextVisualEffect(base: self) { AnyView(change($0)) }
  }
  /// Draws the view elsewhere, by points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then { $0.offset(offset) } }
  /// Draws the view elsewhere, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { $0.offset(x: x, y: y) } }
  /// Draws a shape or a color in another size; letters stay as large as they are.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws a shape or a color in another width and height; letters stay as large as they are.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }
  }
  /// Draws a shape or a color in another width and height; letters stay as large as they are.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  /// Turns shapes; letters stay upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Half a turn around the vertical axis mirrors shapes.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let axis = (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z))
    return then { $0.rotation3DEffect(angle, axis: axis) }
  }
  /// Makes the view translucent: 0 hides it.
  public func opacity(_ opacity: Double) -> some VisualEffect { then { $0.opacity(opacity) } }
  /// Blurs the view, by points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then { $0.blur(radius: radius) } }
  /// Adds to the channels of each color.
  public func brightness(_ amount: Double) -> some VisualEffect { then { $0.brightness(amount) } }
  /// Makes light and dark differ more.
  public func contrast(_ amount: Double) -> some VisualEffect { then { $0.contrast(amount) } }
  /// Takes colors away.
  public func grayscale(_ amount: Double) -> some VisualEffect { then { $0.grayscale(amount) } }
  /// Makes colors stronger.
  public func saturation(_ amount: Double) -> some VisualEffect { then { $0.saturation(amount) } }
  /// Turns the hue of each color.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0.hueRotation(angle) } }
  /// Combines the view's colors with those below it.
  public func blendMode(_ mode: BlendMode) -> some VisualEffect { then { $0.blendMode(mode) } }
}

extension View {
  /// Changes how the view is drawn by its size; the layout stays as it is.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    SizedChangeView(self) { view, proxy in effect(EmptyVisualEffect(), proxy)._changed(view) }
  }
}

/// A change of a picture that an app computes; here it is not seen.
public protocol GeometryEffect: Animatable, ViewModifier where Body == ViewModifierContent {
  /// The change for a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  /// The content as it is.
  public func body(content: Content) -> ViewModifierContent { content }
}
