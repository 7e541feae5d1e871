import SkerryCells

nonisolated extension Color {
  /// A color's numbers in an environment.
  public struct Resolved: Hashable, ShapeStyle, Sendable, CustomStringConvertible {
    /// From 0 to 1.
    public var red, green, blue, opacity: Float
    /// From 0 to 1.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
    public var description: String { Color(self).description }
    public func _paint(in environment: EnvironmentValues) -> Paint { Color(self)._paint(in: environment) }
  }
  /// The color's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = _paint(in: environment).representative
    return Resolved(
      red: Float(color.rgb.red) / 255, green: Float(color.rgb.green) / 255, blue: Float(color.rgb.blue) / 255,
      opacity: Float(color.alpha))
  }
  /// A color by its numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}
