import SkerryCells
import SkerrySoak
import Testing

@testable import SkerryTerminal

@Suite("Pasted text")
struct PasteTests {
  private func input(_ text: String) -> [RawInput] { text.unicodeScalars.map { .character($0.value) } }

  private func events(_ pieces: [(text: String, time: Double)]) -> [InputEvent] {
    var translator = InputTranslator()
    return pieces.flatMap { translator.events(from: input($0.text), at: $0.time) }
  }

  @Test("D06 what is pasted is one text, whatever keys its letters are, and keys around it stay keys")
  func oneText() {
    let found = events([("a\u{1B}[200~q\u{3}y漢\u{1B}[201~b", 0)])
    #expect(found == [.key(.character("a")), .paste("q\u{3}y漢"), .key(.character("b"))])
  }

  @Test("D06 line breaks of every kind are one break each, and none is Enter")
  func lineBreaks() {
    #expect(events([("\u{1B}[200~a\rb\r\nc\nd\n\ne\u{1B}[201~", 0)]) == [.paste("a\nb\nc\nd\n\ne")])
  }

  @Test("D06 a paste that comes in pieces is one text, wherever it is cut")
  func pieces() {
    let whole = "\u{1B}[200~one\ntwo\u{1B}[201~x"
    for cut in 7..<whole.unicodeScalars.count {
      let head = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(cut)))
      let tail = String(String.UnicodeScalarView(whole.unicodeScalars.dropFirst(cut)))
      #expect(events([(head, 0), (tail, 1)]) == [.paste("one\ntwo"), .key(.character("x"))], "cut at \(cut)")
    }
  }

  @Test("D06 keys and the mouse inside of a paste do nothing, and an empty paste is none")
  func noKeys() {
    var translator = InputTranslator()
    let keys: [RawInput] = [.code(0o402), .mouse(RawMouse(place: .zero, isClicked: true))]
    let found = translator.events(from: input("\u{1B}[200~a") + keys + input("b\u{1B}[201~"))
    #expect(found == [.paste("ab")])
    #expect(events([("\u{1B}[200~\u{1B}[201~", 0)]).isEmpty)
    #expect(events([("\u{1B}[200~\u{1B}[31mred\u{1B}[201~", 0)]) == [.paste("[31mred")])
  }

  @Test(
    "D06 a paste whose end got lost does not keep the keyboard: it is told, and Escape or Ctrl-C ends it",
    arguments: ["\u{1B}", "\u{3}"])
  func lostEnd(_ key: String) {
    let found = events([("\u{1B}[200~abc", 0), ("q", 6), (key, 6.1), ("q", 6.2)])
    #expect(found == [.unfinishedPaste, .paste("abcq"), .key(.character("q"))])
    #expect(events([("\u{1B}[200~abc", 0), (key, 6), ("q", 6.2)]) == [.paste("abc"), .key(.character("q"))])
  }

  @Test("D06 a paste stays text however long it stands still on its way")
  func standsStill() {
    let found = events([("\u{1B}[200~abc", 0), (" Xy 2", 60), ("\u{1B}[31m\u{3}d", 70), ("\u{1B}[201~X", 70.5)])
    #expect(found == [.unfinishedPaste, .unfinishedPaste, .paste("abc Xy 2[31m\u{3}d"), .key(.character("X"))])
  }

  @Test("D06 a mark of the beginning that comes in pieces begins a paste, wherever it is cut")
  func cutMark() {
    let mark = "\u{1B}[200~"
    for cut in 2..<mark.unicodeScalars.count {
      let head = String(String.UnicodeScalarView(mark.unicodeScalars.prefix(cut)))
      let tail = String(String.UnicodeScalarView(mark.unicodeScalars.dropFirst(cut)))
      #expect(events([(head, 0), (tail + "X\u{1B}[201~", 0.05)]) == [.paste("X")], "cut at \(cut)")
    }
  }

  @Test("D06 a long paste takes as long for each of its characters as a short one")
  func longPaste() {
    let line = "1 a x y n R q\n"
    let piece = input(String(repeating: line, count: 50))
    func time(ofPieces count: Int) -> Double {
      var translator = InputTranslator()
      _ = translator.events(from: input("\u{1B}[200~"), at: 0)
      let time = ProcessorTime.spent { for _ in 0..<count { _ = translator.events(from: piece, at: 0) } }
      let pasted = translator.events(from: input("\u{1B}[201~"), at: 0)
      #expect(pasted == [.paste(String(repeating: line, count: 50 * count))])
      return time
    }
    let short = time(ofPieces: 4)
    let long = time(ofPieces: 200)
    // Fifty times as long; 2,500 times, were each piece or each character to look at all before it.
    #expect(long < 400 * short, "\(short) s, \(long) s")
  }
}
