import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerryViews

/// Moving virtual time, and how fast it runs.
extension PhoneOperator {
  /// Lets time pass up to an instant. Throws a problem that says where it was stopped, if somebody did.
  ///
  /// - Parameter keepingPace: real time has brought it about, so virtual time goes on as it did.
  func pass(to target: Date, keepingPace: Bool = false) throws(StepProblem) {
    guard target > device.now, passage == nil else { return }
    if !keepingPace { try checkReachable(target) }
    let instant = min(target, InstantEntry.end)
    guard instant > device.now else { return }
    passage = Passage(start: device.now, target: instant, reached: device.now)
    var isThere = device.advance(to: instant) { goesOn() }
    if !isThere, keepsMilliseconds, device.now != device.now.onMillisecond {
      // Tapes know whole milliseconds alone.
      isThere = device.advance(to: min(device.now.nextMillisecond, instant)) && device.now == instant
    }
    passage = nil
    if !isThere || !keepingPace { time.set(device.now, real: real) }
    guard !isThere else { return }
    stops += 1
    let (reached, wanted) = (
      WallClock(device.now, timeZone: device.settings.timeZone), WallClock(instant, timeZone: device.settings.timeZone)
    )
    throw StepProblem("Stopped at \(reached.timestamp), on the way to \(wanted.timestamp).")
  }

  /// Throws a ``StepProblem`` for an instant past the end of the phone's time.
  func checkReachable(_ target: Date) throws(StepProblem) {
    guard target <= InstantEntry.end else { throw StepProblem("The phone's time ends with the year 2199.") }
  }

  /// Whether time goes on passing, as of now.
  private func goesOn() -> Bool {
    guard let attendant, var passage else { return true }
    passage.reached = device.now
    passage.count += 1
    self.passage = passage
    return attendant(passage)
  }

  /// Goes to the next thing that happens by itself; what only draws a widget anew counts if `isFine` says so.
  func passToNextEvent(isFine: Bool) throws(StepProblem) {
    guard let first = device.nextEvent else { throw StepProblem("Nothing is going to happen by itself.") }
    if isFine || !first.isMinor { return try pass(to: first.date) }
    guard var next = device.nextMajorEvent else {
      throw StepProblem("Nothing but \(first.name) is going to happen by itself; \(Self.finestWay) goes there.")
    }
    // Deeds of widgets may cause something sooner, or take it away.
    while let step = device.nextEvent, step.isMinor, step.date < next.date {
      try pass(to: step.date)
      guard let changed = device.nextMajorEvent else { return }
      next = changed
    }
    try pass(to: next.date)
  }

  private static let finestWay = "N, “jump next any” in a tape, or “skerry time next-any”,"

  /// Lets time pass up to an instant exactly, whatever the clock has rounded.
  func pass(exactlyTo instant: Date) throws(StepProblem) {
    catchUp()
    defer { console?.requestDisplay() }
    try pass(to: instant)
  }

  func setClock(_ instant: Date) {
    device.setClock(instant)
    // Real time goes on from there.
    time.set(device.now, real: real)
  }

  func set(_ pace: TapePace) {
    if time.isPaused == (pace != .pause) { time.togglePause(real: real) }
    guard case .times(let number) = pace else { return }
    while time.speed < Double(number) { time.faster(real: real) }
    while time.speed > Double(number) { time.slower(real: real) }
  }

  /// Lets virtual time run as fast as said, or stand still, and has it noted where it is recorded.
  public func setPace(_ pace: TapePace) {
    noted(.pace(pace)) {
      catchUp()
      set(pace)
    }
    console?.requestDisplay()
  }

  // MARK: As people write it

  /// Jumps by a written duration or to a written instant; returns what is wrong with the entry, if anything is.
  public func jump(entered text: String) -> String? {
    do {
      let target = try TimeEntry.instant(text, from: device.now, timeZone: device.settings.timeZone)
      guard target > device.now else { return "That is not later than now." }
      guard target <= device.now.addingTimeInterval(TimeEntry.farthest) else { return "At most ten years at once." }
      let stops = stops
      do throws(StepProblem) { try perform(.pass(to: target)) } catch {
        // The entry was right: somebody did not want to wait for all of it.
        guard self.stops > stops else { throw error }
        console?.remark = error.description
      }
      return nil
    } catch TimeEntry.Problem.duration(let problem) where problem.isNegative {
      return problem.sentenceOfJump
    } catch {
      return "\(error)"
    }
  }

  /// Sets the phone's clock, forwards or backwards, without letting time pass; returns what is wrong with the entry, if
  /// anything is.
  public func setClock(entered text: String) -> String? {
    do {
      let target = try TimeEntry.wallClock(text, from: device.now, timeZone: device.settings.timeZone)
      try perform(.setClock(target))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
