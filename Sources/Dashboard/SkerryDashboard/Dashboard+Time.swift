import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerryViews

/// Moving virtual time, and changing the clock.
extension Dashboard {
  /// Lets virtual time pass up to an instant; every deadline in between happens in order.
  public func jump(to instant: Date) {
    guard instant > device.now else { return remark = "Time only passes forwards; T sets the clock back." }
    device.advance(to: instant)
    time.set(instant, real: real)
  }

  func jumpToNextEvent() {
    guard let deadline = device.nextDeadline else {
      return remark = "Nothing is going to happen by itself."
    }
    jump(to: deadline)
  }

  func askForJump() {
    let field = AppField("to", label: "Jump by or to", kind: .text(limit: 40), isRequired: true)
    dialog = .form(
      FormDialog(
        title: "Jump in time",
        note: "Time passes: all that is due until then happens, in order. By 90s, 5m, 2:30, 1h30m, 8h or 1d; or to "
          + "2026-01-31 18:00.",
        fields: [field]
      ) {
        dashboard, form in dashboard.jump(entered: form["to"])
      })
  }

  /// Jumps by an entered duration or to an entered instant; returns what is wrong with the entry, if anything is.
  public func jump(entered text: String) -> String? {
    do {
      let target = try TimeEntry.instant(text, from: device.now, timeZone: device.settings.timeZone)
      guard target > device.now else { return "That is not later than now." }
      guard target <= device.now.addingTimeInterval(TimeEntry.farthest) else { return "At most ten years at once." }
      jump(to: target)
      return nil
    } catch {
      return "\(error)"
    }
  }

  // MARK: The wall clock

  func askForClock() {
    let now = WallClock(device.now, timeZone: device.settings.timeZone).timestamp
    let field = AppField("to", label: "It is", kind: .text(limit: 40), initialValue: now, isRequired: true)
    dialog = .form(
      FormDialog(
        title: "Set the clock",
        note: "No time passes: dates stay, what lies in the past then is due at once, what lies ahead is waited for "
          + "again. An instant, or how far to turn: +2h, -30m.",
        fields: [field]
      ) {
        dashboard, form in dashboard.setClock(entered: form["to"])
      })
  }

  /// Sets the phone's clock, forwards or backwards, without letting time pass; returns what is wrong with the entry.
  public func setClock(entered text: String) -> String? {
    do {
      let target = try TimeEntry.wallClock(text, from: device.now, timeZone: device.settings.timeZone)
      device.setClock(target)
      time.set(device.now, real: real)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
