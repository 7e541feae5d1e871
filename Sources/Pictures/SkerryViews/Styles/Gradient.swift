/// Colours that run into each other.
nonisolated public struct Gradient: Hashable, ShapeStyle {
  /// A colour and its place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The color at that place.
    public var color: Color
    /// From 0 at the beginning to 1 at the end.
    public var location: Double
    /// A color at a place.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
  /// The colors in order.
  public var stops: [Stop]

  /// Colors at places of their own.
  public init(stops: [Stop]) { self.stops = stops }

  /// Spreads the colours evenly.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / Double(last)) }
  }

  /// The colours in an environment, in order of their places.
  func paintStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.sorted { $0.location < $1.location }.map {
      let paint = $0.color._paint(in: environment)
      return Paint.Stop(color: paint.representative, location: $0.location, missingName: paint.missingName)
    }
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    Paint(gradient: paintStops(in: environment)) { _, y in y }
  }
}

/// The gentle gradient that `Color.gradient` gives: a little lighter at the top.
nonisolated public struct AnyGradient: Hashable, ShapeStyle {
  private let base: Color?
  /// The colors, where they were given; otherwise two shades of the base.
  package let whole: Gradient

  init(base: Color) {
    self.base = base
    whole = Gradient(colors: [base, base])
  }
  /// A gradient whose type is forgotten.
  public init(_ gradient: Gradient) {
    base = nil
    whole = gradient
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    guard let base else { return whole._paint(in: environment) }
    let plain = base._paint(in: environment)
    let color = plain.representative
    let lighter = color.mixed(with: RGBA(hex: 0xFFFFFF, alpha: color.alpha), 0.18)
    let stops = [Paint.Stop(color: lighter, location: 0), Paint.Stop(color: color, location: 1)]
    var paint = Paint(gradient: stops) { _, y in y }
    paint.missingName = plain.missingName
    return paint
  }
}

/// A gradient along a line.
///
/// ```swift
/// Capsule().fill(LinearGradient(colors: [.green, .red], startPoint: .leading, endPoint: .trailing))
/// ```
nonisolated public struct LinearGradient: Hashable, ShapeStyle {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Colors from one place of the view to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Colors, evenly from one place of the view to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colors, each at its own part of the way, from one place of the view to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let (start, end) = (startPoint, endPoint)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    return Paint(gradient: gradient.paintStops(in: environment)) { x, y in
      length <= 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / length
    }
  }
}

/// A gradient from a centre outwards.
nonisolated public struct RadialGradient: Hashable, ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint

  /// The radii are in points and are stretched to the area, whose size a terminal knows only roughly.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
  }
  /// Colors, evenly from one distance from a place to another, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let center = center
    return Paint(gradient: gradient.paintStops(in: environment)) { x, y in
      2 * ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot()
    }
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colors, evenly from one place of the view to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  /// Colors from one place of the view to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension LinearGradient: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] {
    [FillNode(paint: _paint(in: context.environment), in: context)]
  }
}

extension RadialGradient: View {
  public var body: EmptyView { EmptyView() }
  public func _makeNodes(in context: ViewContext) -> [Node] {
    [FillNode(paint: _paint(in: context.environment), in: context)]
  }
}
