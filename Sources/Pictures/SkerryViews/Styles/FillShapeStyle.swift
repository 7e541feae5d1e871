/// The grey of filled surfaces, such as a widget's own ground.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  init(level: Int = 0) { self.level = level }

  /// A fainter fill.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// A still fainter fill.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The faintest fill.
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  private static let light = [0.2, 0.16, 0.12, 0.08]
  private static let dark = [0.36, 0.32, 0.24, 0.18]

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let alphas = environment.colorScheme == .dark ? Self.dark : Self.light
    return Paint(RGBA(hex: 0x787880, alpha: alphas[level]))
  }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The system's grey behind controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle {
  /// The same style, less prominent.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The same style, much less prominent.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The same style, hardly visible.
  public var quaternary: some ShapeStyle { opacity(0.15) }
}
