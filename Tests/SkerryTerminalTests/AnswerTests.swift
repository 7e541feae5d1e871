import SkerryCells
import Testing

@testable import SkerryTerminal

@Suite("What terminals answer without being asked")
struct AnswerTests {
  private func input(_ text: String) -> [RawInput] { text.unicodeScalars.map { .character($0.value) } }

  private func events(_ pieces: [(text: String, time: Double)]) -> [InputEvent] {
    var translator = InputTranslator()
    return pieces.flatMap { translator.events(from: input($0.text), at: $0.time) }
  }

  static let answers = [
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]52;c;aGVsbG8=\u{7}",
    "\u{1B}]lTitle\u{1B}\\", "\u{1B}P>|XTerm(370)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^words\u{1B}\\", "\u{1B}Xwords\u{1B}\\", "\u{1B}[?64;1;2;6c", "\u{1B}[?997;1n", "\u{1B}[97;5u",
  ]

  @Test("D06 D07 the late answer to another program's question presses no key", arguments: answers)
  func answer(_ text: String) {
    #expect(events([(text + "q", 0)]) == [.key(.character("q"))])
  }

  @Test("D06 an answer that comes in pieces presses no key either, wherever it is cut", arguments: answers)
  func pieces(_ text: String) {
    // Those without a use here are known for answers by their end alone; and an escape by itself is a key.
    let isKnown = !text.hasSuffix("words\u{1B}\\")
    for cut in 3..<text.unicodeScalars.count where isKnown {
      let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cut)))
      let tail = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(cut)))
      #expect(events([(head, 0), (tail + "q", 0.5)]) == [.key(.character("q"))], "cut at \(cut)")
    }
  }

  @Test("D02 Alt with the letters that begin answers means nothing, and keeps no key that follows")
  func alt() {
    for letter in "]P_^X" {
      #expect(events([("\u{1B}\(letter)", 0), ("q", 1)]) == [.key(.character("q"))], "\(letter)")
      #expect(events([("\u{1B}\(letter)q", 0)]) == [.key(.character("q"))], "\(letter)")
    }
    #expect(events([("\u{1B}[", 0), ("q", 0.3)]) == [.key(.character("q"))])
  }

  @Test("D06 an answer whose end got lost does not keep the keyboard: a pause, Ctrl-C or another key ends it")
  func lostEnd() {
    let start = "\u{1B}]11;rgb:0"
    #expect(events([(start, 0), ("q", 2)]) == [.key(.character("q"))])
    #expect(events([(start + "\u{3}", 0)]) == [.key(.control("c"))])
    #expect(events([(start + "\u{1B}[A", 0)]) == [.key(.up)])
    #expect(events([(start, 0), ("\u{1B}", 0.1), ("q", 0.2)]) == [.key(.character("q"))])
    var translator = InputTranslator()
    #expect(translator.events(from: input(start) + [.code(0o402), .character(0x71)]).last == .key(.character("q")))
  }

  @Test("P06 the oldest form of a mouse report is a click or the wheel, and types nothing")
  func oldReports() {
    let place = CellPoint(column: 1, row: 2)
    #expect(events([("\u{1B}[M \"#\u{1B}[M#\"#", 0)]) == [.press(place)])
    #expect(events([("\u{1B}[M`\"#\u{1B}[Ma\"#", 0)]) == [.scroll(.up, place), .scroll(.down, place)])
    #expect(events([("\u{1B}[M\"X!\u{1B}[M#X!q", 0)]) == [.key(.character("q"))])
    #expect(
      events([("\u{1B}[M q", 0), ("X\u{1B}[M#qXx", 0.1)]) == [
        .press(CellPoint(column: 80, row: 55)), .key(.character("x")),
      ])
    #expect(events([("\u{1B}[M", 0), ("q", 1)]) == [.key(.character("q"))])
  }

  @Test("P06 D06 a mouse report with numbers is one, wherever it is cut, and types nothing")
  func cutReports() {
    let place = CellPoint(column: 9, row: 11)
    let report = "\u{1B}[<0;10;12M"
    for cut in 1..<report.unicodeScalars.count {
      let head = String(String.UnicodeScalarView(report.unicodeScalars.prefix(cut)))
      let tail = String(String.UnicodeScalarView(report.unicodeScalars.dropFirst(cut)))
      let found = events([(head, 0), (tail, 0.06), ("\u{1B}[<0;10;12mq", 0.1)])
      // An escape that comes alone is the Escape key, which nobody can take back.
      let escape: [InputEvent] = cut == 1 ? [.key(.escape)] : []
      #expect(found == escape + [.press(place), .key(.character("q"))], "cut at \(cut)")
    }
    let others = events([("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<2;1;1M\u{1B}[<35;4;4M", 0)])
    #expect(others == [.scroll(.up, .zero), .scroll(.down, .zero)])
    for nonsense in ["[<0;0;1M", "[<0;1M", "[<;;M", "[<0;99999999999999999999;1M", "[<0;1;1;1M"] {
      #expect(events([("\u{1B}" + nonsense + "q", 0)]) == [.key(.character("q"))], "\(nonsense)")
    }
    #expect(events([("\u{1B}", 0), ("[", 1), ("<", 1.1)]).count == 3, "what is typed later stays typed")
  }

  @Test("D02 D06 Alt with the key that erases erases a word, and closes nothing")
  func eraseWord() {
    #expect(events([("\u{1B}\u{7F}x", 0)]) == [.key(.control("w")), .key(.character("x"))])
    var translator = InputTranslator()
    let backspace = RawInput.code(0o407)
    #expect(translator.events(from: [.character(0x1B), backspace]) == [.key(.control("w"))])
  }

  @Test("D02 Escape twice at once is Escape")
  func twoEscapes() {
    #expect(events([("\u{1B}\u{1B}", 0)]) == [.key(.escape), .key(.escape)])
    #expect(events([("\u{1B}\u{1B}[A", 0)]) == [.key(.up)])
  }
}
