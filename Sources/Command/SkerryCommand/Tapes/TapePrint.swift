import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryScreens
import SkerryServer
import SkerrySteps

/// The part of a phone that `skerry replay --print` writes once a tape is over.
nonisolated enum TapePrint: Hashable, Sendable {
  case surface(Surface)
  /// The event log, from the beginning of the tape.
  case log
  /// The targets of a finger, in the order of the screen.
  case pressables

  static let names = Surface.allCases.map(\.rawValue) + ["log", "pressables"]

  init?(named name: String) {
    switch name {
    case "log": self = .log
    case "pressables": self = .pressables
    default:
      guard let surface = Surface(rawValue: name) else { return nil }
      self = .surface(surface)
    }
  }

  /// As it is written. Throws a problem that says why there is nothing of that kind.
  @MainActor func text(
    of player: TapePlayer<Dashboard>, as format: PictureFormat
  ) throws(StepProblem) -> String {
    switch self {
    case .surface(let surface):
      let settings = player.tape.settings
      return try player.phone.finalPicture(of: surface).written(
        as: format, depth: settings.colors, isASCII: settings.isASCII,
        title: "\(player.tape.title) · \(surface.rawValue)")
    case .log: return Self.log(player.phone, isJSON: format == .json)
    case .pressables: return Self.pressables(player.phone, isJSON: format == .json)
    }
  }

  /// A line for each entry: when, whose, and what; or an object for each.
  @MainActor private static func log(_ phone: PhoneOperator, isJSON: Bool) -> String {
    let zone = phone.device.settings.timeZone
    return phone.device.logLines().map { line in
      let text =
        isJSON
        ? HarmlessJSON.text(StepAnswer.Line(line))
        : CellText(line.printed(timeZone: zone)).description
      return text + "\n"
    }.joined()
  }

  @MainActor private static func pressables(_ phone: PhoneOperator, isJSON: Bool) -> String {
    phone.pressables().map { pressable in
      var words = ["label": pressable.label]
      words["app"] = pressable.target.app
      return (isJSON ? HarmlessJSON.text(words) : CellText(pressable.label).description) + "\n"
    }.joined()
  }
}
