/// A value within a range: a bar, or a ring.
///
/// ```swift
/// Gauge(value: 0.7) {
///   Text("Battery")
/// }
/// .gaugeStyle(.accessoryCircularCapacity)
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
  private let amount: ProgressAmount
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// `value` within `bounds`, clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    amount = ProgressAmount(value: value - bounds.lowerBound, total: bounds.upperBound - bounds.lowerBound)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    guard context.environment.isRedacted else { return nodes(amount, in: context) }
    return nodes(.fraction(0), in: context).map { UnspokenNode($0) }
  }

  private func nodes(_ amount: ProgressAmount, in context: ViewContext) -> [Node] {
    let chosen = context.environment[GaugeStyleKey.self]
    if case .custom(let make) = chosen {
      let share = if case .fraction(let share) = amount { share } else { 0.0 }
      let configuration = GaugeStyleConfiguration(
        value: share, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(content: AnyView(maximumValueLabel)))
      // A gauge within a style has the system's look, or it would have that style again.
      return context.evaluate { make(configuration) }._makeNodes(
        in: context.with { $0[GaugeStyleKey.self] = GaugeStyleKey.defaultValue })
    }
    let labels = ProgressLabels(title: context.single(label), value: context.single(currentValueLabel))
    let tint = TintShapeStyle()._paint(in: context.environment)
    let track = context.environment.trackPaint
    if let opening = chosen.opening {
      let ring = RingNode(
        amount, tint: tint, track: track, opening: opening, hasMark: opening > 0, largestSide: RingNode.gaugeSide,
        pass: context.pass)
      let ends = [context.single(minimumValueLabel), context.single(maximumValueLabel)].compactMap(\.self)
      let title = context.environment.values.labelsHidden ? nil : labels.title
      let below = opening == 0 ? [] : ends.isEmpty ? [title].compactMap(\.self) : ends
      return [RingGroupNode(ring, labels: labels, below: below, pass: context.pass)]
    }
    let bar = BarNode(amount, tint: tint, track: track, hasMark: chosen.isMarkedLine, pass: context.pass)
    let line =
      [context.single(minimumValueLabel), bar, context.single(maximumValueLabel)].compactMap(\.self)
    let row =
      line.count == 1
      ? bar
      : StackNode(
        line, axis: .horizontal, alignment: VerticalAlignment.center.guide, gap: Points.perColumn, pass: context.pass)
    return [
      BarGroupNode(
        row, spokenBar: bar, labels: labels, showsTitle: !context.environment.values.labelsHidden, pass: context.pass)
    ]
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A gauge with a label and one for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) {
      EmptyView()
    } minimumValueLabel: {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels for itself, its value and both ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

/// How a gauge is drawn.
nonisolated public enum _GaugeLook {
  /// The system's ways.
  case bar, markedLine, ring, openRing
  /// A look of an app's own.
  case custom(@MainActor (GaugeStyleConfiguration) -> AnyView)

  /// The part of a ring that is left open; `nil` where there is no ring.
  var opening: Double? {
    switch self {
    case .ring: 0
    case .openRing: 0.25
    case .bar, .markedLine, .custom: nil
    }
  }

  /// Whether the value is a mark on a line.
  var isMarkedLine: Bool { if case .markedLine = self { true } else { false } }
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The label as the gauge was given it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label of the value as the gauge was given it.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label of the lower end as the gauge was given it.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label of the upper end as the gauge was given it.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// From 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

nonisolated enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: _GaugeLook { .bar }
}

/// A way to draw a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that a gauge becomes.
  associatedtype Body: View = EmptyView
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// One of the system's ways; styles of apps keep the default.
  @MainActor @preconcurrency var _look: _GaugeLook { get }
}

extension GaugeStyle {
  public var _look: _GaugeLook { .custom { AnyView(makeBody(configuration: $0)) } }
}
extension GaugeStyle where Body == EmptyView {
  /// Nothing: the system's styles draw themselves.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that fits the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .bar }
}
/// A bar between the labels of its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .bar }
}
/// A line with a mark at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .markedLine }
}
/// A bar for small places, filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .bar }
}
/// The value with a mark on an arc.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .openRing }
}
/// The value in a ring that is filled as far as it goes.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  public var _look: _GaugeLook { .ring }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that fits the place.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar between the labels of its ends.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar for small places, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The value with a mark on an arc.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The value in a ring that is filled as far as it goes.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Chooses how gauges are drawn.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let look = style._look
    return EnvironmentModifiedView(self) { $0[GaugeStyleKey.self] = look }
  }
}
