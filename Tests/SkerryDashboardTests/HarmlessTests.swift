import SkerryCells
import SkerryScreens
import SkerryWidgets
import Testing

@testable import SkerryApps
@testable import SwiftClimb
@testable import SkerryDashboard
@testable import SkerryDevice

/// Hostile text from a person, a link or an app never becomes more than harmless cells.
@MainActor @Suite struct HarmlessTests {
  nonisolated private static let payloads = [
    "\u{1B}]0;pwned\u{07}", "\u{1B}[2J\u{1B}[31m", "\u{9B}31m\u{9D}0;x\u{9C}", "a\u{202E}evil\u{2066}x\u{2069}",
    "\u{200F}\u{061C}r\u{FEFF}", "tab\tnew\nline\rback\u{08}\u{7F}", "\u{0}nul\u{E0041}\u{FFF9}", "\u{2028}\u{2029}",
    "e" + String(repeating: "\u{301}", count: 30), "👨‍👩‍👧‍👦🇩🇪", "\u{1B}P+q\u{1B}\\", "\u{10FFFF}\u{E000}",
  ]

  /// Everything the dashboard and the phone's surfaces can be written as.
  private func outputs(_ driver: Driver) throws -> [(name: String, text: String)] {
    let picture = driver.dashboard.picture()
    var grids = [("dashboard", picture.grid, picture.spoken, picture.regions)]
    if let record = driver.record {
      for presentation in LiveActivityPresentation.allCases {
        let part = driver.device.picture(presentation, of: record)
        grids.append((presentation.rawValue, part.grid, part.spoken, part.regions))
      }
    }
    let phone = driver.device.phonePicture(rows: 44)
    grids.append(("phone", phone.grid, phone.spoken, phone.regions))
    return grids.flatMap { name, grid, spoken, regions in
      #expect(grid.checkInvariants().isEmpty)
      let ansi = ColorDepth.allCases.map {
        ("\(name) ANSI \($0)", Self.withoutStyles(grid.ansi(depth: $0, ascii: false)))
      }
      return ansi + [
        ("\(name) text", grid.plainText()), ("\(name) SVG", grid.svg(title: name)),
        ("\(name) JSON", grid.json(regions: regions.map { ($0.rect, $0.label, "\($0.target)") }, spoken: spoken)),
      ]
    }
  }

  /// The text without the sequences that set colours and attributes; any other escape stays in.
  private static func withoutStyles(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}", rest.first == "[" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let end = rest.dropFirst().firstIndex { !("0"..."9").contains($0) && $0 != ";" && $0 != ":" }
      if let end, rest[end] == "m" { rest = rest[rest.index(after: end)...] } else { result += "\u{1B}" }
    }
    return result
  }

  private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: scalar != "\u{200D}"
    default: false
    }
  }

  private func check(_ driver: Driver, _ what: String) throws {
    for output in try outputs(driver) {
      let harmful = output.text.unicodeScalars.filter(isHarmful).map { String($0.value, radix: 16) }
      #expect(harmful.isEmpty, "\(what): \(output.name) holds \(harmful)")
    }
  }

  @Test(
    "D07 a climb's name typed or pasted with control, escape and bidi characters reaches no output", arguments: payloads
  )
  func names(_ payload: String) throws {
    let driver = Driver.climbing()
    driver.keys("a")
    driver.type("X" + payload + "Y")
    try check(driver, "while it is typed")
    driver.keys("Enter")
    if driver.dialogTitle != nil { driver.keys("Escape") }
    try check(driver, "in the list")
    // Past the keyboard: an app is handed whatever a link or a file held.
    driver.device.startSample(of: driver.device.apps[0])
    let add = try #require(driver.device.apps[0].screen?.actions.first { $0.id == "add-climb" })
    driver.device.perform(add, of: driver.device.apps[0], form: AppForm(["name": "P" + payload, "attempts": "1"]))
    try check(driver, "given to the app")
    driver.dashboard.handle(.resize(Driver.small))
    for _ in Pane.allCases {
      driver.keys("Tab")
      try check(driver, "small")
    }
  }

  @Test("D07 P10 a link with such characters is shown harmlessly in sheet and log", arguments: payloads)
  func links(_ payload: String) throws {
    let driver = Driver()
    driver.keys("/")
    driver.type("swiftclimb://" + payload)
    try check(driver, "typed")
    driver.keys("Enter")
    try check(driver, "sent")
    driver.device.open(url: payload)
    driver.device.open(url: "swiftclimb://session/" + payload)
    driver.device.note(.app(.line), "noted " + payload, from: .app(payload), level: .failure)
    driver.keys("Escape")
    try check(driver, "logged")
  }

  @Test("D07 D05 a name of wide and combining characters keeps the columns of what stands beside it")
  func columns() throws {
    let driver = Driver.climbing()
    driver.addClimb("plain")
    let bar = try #require(driver.lines.first { $0.contains("plain") })
    driver.addClimb("世界e\u{301}\u{301}🇩🇪")
    let wide = try #require(driver.lines.first { $0.contains("世界") })
    #expect(CellText(bar).width == 120 && CellText(wide).width == 120)
    #expect(driver.dashboard.picture().grid.checkInvariants().isEmpty)
  }
}
