import FoundationEssentials
import SkerryActivities
import SkerryApps
import SkerryCells
import SkerryScreens
import SkerrySoak
import SkerryTesting
import Testing

@testable import SkerryDevice
@testable import SkerrySteps

/// Tapes as text.
@Suite struct TapeTests {
  static let apps = Apps.all.map(\.information.name)

  @Test("S03 a tape knows how large the terminal is where the mouse does something")
  func sizesOfPointers() throws {
    let tape = try Self.tape("set size 100x30\nwait 1s\nclick 3 4\nsize 40x12\nhold 1 2\n")
    #expect(tape.pointerSizes.map(\.line) == [3, 5])
    #expect(tape.pointerSizes.map(\.size) == [CellSize(columns: 100, rows: 30), CellSize(columns: 40, rows: 12)])
    #expect(try Self.tape("wait 1s").pointerSizes.isEmpty)
  }

  static func tape(_ text: String) throws -> Tape { try Tape(text, name: "test.tape", apps: apps) }

  static func problems(_ text: String) -> [TapeProblem] {
    do throws(TapeProblems) {
      let apps = ["swiftclimb", "littlemoments", "inviso"]
      _ = try Tape(text, name: "test.tape", apps: apps, resources: NoStepResources())
      return []
    } catch {
      return error.problems
    }
  }

  @Test("S03 S07 every word of a tape has an example that is read, and nothing at all is a tape, too")
  func examples() throws {
    for word in TapeWord.allCases where word != .set {
      #expect(try Self.tape(word.example).lines.count == 1, "\(word.example)")
    }
    #expect(try Self.tape(TapeWord.set.example).settings.size == CellSize(columns: 120, rows: 40))
    for text in ["", "\n\n", "# nothing\n   # nothing\n"] {
      let tape = try Self.tape(text)
      #expect(tape.lines.isEmpty && tape.settings == TapeSettings())
    }
  }

  @Test("S03 a tape is read whichever editor wrote it: tabs, CRLF, old line ends, byte order mark, capitals, blanks")
  func forgiving() throws {
    let plain = "set size 80x24\nkey l\nwait 2s\nexpect phone not \"x y\"\n"
    let odd = [
      "\u{FEFF}" + plain, plain.replacing("\n", with: "\r\n"), plain.replacing("\n", with: "\r"),
      plain.replacing(" ", with: "\t"),
      "  SET Size 80X24  \n\tKEY l # lock\n\n\nWait 2000ms\t\nEXPECT Phone NOT \"x  y\"",
      String(plain.dropLast()),
    ]
    let wanted = try Self.tape(plain)
    for text in odd {
      let tape = try Self.tape(text)
      #expect(tape.settings == wanted.settings)
      #expect(tape.lines.count == 3)
      let steps = tape.lines.prefix(2).map(\.deed)
      #expect(steps == wanted.lines.prefix(2).map(\.deed), "\(text.debugDescription)")
    }
  }

  @Test("S03 settings: each has its example, one value, and its place before the first step")
  func settings() throws {
    for name in TapeSettings.Name.allCases { _ = try Self.tape("set \(name.rawValue) \(name.example)") }
    let tape = try Self.tape(
      """
      set instant 2026-07-01 18:00
      set time-zone America/New_York
      set device "iPhone SE"
      set colours 16
      set ascii on
      set asks off
      """)
    #expect(tape.settings.instant == Date(timeIntervalSince1970: 1_782_943_200), "it is New York's time")
    #expect(tape.settings.device.id == "iphone-se" && tape.settings.colors == .colors16 && !tape.settings.asks)
    let again = try Self.tape(tape.settings.header.joined(separator: "\n")).settings
    #expect(again.header == tape.settings.header && again.instant == tape.settings.instant)
    let wrong = Self.problems("set size 80x24\nset size 90x30\nkey l\nset ascii on")
    #expect(wrong.map(\.line) == [2, 4] && wrong.map(\.column) == [10, 1])
  }

  @Test("S03 files stand in the tape as they are, as base64, or as missing")
  func files() throws {
    let tape = try Self.tape("file a.json\n| {\"a\":\n|   1}\n\nfile b base64\n|  /wA=\nfile c missing\nkey l\nfile d")
    let files = tape.lines.compactMap { line -> Data?? in
      guard case .file(_, let data) = line.deed else { return nil }
      return data
    }
    #expect(files == [Data("{\"a\":\n  1}".utf8), Data([255, 0]), nil, Data()])
  }

  @Test(
    "S06 a file that isn't base64 from its first letter to its last is refused", arguments: ["%%%%", "/wA=!!!!", "/wA"])
  func noBase64(_ text: String) throws {
    #expect(Self.problems("file b base64\n| \(text)").map(\.line) == [1])
    #expect(try Self.tape("file b base64\n| /w\n| A= ").lines.count == 1, "lines may be broken anywhere")
  }

  @Test("S06 everything that is wrong with a tape is told at once, each with its line, a caret and what to write")
  func allProblems() throws {
    let text = """
      set siez 80x24
      set size 80
      kye l
      \tdevice batery 4
      app swftclimb open
      expect lockscreen "x"
      expect compact
      push nowhere.json
      | hello
      say ok
      wait 1.2345s
      snapshot a b
      snapshot ../up
      snapshot a
      snapshot a
      click 1
      wheel sideways 1 2
      file x base46
      file y base64
      | %%%
      expect compact of=inviz "x"
      type "no end
      size 80 24
      """
    let problems = Self.problems(text)
    #expect(problems.count == 20)
    let shown = TapeProblems(problems: problems).description
    try SnapshotFolder().check(shown + "\n", named: "problems")
  }

  @Test("S06 a file that is no text says where, one that is too long says so")
  func noText() throws {
    let bytes = Data("key l\nkey ".utf8) + [0xFF, 0xFE] + Data("\nkey x".utf8)
    let problems = try #require(throws: TapeProblems.self) { try Tape(bytes, name: "a") }
    #expect(problems.problems.map(\.line) == [2] && problems.description.contains("UTF-8"))
    #expect(throws: TapeProblems.self) { try Tape(Data(count: Tape.byteLimit + 1), name: "a") }
  }

  @Test("S06 D07 no tape crashes the reader, and no message carries a control sequence")
  func fuzz() throws {
    var random = SmallRandom(state: 11)
    let count = SoakCount.of(1500, 100_000)
    var (read, refused) = (0, 0)
    for _ in 0..<count {
      var lines: [String] = []
      for _ in 0..<random.below(6) { lines.append(Self.line(&random)) }
      let problems = Self.problems(lines.joined(separator: "\n"))
      if problems.isEmpty { read += 1 } else { refused += 1 }
      for problem in problems {
        let text = problem.description
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }, "\(lines)")
        #expect(!problem.problem.message.isEmpty && problem.line.map { $0 >= 1 && $0 <= lines.count } ?? false)
        #expect(problem.column.map { $0 >= 1 } ?? true)
      }
    }
    #expect(read > count / 50 && refused > count / 2, "\(read) \(refused)")
  }

  private static func line(_ random: inout SmallRandom) -> String {
    let words = StepWord.allCases.map(\.rawValue) + TapeWord.allCases.map(\.rawValue) + ["|", "#"]
    let pieces =
      ["\"", "\\", "#", "=", "of=", "not", "80x24", "1.5s", "swiftclimb", "on", "base64", "12", "-3", "up", "UTC"]
      + Surface.allCases.map(\.rawValue) + TapeSettings.Name.allCases.map(\.rawValue) + StepTests.texts
    let examples = StepWord.allCases.map(\.example) + TapeWord.allCases.map(\.example)
    if random.below(3) == 0 { return examples[random.below(examples.count)] }
    var line = random.below(8) == 0 ? "" : words[random.below(words.count)]
    for _ in 0..<random.below(5) { line += (random.below(4) == 0 ? "" : " ") + pieces[random.below(pieces.count)] }
    return line.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
  }

  @Test("S03 every line that a recorder can write is read as what it was written from")
  func roundTrip() throws {
    var deeds: [TapeDeed] = [.size(CellSize(columns: 100, rows: 30)), .pace(.pause), .pace(.run), .pace(.times(300))]
    deeds += StepWord.allCases.compactMap { try? Step(line: $0.example) }.map { .attempt($0) }
    let point = CellPoint(column: 3, row: 0)
    deeds += [
      .pointer(.press(point)), .pointer(.longPress(point)), .pointer(.swipe(point, columns: -7)),
      .pointer(.scroll(.up, point)), .pointer(.scroll(.down, point)),
    ]
    for text in StepTests.texts {
      let data = Data(text.utf8)
      deeds += [.file(path: "a b", data), .file(path: text, nil), .file(path: "x", data + [0xFF, 10])]
      let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      deeds.append(.say(plain))
      guard !plain.isEmpty else { continue }
      deeds += [
        .expect(Expectation(place: .log, app: "inviso", texts: [text, "not"])),
        .expect(Expectation(place: .surface(.presentation(.expanded)), isNegative: true, texts: ["not", text])),
      ]
    }
    deeds += Surface.allCases.map { .snapshot(TapeSnapshot(name: "a-b/\($0.rawValue)", surfaces: [$0], app: "inviso")) }
    for deed in deeds {
      let tape = try Tape("\(deed)\n", name: "x")
      #expect(tape.lines.map(\.deed) == [deed], "\(deed)")
    }
    let pushes = [
      RawPush(APNsRequest(path: "/3/device/00", headers: [], body: Data()), file: nil),
      RawPush(
        APNsRequest(
          method: "GET", path: "/4/x", headers: [APNsRequest.Header("A", "b: c"), APNsRequest.Header("a", "")],
          body: Data("\n\n{}".utf8)), file: "/a b"),
    ]
    for push in pushes { #expect(RawPush(push.bytes) == push) }
    let windows = "POST /3/device/ab HTTP/1.1\r\napns-push-type: liveactivity\r\n\r\n{\"aps\":{}\n\n}"
    #expect(RawPush(Data(windows.utf8))?.request.body == Data("{\"aps\":{}\n\n}".utf8), "a body has its own lines")
    #expect(RawPush(Data("{\"aps\": {}}\n\nPOST".utf8)) == nil && RawPush(Data("Aps\n\n".utf8)) == nil)
  }
}
