import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryViews

extension DeviceControl {
  /// The switches of the screen, and of its time.
  nonisolated static let screenControls: [DeviceControl] = [
    DeviceControl(
      "screen", "Screen", .choice(["locked", "always-on", "unlocked", "home"]), .screen,
      help: "Lock, dim or unlock the phone, or go to the home screen.",
      read: { device, _ in device.screenName },
      write: { device, _, value throws(DeviceControlProblem) in
        switch value {
        case "locked":
          device.lock()
          device.lightUp()
        case "always-on": try device.showAlwaysOn()
        case "home": device.goHome()
        default: device.unlock()
        }
      }),
    DeviceControl(
      "face-id", "Face ID", .toggle, .screen,
      help: "Face ID knows who looks: a lit lock screen is authenticated; off: only the passcode unlocks.",
      read: { device, _ in device.settings.recognizesFace.word },
      write: { device, _, value in device.setRecognizesFace(value.isOn) }),
    DeviceControl(
      "locked-buttons", "Buttons when locked", .choice(["wait", "by-policy"]), .screen,
      help: "Where nobody is known, buttons wait for the person, or run if their intent's policy is alwaysAllowed.",
      read: { device, _ in device.settings.runsAllowedIntentsWhileLocked ? "by-policy" : "wait" },
      write: { device, _, value in device.setRunsAllowedIntentsWhileLocked(value == "by-policy") }),
    DeviceControl(
      "model", "Model", .choice(DeviceModel.all.map(\.id)), .screen, help: "Become another iPhone.",
      alsoTakes: { DeviceModel.named($0) != nil },
      read: { device, _ in device.settings.model.id },
      write: { device, _, value in if let model = DeviceModel.named(value) { device.setModel(model) } }),
    DeviceControl(
      "system", "iOS", .choice(SystemVersion.choices.map(\.description)), .screen,
      help: "The version of iOS, one of these or another since 16.0; before 16.1 there are no Live Activities.",
      alsoTakes: { SystemVersion($0).map { $0.isOfIPhones } ?? false }, others: " or another since 16.0",
      read: { device, _ in device.settings.systemVersion.description },
      write: { device, _, value in if let version = SystemVersion(value) { device.setSystemVersion(version) } }),
    DeviceControl(
      "appearance", "Appearance", .choice(["dark", "light"]), .screen, help: "Light or dark appearance.",
      read: { device, _ in device.settings.isLightAppearance ? "light" : "dark" },
      write: { device, _, value in device.setLightAppearance(value == "light") }),
    DeviceControl(
      "24-hour-clock", "24-hour clock", .toggle, .screen, help: "Write times as 15:00 instead of 3:00 PM.",
      read: { device, _ in device.settings.uses24HourClock.word },
      write: { device, _, value in device.set24HourClock(value.isOn) }),
    DeviceControl(
      "symbols", "Symbols", .choice(SymbolStyle.allCases.map(\.rawValue)), .screen,
      help: "Write SF Symbols with signs and emoji, with plain signs of one column, or with a Nerd Font's icons.",
      read: { device, _ in device.settings.symbolStyle.rawValue },
      write: { device, _, value in if let style = SymbolStyle(rawValue: value) { device.setSymbolStyle(style) } }),
    DeviceControl(
      "time-zone", "Time zone", .text(example: "Europe/Berlin"), .screen,
      help: "The phone's time zone; local for the computer's own.",
      read: { device, _ in device.settings.timeZone.isEmpty ? "local" : device.settings.timeZone },
      write: { device, _, value throws(DeviceControlProblem) in
        guard value == "local" || WallClock.isKnown(value) else {
          throw DeviceControlProblem("No time zone is named “\(value)”; write it like Europe/Berlin, or local.")
        }
        device.setTimeZone(value == "local" ? "" : value)
      }),
    DeviceControl(
      "wall-clock", "Clock", .text(example: "2026-01-31T18:00:00Z"), .screen,
      help: "Set the phone's clock, to an instant or by +2h or -30m; no time passes.",
      read: { device, _ in device.now.formatted(.iso8601) },
      write: { device, _, value throws(DeviceControlProblem) in
        do throws(TimeEntry.Problem) {
          device.setClock(try TimeEntry.wallClock(value, from: device.now, timeZone: device.settings.timeZone))
        } catch {
          throw DeviceControlProblem("wall-clock: \(error.description)")
        }
      }),
    DeviceControl(
      "reboot", "Reboot", .action, .screen, isDestructive: true,
      help: "Switch the phone off and on: apps are not launched, activities stay.",
      write: { device, _, _ in device.reboot() }),
  ]
}

nonisolated extension SystemVersion {
  /// Whether iPhones could have it: Apple went from 18 to 26.
  fileprivate var isOfIPhones: Bool { ((16...18).contains(major) || (26...99).contains(major)) && minor < 100 }

  /// The versions with which something changed for Live Activities, and the newest.
  static let choices = [
    SystemVersion(16), SystemVersion(16, 1), SystemVersion(16, 2), SystemVersion(17), SystemVersion(17, 2),
    SystemVersion(18), SystemVersion(26), SystemVersion(26, 1),
  ]
}

extension Device {
  fileprivate var screenName: String {
    switch settings.screen {
    case .locked: "locked"
    case .alwaysOn: "always-on"
    case .unlocked: settings.foregroundApp == nil ? "home" : "unlocked"
    }
  }
}

nonisolated extension Bool {
  /// How a switch is written on the command line.
  package var word: String { self ? "on" : "off" }
}

nonisolated extension String {
  package var isOn: Bool { self == "on" }
}
