import FoundationEssentials
import Glibc
import SkerryApps
import SkerryDashboard
import SkerryPrograms
import SkerryScreens
import SkerrySoak
import Testing

@Suite("skerry replay: tapes are checked, filmed and watched")
struct ReplayTests {
  /// A tape that uses a file beside it, every kind of line, and some hours.
  static let session = """
    set size 100x30
    set instant 2026-03-28 23:30
    set time-zone Europe/Berlin   # an hour before the clocks go forward
    app swiftclimb start-session
    wait 2.5s
    key a
    type "Crimp Fest é漢 V4"
    key Enter
    wait 3s
    key h
    app littlemoments start-session minutes=10
    wait 1s
    push up.json to=swiftclimb
    device screen locked
    press Allow
    say Some hours later.
    jump 4h
    wait 5s
    expect lock-screen of=swiftclimb "Bouldering"
    expect lock-screen of=swiftclimb "7 climbs"
    """
  static let payload =
    #"{"aps":{"event":"update","timestamp":1774737010,"content-state":{"climbCount":7,"attemptCount":9,"lastUpdated":0}}}"#

  private static func folder(_ tape: String, named name: String = "session.tape") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(tape, to: name)
    try folder.write(payload, to: "up.json")
    return folder
  }

  private static func replay(_ folder: ScratchFolder, _ more: String...) throws -> Program.Result {
    var program = Program(["replay", folder.path + "/session.tape"] + more)
    // What somebody's own tests are told must not decide what these see.
    program.environment = ["CI": nil, "SKERRY_RECORD": nil]
    return try program.run()
  }

  private static let odd: [(folder: String?, environment: [String: String?])] = [
    (nil, [:]), ("/", ["TZ": "Australia/Eucla", "LANG": "C", "LC_ALL": "C", "HOME": "/proc", "TERM": nil]),
    (
      "/tmp", ["TZ": ":nonsense", "LANG": "tr_TR.UTF-8", "HOME": nil, "NO_COLOR": "1", "COLUMNS": "20", "TERM": "dumb"]
    ),
  ]

  @Test("S03 the same tape gives the same bytes: again, in another place, time zone, locale and home")
  func sameBytes() throws {
    let folder = try Self.folder(Self.session)
    var seen: [Set<String>] = Array(repeating: [], count: 7)
    for (index, place) in Self.odd.enumerated() {
      func run(_ more: String...) throws -> String {
        var program = Program(["replay", folder.path + "/session.tape"] + more)
        (program.folder, program.environment) = (place.folder, place.environment)
        let result = try program.run()
        #expect(result.code == 0, "\(result.errors)")
        return result.output + result.errors
      }
      for (number, surface) in ["dashboard", "phone", "expanded"].enumerated() {
        seen[number].insert(try run("--print", surface, "--format", number == 0 ? "ansi" : "json"))
      }
      seen[3].insert(try run("--json"))
      let (cast, frames) = ("\(folder.path)/\(index).cast", "\(folder.path)/frames-\(index)")
      seen[4].insert(try run("--cast", cast, "--svg", frames))
      seen[5].insert(try folder.text(of: "\(index).cast"))
      let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
      #expect(names.count > 8 && names.first == "0001.svg")
      seen[6].insert(try names.map { try folder.text(of: "frames-\(index)/\($0)") }.joined())
    }
    #expect(seen.map(\.count) == [1, 1, 1, 1, 1, 1, 1])
    #expect(seen[3].first?.contains("\"isPassed\":true") == true)
  }

  @Test("S03 S07 replay prints every surface that render draws of a tape, and the same one")
  func surfaces() throws {
    let folder = try Self.folder("app swiftclimb open\napp swiftclimb start-session\ndevice screen locked\n")
    let path = folder.path + "/session.tape"
    for surface in Surface.allCases.map(\.rawValue) {
      let printed = try Program("replay", path, "--print", surface).run()
      let rendered = try Program("render", "--tape", path, "--surface", surface).run()
      #expect(printed.output == rendered.output && printed.code == rendered.code, "\(surface): \(printed.errors)")
      #expect((printed.code == 0) == (surface != "app"), "\(surface)")
    }
  }

  @Test("S03 a missing golden file is written and fails, a second run passes, a difference is shown line by line")
  func goldens() throws {
    let folder = try Self.folder("app swiftclimb start-session\nwait 59s\nsnapshot minute compact lock-screen\n")
    let golden = "Snapshots/session/minute/compact.txt"
    var result = try Self.replay(folder)
    #expect(result.code == 1 && result.errors.contains("There was no golden file for “minute/compact”"))
    #expect(folder.has(golden) && folder.has("Snapshots/session/minute/lock-screen.txt"))
    result = try Self.replay(folder)
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.hasSuffix("session.tape: passed (3 lines, 0 expectations, 2 pictures, 59s)\n"))
    try folder.write(
      "app swiftclimb start-session\nwait 60s\nsnapshot minute compact lock-screen\n", to: "session.tape")
    result = try Self.replay(folder)
    #expect(result.code == 1)
    #expect(result.errors.contains("session.tape:3: The picture “minute/compact” differs"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("- 1 │") && $0.contains("0:59") })
    #expect(lines.contains { $0.hasPrefix("+ 1 │") && $0.contains("1:00") })
    #expect(try Self.replay(folder, "--record").code == 0)
    #expect(try Self.replay(folder).code == 0)
  }

  @Test("S03 where CI is set golden files are never written, whatever is asked for")
  func buildServer() throws {
    let folder = try Self.folder("snapshot start phone\n")
    var program = Program("replay", folder.path + "/session.tape")
    program.environment = ["CI": "true", "SKERRY_RECORD": "1"]
    let result = try program.run()
    #expect(result.code == 1 && result.errors.contains("run the test outside of CI"))
    program.arguments.append("--record")
    #expect(try program.run().code == 2)
    #expect(!folder.has("Snapshots"))
    program = Program("replay", folder.path + "/session.tape")
    program.environment = ["SKERRY_RECORD": "1", "CI": nil]
    #expect(try program.run().code == 0)
    #expect(folder.has("Snapshots/session/start/phone.txt"))
  }

  @Test("S03 S06 what is not as expected is told with line and surroundings; the rest is played all the same")
  func failures() throws {
    let folder = try Self.folder(
      "app swiftclimb start-session\nexpect compact drawn 9:99\nexpect phone not SwiftClimb\ntap inviso\n")
    let result = try Self.replay(folder)
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("failed, 2 problems (4 lines, 2 expectations, 0 pictures, 0s)\n"))
    let path = folder.path + "/session.tape"
    #expect(result.errors.hasPrefix("\(path):2: compact does not show “9:99”.\n  expect compact drawn 9:99\n  │ "))
    #expect(result.errors.hasSuffix("\(path):4: inviso has no activity.\n  tap inviso\n"))
    let json = try Self.replay(folder, "--json")
    #expect(json.code == 1 && json.errors.isEmpty && json.output.contains("\"line\":4"))
  }

  /// Lines that can't be understood.
  private static let wrong = [
    "kye l", "key", "key Entr", "wait soon", "wait 1.2345s", "jump", "at yesterday", "push", "push nowhere.json",
    "push up.json priorty=5", "open", "open a b", "press", "press Add A Climb", "swipe left a b", "device",
    "device x on", "device battery 400", "device sounds of", "app swiftclimb", "app swftclimb open",
    "app swiftclimb go now", "expect", "expect phone", "expect lockscreen x", "expect phone of=nobody x", "snapshot",
    "snapshot ../x", "snapshot a b", "set size 80", "set colour red", "set device iphone-99",
    "set time-zone Moon/Base", "set locale x", "set instant soon", "say \"x", "type \"\\q\"", "| lost", "click 1",
    "click a b", "hold -1 2", "drag 1 2", "wheel 1 2", "size 0x0", "speed x7", "try", "try kye l", "try try key l",
    "file", "file a b c", "file a base46", "\u{1B}[31m", "key \u{7}x", "\"",
  ]
  private static let right = ["key l", "wait 1s", "# nothing", "", "say Look.", "expect phone Saturday", "jump 1h"]

  @Test("S03 S06 malformed tapes: each problem is told once with its line, harmlessly, with exit code 2")
  func malformed() throws {
    var state: UInt64 = 5
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for number in 0..<SoakCount.of(60, 500) {
      var lines = (0..<(1 + below(12))).map { _ in Self.right[below(Self.right.count)] }
      var places: [Int] = []
      for index in lines.indices where below(3) == 0 || (index == 0 && places.isEmpty) {
        lines[index] = Self.wrong[number < Self.wrong.count && places.isEmpty ? number : below(Self.wrong.count)]
        places.append(index + 1)
      }
      let folder = try Self.folder(lines.joined(separator: "\n") + "\n")
      let result = try Self.replay(folder)
      #expect(result.code == 2 && result.output.isEmpty, "\(lines)")
      let told = result.errors.split(separator: "\n").compactMap { line -> Int? in
        guard line.hasPrefix(folder.path + "/session.tape:") else { return nil }
        return Int(line.dropFirst(folder.path.count + 14).prefix { $0.isNumber })
      }
      #expect(told == places, "\(lines) \(result.errors)")
      let isHarmless = result.errors.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) }
      #expect(isHarmless)
    }
  }

  @Test("S06 tapes that can't be read, flags that exclude each other: one sentence, exit code 2")
  func misuse() throws {
    let folder = try Self.folder("key l\n")
    let tape = folder.path + "/session.tape"
    let cases: [([String], String)] = [
      ([folder.path + "/none.tape"], "none.tape can't be read: No such file"), ([folder.path], "Is a directory"),
      ([tape, tape, "--cast", "x"], "one tape at a time"), ([tape, "--live", "--json"], "--live only plays"),
      ([tape, "--speed", "2"], "belongs to --live"), ([tape, "--live", "--speed", "0"], "0.1 to 1000"),
      ([tape, "--print", "lockscreen"], "did you mean lock-screen"), ([tape, "--live"], "needs a terminal"),
      ([tape, "--print", "phone", "--format", "png"], "no format"),
      ([tape, "--cast", "/proc/x/y"], "can't be written"),
      ([tape, "--svg", "/proc/x"], "can't be made"), ([tape, "--print", "compact"], "There is no activity now"),
      ([], "Missing expected argument"),
    ]
    for (arguments, message) in cases {
      let result = try Program(["replay"] + arguments).run()
      #expect(result.code == 2 && result.output.isEmpty, "\(arguments)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("S03 S09 what the log said and what could be pressed are printed, as text and as JSON")
  func printing() throws {
    let folder = try Self.folder("app swiftclimb start-session\ndevice screen locked\n")
    let tape = folder.path + "/session.tape"
    func run(_ more: String...) throws -> String { try Program(["replay", tape] + more).run().output }
    let log = try run("--print", "log")
    #expect(log.contains("2026-01-31 09:41:00  SwiftClimb: new → active: requested by the app\n"), "\(log)")
    #expect(log.hasSuffix("Phone: locked\n"))
    let json = try run("--print", "log", "--format", "json").split(separator: "\n")
    #expect(json.count == log.split(separator: "\n").count && json.allSatisfy { $0.hasPrefix("{") })
    #expect(json.last?.contains(#""kind":"screen.locked""#) == true)
    let pressables = try run("--print", "pressables").split(separator: "\n")
    #expect(
      pressables.starts(with: ["Add Climb", "View Stats", "End Session", "Don't Allow", "Allow"]), "\(pressables)")
    #expect(try Program("replay", tape, "--print", "log", "--format", "svg").run().code == 2)
  }

  @Test("S03 several tapes, one from the standard input; all are read before the first is played")
  func several() throws {
    let folder = try Self.folder("snapshot a phone\n")
    try folder.write("kye l\n", to: "bad.tape")
    var program = Program("replay", folder.path + "/session.tape", folder.path + "/bad.tape")
    #expect(try program.run().code == 2)
    #expect(!folder.has("Snapshots"))
    program = Program("replay", "-", folder.path + "/session.tape")
    program.input = "app swiftclimb start-session\nexpect compact drawn 0:00\n"
    program.folder = folder.path
    let result = try program.run()
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("-: passed (2 lines, 1 expectation, 0 pictures, 0s)\n"))
  }

  @Test(
    "S06 S03 S08 what a tape names wrongly is told with its place and exit code 2, also where only a phone can tell",
    arguments: [
      ("app swiftclimb strat", 16, "There is no action “strat”"),
      ("app swiftclimb start-session foo=1", 30, "There is no field “foo”"),
      ("app swiftclimb start-session discipline=Foo", 0, "discipline can't be “Foo”. One of: Bouldering"),
      ("device answer maybe swiftclimb", 15, "answer takes allow, deny, not “maybe”"),
      ("device widget small", 8, "widget is set for an app; name one."),
      ("device time-zone Mars/Base", 18, "No time zone is named “Mars/Base”"),
      ("device wall-clock yesterday", 19, "“yesterday” is not an instant"),
    ])
  func misnamed(_ line: String, _ column: Int, _ message: String) throws {
    let folder = try Self.folder("app swiftclimb open\n\(line)\n")
    let result = try Self.replay(folder)
    let place = "\(folder.path)/session.tape:2:" + (column == 0 ? " " : "\(column):")
    #expect(result.code == 2 && result.errors.contains(message), "\(result)")
    #expect(result.errors.hasPrefix(place) || column == 0, "\(result.errors)")
    // A command says the same, and ends the same way.
    let state = try ScratchFolder()
    let command = try Program("do", "app swiftclimb open", line, "--once", "--state", state.path).run()
    #expect(command.code == 2 && command.errors.contains(message), "\(command)")
  }

  @Test("S07 render shows what a tape left, and what comes after it")
  func render() throws {
    let start = "set size 90x30\nset asks off\napp swiftclimb start-session\nwait 10s\ndevice screen locked\n"
    let folder = try Self.folder(start)
    let tape = folder.path + "/session.tape"
    func render(_ more: String...) throws -> Program.Result { try Program(["render", "--tape", tape] + more).run() }
    #expect(try render().output.contains("0:10"))
    #expect(try render("--surface", "compact", "--at", "+50s").output.contains("1:00"))
    #expect(try render("--surface", "compact", "--at", "2026-01-31T10:41:00Z").output.contains("1:00:00"))
    #expect(try render("--surface", "home").output.contains("SwiftClimb"))
    #expect(try render("--surface", "dashboard").output.split(separator: "\n").count == 30)
    #expect(try render("--surface", "dashboard", "--size", "60x20").output.split(separator: "\n").count == 20)
    #expect(try render("--surface", "phone", "--format", "svg").output.hasPrefix("<svg"))
    for (more, message) in [
      (["--at", "2026-01-31T09:41:05Z"], "the tape ends at 2026-01-31T09:41:10Z"),
      (["--device", "iphone-0"], "There is no model"), (["--time-zone", "Nowhere"], "There is no time zone"),
      (["--app", "inviso", "--surface", "compact"], "inviso has no activity"), (["--app", "x"], "There is no app"),
    ] {
      let result = try Program(["render", "--tape", tape] + more).run()
      #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
    }
    #expect(try render("--device", "iphone-se").output.contains("0:10"))
    let compact = try render("--device", "iphone-se", "--surface", "island")
    #expect(compact.code == 2 && compact.errors.contains("has no island"), "\(compact)")
    let evening = try render("--surface", "phone", "--time-zone", "Asia/Tokyo", "--24-hour").output
    #expect(evening.contains("January 31") && !evening.contains("9:41"))
    #expect(try render("--surface", "app", "--light").output == render("--surface", "app").output)
    try folder.write("set device iphone-14\n" + start, to: "session.tape")
    let island = try render("--device", "iphone-15-pro", "--surface", "island")
    #expect(island.code == 0 && !island.output.isEmpty, "what is asked for counts more than the tape")
    try folder.write("key l\ntap\n", to: "session.tape")
    #expect(try render().errors == "\(tape):2: There is no activity.\n  tap\n")
  }

  @Test("P06 S07 a button is pressed by the words that it shows, too, where it is spoken with others")
  func shownWords() throws {
    let tape = """
      device screen home
      press "Sleep" ioswiz
      wait 2s
      expect home "Sleep"
      press "Log Sleep" ioswiz
      """
    let result = try Self.replay(try Self.folder(tape))
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let other = try Self.replay(try Self.folder("device screen home\npress \"Slee\" ioswiz\n"))
    #expect(other.code == 1)
  }
}
