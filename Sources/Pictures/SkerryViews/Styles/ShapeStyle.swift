import SkerryCells

/// A style that shapes and text can be coloured with.
///
/// A style of an app says which other style it is in an environment:
///
/// ```swift
/// struct Urgent: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.orange : Color.red
///   }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
  /// The style that it is.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that it is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Applies the environment: colour scheme, tint, levels of the current foreground.
  func _paint(in environment: EnvironmentValues) -> Paint
}

nonisolated extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Skerry's own styles are paints and no other style; nothing asks them.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) says neither how it is painted nor which style it is.")
  }
}

nonisolated extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint { switch self {} }
}

/// A shape style whose type is erased.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  /// A style whose type is forgotten.
  public init(_ style: some ShapeStyle) { self.style = style }
  public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
}

/// The levels `.primary` … `.quaternary` of the current foreground.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Fainter, for what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Fainter still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Still fainter.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The faintest.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Opacities of the levels below the current foreground.
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let levels = environment.values.foreground
    if level < levels.count { return levels[level]._paint(in: environment.withoutForeground) }
    if let nearest = levels.last {
      return nearest._paint(in: environment.withoutForeground).faded(Self.opacities[min(level, 4)])
    }
    return SystemColor.label(level: level, scheme: environment.colorScheme)
  }
}

/// The current foreground style.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

/// The current background style: what `backgroundStyle(_:)` says, or the ground of the surface.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    if let style = environment.values.backgroundStyle {
      // A style that is the background itself is that of the surface.
      var plain = environment
      plain.values.backgroundStyle = nil
      return style._paint(in: plain)
    }
    return Paint(environment.colorScheme == .dark ? RGBA(hex: 0x000000) : RGBA(hex: 0xFFFFFF))
  }
}

/// The tint of controls.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    (environment.values.tint ?? AnyShapeStyle(Color.accentColor))._paint(in: environment)
  }
}

/// Lines between content.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Paint(environment.colorScheme == .dark ? RGBA(hex: 0x545458, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.29))
  }
}

/// Frosted glass: lightens or darkens what lies behind it.
nonisolated public struct Material: ShapeStyle {
  let opacity: Double

  /// Lets most of the ground through.
  public static let ultraThin = Material(opacity: 0.35)
  /// Lets much of the ground through.
  public static let thin = Material(opacity: 0.5)
  /// Lets some of the ground through.
  public static let regular = Material(opacity: 0.65)
  /// Lets little of the ground through.
  public static let thick = Material(opacity: 0.8)
  /// Lets hardly anything of the ground through.
  public static let ultraThick = Material(opacity: 0.9)
  /// As the bars of the system.
  public static let bar = Material(opacity: 0.8)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    Paint(RGBA(hex: environment.colorScheme == .dark ? 0x2C2C2E : 0xE5E5EA, alpha: opacity))
  }
}

/// A style made more translucent.
nonisolated public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  public func _paint(in environment: EnvironmentValues) -> Paint { base._paint(in: environment).faded(opacity) }
}

nonisolated extension ShapeStyle {
  /// The same style, more translucent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// Fainter, for what matters less.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// Fainter still.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// Still fainter.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The faintest.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols.
  public static var foreground: ForegroundStyle { .init() }
}
nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the surface.
  public static var background: BackgroundStyle { .init() }
}
nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of buttons and bars.
  public static var tint: TintShapeStyle { .init() }
}
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of thin lines between views.
  public static var separator: SeparatorShapeStyle { .init() }
}
nonisolated extension ShapeStyle where Self == Material {
  /// A material that lets most of the ground through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets much of the ground through.
  public static var thinMaterial: Material { .thin }
  /// A material that lets some of the ground through.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little of the ground through.
  public static var thickMaterial: Material { .thick }
  /// A material that lets hardly anything of the ground through.
  public static var ultraThickMaterial: Material { .ultraThick }
}

nonisolated extension EnvironmentValues {
  /// Styles set by `foregroundStyle` may themselves refer to the foreground; they then mean the root's.
  var withoutForeground: EnvironmentValues {
    var copy = self
    copy.values.foreground = []
    return copy
  }

  /// The paint of text and symbols.
  package var foregroundPaint: Paint { HierarchicalShapeStyle.primary._paint(in: self) }
}
