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

/// How often the entries of a schedule are wanted.
nonisolated public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says, or less often, as while a phone is dimmed.
  case normal, lowFrequency
}

/// When a timeline view would like to be drawn. Nobody asks a schedule here: texts and progress move by themselves.
nonisolated public protocol TimelineSchedule {
  /// The instants, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The instants from one on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Instants at equal distances.
nonisolated public struct PeriodicTimelineEntries: Sequence, IteratorProtocol, Sendable {
  fileprivate var instant: Date
  fileprivate let interval: TimeInterval
  /// The next instant; there is no last one.
  public mutating func next() -> Date? {
    defer { instant += interval }
    return instant
  }
}

/// A schedule of whole minutes.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every minute.
  public init() {}
  /// The minute that runs, and each after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineEntries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicTimelineEntries(instant: Date(timeIntervalSinceReferenceDate: minutes * 60), interval: 60)
  }
}
/// A schedule of equal intervals, in seconds.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// From an instant on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  /// The interval that runs, and each after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineEntries {
    let passed = interval > 0 ? max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down)) : 0
    return PeriodicTimelineEntries(instant: start + passed * interval, interval: interval)
  }
}
/// A schedule of given instants.
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  private let dates: [Date]
  /// The instants, in order.
  public init<S: Sequence<Date>>(_ dates: S) { self.dates = Array(dates) }
  /// The last instant before one, and those after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    Array(dates[(dates.lastIndex { $0 <= startDate } ?? dates.startIndex)...])
  }
}
/// A schedule as fast as the display.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  /// The least interval between two pictures, in seconds; neither it nor a pause has an effect here.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1.0 / 60 }
  /// Each picture from an instant on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineEntries {
    PeriodicTimelineEntries(instant: startDate, interval: interval)
  }
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
