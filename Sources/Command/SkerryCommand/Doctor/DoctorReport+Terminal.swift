import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryTerminal

@MainActor extension DoctorReport {
  /// Looks at the terminal, the locale and the state folder; changes none of them.
  init(state: String?) {
    let survey = TerminalSurvey()
    findings = [
      Self.terminal(survey), Self.colors(survey), Self.locale(survey), Self.size(survey), Self.widths(),
      Self.timeZone(),
    ]
    findings += Self.storage(state)
  }

  private static func terminal(_ survey: TerminalSurvey) -> DoctorFinding {
    if let problem = survey.problem { return DoctorFinding("terminal", .problem, problem.description) }
    let type = survey.type ?? ""
    guard survey.size != nil || isatty(STDOUT_FILENO) == 1 else {
      return DoctorFinding(
        "terminal", .problem,
        "There is no terminal here; the dashboard needs one, \(Skerry.programName) render does not.")
    }
    guard survey.hasWideGlyphs else {
      return DoctorFinding(
        "terminal", .note,
        "The terminal type \(type) is a console without emoji: an ASCII character stands for each, and for others that are "
          + "two columns wide; --symbols plain has signs instead.")
    }
    return DoctorFinding("terminal", .fine, "The terminal type \(type) is known and can be driven.")
  }

  private static func timeZone() -> DoctorFinding {
    if let problem = ComputersZone.problem { return DoctorFinding("time zone", .note, problem) }
    return DoctorFinding("time zone", .fine, "The computer's time zone is \(ComputersZone.name).")
  }

  private static func colors(_ survey: TerminalSurvey) -> DoctorFinding {
    let words =
      switch survey.colors.depth {
      case .truecolor: "24-bit colours are used"
      case .colors256: "256 colours are used"
      case .colors16: "16 colours are used"
      case .colors8: "8 colours are used"
      case .mono: "No colours are used"
      }
    let isPlain = survey.colors.depth != .truecolor && survey.colors.depth != .colors256
    let advice =
      survey.colors.depth == .colors256
      ? "; if yours has more, set COLORTERM=truecolor" : isPlain ? "; --colors asks for more" : ""
    return DoctorFinding("colours", isPlain ? .note : .fine, "\(words), because \(survey.colors.reason)\(advice).")
  }

  private static func locale(_ survey: TerminalSurvey) -> DoctorFinding {
    switch survey.locale {
    case .full(let name):
      DoctorFinding("locale", .fine, "The locale \(name) is installed and shows all characters.")
    case .fullByName(let name):
      DoctorFinding(
        "locale", .note, "The locale \(name) is not installed; its name says UTF-8, so all characters are used anyway.")
    case .ascii(let name):
      DoctorFinding(
        "locale", .note,
        "The locale \(name ?? "C") shows ASCII characters alone; set LANG=C.UTF-8 if the terminal speaks UTF-8.")
    }
  }

  private static func size(_ survey: TerminalSurvey) -> DoctorFinding {
    guard let size = survey.size else {
      return DoctorFinding("size", .note, "The size of the terminal is not known.")
    }
    let least = DashboardLayout.least
    let cells = "\(size.columns)×\(size.rows) cells"
    if size.columns < least.columns || size.rows < least.rows {
      return DoctorFinding(
        "size", .problem, "The terminal has \(cells); make it at least \(least.columns)×\(least.rows).")
    }
    if size.columns < 120 || size.rows < 40 {
      return DoctorFinding("size", .fine, "The terminal has \(cells); from 120×40 on everything is seen at once.")
    }
    return DoctorFinding("size", .fine, "The terminal has \(cells), enough for everything at once.")
  }

  /// Compares the columns that Skerry gives to characters with those of the C library; call it in a UTF-8 locale.
  private static func widths() -> DoctorFinding {
    guard setlocale(LC_CTYPE, "C.UTF-8") != nil else {
      return DoctorFinding(
        "widths", .note, "The locale C.UTF-8 is missing, so the widths of characters can't be compared.")
    }
    var compared = 0
    var different: [Unicode.Scalar] = []
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let columns = TerminalSurvey.libraryColumns(of: scalar),
        let glyph = CellText(String(Character(scalar))).glyphs.first, glyph.scalar == scalar
      else { continue }
      compared += 1
      if glyph.width != columns { different.append(scalar) }
    }
    guard let first = different.first else {
      return DoctorFinding(
        "widths", .fine, "All \(compared) characters that were compared are as wide as the system says.")
    }
    let name = "U+" + String(first.value, radix: 16, uppercase: true)
    return DoctorFinding(
      "widths", .note,
      "\(different.count) of \(compared) characters are not as wide as this system says, the first is \(name); "
        + "rows that show them may be shifted.")
  }
}
