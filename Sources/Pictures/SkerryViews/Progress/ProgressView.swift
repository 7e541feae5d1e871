import FoundationEssentials

/// How far something is: a bar, a ring, or a still spinner where nobody knows.
///
/// Over an interval of time it moves by itself; the picture changes when the next half of a cell, or the next dot of
/// the ring, is reached.
///
/// ```swift
/// ProgressView(timerInterval: departure...arrival, countsDown: false) {
///   Text("On the way")
/// } currentValueLabel: {
///   Text(arrival, style: .timer)
/// }
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let amount: ProgressAmount
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(_ amount: ProgressAmount, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.amount = amount
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// `value` from 0 to `total`, clamped; `nil` if nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressAmount(value: value, total: total), label(), currentValueLabel())
  }

  /// Moves by itself over an interval; counting down it is full first and empty at the end.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.live(LiveProgress(timerInterval, countsDown: countsDown)), label(), currentValueLabel())
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    guard context.environment.isRedacted else { return nodes(amount, in: context) }
    return nodes(.fraction(0), in: context).map { UnspokenNode($0) }
  }

  private func nodes(_ amount: ProgressAmount, in context: ViewContext) -> [Node] {
    let style = context.environment[ProgressStyleKey.self]
    if case .custom(let make) = style {
      let configuration = ProgressViewStyleConfiguration(
        amount: amount, label: .init(label), currentValueLabel: .init(currentValueLabel))
      return context.evaluate { make(configuration) }._makeNodes(
        in: context.with { $0[ProgressStyleKey.self] = .linear(nil) })
    }
    let labels = ProgressLabels(
      title: context.single(label),
      value: context.with { $0.values.foreground = [AnyShapeStyle($0.secondaryForeground)] }.single(currentValueLabel))
    let paint = progressPaint(style, context.environment)
    let track = context.environment.trackPaint
    if style.isRing(for: amount) {
      let ring = RingNode(amount, tint: paint, track: track, pass: context.pass)
      return [RingGroupNode(ring, labels: labels, pass: context.pass)]
    }
    if case .unknown = amount {
      let ring = RingNode(amount, tint: paint, track: track, pass: context.pass)
      return [
        StackNode(
          [ring] + labels.all, axis: .horizontal, alignment: VerticalAlignment.center.guide, gap: Points.perColumn,
          pass: context.pass)
      ]
    }
    let bar = BarNode(amount, tint: paint, track: track, pass: context.pass)
    return [
      BarGroupNode(
        bar, labels: labels, showsTitle: !context.environment.values.labelsHidden, pass: context.pass)
    ]
  }

  private func progressPaint(_ style: ProgressStyle, _ environment: EnvironmentValues) -> Paint {
    switch style {
    case .linear(let tint?), .circular(let tint?): tint._paint(in: environment)
    default: TintShapeStyle()._paint(in: environment)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known.
  public init() { self.init(.unknown, EmptyView(), EmptyView()) }
  /// Progress without a label; `nil` where nothing is known of it. A value beyond the total is drawn as full.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(ProgressAmount(value: value, total: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known, below a label.
  public init(@ViewBuilder label: () -> Label) { self.init(.unknown, label(), EmptyView()) }
  /// Progress below a label; `nil` where nothing is known of it.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(ProgressAmount(value: value, total: total), label(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of which nothing is known; the label is a text that can be translated.
  public init(_ titleKey: LocalizedStringKey) { self.init(.unknown, Text(titleKey), EmptyView()) }
  /// Progress of which nothing is known; the label is shown as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(.unknown, Text(title), EmptyView()) }
  /// Progress below a text that can be translated; `nil` where nothing is known of it.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(ProgressAmount(value: value, total: total), Text(titleKey), EmptyView())
  }
  /// Progress below a text as it stands; `nil` where nothing is known of it.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(ProgressAmount(value: value, total: total), Text(title), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Moves by itself over an interval, with the time that remains or has passed below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let progress = LiveProgress(timerInterval, countsDown: countsDown)
    self.init(.live(progress), label(), DefaultDateProgressLabel(progress: progress))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Moves by itself over an interval, with the time that remains or has passed below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress a style was asked to draw, in the standard way.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.amount, configuration.label, configuration.currentValueLabel)
  }
}

/// The time that remains of an interval, or has passed.
public struct DefaultDateProgressLabel: PrimitiveView {
  let progress: LiveProgress
  public func _makeNodes(in context: ViewContext) -> [Node] {
    // VoiceOver says how far it is; the time is for eyes. It never wraps: a label that has no room wakes nobody, so that
    // its rows must not depend on the time.
    Text(.live(progress.label)).lineLimit(1)._makeNodes(in: context).map { UnspokenNode($0) }
  }
}
