/// What a picture of cells can't show: accepted, and drawn as if it were not there.
extension View {
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }
  public func blur(radius: Double, opaque: Bool = false) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
}

/// How colours of two layers are combined.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}
