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
    let look = context.environment[GaugeStyleKey.self]
    let labels = ProgressLabels(title: context.single(label), value: context.single(currentValueLabel))
    let tint = TintShapeStyle()._paint(in: context.environment)
    let track = context.environment.trackPaint
    if look == .openRing || look == .ring {
      let ring = RingNode(
        amount, tint: tint, track: track, opening: look == .openRing ? 0.25 : 0, pass: context.pass)
      return [RingGroupNode(ring, labels: labels, pass: context.pass)]
    }
    let bar = BarNode(amount, tint: tint, track: track, pass: context.pass)
    let line =
      [context.single(minimumValueLabel), bar, context.single(maximumValueLabel)].compactMap(\.self)
    let row =
      line.count == 1
      ? bar
      : StackNode(line, axis: .horizontal, alignment: VerticalAlignment.center.guide, gap: 1, pass: context.pass)
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
nonisolated public enum _GaugeLook: Hashable, Sendable { case bar, ring, openRing }

nonisolated enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = _GaugeLook.bar
}

/// A way to draw a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  @MainActor @preconcurrency var _look: _GaugeLook { get }
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
  public var _look: _GaugeLook { .bar }
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
