import Glibc

/// A gradient around a centre, clockwise from three o'clock.
nonisolated public struct AngularGradient: Hashable, ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// Colors around a place, from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? Angle(radians: startAngle.radians + 2 * .pi) : endAngle
  }
  /// Colors all around a place, from an angle on.
  public init(gradient: Gradient, center: UnitPoint = .center, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Colors around a place, evenly from one angle to another.
  public init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors all around a place, evenly from an angle on.
  public init(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colors around a place, each at its own part of the way.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let (center, start, span) = (center, start.radians, end.radians - start.radians)
    return Paint(gradient: gradient.paintStops(in: environment)) { x, y in
      let turn = (atan2(y - center.y, x - center.x) - start).truncatingRemainder(dividingBy: 2 * .pi)
      return (turn < 0 ? turn + 2 * .pi : turn) / span
    }
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colors around a place, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors all around a place, from an angle on.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension AngularGradient: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] {
    [FillNode(paint: _paint(in: context.environment), in: context)]
  }
}
