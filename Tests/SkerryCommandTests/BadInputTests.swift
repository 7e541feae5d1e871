import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryDevice
import SkerryPrograms
import Testing

@Suite("Bad input: one sentence that says what to do, exit code 2, nothing touched")
struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    /// A part of the sentence.
    let sentence: String
    var testDescription: String {
      arguments.map { String($0.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }) }.joined(separator: " ")
    }

    init(_ arguments: [String], _ sentence: String) {
      self.arguments = arguments
      self.sentence = sentence
    }
  }

  static let cases: [Case] = commonCases + steeringCases

  private static let steeringCases: [Case] = [
    // Pushes.
    Case(["push"], "Missing expected argument '<file> ...'; see skerry push --help."),
    Case(["push", "none.json"], "none.json can't be read: No such file or directory."),
    Case(["push", "/tmp"], "/tmp can't be read: Is a directory."),
    Case(["push", "/dev/zero"], "/dev/zero has more than 61440 bytes; a push has at most 4096."),
    Case(["push", "/dev/null"], "/dev/null is empty; a payload is a JSON object with aps in it."),
    Case(["push", "-"], "The standard input is empty"),
    Case(["push", "-", "-"], "The standard input can be read once."),
    Case(["push", "/etc/passwd"], "/etc/passwd is not JSON: line 1, column 1: "),
    Case(["push", "\u{1B}[2J\n"], "can't be read"),
    Case(["push", "x", "--priority", "7"], "--priority takes 5 or 10, not “7”"),
    Case(["push", "x", "--priority", "\u{1B}[31m"], "--priority takes 5 or 10"),
    Case(["push", "x", "--header", "nope"], "--header takes a name, a colon and a value"),
    Case(["push", "x", "--header", ":v"], "--header takes a name"),
    Case(["push", "x", "--header", "a b:c"], "not “a b:c”"),
    Case(["push", "x", "--header", "Content-Length:5"], "--header can't change content-length."),
    Case(["push", "x", "--token", "ab", "--activity", "c"], "--token and --activity exclude each other"),
    Case(["push", "x", "--start", "A", "--broadcast", "b", "--token", "c"], "exclude each other"),
    Case(["push", "x", "--token", ""], "--token takes hexadecimal digits."),
    Case(["push", "x", "--token", "a b"], "--token takes hexadecimal digits."),
    Case(["push", "x", "--tokn", "ab"], "did you mean --token?"),
    Case(["--push", "none.json"], "none.json can't be read"),
    // Links, switches, apps.
    Case(["open"], "Missing expected argument '<url>'"),
    Case(["open", "a://b", "c"], "Unexpected argument 'c'"),
    Case(["device", "batery", "4"], "There is no switch “batery”; did you mean battery?"),
    Case(["device", "zzz"], "There is no switch “zzz”; skerry device lists them all."),
    Case(["device", "\u{1B}[2J"], "There is no switch"),
    Case(["device", "battery", "400"], "battery takes a whole number from 1 to 100, not “400”."),
    Case(["device", "battery", "\u{9B}31m"], "battery takes a whole number"),
    Case(["device", "battery", "4", "5"], "Unexpected argument '5'"),
    Case(["device", "battery", "4", "--app", "swiftclimb"], "battery is set for the whole phone; leave --app out."),
    Case(["device", "frequent-updates", "on"], "frequent-updates is set for an app; name one with --app."),
    Case(["device", "reboot", "now"], "reboot takes no value."),
    Case(["device", "--app", "swiftclim"], "did you mean swiftclimb?"),
    Case(["app", "swftclimb", "open"], "did you mean swiftclimb?"),
    Case(["app", "swiftclimb", "open", "a=b"], "open takes no fields."),
    Case(["app", "swiftclimb", "start-session", "Trad"], "“Trad” is not written as name=value."),
    Case(["app", "swiftclimb", "start-session", "=x"], "is not written as name=value."),
    // Time.
    Case(["time", "tomorrow"], "“tomorrow” is not a duration, such as +8h, 90s or 2:30, nor an instant"),
    Case(["time", "nxt"], "next"),
    Case(["time", "x7"], "Time can pause, run, or run x1, x2"),
    Case(["time", "+"], "“+” needs a duration behind it"),
    Case(["time", "+99999d"], "too long"),
    Case(["time", "2026-02-30T00:00:00Z"], "There is no day “2026-02-30”"),
    Case(["time", "next", "now"], "Unexpected argument 'now'"),
    // Steps.
    Case(["do"], "Missing expected argument '<line> ...'"),
    Case(["do", "frobnicate"], "There is no step “frobnicate”"),
    Case(["do", "tap", "tpa"], "line 2, column 1: There is no step “tpa”"),
    Case(["do", "tap\n\n  jump"], "line 3, column 3: “jump” needs a duration"),
    Case(["do", "jump 8h extra"], "“extra” is too much here: jump DURATION|next [any]."),
    Case(["do", "type \"abc"], "The quote that begins with \"abc has no end."),
    Case(["do", "jump nxt"], "Did you mean next?"),
    Case(["do", "jump next al"], "nothing or “any” may stand, not “al”"),
    Case(["do", "swipe sideways"], "There is no way to swipe “sideways”. Allowed: left, up, inwards, outwards."),
    Case(["do", "swipe lft"], "There is no way to swipe “lft”. Did you mean left?"),
    Case(["do", "snapshot x"], "“snapshot” is a word for tapes"),
    Case(["do", "app swiftclimb start-session mental"], "“mental” is not written as name=value"),
    Case(["do", "app swiftclimb start-session mental=11"], "mental can't be “11”. Between 1 and 10."),
    Case(["do", "open swiftclimb://x y"], "“y” is too much here; put a text with spaces into quotes"),
    Case(["render", "--app", "swiftclimb", "--surface", "compact", "--locale", "german"], "did you mean de?"),
    Case(["do", "push none.json"], "none.json can't be read"),
    Case(["do", "device battery 700"], "battery takes a whole number from 1 to 100"),
    Case(["do", "key \u{1B}"], "key"),
    // Folders.
    Case(["device", "--state", ""], "--state needs the path of a folder."),
    Case(["device", "--state", "/etc/passwd"], "/etc/passwd is no folder"),
    Case(["list", "--tokens", "--state", "/etc/passwd/x"], "/etc/passwd is no folder"),
    Case(["device", "battery", "4", "--state", "/proc/skerry/x"], "The state folder /proc/skerry/x can't be created"),
    Case(["open", "x://y", "--ephemeral"], "Unknown option '--ephemeral'"),
  ]

  private static let commonCases: [Case] = [
    // Commands and flags.
    Case(["rendr"], "There is no command “rendr”; did you mean render?"),
    Case(
      ["frobnicate"],
      "choose one of dashboard, demo, push, channel, open, device, app, time, do, start, stop, attach, render, replay, list, run, doctor"
    ),
    Case(["help", "nothing"], "There is no command “nothing”"),
    Case(["--frobnicate"], "Unknown option '--frobnicate'; see skerry --help."),
    Case(["render", "--sise", "3x4"], "did you mean --size?"),
    Case(["render", "--size"], "Missing value for '--size <WxH>'; see skerry render --help."),
    Case(["render", "extra"], "Unexpected argument 'extra'; see skerry render --help."),
    Case(["--state", "/tmp", "--ephemeral"], "--state and --ephemeral exclude each other"),
    Case(["--state", "", "--paused"], "--state needs the path of a folder."),
    Case(["--generate-completion-script", "bosh"], "Can't generate completion scripts for 'bosh'"),
    // Names that do not exist.
    Case(["render", "--app", "swiftclmb"], "There is no app “swiftclmb”; did you mean swiftclimb?"),
    Case(["render", "--app", "z"], "There is no app “z”"),
    Case(["render", "--surface", "lockscren"], "did you mean lock-screen?"),
    Case(["render", "--surface", ""], "choose one of lock-screen, compact, minimal, expanded, banner, watch, island"),
    Case(["render", "--format", "png"], "choose one of text, ansi, svg, json."),
    Case(["render", "--colors", "12"], "choose one of truecolor, 256, 16, 8, mono."),
    Case(["render", "--device", "iphone-15"], "did you mean iphone-15-pro?"),
    Case(["--device", "nokia"], "There is no model “nokia”; choose one of iphone-se"),
    Case(
      ["render", "--app", "swiftclimb", "--device", "iphone-se", "--surface", "island"],
      "iPhone SE has no island; choose another model"),
    Case(["render", "--app", "swiftclimb", "--device", "iphone-se", "--surface", "expanded"], "has no island"),
    Case(["render", "--time-zone", "Mars/Olympus"], "write it like Europe/Berlin or UTC."),
    Case(["render", "--time-zone", "../../etc/passwd"], "There is no time zone"),
    Case(["--time-zone", ""], "There is no time zone “”"),
    // Sizes.
    Case(["render", "--size", "big"], "“big” is no size; write columns and rows like 120x40"),
    Case(["render", "--size", "0x10"], "is no size"),
    Case(["render", "--size", "120x40x2"], "is no size"),
    Case(["render", "--size", "99999999999999999999x1"], "each from 1 to 1000."),
    // Instants.
    Case(["render", "--at", "yesterday"], "--at: “yesterday” is not a duration"),
    Case(["render", "--at=-5m"], "a duration only goes forwards.\n"),
    Case(["start", "--idle=-5m"], "a duration only goes forwards. Or write never."),
    Case(
      ["render", "--app", "swiftclimb", "--at", "2020-01-01T00:00:00Z"],
      "the sample starts at 2026-01-31T09:41:00Z; give a later instant"),
    Case(["render", "--at", "2026-02-30T00:00:00Z"], "There is no day “2026-02-30”"),
    Case(["render", "--at", "+4000d"], "too long"),
    Case(["render", "--app", "swiftclimb", "--at", "2190-01-01T00:00:00Z"], "give an earlier instant."),
    Case(["render", "--app", "swiftclimb", "--at", "+9d"], "has no activity at that instant"),
    Case(["--at", "tomorrow"], "nor an instant, such as 2026-01-31 18:00."),
    Case(["demo", "--speed", "0"], "--speed goes from 0.1 to 1000"),
    // Control characters and bytes that are no text.
    Case(["render", "--app", "\u{1B}[31mred\u{7}\nx\u{202E}"], "There is no app “"),
    Case(["\u{1B}]0;title\u{7}"], "There is no command “"),
    Case(["--\u{1B}[2J"], "Unknown option '--"),
    Case(["render", "--size", "\u{9B}31m"], "is no size"),
    Case(["render", "--time-zone", "\u{1B}c"], "There is no time zone"),
    Case(["--device", String(repeating: "long", count: 5000)], "There is no model “longlong"),
    // No terminal: everything else was right.
    Case(["--ephemeral"], "The dashboard needs a terminal for its input and its output; skerry render"),
    Case(["demo"], "Watching needs a terminal"),
  ]

  @Test("S06 D07 each mistake on the command line is told in one harmless line", arguments: cases)
  func mistakes(_ test: Case) throws {
    let result = try Program(test.arguments).run()
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("skerry: "))
    #expect(result.errors.contains(test.sentence), "\(result.errors)")
    expectOneHarmlessLine(result.errors)
  }

  @Test("S06 without HOME and without a terminal nothing is created")
  func nothingCreated() throws {
    let home = try ScratchFolder()
    let result = try Program {
      $0.environment = ["HOME": home.path, "XDG_STATE_HOME": nil]
    }.run()
    #expect(result.code == 2)
    #expect(!home.has(".local"))
  }

  private func expectOneHarmlessLine(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1, sourceLocation: location)
    let hostile = text.unicodeScalars.dropLast().filter {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }
    #expect(hostile.isEmpty, sourceLocation: location)
    #expect(text.utf8.count < 400, sourceLocation: location)
  }

  // MARK: With a terminal

  struct TerminalCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var arguments = ["--ephemeral"]
    var term: String? = "xterm-256color"
    var env: [String: String?] = [:]
    var stdin = "terminal"
    var stdout = "terminal"
    let sentence: String
  }

  static let terminalCases: [TerminalCase] = [
    TerminalCase(
      testDescription: "unknown TERM", term: "no-such-terminal", sentence: "'no-such-terminal' is not known here; try"),
    TerminalCase(testDescription: "dumb", term: "dumb", sentence: "can't place its cursor"),
    TerminalCase(testDescription: "TERM not set", term: nil, env: ["TERM": nil], sentence: "TERM is not set"),
    TerminalCase(
      testDescription: "TERM with control characters", term: "\u{1B}[2Jx", sentence: "is not known here"),
    TerminalCase(testDescription: "TERM with a path", term: "../../../etc/passwd", sentence: "is not known here"),
    TerminalCase(testDescription: "input is no terminal", stdin: "null", sentence: "needs a terminal"),
    TerminalCase(
      testDescription: "no HOME", arguments: [], env: ["HOME": nil, "XDG_STATE_HOME": nil],
      sentence:
        "HOME is not set, so there is no state folder; choose one with --state; a dashboard with --ephemeral needs none."
    ),
    TerminalCase(
      testDescription: "state folder is a file", arguments: ["--state", "/etc/passwd"],
      sentence: "/etc/passwd is no folder"),
    TerminalCase(
      testDescription: "state folder below a file", arguments: ["--state", "/etc/passwd/x/y"],
      sentence: "/etc/passwd is no folder"),
    TerminalCase(
      testDescription: "state folder can't be created", arguments: ["--state", "/proc/skerry/x"],
      sentence: "The state folder /proc/skerry/x can't be created"),
    TerminalCase(
      testDescription: "state folder with control characters", arguments: ["--state", "/proc/\u{1B}[31m/x"],
      sentence: "can't be created"),
    TerminalCase(
      testDescription: "a wrong flag", arguments: ["--ephemeral", "--colors", "many"],
      sentence: "There is no colour depth “many”"),
  ]

  @Test(
    "S06 D04 a terminal or state folder that can't be used is told, and not a control byte is sent",
    arguments: terminalCases)
  func refusals(_ test: TerminalCase) throws {
    var terminal = try PseudoTerminal.skerry(test.arguments, steps: [.exit])
    // Wide enough for every sentence to stay on one line.
    terminal.columns = 240
    terminal.term = test.term
    terminal.env = test.env
    terminal.stdin = test.stdin
    let report = try terminal.run()
    #expect(report.exit == .init(code: 2))
    #expect(report.restored.isEmpty)
    #expect(!report.output.contains("\u{1B}"))
    let lines = report.output.text.split(separator: "\r\n")
    #expect(lines.count == 1)
    let seen = report.screen.split(separator: "\n").first ?? ""
    #expect(seen.contains(test.sentence), "\(seen)")
  }

  @Test("S06 a state folder in use by another dashboard is told and left alone")
  func folderInUse() throws {
    let folder = try ScratchFolder()
    let lock = try FolderLock(path: folder.path)
    var terminal = try PseudoTerminal.skerry(["--state", folder.path], steps: [.exit])
    terminal.columns = 240
    let report = try terminal.run()
    withExtendedLifetime(lock) {}
    #expect(report.exit == .init(code: 2))
    #expect(report.screen.contains("is in use by another dashboard: skerry attach --state \(folder.path) shows it"))
    #expect(!report.output.contains("\u{1B}"))
    #expect(!folder.has("device.json"))
  }

  @Test("S06 D04 a locale that is not installed does no harm: UTF-8 by name stays UTF-8, anything else is ASCII")
  func missingLocale() throws {
    for (locale, isASCII) in [("xx_YY.UTF-8", false), ("xx_YY.ISO-8859-15", true)] {
      var terminal = try PseudoTerminal.skerry(
        ["--ephemeral", "--paused"], steps: [.until("Skerry"), .screen, .keys("q"), .exit])
      terminal.env = ["LC_ALL": locale]
      let report = try terminal.run()
      let text = report.steps[1].text ?? ""
      #expect(text.utf8.allSatisfy { $0 < 0x80 } == isASCII)
      #expect(report.exit == .init(code: 0))
      #expect(report.restored.isEmpty)
    }
  }

  @Test("S06 D03 a terminal that is too small says so in one line, and the dashboard goes on after a resize")
  func tooSmall() throws {
    var terminal = try PseudoTerminal.skerry(
      ["--ephemeral", "--paused", "--at", "2026-01-31T09:41:00Z"],
      steps: [
        .until("Skerry needs 40×12"), .screen, .resize(columns: 80, rows: 24), .until("iPhone 15 Pro"),
        .resize(columns: 20, rows: 3), .until("Skerry needs"), .resize(columns: 1, rows: 1), .settled,
        .resize(columns: 60, rows: 20), .until("iPhone 15 Pro"), .keys("q"), .exit,
      ])
    (terminal.columns, terminal.rows) = (39, 11)
    let report = try terminal.run()
    let words = (report.steps[1].text ?? "").split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(words == "Skerry needs 40×12 cells; this is 39×11.")
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
  }
}

extension Program {
  init(_ change: (inout Program) -> Void) {
    self.init([])
    change(&self)
  }
}
