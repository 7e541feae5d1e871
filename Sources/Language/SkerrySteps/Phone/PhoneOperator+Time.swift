import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerryViews

/// Moving virtual time, and how fast it runs.
extension PhoneOperator {
  func pass(to instant: Date) {
    guard instant > device.now else { return }
    device.advance(to: instant)
    time.set(instant, real: real)
  }

  func passToNextEvent() throws(StepProblem) {
    guard let deadline = device.nextDeadline else { throw StepProblem("Nothing is going to happen by itself.") }
    pass(to: deadline)
  }

  /// Lets time pass up to an instant exactly, whatever the clock has rounded.
  func pass(exactlyTo instant: Date) {
    catchUp()
    pass(to: instant)
    console?.requestDisplay()
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
      try perform(.pass(to: target))
      return nil
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
