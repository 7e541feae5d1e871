import ArgumentParser
import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerrySteps
import SkerryViews

/// Which phone, in which state and place.
struct PhoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The phone's model: \(Self.models.joined(separator: ", ")).", valueName: "model"),
    completion: .list(Self.models))
  var device: String?

  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "The phone's time zone, such as Europe/Berlin; the computer's own (render: UTC) if left out.", valueName: "zone"))
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "The phone's language, such as de or pt_BR, for strings that widgets bring along; in your own package for numbers and dates, too.",
      valueName: "language"))
  var locale: String?

  @Flag(name: .customLong("24-hour"), help: "Write times as 15:00 instead of 3:00 PM.")
  var is24Hour = false

  @Flag(help: "Light appearance instead of dark.")
  var light = false

  @Option(
    help: ArgumentHelp(
      "With what SF Symbols are written: \(Self.styles.joined(separator: ", ")); nerd needs a Nerd Font.",
      valueName: "style"),
    completion: .list(Self.styles))
  var symbols: String?

  nonisolated private static var styles: [String] { SymbolStyle.allCases.map(\.rawValue) }
  nonisolated private static var models: [String] { DeviceModel.all.map(\.id) }

  /// The model that was asked for; nil to leave it as it is.
  nonisolated func model() throws -> DeviceModel? {
    guard let device else { return nil }
    guard let model = DeviceModel.named(device) else {
      throw CommandFailure.noSuch("model", device, known: Self.models)
    }
    return model
  }

  /// The style of symbols that was asked for; nil to leave it as it is.
  nonisolated func symbolStyle() throws -> SymbolStyle? {
    guard let symbols else { return nil }
    guard let style = SymbolStyle(rawValue: symbols) else {
      throw CommandFailure.noSuch("style of symbols", symbols, known: Self.styles)
    }
    return style
  }

  /// What was asked for, as a tape would set it.
  nonisolated var tapeSettings: [(name: TapeSettings.Name, value: String)] {
    let all: [(TapeSettings.Name, String?)] = [
      (.device, device), (.timeZone, timeZone), (.locale, locale), (.hours24, is24Hour ? "on" : nil),
      (.light, light ? "on" : nil), (.symbols, symbols),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  /// Throws when something that was asked for does not exist.
  nonisolated func check() throws {
    _ = try (model(), symbolStyle())
    if let locale {
      if let problem = PhoneLanguage.problem(with: locale) { throw CommandFailure("--locale: \(CellText(problem))") }
      PhoneLanguage.choose(locale)
    }
    guard let timeZone else { return }
    guard Self.isZone(timeZone) else {
      throw CommandFailure(
        "There is no time zone “\(CellText(timeZone).prefix(columns: 60))”; write it like Europe/Berlin or UTC.")
    }
    ComputersZone.choose(timeZone)
  }

  /// Whether there is a time zone of a name.
  nonisolated static func isZone(_ name: String) -> Bool {
    // A zone is a file of this name: a name with anything else in it never reaches the file system.
    let isName = !name.isEmpty && name.utf8.count <= 80 && name.unicodeScalars.allSatisfy(mayBeInZone)
    return isName && WallClock.isKnown(name)
  }

  nonisolated private static func mayBeInZone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/_+-".unicodeScalars.contains(scalar))
  }

  @MainActor func apply(to device: Device) throws {
    try check()
    let (model, style) = try (model(), symbolStyle())
    device.configure { settings in
      if let style { settings.symbolStyle = style }
      if let model { settings.modelID = model.id }
      if let timeZone { settings.timeZone = timeZone }
      if is24Hour { settings.uses24HourClock = true }
      if light { settings.isLightAppearance = true }
    }
  }
}

/// How much the terminal, or the reader of the output, can show.
struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Colours: \(Self.depths.joined(separator: ", ")).", valueName: "depth"),
    completion: .list(Self.depths))
  var colors: String?

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  nonisolated private static var depths: [String] { ColorDepth.allCases.map(\.rawValue) }

  nonisolated func depth() throws -> ColorDepth? {
    guard let colors else { return nil }
    guard let depth = ColorDepth(rawValue: colors) else {
      throw CommandFailure.noSuch("colour depth", colors, known: Self.depths)
    }
    return depth
  }
}

/// Reads what several commands are given as text.
nonisolated enum Arguments {
  /// A size such as 120x40, in cells.
  static func size(_ text: String) throws -> CellSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = number(parts[0]), let rows = number(parts[1]) else {
      throw CommandFailure(
        "“\(CellText(text).prefix(columns: 60))” is no size; write columns and rows like 120x40, each from 1 to 1000.")
    }
    return CellSize(columns: columns, rows: rows)
  }

  private static func number(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text), (1...1000).contains(number) else {
      return nil
    }
    return number
  }

  /// An instant, or a duration from `start`; it must lie between the years 1970 and 2199.
  static func instant(_ text: String, from start: Date, timeZone: String) throws -> Date {
    let instant: Date
    do {
      instant = try TimeEntry.instant(text, from: start, timeZone: timeZone)
    } catch {
      let advice = error.speaksOfInstants ? "" : " For an instant write 2026-01-31T10:41:00Z."
      throw CommandFailure("--at: \(error.description)\(advice)")
    }
    return instant
  }
}
