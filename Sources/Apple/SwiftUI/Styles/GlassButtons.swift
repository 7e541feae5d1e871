/// A button on glass, as of iOS 26: here on a faint fill.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The style on a glass; all look alike here.
  nonisolated public init(_ glass: Glass) {}
  public var _look: _ButtonLook { .bordered }
}

/// A button on glass that stands out, as of iOS 26: here on a fill of the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _ButtonLook { .prominent }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button on a glass of its own.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
