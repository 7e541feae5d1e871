import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryDashboard
import SkerryDevice
import SkerryPrograms
import SkerryServer
import Testing

@testable import SkerryCommand
@testable import SkerrySteps

@Suite("Commands for a running dashboard and for its folder alone")
struct TwoWaysTests {
  /// Everything that a person, a server or a script may want of a phone, one after the other.
  static let commands: [[String]] = [
    ["list", "--activities"], ["list", "--tokens"], ["app", "swiftclimb"], ["device", "battery"],
    ["app", "swiftclimb", "open"], ["app", "swiftclimb"], ["app", "swiftclimb", "nothing"],
    ["app", "swiftclimb", "start-session", "discipline=Trad", "mental=7"], ["app", "swiftclimb", "add-climb"],
    ["app", "swiftclimb", "add-climb", "name=Crimpy \u{1B}[31mé漢 V4", "sent=yes"],
    ["list", "--activities"], ["list", "--activities", "--json"], ["time", "+2s"],
    ["device", "answer", "allow", "--app", "swiftclimb"], ["list", "--tokens", "--json"],
    ["push", "update.json"], ["push", "--json", "old.json"],
    ["push", "update.json", "--header", "apns-topic:com.swiftclimb"], ["push", "--token", "abcd", "update.json"],
    ["push", "--token", "xyz", "update.json"], ["push", "undecodable.json"], ["push", "large.json"],
    ["push", "--header", "apns-push-type:", "update.json"],
    ["push", "--broadcast", "dGVzdA==", "--app", "swiftclimb", "update.json"],
    ["channel", "make", "dGVzdA==", "--app", "swiftclimb"],
    ["channel", "make", "--app", "swiftclimb", "--keep", "newest"],
    ["channel", "list", "--app", "swiftclimb"], ["channel", "read", "dGVzdA==", "--app", "swiftclimb", "--json"],
    ["push", "--broadcast", "dGVzdA==", "--app", "swiftclimb", "update.json"],
    ["channel", "delete", "dGVzdA==", "--app", "swiftclimb"], ["channel", "delete", "dGVzdA==", "--app", "swiftclimb"],
    ["device", "battery", "3"], ["device", "live-activities", "off", "--app", "swiftclimb"], ["device", "--json"],
    ["device", "live-activities", "on", "--app", "swiftclimb"], ["app", "swiftclimb", "start-session"],
    ["open", "swiftclimb://logging"], ["open", "mailto:x"], ["open", "no url"], ["open", "\u{1B}]0;x\u{7}://y"],
    ["do", "device screen locked", "jump 31m", "# a comment", "", "tap", "swipe"],
    ["do", "device battery 50", "tap nobody", "device battery 60"], ["do", "--json", "tap", "press nothing"],
    ["do", "wait 3s", "frobnicate", "wait 2s"], ["do", "push update.json to=swiftclimb"],
    ["time", "+1h"], ["time", "next"], ["time", "+9h"], ["app", "swiftclimb", "kill"], ["app", "swiftclimb", "kill"],
    ["device", "reboot"], ["list", "--activities"], ["device", "suspension", "on"], ["app", "swiftclimb", "open"],
    ["app", "swiftclimb", "home"], ["time", "+10s"], ["list", "--processes"], ["app", "swiftclimb", "terminate"],
    ["list", "--processes", "--json"], ["device", "face-id", "off"], ["device"],
  ]

  private static let session = "2848A5E0-4CC8-80CA-BC40-3F66D74BE5EA"
  private static let attributes =
    "{\"discipline\":\"trad\",\"sessionId\":\"\(session)\",\"startedAt\":791545260}"

  /// Payload files; the newest timestamps are far ahead, for the phones' clocks are.
  static func writePayloads(to folder: ScratchFolder) throws {
    func payload(_ event: String, _ state: String, timestamp: Int, _ more: String = "") -> String {
      "{\"aps\":{\"timestamp\":\(timestamp),\"event\":\"\(event)\",\"content-state\":\(state)\(more)}}"
    }
    let state = "{\"climbCount\":7,\"attemptCount\":12,\"lastUpdated\":791545260}"
    let now = 1_769_852_460
    try folder.write(payload("update", state, timestamp: now + 90), to: "update.json")
    try folder.write(payload("update", state, timestamp: now - 90), to: "old.json")
    try folder.write(payload("update", "{\"climbCount\":\"seven\"}", timestamp: now + 95), to: "undecodable.json")
    try folder.write(
      payload("update", state, timestamp: now + 99, ",\"x\":\"\(String(repeating: "y", count: 5000))\""),
      to: "large.json")
    try folder.write(
      payload(
        "start", state, timestamp: now + 100,
        ",\"attributes-type\":\"ClimbingSessionAttributes\",\"attributes\":\(Self.attributes),"
          + "\"alert\":{\"title\":\"a\",\"body\":\"b\"}"),
      to: "start.json")
  }

  private static func run(_ command: [String], state: ScratchFolder, in folder: ScratchFolder) throws -> Program.Result
  {
    var program = Program(command + ["--state", state.path])
    program.folder = folder.path
    return try program.run()
  }

  /// Instants and ids of sessions differ from run to run; the order of everything else does not.
  private static func masked(_ text: String) -> String {
    var result = ""
    var run = ""
    for character in text + "\n" {
      if character.isASCII, character.isHexDigit || "-:.TZ".contains(character) {
        run.append(character)
        continue
      }
      let isInstant = run.count >= 8 && run.contains(where: \.isNumber) && !run.allSatisfy(\.isLetter)
      result += isInstant ? "#" : run
      run = ""
      result.append(character)
    }
    return result
  }

  @Test(
    "S05 S04 P05 P08 P10 the same commands give the same answers, exit codes and state with a dashboard and without")
  func sameAnswers() throws {
    let files = try ScratchFolder()
    try Self.writePayloads(to: files)
    let live = try ScratchFolder()
    let alone = try ScratchFolder()
    // Both phones stand at the same instant: the one in the folder goes on from where this dashboard leaves it.
    let start = ["--at", "2026-01-31T09:41:00Z", "--paused", "--time-zone", "UTC"]
    _ = try RunningDashboard(in: alone, start).leave()
    let dashboard = try RunningDashboard(in: live, start)
    var accepted = 0
    for command in Self.commands {
      let first = try Self.run(command, state: live, in: files)
      let second = try Self.run(command, state: alone, in: files)
      #expect(first.code == second.code, "\(command)")
      #expect(Lines.differing(Self.masked(first.output), from: Self.masked(second.output)) == [], "\(command)")
      #expect(Lines.differing(Self.masked(first.errors), from: Self.masked(second.errors)) == [], "\(command)")
      #expect(!first.output.contains("\u{1B}") && !first.errors.contains("\u{1B}"), "\(command)")
      #expect((0...2).contains(first.code) && (first.code == 0 || !(first.output + first.errors).isEmpty), "\(command)")
      if first.code == 0 { accepted += 1 }
    }
    #expect(accepted > 20)
    let report = try dashboard.leave()
    #expect(report.exit == .init(code: 0) && report.restored.isEmpty)
    for state in [live, alone] { _ = try Program("stop", "--state", state.path).run() }
    // An app whose process starts anew says its own state again, so only what the phone itself keeps is the same.
    let (kept, other) = try (Self.masked(live.text(of: "device.json")), Self.masked(alone.text(of: "device.json")))
    #expect(Lines.differing(kept, from: other) == [])
    // The files that were sent are offered again by the dashboard's picker.
    for folder in [live, alone] {
      let recent = RecentPushes(files: try DiskStore(path: folder.path)).entries
      #expect(recent.first?.path.hasSuffix("/update.json") == true && recent.count == 4)
      #expect(recent.allSatisfy { $0.path.hasPrefix("/") && !$0.payload.isEmpty })
    }
  }

  @Test("S08 P08 whom no push can reach now is refused with 1, who does not exist with 2, by command and by step")
  func unreachable() throws {
    let folder = try ScratchFolder()
    let update = "{\"aps\":{\"event\":\"update\",\"timestamp\":1,\"content-state\":{}}}"
    try folder.write(update, to: "u.json")
    for (words, step, code) in [
      (["push", "u.json"], "push u.json", 1), (["push", "u.json", "--app", "inviso"], "push u.json to=inviso", 1),
      (["push", "u.json", "--app", "nobody"], "push u.json to=nobody", 2),
      (["push", "u.json", "--activity", "99"], "push u.json to=99", 2),
    ] {
      for words in [words, ["do", step]] {
        var program = Program(words + ["--once", "--state", folder.path + "/state"])
        program.folder = folder.path
        let result = try program.run()
        #expect(result.code == code && result.errors.split(separator: "\n").count >= 1, "\(words) \(result)")
      }
    }
  }

  @Test("S05 P08 a server's own script reaches the dashboard as it reaches Apple's push service")
  func curl() throws {
    let folder = try ScratchFolder()
    let dashboard = try RunningDashboard(in: folder, ["--paused"])
    let socket = folder.path + "/control"
    func curl(_ words: String...) throws -> String {
      try Shell.run(["curl", "-s", "-i", "-m", "20", "--unix-socket", socket] + words)
    }
    let refused = try curl("http://localhost/3/device/abcd", "-d", "{}", "-H", "apns-id: no")
    #expect(
      refused.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && refused.hasSuffix("\r\n\r\n{\"reason\":\"BadDeviceToken\"}"))
    #expect(refused.contains("\r\napns-id: "))
    #expect(try curl("http://localhost/3/device/abcd").hasSuffix("{\"reason\":\"MethodNotAllowed\"}"))
    #expect(try curl("http://localhost/3/device/", "-d", "{}").hasSuffix("{\"reason\":\"MissingDeviceToken\"}"))
    let steps = try curl("http://localhost/steps", "--data-binary", "device battery 7\n\ndevice appearance light\n")
    #expect(
      steps.hasPrefix("HTTP/1.1 200 OK\r\n")
        && steps.split(separator: "\n").filter { $0.contains("\"ok\":true") }.count == 2)
    let wrong = try curl("http://localhost/steps", "-d", "device battery 700")
    #expect(wrong.hasPrefix("HTTP/1.1 400") && wrong.contains("\"column\":16") && wrong.contains("\"line\":1"))
    #expect(try curl("http://localhost/state").contains("\"name\":\"battery\""))
    #expect(try curl("http://localhost/nowhere").hasPrefix("HTTP/1.1 404"))
    #expect(try curl("http://localhost/state", "-X", "DELETE").contains("allow: GET, HEAD"))
    #expect(try curl("http://localhost/time", "-d", "x60").contains("\"speed\":60"))
    #expect(try curl("http://localhost/time", "-d", "x61").hasPrefix("HTTP/1.1 400"))
    #expect(try dashboard.leave().exit == .init(code: 0))
  }

  @Test("S05 T03 time is paused and hurried with a dashboard and without, and stays so")
  func speed() throws {
    let folder = try ScratchFolder()
    func time(_ words: String...) throws -> String {
      let result = try Program(["time"] + words + ["--state", folder.path]).run()
      return result.code == 0 ? result.output : "\(result.code) \(result.errors)"
    }
    #expect(try time("x60").contains("×60"))
    let dashboard = try RunningDashboard(in: folder)
    #expect(try time().contains("×60"))
    #expect(try time("pause").contains("paused"))
    #expect(try time("x5", "--json").contains("\"speed\":5"))
    #expect(try time("pause").contains("paused"))
    #expect(try time("run").contains("×5"))
    #expect(try time("pause").contains("paused"))
    #expect(try dashboard.leave().exit == .init(code: 0))
    let before = try time()
    #expect(before.contains("paused"))
    #expect(try time() == before)
    #expect(try time("x7").hasPrefix("2 skerry: Time can pause, run, or run x1, x2"))
  }

  @Test("S05 D08 a dashboard that listens and stands still does not wake, and a suspended one answers when it goes on")
  func idle() throws {
    let folder = try ScratchFolder()
    let dashboard = try RunningDashboard(
      in: folder, ["--paused"],
      then: [
        .settled, .measure(2), .keys("<Ctrl-Z>"), .stopped, .tell, .listen, .goOn, .until("critical battery"), .tell,
      ])
    try dashboard.steps.told()
    // What is sent now lies in the socket when the dashboard goes on.
    let caller = ControlAddress.stream(isBlocking: true)
    defer { close(caller) }
    let request = Array("POST /steps HTTP/1.1\r\nContent-Length: 16\r\n\r\ndevice battery 4".utf8)
    #expect(ControlAddress(folder: folder.path).call { connect(caller, $0, $1) } == 0)
    #expect(send(caller, request, request.count, Int32(MSG_NOSIGNAL)) == request.count)
    dashboard.steps.goOn()
    try dashboard.steps.told()
    let report = try dashboard.leave()
    #expect(report.exit == .init(code: 0))
    #expect(report.steps.compactMap(\.wakes) == [0])
  }

  @Test(
    "S05 S06 a killed dashboard leaves a socket that harms nobody: commands use the folder, the next one listens again")
  func killed() throws {
    let folder = try ScratchFolder()
    let dashboard = try RunningDashboard(in: folder, then: [.signal("KILL")])
    #expect(try dashboard.ended().exit == .init(signal: "KILL"))
    #expect(folder.has("control"))
    let doctor = try Program("doctor", "--state", folder.path).run().output
    #expect(doctor.contains("was left by a program that was killed; the next dashboard replaces it."))
    #expect(try Program("device", "battery", "9", "--state", folder.path).run().code == 0)
    let next = try RunningDashboard(in: folder)
    #expect(try Program("device", "battery", "--state", folder.path).run().output.hasPrefix("9\n"))
    #expect(
      try Program("doctor", "--state", folder.path).run().output.contains("A dashboard takes commands and pushes at"))
    #expect(try next.leave().exit == .init(code: 0))
    // The command in between had switched the phone on in the background.
    _ = try Program("stop", "--state", folder.path).run()
  }

  @Test("S05 S06 a second dashboard is turned away, and the first one goes on taking commands")
  func second() throws {
    let folder = try ScratchFolder()
    let first = try RunningDashboard(in: folder)
    var second = try PseudoTerminal.skerry(["--state", folder.path], steps: [.exit])
    second.columns = 240
    let report = try second.run()
    #expect(report.exit == .init(code: 2) && report.screen.contains("is in use by another dashboard"))
    #expect(folder.has("control"))
    #expect(try Program("device", "battery", "8", "--state", folder.path).run().code == 0)
    #expect(try first.leave().exit == .init(code: 0))
  }

  @Test("S05 S06 a folder whose owner has no socket is told in one sentence, after a while in which it might have come")
  func olderProgram() throws {
    let folder = try ScratchFolder()
    let lock = try FolderLockForTest(folder.path)
    let result = try Program("device", "battery", "9", "--state", folder.path).run()
    withExtendedLifetime(lock) {}
    #expect(result.code == 2)
    #expect(result.errors.contains("is in use by a program that takes no commands, such as an older Skerry"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("S05 commands in a hurry share a folder: none is lost")
  func hurry() throws {
    let folder = try ScratchFolder()
    _ = try Program("app", "swiftclimb", "start-session", "--state", folder.path).run()
    let programs = try (1...6).map { number in
      try Program("app", "swiftclimb", "add-climb", "name=V\(number)", "--state", folder.path).start()
    }
    #expect(try programs.map { try $0.result().code } == [0, 0, 0, 0, 0, 0])
    #expect(try Program("list", "--activities", "--state", folder.path).run().output.contains("\"climbCount\":6"))
  }

  @Test("P08 S04 payload files given at the start are delivered before the first picture")
  func dropped() throws {
    let files = try ScratchFolder()
    try Self.writePayloads(to: files)
    let folder = try ScratchFolder()
    // An app that never ran has no token for starts.
    _ = try Program("app", "swiftclimb", "open", "--once", "--state", folder.path).run()
    var terminal = try PseudoTerminal.skerry(
      ["--state", folder.path, "--at", "2026-01-31T09:41:00Z", "--paused", "--push", files.path + "/start.json"],
      steps: [.until("started by push"), .keys("q"), .exit])
    (terminal.columns, terminal.rows) = (200, 50)
    #expect(try terminal.run().exit == .init(code: 0))
    let missing = try Program("--push", files.path + "/none.json", "--state", folder.path).run()
    #expect(missing.code == 2 && missing.errors.contains("none.json can't be read: No such file or directory."))
  }
}

/// Somebody who has the folder and does not listen.
final class FolderLockForTest {
  private let lock: FolderLock
  init(_ path: String) throws { lock = try FolderLock(path: path) }
}
