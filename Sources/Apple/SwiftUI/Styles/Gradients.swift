/// A gradient from a center outwards, as wide and high as what it fills.
public struct EllipticalGradient: ShapeStyle, View {
  private let base: RadialGradient

  /// Colors from the center outwards.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { base = RadialGradient(gradient: gradient, center: center, startRadius: 0, endRadius: 1) }
  /// Colors, evenly from the center outwards.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { self.init(gradient: Gradient(colors: colors), center: center) }
  /// Colors, each at its own part of the way from the center outwards.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(gradient: Gradient(stops: stops), center: center) }

  nonisolated public func _paint(in environment: EnvironmentValues) -> Paint { base._paint(in: environment) }
  public var body: some View { base }
}

/// Colors at the points of a net; each cell takes that of the nearest points.
public struct MeshGradient: ShapeStyle, View {
  private let width: Int
  private let height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  /// Colors at the points of a net, whose coordinates go from 0 to 1.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { (self.width, self.height, self.points, self.colors) = (width, height, points, colors) }

  nonisolated public func _paint(in environment: EnvironmentValues) -> Paint {
    let corners = zip(points, colors).map { (Double($0.x), Double($0.y), $1._paint(in: environment).representative) }
    guard let first = corners.first else { return Color.clear._paint(in: environment) }
    // A paint knows one line of colors: that of the middle row, from side to side.
    let row = corners.filter { abs($0.1 - 0.5) < 0.26 }.sorted { $0.0 < $1.0 }
    let line = row.isEmpty ? [first] : row
    return Paint(gradient: line.map { Paint.Stop(color: $0.2, location: $0.0) }) { x, _ in x }
  }
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient {
  /// Colors, each at its own part of the way from one distance from a place to another, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension Gradient {
  /// How colors between two are found; all are mixed in sRGB.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// In that of the display.
    public static let device = ColorSpace(name: "device")
    /// As people see them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
  /// The gradient itself.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The gradient itself.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors, each at its own part of the way.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
  /// A gentle gradient from one place to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient.whole, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colors from one distance from a place to another, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colors, evenly from one distance from a place to another, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colors, each at its own part of the way from one distance from a place to another, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Colors from the center outwards.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient, center: center) }
  /// Colors, evenly from the center outwards.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(colors: colors, center: center) }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colors around a place, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors around a place, each at its own part of the way.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors all around a place, from an angle on.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Colors all around a place, each at its own part of the way.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
extension AngularGradient {
  /// Colors all around a place, each at its own part of the way, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
