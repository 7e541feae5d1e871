import SkerryBasics

/// The settings that modifiers make of a chart.
struct ChartSettings {
  var showsX = true
  var showsY = true
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  var styles: [String: AnyShapeStyle] = [:]
  var range: [AnyShapeStyle] = []
  /// What the axes show; `nil` for the words of their ends.
  var xMarks: AxisMarks?
  var yMarks: AxisMarks?
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The least and the most of an axis, from data or as given.
public struct ChartScaleDomain: Sendable {
  let bounds: ClosedRange<Double>?
  /// From the data.
  public static let automatic = ChartScaleDomain(bounds: nil)
  /// From the data, with 0 or without.
  public static func automatic(includesZero: Bool, reversed: Bool = false) -> ChartScaleDomain { .automatic }
}

/// How much of its room a plot fills; it fills all of it here.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  /// All of it.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// All of it but a padding in points, which is finer than a cell.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// All of it but paddings in points, which are finer than a cell.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// How values become lengths; all grow evenly here.
public enum ScaleType: Hashable, Sendable {
  /// The ways.
  case linear, category, date, log, squareRoot, symmetricLog
}

/// Gathers what an axis shows.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock(_ parts: any AxisContent...) -> AxisParts { AxisParts(parts) }
  public static func buildOptional(_ part: AxisParts?) -> AxisParts { part ?? AxisParts([]) }
  public static func buildEither(first part: AxisParts) -> AxisParts { part }
  public static func buildEither(second part: AxisParts) -> AxisParts { part }
}
/// Gathers the parts of a mark of an axis.
public typealias AxisMarkBuilder = AxisContentBuilder
/// A part of an axis.
public protocol AxisContent {}
/// Several parts of an axis.
public struct AxisParts: AxisContent {
  /// Its marks, of which the first are shown.
  var marks: [AxisMarks] = []
  /// The words at a mark.
  var label: AxisValueLabel?

  init(_ parts: [any AxisContent]) {
    for part in parts {
      switch part {
      case let part as AxisMarks: marks.append(part)
      case let part as AxisValueLabel: label = label ?? part
      case let part as AxisParts:
        marks += part.marks
        label = label ?? part.label
      default: break
      }
    }
  }
}
/// A part of a mark of an axis.
public protocol AxisMark: AxisContent {}

/// The marks of an axis: words at the values that are given, or at its two ends.
public struct AxisMarks: AxisContent {
  /// Where marks stand: at the two ends, or in steps.
  public struct Values: Sendable {
    enum Steps: Sendable {
      case calendar(Calendar.Component, Int)
      case even(Double)
      case about(Int)
    }
    /// `nil` for the two ends.
    var steps: Steps?
    /// As fits.
    public static let automatic = Values()
    /// As fits, about so many.
    public static func automatic(desiredCount: Int? = nil) -> Values {
      Values(steps: desiredCount.flatMap { $0 > 2 ? .about($0) : nil })
    }
    /// As fits, at least so far apart.
    public static func automatic<P: Plottable>(
      minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Values { .automatic(desiredCount: desiredCount) }
    /// In steps of a part of the calendar.
    public static func stride(
      by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
      calendar: Calendar? = nil
    ) -> Values { Values(steps: .calendar(component, count)) }
    /// In steps.
    public static func stride<P: Plottable & BinaryInteger>(
      by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Values { Values(steps: .even(Double(step))) }
    /// In steps.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
      by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Values { Values(steps: .even(Double(step))) }
  }
  /// At which side an axis stands.
  public struct Position: Hashable, Sendable {
    private let name: String
    /// As fits.
    public static let automatic = Position(name: "automatic")
    /// At the leading edge.
    public static let leading = Position(name: "leading")
    /// At the trailing edge.
    public static let trailing = Position(name: "trailing")
    /// Above.
    public static let top = Position(name: "top")
    /// Below.
    public static let bottom = Position(name: "bottom")
  }

  /// The values that were given; `nil` where they follow from the axis.
  private let values: [ChartValue]?
  private var steps: Values.Steps?
  /// The parts of a mark; `nil` for the value in words.
  private let parts: ((AxisValue) -> AxisParts)?
  /// Whether the words stand before the plot.
  let isLeading: Bool

  /// The values of the marks of an axis; `nil` for its two ends.
  func values(of axis: ChartAxis, timeZone: String) -> [ChartValue]? {
    values ?? steps.flatMap { axis.values($0, timeZone: timeZone) }
  }

  /// The words at a value; `nil` where the mark has none.
  func label(_ value: ChartValue, index: Int) -> AxisValueLabel? {
    guard let parts else { return AxisValueLabel() }
    return parts(AxisValue(index: index, value: value)).label
  }

  /// Marks as they fit.
  public init(preset: AxisPreset = .automatic, position: Position = .automatic, values: Values = .automatic) {
    self.values = nil
    steps = values.steps
    parts = nil
    isLeading = position == .leading
  }
  /// Marks at values.
  public init<V: Plottable>(preset: AxisPreset = .automatic, position: Position = .automatic, values: [V]) {
    self.values = values.map(\._plotted.value)
    parts = nil
    isLeading = position == .leading
  }
  /// Marks made of parts.
  public init(
    preset: AxisPreset = .automatic, position: Position = .automatic, values: Values = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisParts
  ) {
    self.values = nil
    steps = values.steps
    parts = content
    isLeading = position == .leading
  }
  /// Marks made of parts.
  public init(
    preset: AxisPreset = .automatic, position: Position = .automatic, values: Values = .automatic,
    @AxisMarkBuilder content: @escaping () -> AxisParts
  ) {
    self.values = nil
    steps = values.steps
    parts = { _ in content() }
    isLeading = position == .leading
  }
  /// Marks at values, made of parts.
  public init<V: Plottable>(
    preset: AxisPreset = .automatic, position: Position = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisParts
  ) {
    self.values = values.map(\._plotted.value)
    parts = content
    isLeading = position == .leading
  }
}
/// How an axis looks.
public enum AxisPreset: Hashable, Sendable {
  /// The ways.
  case automatic, extended, aligned, inset
}
/// A value of an axis.
public struct AxisValue {
  /// Which one.
  public let index: Int
  let value: ChartValue
  /// The value, if it is of a type.
  public func `as`<V: Plottable>(_ type: V.Type) -> V? {
    switch value {
    case .number(let number): number as? V ?? Int(exactly: number.rounded()) as? V ?? Float(number) as? V
    case .date(let date): date as? V
    case .name(let name): name as? V
    }
  }
}
/// A chart's plot and scales, for views over it.
public struct ChartProxy {
  /// The size of the plot, in points.
  public let plotSize: CGSize
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }
  /// What lies at a place; unknown here.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// What lies at a place; unknown here.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Where a value lies, in points; unknown here.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Where a value lies, in points; unknown here.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
}

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
  /// Shows or hides the axis below.
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.showsX = visibility != .hidden } }
  /// Shows the axis below, with marks of its own.
  public func chartXAxis(@AxisContentBuilder content: () -> AxisParts) -> some View {
    let marks = content().marks.first
    return chart {
      // Whether the axis is shown is said apart: one that is hidden stays so.
      if marks == nil { $0.showsX = false }
      $0.xMarks = marks
    }
  }
  /// Shows or hides the axis at the side.
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.showsY = visibility != .hidden } }
  /// Shows the axis at the side, with marks of its own.
  public func chartYAxis(@AxisContentBuilder content: () -> AxisParts) -> some View {
    let marks = content().marks.first
    return chart {
      // Whether the axis is shown is said apart: one that is hidden stays so.
      if marks == nil { $0.showsY = false }
      $0.yMarks = marks
    }
  }
  /// Has no effect here: an axis has no name.
  public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect here: an axis has no name.
  public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Has no effect here: colors are not explained.
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: colors are not explained.
  public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil)
    -> some View
  {
    self
  }
  /// The least and the most below.
  public func chartXScale<D: Plottable & Comparable>(domain: ClosedRange<D>, type: ScaleType? = nil) -> some View {
    chart { $0.xDomain = domain.plotted }
  }
  /// The least and the most below.
  public func chartXScale(domain: ChartScaleDomain, type: ScaleType? = nil) -> some View { self }
  /// Has no effect here: names stand in the order of the data.
  public func chartXScale<D: Plottable>(domain: [D]) -> some View { self }
  /// The least and the most below; the plot takes the width it has.
  public func chartXScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.xDomain = domain.plotted } }
  /// Has no effect here: the plot takes the width it has.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  /// The least and the most at the side; the plot takes the height it has.
  public func chartYScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.yDomain = domain.plotted } }
  /// Has no effect here: the plot takes the height it has.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  /// The least and the most at the side.
  public func chartYScale<D: Plottable & Comparable>(domain: ClosedRange<D>, type: ScaleType? = nil) -> some View {
    chart { $0.yDomain = domain.plotted }
  }
  /// The least and the most at the side.
  public func chartYScale(domain: ChartScaleDomain, type: ScaleType? = nil) -> some View { self }
  /// The least and the most at the side.
  public func chartYScale<D: Plottable>(domain: [D]) -> some View {
    let numbers = domain.compactMap(\._plotted.value.number)
    return chart {
      if let least = numbers.min(), let most = numbers.max(), least < most { $0.yDomain = least...most }
    }
  }
  /// Styles for the values by which marks are colored.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { ($0.key._plotted.value.text, AnyShapeStyle($0.value)) }
    return chart { settings in for (name, style) in styles { settings.styles[name] = style } }
  }
  /// Styles for the values by which marks are colored.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
    let styles = zip(domain, range).map { ($0._plotted.value.text, AnyShapeStyle($1)) }
    return chart { settings in for (name, style) in styles { settings.styles[name] = style } }
  }
  /// Has no effect here: a point is a dot.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View { self }
  /// Has no effect here: a point is a dot.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View { self }
  /// Styles for the values by which marks are colored, in their order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.range = styles }
  }
  /// Has no effect here: the plot is drawn as it is.
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (EmptyView) -> C) -> some View { self }
  /// Lays a view over the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(content(ChartProxy(plotSize: .zero)), alignment: alignment) }
  /// Lays a view behind the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(content(ChartProxy(plotSize: .zero)), alignment: alignment) }
}

extension ClosedRange where Bound: Plottable {
  fileprivate var plotted: ClosedRange<Double>? {
    guard let least = lowerBound._plotted.value.number, let most = upperBound._plotted.value.number, least < most else {
      return nil
    }
    return least...most
  }
}
