import FoundationEssentials
import Glibc
import SkerryPrograms
import SkerryServer
import Testing

@testable import SkerryCommand

@Suite("One deed, one road")
struct RoadsTests {
  /// What is done, as steps.
  private static let steps = [
    "app swiftclimb start-session discipline=Trad mental=7", "app swiftclimb add-climb name=V4 sent=yes", "wait 2s",
    "device screen locked", "press Allow", "jump 31m", "app swiftclimb open", "key a", "type \"Half a name\"",
    "device battery 50", "key Escape", "app commutetimely settings", "app commutetimely change-settings first-name=Ada",
    "device screen home", "app littlemoments start-session", "device focus sleep", "jump 90s", "app swiftclimb kill",
    "open swiftclimb://nowhere", "device battery 4", "app inviso open", "device screen home", "jump next",
  ]

  enum Road: String, CaseIterable, Sendable {
    /// All steps in one call.
    case together
    /// A call for each, to the phone in the background.
    case oneByOne
    /// A call for each, to a dashboard.
    case dashboard
    /// A call for each, to a dashboard that has taken over the phone in the background.
    case takenOver
    /// Requests at the socket.
    case socket
  }

  /// A phone at a certain instant, at which time stands still.
  private func newPhone() throws -> BackgroundFolder {
    let folder = try BackgroundFolder()
    let begin = ["--state", folder.path, "--at", "2026-01-31T09:41:00Z", "--paused", "--time-zone", "UTC"]
    _ = try PseudoTerminal.skerry(begin, steps: [.until("iPhone 15 Pro"), .keys("q"), .exit]).run()
    return folder
  }

  /// Does all steps, and says what the phone is like then, by files and listings.
  private func life(along road: Road) throws -> [String: String] {
    let folder = try newPhone()
    var terminal: PseudoTerminal.Started?
    if road == .takenOver || road == .oneByOne || road == .socket { #expect(try folder.run("start").code == 0) }
    if road == .dashboard || road == .takenOver {
      var shown = try PseudoTerminal.skerry(
        ["--state", folder.path], steps: [.until("iPhone 15 Pro"), .tell, .listen, .keys("q"), .exit])
      (shown.columns, shown.rows) = (120, 40)
      terminal = try shown.start()
      try terminal?.told()
    }
    switch road {
    case .together:
      let result = try folder.program(["do"] + Self.steps).run()
      #expect(result.code == 0, "\(result)")
    case .oneByOne, .dashboard, .takenOver:
      for step in Self.steps {
        let result = try folder.run("do", step)
        #expect(result.code == 0, "\(road) \(step) \(result)")
      }
    case .socket:
      for step in Self.steps {
        let answer = try Shell.run(
          "curl", "-s", "-m", "120", "--unix-socket", folder.path + "/control", "http://localhost/steps",
          "--data-binary", step)
        #expect(answer.contains("\"ok\":true"), "\(step) \(answer)")
      }
    }
    var found: [String: String] = [:]
    for words in [["list", "--activities", "--json"], ["list", "--tokens"], ["device"], ["app", "--json"], ["time"]] {
      found[words.joined(separator: " ")] = try folder.program(words).run().output
    }
    if let terminal {
      terminal.goOn()
      #expect(try terminal.report().exit == .init(code: 0))
    }
    if folder.process != nil { #expect(try folder.run("stop").code == 0) }
    #expect(!folder.isTaken)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for file in files where file.hasSuffix(".json") && file != "clock.json" || file.hasSuffix(".jsonl") {
      // How many events the notifications have seen is no part of what they are: a dashboard that looks is one more.
      found[file] = try folder.scratch.text(of: "state/" + file).replacing(/,"version":\d+/, with: "")
    }
    return found
  }

  @Test("S08 S03 T06 a tape of the same deeds, with a picture after each of them, tells what a phone tells")
  func tape() throws {
    let expected = try life(along: .together)
    let folder = try ScratchFolder()
    let begin = ["set instant 2026-01-31T09:41:00Z", "set asks on", "set time-zone UTC", "speed pause"]
    let looks = Self.steps.map { "\($0)\nexpect dashboard \"iPhone\"" }
    try folder.write((begin + looks).joined(separator: "\n") + "\n", to: "life.tape")
    var replay = Program("replay", "life.tape", "--print", "log", "--format", "json")
    replay.folder = folder.path
    let played = try replay.run()
    #expect(played.code == 0, "\(played.errors)")
    // Each line without the number that its run gave it.
    func messages(_ text: String) -> [String] {
      text.matches(of: /"message" ?: ?"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    }
    let told = messages(try #require(expected["log.jsonl"]))
    #expect(!told.isEmpty && messages(played.output).suffix(told.count) == told[...], "\(played.output)")
  }

  @Test("S08 T07 a dashboard that takes over while commands are on their way loses none, and has them all")
  func onTheirWay() throws {
    let folder = try newPhone()
    #expect(try folder.run("start").code == 0)
    #expect(try folder.run("app", "swiftclimb", "start-session").code == 0)
    let long = try folder.program(["do", "jump 200d", "app swiftclimb add-climb name=V0"]).start()
    let climbs = try (1...6).map { try folder.program(["app", "swiftclimb", "add-climb", "name=V\($0)"]).start() }
    var shown = try PseudoTerminal.skerry(
      ["--state", folder.path], steps: [.until("SwiftClimb"), .tell, .listen, .until("31%"), .keys("q"), .exit])
    (shown.columns, shown.rows) = (120, 40)
    let terminal = try shown.start()
    try terminal.told()
    let late = try folder.program(["device", "battery", "31"]).start()
    for program in [long] + climbs + [late] {
      let result = try program.result()
      #expect(result.code == 0 && result.errors.isEmpty, "\(result)")
    }
    terminal.goOn()
    #expect(try terminal.report().exit == .init(code: 0))
    let logbook = try folder.scratch.text(of: "state/apps/swiftclimb/logbook.jsonl")
    for number in 0...6 { #expect(logbook.contains("\"V\(number)\""), "V\(number)") }
    #expect(try folder.run("time").output.hasPrefix("2026-08-19T"))
    #expect(try folder.run("stop").code == 0)
  }

  @Test(
    "S08 the same deeds leave the same phone behind, whichever road they took",
    arguments: [Road.oneByOne, .dashboard, .takenOver, .socket])
  func sameRoads(_ road: Road) throws {
    let expected = try life(along: .together)
    let found = try life(along: road)
    #expect(expected.keys.sorted() == found.keys.sorted())
    for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(Lines.differing(found[name] ?? "", from: text) == [], "\(road): \(name)")
    }
    #expect(expected.keys.contains("registry.json") && expected.keys.contains { $0.hasPrefix("defaults/") })
  }
}
