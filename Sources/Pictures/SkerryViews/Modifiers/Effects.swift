/// Effects that a picture of cells can't show: accepted, and drawn as if they were not there.
extension View {
  /// Has no effect here: a cell can't show a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }
  /// Has no effect here: a cell can't be blurred.
  public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  /// Has no effect here: layers lie one above the other.
  public func blendMode(_ mode: BlendMode) -> some View { self }
  /// Has no effect here: layers are put together anyway.
  public func compositingGroup() -> some View { self }
  /// Has no effect here: everything is drawn into one picture anyway.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func brightness(_ amount: Double) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func contrast(_ amount: Double) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func saturation(_ amount: Double) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Has no effect here: colors stay as they are.
  public func colorMultiply(_ color: Color) -> some View { self }
}

/// How colours of two layers are combined.
nonisolated public enum BlendMode: Hashable, Sendable {
  /// The ways of Core Graphics; none has an effect here.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// More of them.
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  /// One more.
  case plusLighter
}
