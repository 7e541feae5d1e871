import ArgumentParser
import FoundationEssentials
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryViews

/// Which phone, in which state and place.
struct PhoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The phone's model: \(DeviceModel.all.map(\.id).joined(separator: ", ")).", valueName: "model"))
  var device: String?

  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "The phone's time zone, such as Europe/Berlin; the computer's own if left out.", valueName: "zone"))
  var timeZone: String?

  @Flag(name: .customLong("24-hour"), help: "Write times as 15:00 instead of 3:00 PM.")
  var is24Hour = false

  @Flag(help: "Light appearance instead of dark.")
  var light = false

  @MainActor func apply(to device: Device) throws {
    if let name = self.device {
      guard let model = DeviceModel.named(name) else {
        let known = DeviceModel.all.map(\.id).joined(separator: ", ")
        throw CommandFailure("There is no model “\(CellText(name))”; choose one of \(known).")
      }
      device.setModel(model)
    }
    if let timeZone {
      guard WallClock.isKnown(timeZone) else {
        throw CommandFailure("There is no time zone “\(CellText(timeZone))”; write it like Europe/Berlin or UTC.")
      }
      device.setTimeZone(timeZone)
    }
    if is24Hour, !device.settings.uses24HourClock { device.toggle24HourClock() }
    if light, !device.settings.isLightAppearance { device.toggleAppearance() }
  }
}

/// How much the terminal, or the reader of the output, can show.
struct ColourOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Colours: truecolor, 256, 16, 8 or mono.", valueName: "depth"))
  var colors: String?

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  func depth() throws -> ColorDepth? {
    guard let colors else { return nil }
    guard let depth = ColorDepth(rawValue: colors) else {
      let known = ColorDepth.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("There are no colours “\(CellText(colors))”; choose one of \(known).")
    }
    return depth
  }
}

/// Reads what several commands are given as text.
enum Arguments {
  /// A size such as 120x40, in cells.
  static func size(_ text: String) throws -> CellSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]), (1...1000).contains(columns),
      (1...1000).contains(rows)
    else {
      throw CommandFailure("“\(CellText(text))” is no size; write columns and rows like 120x40, at most 1000x1000.")
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// An instant, or a duration from `start`.
  static func instant(_ text: String, from start: Date, timeZone: String) throws -> Date {
    do {
      return try TimeEntry.instant(text, from: start, timeZone: timeZone)
    } catch {
      throw CommandFailure("--at: \(error.description)")
    }
  }
}
