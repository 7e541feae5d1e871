/// A value that can be plotted.
public protocol Plottable {
  /// The value as a number, a date or a name.
  var _plotted: _Plotted { get }
}

/// A value on an axis.
public struct _Plotted {
  let value: ChartValue
}

extension Double: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(self)) } }
extension Float: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Int: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Int8: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Int16: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Int32: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Int64: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension UInt: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension UInt8: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension UInt16: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension UInt32: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension UInt64: Plottable { public var _plotted: _Plotted { _Plotted(value: .number(Double(self))) } }
extension Date: Plottable { public var _plotted: _Plotted { _Plotted(value: .date(self)) } }
extension String: Plottable { public var _plotted: _Plotted { _Plotted(value: .name(self)) } }
extension Decimal: Plottable {
  public var _plotted: _Plotted { _Plotted(value: .number(Double("\(self)") ?? 0)) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var _plotted: _Plotted { rawValue._plotted }
}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// A value named by a text that can be translated.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: labelKey.plain, value: value)
  }
  /// A value named by a text as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }
  /// A date, as a part of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue where Value == Date {
    PlottableValue(label: labelKey.plain, value: Calendar.current.dateInterval(of: unit, for: value)?.start ?? value)
  }
  var plotted: ChartValue { value._plotted.value }
}

/// A mark with everything that modifiers said of it.
public struct PlottedMark: ChartContent, MarkSource {
  var marks: [ChartMark]
  public var body: some View { EmptyView() }
}

/// How wide or high a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let share: Double?
  /// In points.
  let length: Double?
  public init(floatLiteral value: Double) { self.init(length: value) }
  public init(integerLiteral value: Int) { self.init(length: Double(value)) }
  /// As fits.
  public static let automatic = MarkDimension()
  private init(share: Double? = nil, length: Double? = nil) { (self.share, self.length) = (share, length) }
  /// In points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(length: length) }
  /// A part of the room.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(share: ratio) }
  /// In points less than the room; bars share the room here.
  public static func inset(_ inset: CGFloat) -> MarkDimension { .automatic }
}

/// Whether marks at the same place are piled up.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String
  /// One on the other.
  public static let standard = MarkStackingMethod(name: "standard")
  /// As shares of the whole; drawn one on the other here.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// Around the middle; drawn one on the other here.
  public static let center = MarkStackingMethod(name: "center")
  /// One before the other.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A bar.
public struct BarMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// A bar from the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { marks = [ChartMark(kind: .bar, x: x.plotted, y: y.plotted, width: width.length)] }
  /// A bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { marks = [ChartMark(kind: .bar, x: x.plotted, y: yEnd.plotted, yStart: yStart.plotted, width: width.length)] }
  /// A bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { marks = [ChartMark(kind: .bar, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)] }
  /// A bar by itself, in the middle of the plot.
  @_disfavoredOverload
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { marks = [ChartMark(kind: .bar, x: x.plotted, y: .name(""))] }
  /// A bar by itself, in the middle of the plot.
  @_disfavoredOverload
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { marks = [ChartMark(kind: .bar, x: .name(""), y: y.plotted)] }
}

/// A point of a line.
public struct LineMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [ChartMark(kind: .line, x: x.plotted, y: y.plotted)]
  }
  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ChartMark(kind: .line, x: x.plotted, y: y.plotted)
    mark.series = "\(series.plotted)"
    marks = [mark]
  }
}

/// A point at the upper edge of an area.
public struct AreaMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// Down to the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { marks = [ChartMark(kind: .area, x: x.plotted, y: y.plotted)] }
  /// Down to the axis, for one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = ChartMark(kind: .area, x: x.plotted, y: y.plotted)
    mark.series = "\(series.plotted)"
    marks = [mark]
  }
  /// Between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { marks = [ChartMark(kind: .area, x: x.plotted, y: yEnd.plotted, yStart: yStart.plotted)] }
}

/// A point.
public struct PointMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// A point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [ChartMark(kind: .point, x: x.plotted, y: y.plotted)]
  }
}

/// A line across the plot.
public struct RuleMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// From top to bottom.
  public init<X: Plottable>(x: PlottableValue<X>) { marks = [ChartMark(kind: .ruleX, x: x.plotted, lineWidth: 1)] }
  /// From side to side.
  public init<Y: Plottable>(y: PlottableValue<Y>) { marks = [ChartMark(kind: .ruleY, y: y.plotted, lineWidth: 1)] }
  /// From one value to another.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    marks = [ChartMark(kind: .ruleY, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted, lineWidth: 1)]
  }
  /// From one value up to another.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    marks = [ChartMark(kind: .ruleX, x: x.plotted, y: yEnd.plotted, yStart: yStart.plotted, lineWidth: 1)]
  }
}

/// An area between values.
public struct RectangleMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// Between two values in both directions.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    marks = [
      ChartMark(kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: yEnd.plotted, yStart: yStart.plotted)
    ]
  }
  /// A band between two values, from side to side.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { marks = [ChartMark(kind: .rectangle, y: yEnd.plotted, yStart: yStart.plotted)] }
  /// A band between two values, from top to bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { marks = [ChartMark(kind: .rectangle, x: xStart.plotted, xEnd: xEnd.plotted)] }
  /// Between two values, at a third one: the body of a candle, or its wick, which is hardly wider than a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    let isWick = width.length.map { $0 <= Self.mostOfWick } ?? false
    var mark = ChartMark(
      kind: isWick ? .ruleX : .bar, x: x.plotted, y: yEnd.plotted, yStart: yStart.plotted, width: width.length)
    mark.isBody = true
    if let length = width.length, isWick { mark.lineWidth = length }
    marks = [mark]
  }
  /// The widest mark that is a line, in points.
  private static let mostOfWick = 2.0
  /// A cell of a grid.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { marks = [ChartMark(kind: .point, x: x.plotted, y: y.plotted)] }
}

/// A part of a circle.
public struct SectorMark: ChartContent, MarkSource {
  let marks: [ChartMark]
  public var body: some View { EmptyView() }
  /// Its share of the circle is its share of the sum.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(kind: .sector)
    mark.angle = angle.plotted.number ?? 0
    mark.innerRadius = innerRadius.share ?? 0
    marks = [mark]
  }
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  /// As fits.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before.
  public static let leading = AnnotationPosition(name: "leading")
  /// Behind.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Over the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above, at the leading edge.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above, at the trailing edge.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
}

/// How points are joined; dots are too coarse to tell.
public enum InterpolationMethod: Hashable, Sendable {
  /// The ways.
  case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd
}

/// The form of points; a point is a dot.
public protocol ChartSymbolShape: Shape {}

/// One of the common forms of points; a point is a dot.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  private let name: String
  /// A circle.
  public static let circle = BasicChartSymbolShape(name: "circle")
  /// A square.
  public static let square = BasicChartSymbolShape(name: "square")
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(name: "triangle")
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape(name: "diamond")
  /// A cross.
  public static let cross = BasicChartSymbolShape(name: "cross")
  /// A plus.
  public static let plus = BasicChartSymbolShape(name: "plus")
  /// A star.
  public static let asterisk = BasicChartSymbolShape(name: "asterisk")
  /// Five corners.
  public static let pentagon = BasicChartSymbolShape(name: "pentagon")
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The form with its outline only; a point is a dot.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  /// A plus.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  /// A star.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
  /// Five corners.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
}
extension Circle: ChartSymbolShape {}

extension ChartContent {
  private func changed(_ change: (inout ChartMark) -> Void) -> PlottedMark {
    var marks = ChartMark.marks(of: self)
    for index in marks.indices { change(&marks[index]) }
    return PlottedMark(marks: marks)
  }

  /// Draws the mark in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> PlottedMark { changed { $0.style = AnyShapeStyle(style) } }
  /// Draws marks of each value in a color of their own.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> PlottedMark {
    changed {
      $0.group = value.plotted.text
      if $0.series.isEmpty { $0.series = value.plotted.text }
    }
  }
  /// Draws the mark more translucently.
  public func opacity(_ opacity: Double) -> PlottedMark {
    changed { $0.style = AnyShapeStyle(($0.style ?? AnyShapeStyle(.tint)).opacity(opacity)) }
  }
  /// Draws a line in a style.
  public func lineStyle(_ style: StrokeStyle) -> PlottedMark {
    changed {
      $0.lineWidth = style.lineWidth
      $0.dash = style.dash
    }
  }
  /// Has no effect here: dots are too coarse.
  public func interpolationMethod(_ method: InterpolationMethod) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a mark is too small to be cut.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> PlottedMark { changed { _ in } }
  /// Has no effect here: cells are sharp.
  public func blur(radius: CGFloat) -> PlottedMark { changed { _ in } }
  /// Has no effect here: marks throw no shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> PlottedMark { changed { _ in } }
  /// Has no effect here: corners are half a cell.
  public func cornerRadius(_ radius: CGFloat) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  public func symbolSize(_ size: CGFloat) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  @_disfavoredOverload
  public func symbolSize(_ size: CGSize) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a point is a dot.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> PlottedMark { changed { _ in } }
  /// Has no effect here: bars at one place are piled up.
  public func position<D: Plottable>(by value: PlottableValue<D>) -> PlottedMark { changed { _ in } }
  /// Has no effect here: marks are drawn in their order.
  public func zIndex(_ value: Double) -> PlottedMark { changed { _ in } }
  /// Has no effect here: marks stay in their places.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> PlottedMark { changed { _ in } }
  /// Has no effect here: a gradient is stretched over what it fills.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> PlottedMark { changed { _ in } }
  /// Puts a view beside the mark, where there is room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> PlottedMark {
    let view = AnyView(content())
    return changed {
      $0.annotation = view
      $0.annotationPosition = position
      $0.annotationAlignment = alignment
    }
  }
  /// The chart is spoken as a whole.
  public func accessibilityLabel(_ label: String) -> PlottedMark { changed { _ in } }
  /// The chart is spoken as a whole.
  public func accessibilityValue(_ value: String) -> PlottedMark { changed { _ in } }
  /// The chart is spoken as a whole.
  public func accessibilityHidden(_ hidden: Bool) -> PlottedMark { changed { _ in } }
}
