#if canImport(Glibc)
  import Glibc
#endif

extension Color.Resolved {
  /// The channel in linear light.
  public var linearRed: Float { Self.linear(red) }
  /// The channel in linear light.
  public var linearGreen: Float { Self.linear(green) }
  /// The channel in linear light.
  public var linearBlue: Float { Self.linear(blue) }
  /// The color of Core Graphics.
  public var cgColor: CGColor { UIColor(Color(self)).cgColor }
  private static func linear(_ channel: Float) -> Float {
    channel <= 0.04045 ? channel / 12.92 : Float(pow((Double(channel) + 0.055) / 1.055, 2.4))
  }
}

extension Color {
  /// A color's numbers, and by how much it may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable, CustomStringConvertible {
    private let base: Resolved
    /// By how much it may be brighter than white; a terminal never is.
    public let headroom: Float?
    /// A color with so much headroom.
    public init(_ color: Resolved, headroom: Float? = nil) { (base, self.headroom) = (color, headroom) }
    /// From 0 to 1.
    public var red: Float { base.red }
    /// From 0 to 1.
    public var green: Float { base.green }
    /// From 0 to 1.
    public var blue: Float { base.blue }
    /// From 0 to 1.
    public var opacity: Float { base.opacity }
    /// The channel in linear light.
    public var linearRed: Float { base.linearRed }
    /// The channel in linear light.
    public var linearGreen: Float { base.linearGreen }
    /// The channel in linear light.
    public var linearBlue: Float { base.linearBlue }
    public var description: String { base.description }
  }
  /// The color's numbers in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }
}

/// Five numbers for each channel of a color: what of red, green, blue and opacity it becomes, and what is added.
public struct ColorMatrix: Equatable, Sendable {
  /// What red becomes.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// What green becomes.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// What blue becomes.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// What opacity becomes.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Every channel as it is.
  public init() {}
}

extension MeshGradient {
  /// A point of a net with the directions of its lines; they are straight here.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is.
    public var position: SIMD2<Float>
    /// Where a line of the net goes.
    public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>
    /// A point and the directions of its lines.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// Where the points of a net are.
  public enum Locations: Equatable, Sendable {
    /// With straight lines, or with lines that have directions.
    case points([SIMD2<Float>]), bezierPoints([BezierPoint])
  }
  /// The colors of the points of a net.
  public enum Colors: Equatable, Sendable {
    /// As an environment shows them, or by their numbers.
    case colors([Color]), resolvedColors([Color.Resolved])
  }
  /// Colors at the points of a net.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let places: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let all: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    self.init(
      width: width, height: height, points: places, colors: all, background: background, smoothsColors: smoothsColors)
  }
  /// Colors by their numbers at the points of a net.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors)
  }
  /// Colors at the points of a net.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace
  ) {
    self.init(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
  }
  /// Colors at the points of a net whose lines have directions.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors)
  }
  /// Colors by their numbers at the points of a net whose lines have directions.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors)
  }
}
