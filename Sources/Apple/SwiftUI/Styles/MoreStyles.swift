/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { TintShapeStyle()._paint(in: environment) }
}
/// The style of words that stand for an input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle.tertiary._paint(in: environment)
  }
}
/// The style of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { TintShapeStyle()._paint(in: environment) }
}
/// The ground of a window: that of the surface.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> Paint { BackgroundStyle()._paint(in: environment) }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of words that stand for an input.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == Material {
  /// As the bars of the system.
  public static var bar: Material { .bar }
}
extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground, more translucent.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
  /// The foreground: layers lie one above the other.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }
  /// The foreground: a cell can't show a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle()) }
}

extension ShapeStyle {
  /// The style itself: layers lie one above the other.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// The style itself: a cell can't show a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The style itself: gradients are stretched over what they fill.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// A shadow; a cell can't show one.
public struct ShadowStyle: Hashable, Sendable {
  /// Below; without an effect here.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Within; without an effect here.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// Glass as of iOS 26: here a material.
public struct Glass: Hashable, Sendable {
  fileprivate var color: Color?
  fileprivate var isSeen = true
  /// As usual.
  public static let regular = Glass()
  /// Clearer; not told apart here.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass(isSeen: false)
  /// In a color.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }
  /// Moves under a finger; without an effect here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass behind the view: a material in its shape.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    let style =
      glass.isSeen ? glass.color.map { AnyShapeStyle($0.opacity(0.5)) } ?? AnyShapeStyle(Material.ultraThin) : nil
    return background(style ?? AnyShapeStyle(Color.clear), in: shape)
  }
  /// Has no effect here: glass doesn't flow.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// Has no effect here: glass doesn't flow.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  /// Has no effect here: glass doesn't flow.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Fills the grounds of the views within, where they name no style of their own.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Has no effect here: materials look alike always.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  /// Lets `BlendMode.destinationOut` cut out of this view alone; all colors are mixed in sRGB.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View { compositingGroup() }
}

/// How glass comes and goes; not seen here.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// Out of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By itself.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
}

/// How colors are computed; all are mixed in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As they are written, or by their light.
  case nonLinear, linear, extendedLinear
}

extension Color {
  /// The color mixed with another one: 0 is this color, 1 the other.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let environment = EnvironmentValues()
    let (first, second) = (resolve(in: environment), other.resolve(in: environment))
    func mixed(_ path: KeyPath<Resolved, Float>) -> Double {
      Double(first[keyPath: path]) * (1 - fraction) + Double(second[keyPath: path]) * fraction
    }
    return Color(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
  }
  /// The color itself: a terminal is as bright as it is.
  public func headroom(_ headroom: Double?) -> Color { self }
  /// The color itself: a terminal is as bright as it is.
  public func exposureAdjust(_ stops: Double) -> Color { self }
}

/// A picture that fills a shape: here its foreground, as cells are too coarse to repeat one.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, from 0 to 1.
  public var sourceRect: CGRect
  /// Its scale.
  public var scale: CGFloat
  /// A picture, repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  public func _paint(in environment: EnvironmentValues) -> Paint { ForegroundStyle()._paint(in: environment) }
}
