import FoundationEssentials
import SkerryPrograms
import Testing

@Suite("Help, list, doctor")
struct HelpTests {
  @Test(
    "S04 help has examples and exit code 0, however it is asked for",
    arguments: [
      (["--help"], "skerry demo"), (["-h"], "skerry demo"), (["help"], "skerry demo"),
      (["help", "render"], "skerry render --app swiftclimb --surface lock-screen"),
      (["render", "--help"], "--format"), (["help", "dashboard"], "XDG_STATE_HOME"),
      (["demo", "--help"], "skerry demo --loop"),
      (["help", "list"], "skerry list --json"), (["push", "--help"], "skerry push update.json"),
      (["help", "open"], "skerry open"), (["device", "-h"], "skerry device battery 4"),
      (["app", "--help"], "skerry app swiftclimb open"), (["time", "-h"], "skerry time +8h"),
      (["help", "do"], "press LABEL"), (["doctor", "-h"], "skerry doctor --json"),
    ])
  func help(_ arguments: [String], _ part: String) throws {
    let result = try Program(arguments).run()
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains(part))
    #expect(result.output.contains("Example"))
  }

  @Test("S04 P05 the list of switches and the help fit into 80 columns")
  func width() throws {
    for arguments in [["device"], ["--help"], ["replay", "--help"], ["app"], ["help", "dashboard"]] {
      var program = Program(arguments)
      program.environment["XDG_STATE_HOME"] = try ScratchFolder().path
      let result = try program.run()
      #expect(result.code == 0)
      for line in result.output.split(separator: "\n") where !line.hasPrefix("USAGE") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test("P07 P09 S05 a question that the phone asks is still there for the next command, and can be answered")
  func openQuestion() throws {
    let folder = try ScratchFolder()
    for (words, part) in [
      (["app", "inviso", "join-room", "name=Tea"], "asks whether it may send notifications"),
      (["do", "press Allow"], "notifications allowed"),
    ] {
      var program = Program(words)
      program.environment["XDG_STATE_HOME"] = folder.path
      let result = try program.run()
      #expect(result.code == 0 && result.output.contains(part), "\(result.output) \(result.errors)")
    }
  }

  @Test("S04 app alone lists the apps and where they are")
  func apps() throws {
    let folder = try ScratchFolder()
    var program = Program("app", "inviso", "open")
    program.environment["XDG_STATE_HOME"] = folder.path
    #expect(try program.run().code == 0)
    program.arguments = ["app"]
    let output = try program.run().output
    #expect(output.contains("inviso         Inviso, in front\n") && output.contains("SwiftClimb, not running\n"))
    program.arguments = ["app", "--json"]
    #expect(try program.run().output.contains("isForeground"))
  }

  @Test("S04 the version is one line")
  func version() throws {
    let result = try Program("--version").run()
    #expect(result.code == 0)
    #expect(result.output.split(separator: ".").count == 3 && result.output.hasSuffix("\n"))
  }

  @Test(
    "S04 shells get completions that know commands, flags and the names that can follow them",
    arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) throws {
    let result = try Program("--generate-completion-script", shell).run()
    #expect(result.code == 0)
    for word in ["render", "doctor", "surface", "lock-screen", "swiftclimb", "iphone-15-pro", "truecolor"] {
      #expect(result.output.contains(word), "\(word)")
    }
    guard shell == "bash" else { return }
    let folder = try ScratchFolder()
    try folder.write(result.output, to: "completions")
    #expect(try Shell.run("/bin/bash", "-n", folder.path + "/completions").isEmpty)
  }

  struct Listed: Decodable {
    struct App: Decodable {
      let name: String
      let urlSchemes: [String]
    }
    struct Model: Decodable {
      let name: String
      let hasIsland: Bool
    }
    let apps: [App]
    let surfaces: [String]
    let models: [Model]
  }

  @Test("S04 S07 list names everything that render takes, for people and for programs")
  func list() throws {
    let text = try Program("list").run()
    let json = try Program("list", "--json").run()
    #expect(text.code == 0 && json.code == 0)
    let listed = try JSONDecoder().decode(Listed.self, from: Data(json.output.utf8))
    #expect(listed.apps.contains { $0.name == "swiftclimb" && $0.urlSchemes == ["swiftclimb"] })
    #expect(listed.models.contains { $0.name == "iphone-se" && !$0.hasIsland })
    for name in listed.apps.map(\.name) + listed.surfaces + listed.models.map(\.name) {
      #expect(text.output.contains(name))
    }
    for surface in ["lock-screen", "compact", "minimal", "expanded", "banner", "island", "home", "app", "dashboard"] {
      #expect(listed.surfaces.contains(surface))
    }
    for model in listed.models {
      #expect(try Program("render", "--app", "swiftclimb", "--device", model.name).run().code == 0)
    }
  }

  struct Examined: Decodable {
    struct Finding: Decodable {
      let topic: String
      let level: String
      let sentence: String
    }
    let findings: [Finding]
  }

  @Test("S04 doctor says what a terminal can show, in sentences, with exit code 0 when the dashboard can run")
  func healthyTerminal() throws {
    let folder = try ScratchFolder()
    var terminal = try PseudoTerminal.skerry(["doctor", "--state", folder.path + "/new"], steps: [.exit])
    terminal.env = ["COLORTERM": "truecolor"]
    let report = try terminal.run()
    #expect(report.exit == .init(code: 0))
    for sentence in [
      "OK  The terminal type xterm-256color is known", "OK  24-bit colours are used, because COLORTERM says so.",
      "OK  The locale C.UTF-8 is installed", "OK  The terminal has 120×40 cells, enough", "as the system says.",
      "does not exist yet; the dashboard creates it.",
    ] {
      #expect(report.screen.contains(sentence), "\(sentence)")
    }
    #expect(!folder.has("new"), "looking must not create anything")
  }

  @Test("S04 S05 doctor says whether commands reach a dashboard, and what is in the way of its socket")
  func socket() throws {
    let folder = try ScratchFolder()
    func sentences() throws -> String { try Program("doctor", "--state", folder.path).run().output }
    #expect(try sentences().contains("OK  No phone runs; skerry push and its sisters start one in the background."))
    let lock = try FolderLockForTest(folder.path)
    #expect(try sentences().contains("-   The dashboard has no socket"))
    withExtendedLifetime(lock) {}
    try folder.write("", to: "control")
    #expect(try sentences().contains("-   \(folder.path)/control is in the way of the dashboard's socket; remove it"))
    let long = folder.path + "/" + String(repeating: "long", count: 30)
    try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: true)
    #expect(try Program("doctor", "--state", long).run().output.contains("is too long for other programs"))
  }

  @Test("S04 S06 doctor tells what is in the way, with exit code 2")
  func unhealthy() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "registry.json.unreadable")
    var terminal = try PseudoTerminal.skerry(["doctor", "--state", folder.path], steps: [.exit])
    (terminal.columns, terminal.rows, terminal.term) = (30, 40, "dumb")
    terminal.env = ["LC_ALL": "C", "NO_COLOR": "1"]
    let report = try terminal.run()
    #expect(report.exit == .init(code: 2))
    #expect(!report.output.contains("\u{1B}"))
    var program = Program("doctor", "--json", "--state", "/etc/passwd/x")
    program.environment = ["TERM": "no-such-terminal", "LC_ALL": "xx_YY.UTF-8"]
    let result = try program.run()
    #expect(result.code == 2)
    let findings = try JSONDecoder().decode(Examined.self, from: Data(result.output.utf8)).findings
    #expect(findings.contains { $0.topic == "terminal" && $0.level == "problem" })
    #expect(findings.contains { $0.topic == "state" && $0.level == "problem" && $0.sentence.contains("no folder") })
    #expect(findings.contains { $0.topic == "locale" && $0.level == "note" })
    #expect(findings.allSatisfy { $0.sentence.hasSuffix(".") })
    let kept = try Program("doctor", "--state", folder.path).run().output
    #expect(kept.contains("registry.json.unreadable could not be understood once and is kept"))
  }
}
