/// Changes of a picture that don't change its layout.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}

extension VisualEffect {
  /// Without an effect here.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Without an effect here.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Without an effect here.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without an effect here.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without an effect here.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without an effect here.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Without an effect here.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Without an effect here.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Without an effect here.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Without an effect here.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Without an effect here.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Without an effect here.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Without an effect here.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Without an effect here.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Without an effect here.
  public func blendMode(_ mode: BlendMode) -> some VisualEffect { self }
}

extension View {
  /// Has no effect here: effects depend on places that only a phone's screen has.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
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
