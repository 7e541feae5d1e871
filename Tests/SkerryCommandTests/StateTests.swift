import FoundationEssentials
import Glibc
import SkerryApps
import SkerryBasics
import SkerryDevice
import SkerryPrograms
import Testing

@testable import SkerrySteps

@Suite("The state folder")
struct StateTests {
  private static let begin = ["--at", "2026-01-31T09:41:00Z", "--time-zone", "UTC"]
  private static let startSession: [PseudoTerminal.Step] = [
    .until("iPhone 15 Pro"), .keys("1"), .until("Start Session"), .keys("s"), .until("Discipline"), .keys("<Enter>"),
    .until("Add Climb"), .keys("a"), .until("Name or grade"), .keys("Crimpy V4<Enter>"), .until("Crimpy V4"),
  ]

  /// What the phone in a folder has, read as the next start would.
  @MainActor private func phone(in folder: String, at now: Date) throws -> Device {
    Device(apps: Apps.all, files: try DiskStore(path: folder), now: now)
  }

  @Test("S05 list doesn't say that no phone runs in a folder of another user's")
  func otherUsersFolder() throws {
    guard geteuid() == 0, access("/usr/bin/setpriv", X_OK) == 0 else { return }
    let folder = try ScratchFolder()
    chmod(folder.path, 0o755)
    let state = folder.path + "/state"
    #expect(try Program("start", "--state", state, "--idle", "1m").run().code == 0)
    defer { _ = try? Program("stop", "--state", state).run() }
    let other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", try Program.path, "list", "--state"]
    let text = try Shell.run(other + [state])
    #expect(text.contains("belongs to another user") && !text.contains("No phone runs"), "\(text)")
    #expect(try Shell.run(other + [state, "--json"]).contains("\"unknown\""))
    #expect(try Program("list", "--state", state).run().output.contains("in the background"))
  }

  @Test(
    "P07 S06 the session is there again after q, SIGTERM, SIGHUP and kill -9", arguments: ["q", "TERM", "HUP", "KILL"])
  func nextStart(_ end: String) async throws {
    let folder = try ScratchFolder()
    let state = folder.path + "/new/state"
    let leave: PseudoTerminal.Step = end == "q" ? .keys("q") : .signal(end)
    let report = try PseudoTerminal.skerry(
      ["--state", state, "--paused"] + Self.begin, steps: Self.startSession + [leave, .exit]
    ).run()
    let expected: [String: PseudoTerminal.Exit] = [
      "q": .init(code: 0), "TERM": .init(code: 143), "HUP": .init(code: 129), "KILL": .init(signal: "KILL"),
    ]
    #expect(report.exit == expected[end])
    if end != "KILL" { #expect(report.restored.isEmpty) }
    for file in try FileManager.default.contentsOfDirectory(atPath: state) where file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(filePath: state + "/" + file))
      #expect(throws: Never.self) { try JSONDecoder().decode(AnyJSON.self, from: data) }
    }
    let again = try PseudoTerminal.skerry(
      ["--state", state, "--paused"] + Self.begin,
      steps: [.until("Bouldering"), .until("Crimpy V4"), .screen, .keys("q"), .exit]
    ).run()
    #expect(again.exit == .init(code: 0))
    #expect(again.restored.isEmpty)
    #expect(
      try await phone(in: state, at: Date(timeIntervalSince1970: 1_769_852_460)).center.withRegistry { $0.cardCount }
        == 1)
  }

  @Test("P07 T03 a jump in time is kept, even by a program that is killed a moment later")
  func clockIsKept() throws {
    let folder = try ScratchFolder()
    let report = try PseudoTerminal.skerry(
      ["--state", folder.path, "--paused"],
      steps: Self.startSession + [.keys(":2h<Enter>"), .until("2:00:"), .signal("KILL"), .exit]
    ).run()
    #expect(report.exit == .init(signal: "KILL"))
    let again = try PseudoTerminal.skerry(
      ["--state", folder.path, "--paused"], steps: [.until("2:00:"), .keys("q"), .exit]
    ).run()
    #expect(again.exit == .init(code: 0))
  }

  /// Contents that no file of the phone should have.
  static let garbage = ["", "{", "nonsense", "[]", "{\"secondsAhead\":1e308}", "\u{1B}[2J\u{0}", "null"]

  @Test(
    "S06 files that can't be understood are kept under another name, told in the log, and the phone starts",
    arguments: garbage)
  func unreadableFiles(_ text: String) throws {
    let folder = try ScratchFolder()
    let files = ["registry.json", "clock.json", "device.json"]
    for file in files { try folder.write(text, to: file) }
    var terminal = try PseudoTerminal.skerry(
      ["--state", folder.path], steps: [.until("Skerry"), .until("kept as"), .keys("q"), .exit])
    (terminal.columns, terminal.rows) = (240, 60)
    let report = try terminal.run()
    #expect(report.exit == .init(code: 0))
    #expect(report.restored.isEmpty)
    for file in files {
      #expect(folder.has(file + ".unreadable"), "\(file)")
      if folder.has(file + ".unreadable") { #expect(try folder.text(of: file + ".unreadable") == text) }
    }
  }

  @Test("S06 doctor names every file that was set aside, those of stores and of apps as well")
  func setAside() throws {
    let folder = try ScratchFolder()
    let names = ["registry.json.unreadable", "defaults/group.a.json.unreadable-2", "apps/x/sessions.json.unreadable"]
    for part in ["defaults", "apps", "apps/x"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + part, withIntermediateDirectories: true)
    }
    for name in names { try folder.write("x", to: name) }
    let output = try Program("doctor", "--state", folder.path).run().output
    for name in names { #expect(output.contains("\(folder.path)/\(name) could not be understood once"), "\(name)") }
    #expect(!output.contains("device.json"))
  }

  @Test("S06 a truncated registry is kept under another name; the app's own records are still there")
  func truncatedRegistry() throws {
    let folder = try ScratchFolder()
    let arguments = ["--state", folder.path, "--paused"] + Self.begin
    _ = try PseudoTerminal.skerry(arguments, steps: Self.startSession + [.keys("q"), .exit]).run()
    let registry = try folder.text(of: "registry.json")
    try folder.write(String(registry.prefix(registry.count / 2)), to: "registry.json")
    let report = try PseudoTerminal.skerry(
      arguments, steps: [.until("Crimpy V4"), .keys("q"), .exit]
    ).run()
    #expect(report.exit == .init(code: 0))
    #expect(try folder.text(of: "log.jsonl").contains("registry.json can't be understood"))
    #expect(try folder.text(of: "registry.json.unreadable") == String(registry.prefix(registry.count / 2)))
  }

  @Test("S06 on a full disk the dashboard goes on, says so, keeps what was there and ends with exit code 2")
  func fullDisk() throws {
    let folder = try ScratchFolder()
    guard let disk = SmallDisk(at: folder.path, kilobytes: 64) else {
      // Only root may mount.
      return
    }
    let arguments = ["--state", disk.path + "/state", "--paused"] + Self.begin
    _ = try PseudoTerminal.skerry(arguments, steps: Self.startSession + [.keys("q"), .exit]).run()
    let before = try folder.text(of: "state/registry.json")
    disk.fill()
    var terminal = try PseudoTerminal.skerry(
      arguments,
      steps: [.until("Crimpy V4"), .keys(":9h<Enter>"), .until("!! The file"), .keys("q"), .exit])
    (terminal.columns, terminal.rows) = (240, 60)
    let report = try terminal.run()
    #expect(report.exit == .init(code: 2))
    #expect(report.restored.isEmpty)
    #expect(report.screen.contains("skerry: What happened last is not kept: The file"))
    #expect(try folder.text(of: "state/registry.json") == before)
  }
}
