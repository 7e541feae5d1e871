import SkerryBasics

/// Text that counts from or to an instant: timers, stopwatches, `Text(date, style: .timer)`.
nonisolated struct RunningClock: ChangingText {
  /// The time that is counted.
  enum Source: Hashable, Sendable {
    /// Down to an instant, then up from it.
    case around(Moment)
    /// Within an interval, stopping at its ends.
    case within(start: Moment, end: Moment, pause: Moment?, countsDown: Bool)
    /// Up from an instant, without end.
    case from(Moment)
  }

  var source: Source
  var format: ClockFormat

  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    let text = format.string(reading(at: moment), isReduced: environment.isLuminanceReduced)
    return environment.language?.digits(text) ?? text
  }

  func spoken(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    format.spoken(reading(at: moment), isReduced: environment.isLuminanceReduced)
  }

  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    let isReduced = environment.isLuminanceReduced
    switch source {
    case .around(let date):
      if moment == date { return after(date, from: date, isReduced: isReduced) }
      return moment < date
        ? before(date, from: moment, isReduced: isReduced) : after(date, from: moment, isReduced: isReduced)
    case .from(let start):
      // Being under way can itself be visible: Always-On withholds seconds from then on.
      return moment < start ? start : after(start, from: moment, isReduced: isReduced)
    case .within(let start, let end, let pause, let countsDown):
      guard moment < end, !isPaused(pause, start, end) else { return nil }
      if moment < start { return start }
      let next =
        countsDown ? before(end, from: moment, isReduced: isReduced) : after(start, from: moment, isReduced: isReduced)
      // Counting up ends in the middle of a step: there the text only changes by no longer being withheld.
      return next <= end ? next : isReduced ? end : nil
    }
  }

  /// A running clock of whole seconds shows each of them; before its start the next text may be the same one.
  func changesAtCandidate(after moment: Moment, in environment: LiveTextEnvironment) -> Bool {
    guard format.showsEachSecond, !environment.isLuminanceReduced else { return false }
    return switch source {
    case .around: true
    case .from(let start): moment >= start
    case .within(let start, let end, _, _): start <= moment && moment < end
    }
  }

  /// Intervals up to `Date.distantFuture` are common for "no end"; counting up, nobody waits for their last digits.
  func widest(in environment: LiveTextEnvironment) -> String? {
    guard case .within(let start, let end, _, let countsDown) = source else { return nil }
    let length = countsDown ? end - start : min(end - start, 100 * Moment.hour - 1)
    let text = format.string(ClockReading(value: length, countsDown: countsDown, isRunning: false))
    return environment.language?.digits(text) ?? text
  }

  private func reading(at moment: Moment) -> ClockReading {
    switch source {
    case .around(let date):
      return ClockReading(value: abs(moment - date), countsDown: moment < date, isRunning: true)
    case .from(let start):
      return ClockReading(value: max(0, moment - start), countsDown: false, isRunning: moment >= start)
    case .within(let start, let end, let pause, let countsDown):
      let isPaused = isPaused(pause, start, end)
      let now = min(max(isPaused ? pause ?? moment : moment, start), end)
      return ClockReading(
        value: countsDown ? end - now : now - start, countsDown: countsDown,
        isRunning: !isPaused && start <= moment && moment < end)
    }
  }

  /// A pause outside of the interval is none.
  private func isPaused(_ pause: Moment?, _ start: Moment, _ end: Moment) -> Bool {
    pause.map { start <= $0 && $0 <= end } ?? false
  }

  private func before(_ end: Moment, from moment: Moment, isReduced: Bool) -> Moment {
    let reading = ClockReading(value: end - moment, countsDown: true, isRunning: true)
    return end + -format.nextValue(reading, isReduced: isReduced)
  }

  private func after(_ start: Moment, from moment: Moment, isReduced: Bool) -> Moment {
    let reading = ClockReading(value: moment - start, countsDown: false, isRunning: true)
    return start + format.nextValue(reading, isReduced: isReduced)
  }
}
