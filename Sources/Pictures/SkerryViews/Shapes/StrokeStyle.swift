/// How a line along an outline is drawn.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  /// In points; a terminal's thinnest line is one dot of 4 points.
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: Double
  /// Lengths of lines and gaps in points; empty for a line without gaps.
  public var dash: [Double]
  public var dashPhase: Double

  /// How a line ends; dots are too coarse to tell.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// How two stretches meet; dots are too coarse to tell.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is found where it crosses itself.
nonisolated public struct FillStyle: Hashable, Sendable {
  /// True: crossed an odd number of times; false: wound around.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
