import SkerryCells

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

/// Colors at the points of a net; each cell takes those of the points around it, the nearer the more.
public struct MeshGradient: ShapeStyle, View {
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  /// Colors at the points of a net, whose coordinates go from 0 to 1.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { (self.points, self.colors) = (points, colors) }

  nonisolated public func _paint(in environment: EnvironmentValues) -> Paint {
    let corners = zip(points, colors).map { MeshPoint($0, $1._paint(in: environment).representative) }
    guard !corners.isEmpty else { return Color.clear._paint(in: environment) }
    return Paint(field: { MeshPoint.color(at: $0, $1, among: corners) })
  }
  public var body: some View { Rectangle().fill(self) }
}

/// A point of a net with its color.
private struct MeshPoint: Sendable {
  let x: Double
  let y: Double
  let color: RGBA

  init(_ place: SIMD2<Float>, _ color: RGBA) { (x, y, self.color) = (Double(place.x), Double(place.y), color) }

  /// The mean of all colors, weighted by the inverse of their distances to the fourth: moved points keep their share.
  static func color(at x: Double, _ y: Double, among points: [MeshPoint]) -> RGBA {
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0, weight: 0.0)
    for point in points {
      let square = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
      let weight = 1 / max(1e-9, square * square)
      let opaque = weight * point.color.alpha
      sum.red += Double(point.color.rgb.red) * opaque
      sum.green += Double(point.color.rgb.green) * opaque
      sum.blue += Double(point.color.rgb.blue) * opaque
      sum.alpha += opaque
      sum.weight += weight
    }
    guard sum.alpha > 0 else { return .clear }
    func byte(_ channel: Double) -> UInt8 { UInt8(max(0, min(255, (channel / sum.alpha).rounded()))) }
    return RGBA(
      RGB(red: byte(sum.red), green: byte(sum.green), blue: byte(sum.blue)), alpha: sum.alpha / sum.weight)
  }
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
