import FoundationEssentials
import SkerryApps
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryPrograms
import Testing

@testable import SkerrySteps

@Suite("The built program in a terminal shows the dashboard's own picture, cell by cell")
struct SamePictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reduction: GridReduction
    var term = "xterm-256color"
    var env: [String: String?] = [:]
    /// Old terminals have one screen only.
    var hasAlternateScreen: Bool { term.hasPrefix("xterm") || term == "screen" }
    /// The emulator tells these colours exactly.
    var comparesColors = false
  }

  static let looks = [
    Look(
      testDescription: "truecolor", reduction: GridReduction(depth: .truecolor, ascii: false),
      env: ["COLORTERM": "truecolor"], comparesColors: true),
    Look(
      testDescription: "256 colours", reduction: GridReduction(depth: .colors256, ascii: false), comparesColors: true),
    Look(testDescription: "8 colours", reduction: GridReduction(depth: .colors8, ascii: false), term: "screen"),
    Look(
      testDescription: "monochrome", reduction: GridReduction(depth: .mono, ascii: false), env: ["NO_COLOR": "1"]),
    Look(testDescription: "vt100", reduction: GridReduction(depth: .mono, ascii: false), term: "vt100"),
    Look(
      testDescription: "ASCII", reduction: GridReduction(depth: .truecolor, ascii: true),
      env: ["COLORTERM": "truecolor", "LANG": "C"], comparesColors: true),
  ]

  static let sizes = [CellSize(columns: 120, rows: 40), CellSize(columns: 80, rows: 24)]

  /// What is done to the program, and to a dashboard of the test's own.
  enum Action {
    case keys(String)
    case resize(CellSize)
    case suspend
  }

  static func actions(_ size: CellSize, isASCII: Bool) -> [Action] {
    // In the locale C nobody can type more than ASCII.
    let name = isASCII ? "Crimp V4" : "Crimp é漢🔒 V4"
    return [
      .keys("1"), .keys("s"), .keys("<Enter>"), .keys("a"), .keys(name), .keys("<Enter>"),
      .resize(CellSize(columns: 100, rows: 30)), .resize(CellSize(columns: 40, rows: 12)), .resize(size), .suspend,
      .keys("h"), .keys("x"), .keys("x"), .keys("l"), .keys("o"), .keys("o"), .keys("?"), .keys("<Escape>"),
      .keys("<Tab>"), .keys("0"), .keys("<Escape>"), .suspend,
    ] + Array(repeating: .keys("."), count: 30)
  }

  @MainActor private func dashboard(_ size: CellSize) -> Dashboard {
    let device = Device(
      apps: Apps.all, files: MemoryStore(), now: Date(timeIntervalSince1970: 1_769_852_460))
    device.configure { $0.timeZone = "UTC" }
    let dashboard = Dashboard(device: device, realClock: { 0 }, rate: 0)
    dashboard.start(size: size)
    return dashboard
  }

  private static func keys(_ text: String) -> [Key] {
    text.hasPrefix("<")
      ? [Key(spelling: String(text.dropFirst().dropLast()))].compactMap { $0 } : text.map { .character($0) }
  }

  /// The pictures the program has to show, one after each action, and the steps that wait for each.
  @MainActor private func script(
    _ size: CellSize, _ reduction: GridReduction
  ) -> (pictures: [Grid], steps: [PseudoTerminal.Step]) {
    let dashboard = dashboard(size)
    var pictures = [reduction.reduce(dashboard.frame())]
    var steps: [PseudoTerminal.Step] = [.shows(pictures[0].plainText()), .screen]
    for action in Self.actions(size, isASCII: reduction.ascii) {
      switch action {
      case .keys(let text):
        steps.append(.keys(text))
        for key in Self.keys(text) { dashboard.handle(.key(key)) }
      case .resize(let size):
        steps.append(.resize(columns: size.columns, rows: size.rows))
        dashboard.handle(.resize(size))
      case .suspend:
        steps += [.keys("<Ctrl-Z>"), .stopped, .goOn]
        dashboard.wake()
      }
      pictures.append(reduction.reduce(dashboard.frame()))
      steps += [.shows(pictures[pictures.count - 1].plainText()), .screen]
    }
    return (pictures, steps + [.keys("q"), .exit])
  }

  @Test(
    "D05 D04 D06 D08 after start, climb, resize, suspend and 30 ticks the terminal shows exactly the text buffer",
    arguments: looks, sizes)
  func samePicture(_ look: Look, _ size: CellSize) async throws {
    let (pictures, steps) = await script(size, look.reduction)
    var terminal = try PseudoTerminal.skerry(
      ["--ephemeral", "--at", "2026-01-31T09:41:00Z", "--paused", "--time-zone", "UTC"], steps: steps)
    (terminal.columns, terminal.rows) = (size.columns, size.rows)
    (terminal.term, terminal.env) = (look.term, look.env)
    let report = try terminal.run()
    let screens = report.steps.filter { $0.styles != nil }
    #expect(screens.count == pictures.count)
    for (picture, screen) in zip(pictures, screens) {
      #expect(Lines.differing(screen.text ?? "", from: picture.plainText()) == [])
      #expect(screen.alternate == look.hasAlternateScreen)
      if look.comparesColors { #expect(differences(picture, screen.styles ?? []) == []) }
    }
    for step in report.steps { if let left = step.restored { #expect(left.isEmpty) } }
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
  }

  /// Cells whose colours or attributes differ from those the emulator shows.
  private func differences(_ picture: Grid, _ rows: [[PseudoTerminal.Run]]) -> [String] {
    var found: [String] = []
    for (row, runs) in rows.enumerated() where row < picture.size.rows {
      var column = 0
      for run in runs {
        for place in column..<min(column + run.count, picture.size.columns) {
          let cell = picture[place, row]
          if cell.isTail { continue }
          let problem = difference(cell, run.style)
          if let problem, found.count < 5 { found.append("\(place),\(row): \(problem)") }
        }
        column += run.count
      }
    }
    return found
  }

  private func difference(_ cell: Cell, _ style: [String]) -> String? {
    func name(_ color: CellColor) -> String {
      guard let rgb = color.rgb else { return "default" }
      return [rgb.red, rgb.green, rgb.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    if name(cell.background) != style[1] { return "background \(style[1]) instead of \(name(cell.background))" }
    // A blank has no foreground to be seen, unless a line goes through it.
    guard cell.glyph != .space else { return nil }
    if name(cell.foreground) != style[0] { return "foreground \(style[0]) instead of \(name(cell.foreground))" }
    let isBold = style.contains("bold")
    return cell.attributes.contains(.bold) == isBold ? nil : "bold is \(isBold)"
  }
}
