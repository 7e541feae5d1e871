import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews

/// The phone that a tape is played on; all of it may be left out.
nonisolated public struct TapeSettings: Hashable, Sendable {
  /// When it begins, in virtual time; without a zone it is in the time zone of the phone.
  public var instant = Self.standardInstant
  /// The terminal's size in cells.
  public var size = CellSize(columns: 120, rows: 40)
  public var timeZone = "UTC"
  /// The phone's language, such as `de` or `pt_BR`; `nil` for the program's.
  public var locale: String?
  public var device = DeviceModel.standard
  public var colors = ColorDepth.truecolor
  /// Whether pictures have ASCII glyphs alone.
  public var isASCII = false
  /// Whether the first card of each app asks for consent, as on a new phone.
  public var asks = true
  /// How hours are written; `nil` for the way of the phone's language.
  public var uses24HourClock: Bool?
  public var isLightAppearance = false
  /// With which characters symbols are written.
  public var symbols = SymbolStyle.emoji

  /// The instant as it was written, for a zone that comes later.
  private var instantText: String?

  public init() {}

  /// 2026-01-31 09:41:00 UTC.
  public static let standardInstant = Date(timeIntervalSince1970: 1_769_852_460)

  /// The names after `set`.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case instant, size
    case timeZone = "time-zone"
    case locale, device, colors, ascii, symbols, asks, light
    case hours24 = "24-hour"

    /// British spelling and capitals are understood, too.
    init?(written text: String) {
      let name = text.lowercased()
      self.init(rawValue: name == "colours" ? "colors" : name)
    }

    public var example: String {
      switch self {
      case .instant: "2026-01-31T09:41:00Z"
      case .size: "120x40"
      case .timeZone: "Europe/Berlin"
      case .locale: PhoneLanguage.usual
      case .device: DeviceModel.standard.id
      case .colors: ColorDepth.truecolor.rawValue
      case .symbols: SymbolStyle.plain.rawValue
      case .ascii, .asks, .light, .hours24: "on"
      }
    }
  }
}

nonisolated extension TapeSettings {
  /// Sets one of them. Throws a problem whose `columns` are missing: they are those of the value.
  package mutating func set(_ name: Name, to value: String) throws(StepProblem) {
    switch name {
    case .instant:
      instantText = value
      try readInstant()
    case .size: size = try WrittenSize.size(value)
    case .timeZone:
      guard WallClock.isKnown(value), !value.isEmpty else {
        throw StepProblem(
          "There is no time zone “\(CellText(value).prefix(columns: 60))”; write it like Europe/Berlin.")
      }
      timeZone = value
      try readInstant()
    case .locale:
      if let problem = PhoneLanguage.problem(with: value) { throw StepProblem(CellText(problem).description) }
      locale = value
    case .device:
      guard let model = DeviceModel.named(value) else {
        throw .noSuch("model", value, known: DeviceModel.all.map(\.id))
      }
      device = model
    case .colors:
      guard let depth = ColorDepth(rawValue: value.lowercased()) else {
        throw .noSuch("colour depth", value, known: ColorDepth.allCases.map(\.rawValue))
      }
      colors = depth
    case .symbols:
      guard let style = SymbolStyle(rawValue: value.lowercased()) else {
        throw .noSuch("style of symbols", value, known: SymbolStyle.allCases.map(\.rawValue))
      }
      symbols = style
    case .ascii: isASCII = try Self.isOn(value)
    case .asks: asks = try Self.isOn(value)
    case .light: isLightAppearance = try Self.isOn(value)
    case .hours24: uses24HourClock = try Self.isOn(value)
    }
  }

  private mutating func readInstant() throws(StepProblem) {
    guard let instantText else { return }
    do { instant = try InstantEntry.date(instantText, timeZone: timeZone).onMillisecond } catch {
      throw StepProblem(error.sentence)
    }
  }

  private static func isOn(_ value: String) throws(StepProblem) -> Bool {
    switch value.lowercased() {
    case "on": return true
    case "off": return false
    default: throw StepProblem("This is either on or off.", allowed: ["on", "off"])
    }
  }

  /// The lines that say how these differ from what is usual.
  var header: [String] {
    let usual = TapeSettings()
    var lines = ["set instant " + instant.written]
    if size != usual.size { lines.append("set size \(size.columns)x\(size.rows)") }
    if timeZone != usual.timeZone { lines.append("set time-zone " + StepLine.quoted(timeZone)) }
    if let locale { lines.append("set locale " + StepLine.quoted(locale)) }
    if device != usual.device { lines.append("set device " + device.id) }
    if colors != usual.colors { lines.append("set colors " + colors.rawValue) }
    if symbols != usual.symbols { lines.append("set symbols " + symbols.rawValue) }
    if isASCII { lines.append("set ascii on") }
    if !asks { lines.append("set asks off") }
    if isLightAppearance { lines.append("set light on") }
    if let uses24HourClock { lines.append("set 24-hour \(uses24HourClock ? "on" : "off")") }
    return lines
  }
}

/// Reads a size such as 120x40.
nonisolated enum WrittenSize {
  /// Columns and rows, each from 1 to 1000.
  static func size(_ text: String) throws(StepProblem) -> CellSize {
    let parts = text.lowercased().split(omittingEmptySubsequences: false) { "x×".contains($0) }
    guard parts.count == 2, let columns = number(parts[0]), let rows = number(parts[1]) else {
      throw StepProblem("A size has columns and rows like 120x40, each from 1 to 1000.")
    }
    return CellSize(columns: columns, rows: rows)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text),
      (1...1000).contains(number)
    else { return nil }
    return number
  }
}

nonisolated extension Date {
  /// The nearest whole millisecond: what can be written down in a tape and read again as the same instant.
  public var onMillisecond: Date {
    Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1000).rounded() / 1000)
  }

  /// The first whole millisecond that is not earlier.
  var nextMillisecond: Date {
    let near = onMillisecond
    return near >= self ? near : near.addingTimeInterval(0.001).onMillisecond
  }

  /// `2026-01-31T09:41:00.25Z`.
  public var written: String {
    let milliseconds = Int((timeIntervalSince1970 * 1000).rounded())
    let whole = Date(timeIntervalSince1970: Double(milliseconds / 1000))
    let text = WallClock(whole, timeZone: "UTC").isoTimestamp
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return milliseconds % 1000 == 0 ? text + "Z" : "\(text).\(fraction)Z"
  }
}
