import FoundationEssentials
import Glibc
import SkerryPrograms
import Testing

@testable import SkerryCommand

@Suite("Commands that something has to be corrected for change nothing")
struct RefusalTests {
  /// Commands that do something, and such that only look.
  static let commands: [[String]] = [
    ["device", "battery", "50"], ["do", "device battery 50"], ["app", "swiftclimb", "open"], ["open", "inviso://open"],
    ["time", "+1h"], ["time", "pause"], ["start"], ["list", "--activities"], ["device"], ["app"], ["time"],
  ]

  /// Every file of the folder with its bytes.
  private func contents(_ folder: BackgroundFolder) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".json") || $0.contains(".unreadable") }
        .map { ($0, try folder.scratch.text(of: "state/" + $0)) })
  }

  @Test(
    "S06 a file of the phone that can't be understood is told with its line, and nothing happens until told to go on",
    arguments: ["registry.json", "device.json", "notifications.json", "clock.json", "defaults/swiftclimb.json"])
  func brokenFile(_ file: String) throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("do", "app swiftclimb start-session", "jump 1h", "--once").code == 0)
    try folder.scratch.write("{\n  \"a\": 1,\n  broken\n}", to: "state/" + file)
    let before = try contents(folder)
    for command in Self.commands {
      for once in [true, false] where !once || !["start", "list"].contains(command[0]) {
        let result = try folder.program(command + (once ? ["--once"] : [])).run()
        #expect(result.code == 2 && result.output.isEmpty, "\(command) \(result)")
        #expect(result.errors.contains("\(folder.path)/\(file) can't be understood: Line 3"), "\(result.errors)")
        #expect(result.errors.contains("--set-aside") && result.errors.split(separator: "\n").count == 1)
      }
    }
    #expect(try contents(folder) == before && !folder.isTaken)
    #expect(try folder.run("device", "battery", "50", "--set-aside").code == 0)
    #expect(folder.process != nil)
    #expect(try folder.scratch.text(of: "state/\(file).unreadable") == before[file])
    #expect(try folder.run("device", "battery", "51").code == 0)
  }

  @Test("S06 exit codes: what is named wrongly is 2 and changes nothing, what the phone refuses is 1")
  func codes() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "50").code == 0)
    let cases: [(words: [String], code: Int, sentence: String)] = [
      (["app", "swiftclimb", "nothing"], 2, "There is no action “nothing”"),
      (["app", "swiftclimb", "start-session", "nothing=1"], 2, "There is no field “nothing”"),
      (["app", "swiftclimb", "start-session", "mental=700"], 2, "mental can't be “700”. Between 1 and 10."),
      (["app", "nobody", "open"], 2, "There is no app “nobody”"), (["app", "nobody"], 2, "There is no app “nobody”"),
      (["do", "device battery 60", "tap nobody"], 2, "There is no app “nobody”"),
      (["do", "device battery 60", "app nobody open"], 2, "There is no app “nobody”"),
      (["do", "device battery 60", "device nothing on"], 2, "There is no switch “nothing”"),
      (["do", "device battery 60", "frobnicate"], 2, "There is no step “frobnicate”"),
      (["do", "app swiftclimb nothing"], 2, "There is no action “nothing”"),
      (["device", "nothing", "on"], 2, "There is no switch “nothing”"), (["device", "battery", "700"], 2, "1 to 100"),
      (["device", "battery", "60", "--app", "nobody"], 2, "There is no app “nobody”"),
      (["time", "x61"], 2, "Time can pause"), (["time", "+soon"], 2, "is not"), (["time", "1970-01-01"], 1, "already"),
      (["app", "swiftclimb", "kill"], 1, "does not run"), (["open", "mailto:x"], 1, "link ignored"),
      (["open", "no url"], 2, "is not a URL"),
      (["do", "tap"], 1, "no activity"),
      (["do", "press nothing"], 1, "There is no link"),
    ]
    for (words, code, sentence) in cases {
      let result = try folder.program(words).run()
      #expect(result.code == code && (result.errors + result.output).contains(sentence), "\(words) \(result)")
    }
    let apps = try folder.run("app").output
    #expect(!apps.contains("in front") && !apps.contains("in the background"), "no app was opened: \(apps)")
    #expect(try folder.run("device", "battery").output.hasPrefix("50\n"))
  }

  @Test("S06 a state folder that was named to be looked at and isn't there is told, with what was probably meant")
  func missingFolder() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "50", "--once").code == 0)
    for command in [["list", "--activities"], ["device"], ["app"], ["time"], ["stop"]] {
      let result = try Program(command + ["--state", folder.scratch.path + "/stat"]).run()
      #expect(result.code == 2 && result.output.isEmpty, "\(command) \(result)")
      #expect(
        result.errors.contains("There is no state folder \(folder.scratch.path)/stat; did you mean \(folder.path)?"))
    }
    #expect(!folder.scratch.has("stat"))
  }

  @Test("S04 P08 a list of tokens says why a type or an activity has none")
  func whyNoToken() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "50", "--once").code == 0)
    let before = try folder.run("list", "--tokens").output
    #expect(before.contains("no start token: ClimbingSessionAttributes has no push-to-start token; the app must"))
    #expect(try folder.run("do", "device ask-first off", "app swiftclimb start-session", "--once").code == 0)
    let list = try folder.run("list", "--tokens").output
    #expect(!list.contains("no start token: ClimbingSessionAttributes") && list.contains("no update token for "))
  }

  @Test("S06 a state folder that is no folder is called that, by whatever command", arguments: commands)
  func noFolder(_ command: [String]) throws {
    let result = try Program(command + ["--state", "/dev/null"]).run()
    #expect(result.code == 2 && result.output.isEmpty, "\(command) \(result)")
    #expect(result.errors.contains("/dev/null is no folder"), "\(result.errors)")
  }

  @Test("S08 an idle end that a running phone doesn't take is told, and the exit code says so")
  func otherIdleEnd() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("start", "--idle", "8h").code == 0)
    #expect(try folder.run("start").code == 0)
    #expect(try folder.run("start", "--idle", "8h").code == 0)
    let refused = try folder.run("start", "--idle", "20m")
    #expect(refused.code == 1 && refused.output.contains("ends after 8h"), "\(refused)")
    #expect(refused.errors.contains("--idle 20m counts for a phone that is started"), "\(refused)")
  }

  @Test("S06 a state folder that others can change is refused", arguments: [0o777, 0o702, 0o1777])
  func open(_ mode: Int) throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("device", "battery", "50", "--once").code == 0)
    chmod(folder.path, mode_t(mode))
    for command in Self.commands {
      let result = try folder.program(command).run()
      #expect(result.code == 2 && result.errors.contains("can be changed by everybody"), "\(command) \(result)")
    }
    let report = try PseudoTerminal.skerry(["--state", folder.path], steps: [.exit]).run()
    #expect(report.exit == .init(code: 2) && !report.output.contains("\u{1B}"))
    #expect(try folder.run("doctor").output.contains("can be changed by everybody"))
    chmod(folder.path, 0o700)
    #expect(try folder.run("device", "battery").output.hasPrefix("50\n"))
  }

  @Test(
    "S06 links, pipes, devices and huge files in a state folder are told at once, and neither opened nor followed",
    arguments: ["link", "pipe", "device", "huge", "folder link"])
  func strange(_ kind: String) throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "swiftclimb", "start-session", "--once").code == 0)
    let name = kind == "folder link" ? "defaults" : "registry.json"
    let path = folder.path + "/" + name
    try folder.scratch.write("mine", to: "target")
    let sentence: String
    switch kind {
    case "link":
      unlink(path)
      symlink(folder.scratch.path + "/target", path)
      sentence = "is a link"
    case "folder link":
      try FileManager.default.removeItem(atPath: path)
      symlink(folder.scratch.path, path)
      sentence = "is a link"
    case "pipe":
      unlink(path)
      mkfifo(path, 0o600)
      sentence = "is a pipe"
    case "device":
      unlink(path)
      // Only root may make one.
      guard mknod(path, S_IFCHR | 0o600, dev_t(0x105)) == 0 else { return }
      sentence = "is a device"
    default:
      truncate(path, 3 << 30)
      sentence = "has 3221225472 bytes"
    }
    for command in Self.commands {
      let result = try folder.program(command).run()
      #expect(result.code == 2 && result.errors.contains("\(path) \(sentence)"), "\(command) \(result)")
    }
    let report = try PseudoTerminal.skerry(["--state", folder.path], steps: [.exit]).run()
    #expect(report.exit == .init(code: 2) && !report.output.contains("\u{1B}"))
    #expect(try folder.scratch.text(of: "target") == "mine" && !folder.scratch.has("group.com.swiftclimb.shared.json"))
  }

  @Test("S06 what a killed program left half written is removed at the next start, and nothing else is")
  func leftovers() throws {
    let folder = try BackgroundFolder()
    #expect(try folder.run("app", "swiftclimb", "open", "--once").code == 0)
    let own = ["registry.json.new", "defaults/group.x.json.new", "apps/swiftclimb/sessions.json.new", "log.jsonl.new"]
    let others = ["notes.new", "registry.json.news"]
    for part in ["/apps/swiftclimb", "/defaults"] {
      try FileManager.default.createDirectory(atPath: folder.path + part, withIntermediateDirectories: true)
    }
    for name in own + others {
      try folder.scratch.write("half", to: "state/" + name)
      chmod(folder.path + "/" + name, 0o600)
    }
    try folder.scratch.write("half", to: "state/device.json.new")
    chmod(folder.path + "/device.json.new", 0o644)
    #expect(try folder.run("list", "--activities").code == 0)
    #expect(own.allSatisfy { folder.scratch.has("state/" + $0) }, "looking removes nothing")
    #expect(try folder.run("device", "battery", "50", "--once").code == 0)
    #expect(own.filter { folder.scratch.has("state/" + $0) } == [])
    #expect(others.allSatisfy { folder.scratch.has("state/" + $0) })
  }

  @Test("S06 a folder that can only be read is read by list, device, app, time, render and doctor")
  func readOnly() throws {
    let folder = try BackgroundFolder()
    mkdir(folder.path, 0o700)
    guard let disk = SmallDisk(at: folder.path, kilobytes: 2048) else { return }
    chmod(folder.path, 0o700)
    #expect(try folder.run("do", "app swiftclimb start-session", "--once").code == 0)
    #expect(disk.setReadOnly(true))
    let before = try contents(folder)
    let listed = try folder.run("list", "--activities")
    #expect(listed.code == 0 && listed.output.contains("ClimbingSessionAttributes"), "\(listed)")
    for command in [["device"], ["app", "swiftclimb"], ["time"], ["list"]] {
      #expect(try folder.program(command).run().code == 0, "\(command)")
    }
    #expect(try Program("render", "--app", "swiftclimb").run().code == 0)
    #expect(try folder.run("doctor").output.contains("can't be written"))
    let changed = try folder.run("device", "battery", "4")
    #expect(changed.code == 2 && changed.errors.split(separator: "\n").count == 1, "\(changed)")
    #expect(try contents(folder) == before)
  }

  @Test("S06 P07 what a full disk keeps from being written is told with each command that does something, and by stop")
  func fullDisk() throws {
    let folder = try BackgroundFolder()
    mkdir(folder.path, 0o700)
    guard let disk = SmallDisk(at: folder.path, kilobytes: 512) else { return }
    chmod(folder.path, 0o700)
    #expect(try folder.run("do", "app swiftclimb start-session").code == 0)
    disk.fill()
    let commands = [["device", "battery", "40"], ["time", "+1h"], ["time", "pause"], ["do", "device battery 41"]]
    // A few lines may still fit.
    for number in 1...200 { if try folder.run("device", "battery", "\(number % 50 + 1)").code == 1 { break } }
    for command in commands {
      let result = try folder.program(command).run()
      #expect(result.code == 1 && result.errors.contains("What happened is not kept: The file"), "\(command) \(result)")
      #expect(!result.output.isEmpty, "the answer is told as well")
    }
    #expect(try folder.run("device", "battery").code == 0, "looking does nothing that had to be kept")
    disk.clear()
    let mended = try folder.run("device", "battery", "42")
    #expect(mended.code == 0 && mended.errors.isEmpty, "\(mended)")
    disk.fill()
    for number in 1...200 { if try folder.run("device", "battery", "\(number % 30 + 50)").code == 1 { break } }
    let stopped = try folder.run("stop")
    #expect(stopped.code == 1 && stopped.errors.contains("is not kept"), "\(stopped)")
    #expect(!stopped.output.contains("its state is kept"))
    disk.clear()
  }

  @Test("S06 a limit on the size of files is a full disk: told with an exit code, also by a phone in the background")
  func fileLimit() throws {
    for once in [["--once"], []] {
      let folder = try BackgroundFolder()
      var program = folder.program(["do", "app swiftclimb start-session", "jump 9h"] + once)
      program.fileLimit = 8
      let result = try program.run()
      #expect(result.code == 1 && result.errors.contains("is not kept"), "\(once): \(result)")
      #expect(result.output.contains("SwiftClimb"), "\(once)")
      _ = try folder.run("stop")
    }
  }

  @Test("S06 T04 the phone's time ends with the year 2199: nothing goes beyond, and what apps hold stays readable")
  func endOfTime() throws {
    let folder = try BackgroundFolder()
    let steps = [
      "device wall-clock 2199-12-31T23:58:00Z", "app swiftclimb start-session",
      "app commutetimely plan-trip destination=Work arrival=+90m", "app littlemoments start-session minutes=10",
      "app inviso join-room name=R", "jump 1m", "app swiftclimb add-climb name=B",
    ]
    let program = folder.program(["do"] + steps + ["--once"])
    #expect(try program.run().code == 0)
    for (words, code, sentence) in [
      (["time", "+5m", "--once"], 1, "The phone's time ends with the year 2199."),
      (["do", "jump 5m", "--once"], 1, "The phone's time ends with the year 2199."),
      (["device", "wall-clock", "2200-01-01T00:00:00Z", "--once"], 2, "out of range"),
      (
        ["do", "device wall-clock 1970-01-01T00:01:00Z", "device wall-clock -30m", "--once"], 2,
        "“-30m” is out of range"
      ),
    ] {
      let result = try folder.program(words).run()
      #expect(Int(result.code) == code && result.errors.contains(sentence), "\(words) \(result)")
    }
    #expect(try folder.run("do", "device wall-clock 2199-12-31T23:59:59Z", "wait 1s", "--once").code == 0)
    let opened = try folder.run(
      "do", "app swiftclimb open", "app commutetimely open", "app littlemoments open", "app inviso open", "--once")
    #expect(opened.code == 0 && !opened.output.contains("can't be"), "\(opened)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains("unreadable") }, "\(names)")
  }

  @Test("S07 T03 durations have fractions of a second wherever one is given")
  func fractions() throws {
    let picture = try Program("render", "--app", "swiftclimb", "--at", "+59.9s").run()
    #expect(picture.code == 0, "\(picture)")
    #expect(try picture.output == Program("render", "--app", "swiftclimb", "--at", "+59s").run().output)
    let folder = try BackgroundFolder()
    for duration in ["+59.9s", "+1m0.5s", "0.001", "+2:30.25", "250ms"] {
      #expect(try folder.run("time", duration, "--once").code == 0, "\(duration)")
    }
    let wrong = try folder.run("time", "+1.0001s", "--once")
    #expect(wrong.code == 2 && wrong.errors.contains("finer than a thousandth of a second"), "\(wrong)")
  }
}
