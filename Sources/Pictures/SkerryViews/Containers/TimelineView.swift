import FoundationEssentials

/// Draws its content for an instant. As in a Live Activity it does not redraw by itself: texts and progress that move
/// with time do.
public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  /// The instant the content is drawn for.
  public struct Context: Sendable {
    public let date: Date
    public var cadence: Cadence { .live }
    /// How often content may be redrawn.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
  }

  private let content: (TimelineViewDefaultContext) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Schedule: TimelineSchedule {
    self.content = content
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    context.evaluate { content(TimelineViewDefaultContext(date: context.pass.instant)) }._makeNodes(in: context)
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a timeline view would like to be drawn.
nonisolated public protocol TimelineSchedule {}

nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  public init<S: Sequence<Date>>(_ dates: S) {}
}
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}
nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
