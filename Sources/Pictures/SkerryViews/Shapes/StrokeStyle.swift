/// How a line along an outline is drawn.
nonisolated public struct StrokeStyle: Hashable, Sendable {
  /// In points; a terminal's thinnest line is one dot of 4 points.
  public var lineWidth: Double
  /// How ends look; not told apart in cells.
  public var lineCap: LineCap
  /// How corners look; not told apart in cells.
  public var lineJoin: LineJoin
  /// How far a corner may reach out, in widths of the line; not told apart in cells.
  public var miterLimit: Double
  /// Lengths of lines and gaps in points; empty for a line without gaps.
  public var dash: [Double]
  /// Whether the line has gaps; with lengths of nothing it has none.
  var isDashed: Bool { dash.contains { $0 > 0 } }
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// How a line ends; dots are too coarse to tell.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// How two stretches meet; dots are too coarse to tell.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// A line: its width, dashes and gaps in points.
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
  /// Whether edges are smoothed; cells have no smooth edges.
  public var isAntialiased: Bool

  /// A filling; `eoFill` leaves out parts that are enclosed an even number of times.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
