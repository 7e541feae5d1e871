import FoundationEssentials
import SkerryBasics

/// The progress of `ProgressView(timerInterval:countsDown:)`: it moves by itself.
nonisolated public struct LiveProgress: Hashable, Sendable {
  /// The time that the bar takes from one end to the other.
  public var interval: ClosedRange<Date>
  /// True: full at the start, empty at the end.
  public var countsDown: Bool

  /// A bar that fills or empties while time passes.
  public init(_ interval: ClosedRange<Date>, countsDown: Bool = true) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// The filled share, 0 ... 1.
  public func fraction(at date: Date) -> Double {
    let (elapsed, length) = elapsed(at: Moment(date))
    let share = length == 0 ? (elapsed == 0 ? 0 : 1) : Double(elapsed) / Double(length)
    return countsDown ? 1 - share : share
  }

  /// The filled share in whole steps, 0 ... `count`: 8 per cell for a bar, 100 for a percentage.
  ///
  /// A step that counts up is filled when its time is over, one that counts down is emptied then: full and empty are
  /// only shown when they are true.
  public func step(at date: Date, of count: Int) -> Int {
    let passed = passedSteps(at: Moment(date), of: count)
    return countsDown ? count - passed : passed
  }

  /// The next instant at which `step(at:of:)` changes; nil when it never will.
  public func nextChange(after date: Date, of count: Int) -> Date? {
    nextChange(after: Moment(date), of: count)?.date
  }

  /// Said aloud: `42%`.
  public func spoken(at date: Date) -> String {
    "\(step(at: date, of: 100))%"
  }

  /// The default label: the time remaining, or elapsed.
  public var label: LiveText {
    .timerInterval(interval, pauseTime: nil, countsDown: countsDown, showsHours: true)
  }

  func nextChange(after moment: Moment, of count: Int) -> Moment? {
    let length = elapsed(at: moment).length
    let passed = passedSteps(at: moment, of: count)
    guard count > 0, passed < count else { return nil }
    if length == 0 { return Moment(interval.upperBound) }
    let elapsed = (Int128(passed + 1) * Int128(length) + Int128(count) - 1) / Int128(count)
    return Moment(interval.lowerBound) + Int64(elapsed)
  }

  private func passedSteps(at moment: Moment, of count: Int) -> Int {
    let (elapsed, length) = elapsed(at: moment)
    if length == 0 { return elapsed == 0 ? 0 : count }
    return Int(Int128(elapsed) * Int128(max(count, 0)) / Int128(length))
  }

  /// Microseconds; an interval without length has elapsed (1) from its instant on.
  private func elapsed(at moment: Moment) -> (elapsed: Int64, length: Int64) {
    let start = Moment(interval.lowerBound)
    let length = Moment(interval.upperBound) - start
    if length == 0 { return (moment < start ? 0 : 1, 0) }
    return (min(max(0, moment - start), length), length)
  }
}

/// A progress as a percentage.
nonisolated struct PercentText: ChangingText {
  var progress: LiveProgress

  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    progress.spoken(at: moment.date)
  }

  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    progress.nextChange(after: moment, of: 100)
  }

  func widest(in environment: LiveTextEnvironment) -> String? { "100%" }
}
