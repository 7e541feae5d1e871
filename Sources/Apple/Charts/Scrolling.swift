// Nobody scrolls or chooses on a surface of a phone: a chart shows all that it has.

/// Where scrolling comes to rest; without an effect here.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The behavior.
  nonisolated public init() {}
}

/// Where a chart's scrolling comes to rest.
public protocol ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number; without an effect here.
  public static func valueAligned(unit: some BinaryFloatingPoint) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  /// At multiples of a number; without an effect here.
  public static func valueAligned<V: BinaryInteger>(unit: V) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}

extension View {
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Has no effect here: a chart shows all that it has.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
  /// Has no effect here: nobody chooses on a surface.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Has no effect here: nobody chooses on a surface.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Has no effect here: nobody chooses on a surface.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Has no effect here: nobody chooses on a surface.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  /// Has no effect here: nobody chooses on a surface.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Has no effect here: nobody touches a surface's chart.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}
