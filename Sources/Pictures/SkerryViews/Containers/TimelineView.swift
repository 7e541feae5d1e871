import FoundationEssentials

/// Draws its content for the instant at which the system runs bodies: as content arrived or changed its state. As in a
/// Live Activity it does not redraw by itself: texts and progress that move with time do.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  /// The instant the content is drawn for.
  public struct Context: Sendable {
    /// The instant that is drawn.
    public let date: Date
    /// How often the view is drawn anew: as often as its content changes.
    public var cadence: Cadence { .live }
    /// How often content may be redrawn.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// Content made for the instant at which it is drawn; the schedule adds no instants, as live texts change by themselves.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Schedule: TimelineSchedule {
    self.content = content
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    context.evaluate { content(TimelineViewDefaultContext(date: context.pass.drawn)) }._makeNodes(in: context)
  }
}

/// The context of a timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a timeline view would like to be drawn.
nonisolated public protocol TimelineSchedule {}

/// A schedule of whole minutes.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }
/// A schedule of equal intervals, in seconds.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// From an instant on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// A schedule of given instants.
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// The instants, in order.
  public init<S: Sequence<Date>>(_ dates: S) {}
}
/// A schedule as fast as the display.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The least interval between two pictures, in seconds; neither it nor a pause has an effect here.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At each whole minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From an instant on, every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At given instants.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}
nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As fast as the display; here the view is drawn when its content changes.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As fast as the display, with an interval at the least; here the view is drawn when its content changes.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
