import FoundationEssentials
import SkerryBasics
import SkerryDevice
import SkerrySteps
import SkerryViews

/// Asking how far to move virtual time, and to what to set the clock.
extension Dashboard {
  func askForJump() {
    let field = AppField("to", label: "Duration or time", kind: .text(limit: 40), isRequired: true)
    dialog = .form(
      FormDialog(
        title: "Jump in time",
        note: "Time passes: all that is due until then happens, in order. By 90s, 5m, 2:30, 1h30m, 8h or 1d; or to "
          + "2026-01-31 18:00.",
        fields: [field]
      ) {
        dashboard, form in dashboard.phone.jump(entered: form["to"])
      })
  }

  // MARK: The wall clock

  func askForClock() {
    let now = WallClock(device.now, timeZone: device.settings.timeZone).timestamp
    let field = AppField("to", label: "Time", kind: .text(limit: 40), initialValue: now, isRequired: true)
    dialog = .form(
      FormDialog(
        title: "Set the clock",
        note:
          "No time passes, and what has happened stays so. Of the dates that are waited for, those in the past then "
          + "are due at once. An instant, or how far to turn: +2h, -30m.",
        fields: [field]
      ) {
        dashboard, form in dashboard.phone.setClock(entered: form["to"])
      })
  }
}
