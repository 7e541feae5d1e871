import FoundationEssentials
import SkerryCells
import SkerrySoak
import Testing

@testable import SkerryDevice
@testable import SkerrySteps

/// Steps as text.
@Suite struct StepTests {
  nonisolated static let texts = [
    "", " ", "a", "Crimp Fest V4", "#", "# no comment", "a#b", "\"", "\\", "a\\nb", "a\nb\tc", "\u{301}", "e\u{301}",
    "👩‍👩‍👧", "שלום", "\u{202E}evil", "\u{1B}[31m", "a=b", "\u{2028}", "\r\n", "  two  blanks ", "{\"a\": [1, 2]}", "left",
    "“quoted”", "\u{0}", "\u{FEFF}",
  ]

  @Test("S03 S07 every step is read as what it was written from")
  func roundTrip() throws {
    var steps: [Step] = []
    let keys: [Key] =
      [.enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp]
      + [.pageDown, .control(" "), .control("\\"), .function(1), .function(63)]
      + (0x20..<0x7F).compactMap { UnicodeScalar($0).map { Key.character(Character($0)) } }
      + "abcdefghijklmnopqrstuvwxyz".map { Key.control($0) } + [
        .character("é"), .character("👍🏽"), .character("\u{301}"),
      ]
    steps += keys.map { .key($0) }
    for text in Self.texts {
      steps += [.type(text), .open(url: text), .press(label: text), .tap(app: text), .longPress(app: text)]
      steps += Step.Swipe.allCases.flatMap { [Step.swipe($0, app: nil), .swipe($0, app: text)] }
      steps += [Step.AppDeed.open, .kill, .terminate, .home].map { .app(name: text, $0) }
      steps.append(.app(name: text, .action(id: "start", [Step.Field("a", text), Step.Field("b", "x")])))
      let push = Step.Push(path: text, target: text, headers: [Step.Field("priority", text), Step.Field("id", "=")])
      steps += [.push(push), .push(Step.Push(path: text))]
    }
    for seconds in [0, 0.001, 0.25, 1, 1.5, 59, 59.999, 60, 61, 3599, 3600, 86_400, 90_061.125, 315_360_000] {
      steps += [.wait(seconds: seconds), .jump(.by(seconds: seconds))]
    }
    steps += [.jump(.next), .tap(app: nil), .longPress(app: nil)]
    for instant in ["2026-01-31 18:00", "2026-01-31T18:00:00Z", "@1769852460", "2026-01-31"] {
      steps.append(.at(try WrittenInstant(instant)))
    }
    steps.append(.at(WrittenInstant(Date(timeIntervalSince1970: 1_769_852_460))))
    for control in DeviceControl.all {
      let apps: [String?] =
        control.scope == .phone ? [nil] : control.scope == .app ? ["swiftclimb"] : [nil, "swiftclimb"]
      let values =
        switch control.kind {
        case .action: [""]
        case .toggle, .choice: control.values
        case .number(let range): [String(range.lowerBound), String(range.upperBound)]
        case .text(let example): [example, "two words"]
        }
      for app in apps { steps += values.map { .device(name: control.name, value: $0, app: app) } }
    }
    for step in steps {
      #expect(try Step(line: step.description) == step, "\(step.description)")
      #expect(try Step(line: "  " + step.description + "  # a remark") == step, "\(step.description)")
      #expect(!step.description.contains { $0.isNewline }, "one step is one line")
    }
    #expect(Set(steps.map(\.word)) == Set(StepWord.allCases))
  }

  @Test("S07 every word's example is a step of that word, and blanks and comments are none")
  func examples() throws {
    for word in StepWord.allCases { #expect(try Step(line: word.example)?.word == word) }
    #expect(try Step(line: "expand swiftclimb") == .longPress(app: "swiftclimb"))
    #expect(try Step(line: "at 2026-01-31 18:00") == .at(try WrittenInstant("2026-01-31 18:00")))
    for line in ["", "   ", "\t", "# key a", "  #"] { #expect(try Step(line: line) == nil) }
  }

  @Test(
    "S06 what is wrong with a line is said in a sentence, with its place and what was probably meant",
    arguments: [
      ("kye l", 0..<3, "key"), ("key Entr", 4..<8, "Enter"), ("device batery 4", 7..<13, "battery"),
      ("device battery 400", 15..<18, nil), ("device battery", 7..<14, nil), ("device sounds of", 14..<16, nil),
      ("wait soon", 5..<9, nil), ("wait", 0..<4, nil), ("jump 1h99", 5..<9, nil), ("at yesterday", 3..<12, nil),
      ("press Add A Climb", 12..<17, nil), ("type \"abc", 5..<9, nil), ("type \"\\q\"", 6..<8, nil),
      ("push a.json 5", 12..<13, nil), ("push a.json priorty=5", 12..<21, "priority"),
      ("push a.json to=a to=b", 17..<21, nil), ("app swiftclimb", 0..<3, nil), ("key a b", 6..<7, nil),
      ("app swiftclimb start a", 21..<22, nil), ("expect", 0..<6, nil),
    ])
  func problems(_ line: String, _ columns: Range<Int>, _ suggestion: String?) throws {
    let problem = try #require(throws: StepProblem.self) { try Step(line: line) }
    #expect(problem.columns == columns, "\(problem)")
    #expect(problem.suggestions.first == suggestion)
    #expect(!problem.message.isEmpty && problem.message.last.map { ".:?".contains($0) } == true, "\(problem.message)")
    let pointer = try #require(problem.pointer(in: line)).split(separator: "\n")
    #expect(pointer[0] == line && pointer[1].drop { $0 == " " }.first == "^")
    #expect(pointer[1].count == columns.upperBound)
  }

  @Test("S06 D07 the mark stands below the word also where letters are wide, and shows no control sequence")
  func pointer() throws {
    let line = "key 日本"
    let problem = try #require(throws: StepProblem.self) { try Step(line: line) }
    #expect(problem.pointer(in: line) == "key 日本\n    ^~~~")
    let evil = "device \u{1B}[31m"
    let refused = try #require(throws: StepProblem.self) { try Step(line: evil) }
    #expect(refused.pointer(in: evil)?.contains("\u{1B}") == false && !refused.description.contains("\u{1B}"))
  }

  @Test("S06 no line crashes the reader: a step that can be written again, nothing, or a problem with its place")
  func fuzz() throws {
    var random = Lines(state: 7)
    let count = SoakCount.of(4000, 300_000)
    var read = 0
    for _ in 0..<count {
      let line = random.line()
      do throws(StepProblem) {
        guard let step = try Step(line: line) else { continue }
        read += 1
        #expect(try Step(line: step.description) == step, "\(line)")
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.columns.map { $0.upperBound <= line.unicodeScalars.count } ?? true, "\(line)")
      }
    }
    #expect(read > count / 50, "\(read)")
  }

  /// Lines made of pieces that mean something.
  private struct Lines {
    var state: UInt64

    private mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func line() -> String {
      let words = StepWord.allCases.map(\.rawValue)
      let pieces =
        [
          "\"", "\\", "#", " ", "=", "to=", "\\u{", "}", "\u{301}", "5m", "next", "on", "off", "swiftclimb",
          "2026-01-31",
        ]
        + DeviceControl.all.map(\.name) + StepTests.texts
      var line = next(8) == 0 ? "" : words[next(words.count)]
      for _ in 0..<next(6) { line += (next(3) == 0 ? "" : " ") + pieces[next(pieces.count)] }
      return line
    }
  }
}
