import SkerryCells
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

  @Test("D06 a paste whose end got lost does not keep the keyboard")
  func lostEnd() {
    let found = events([("\u{1B}[200~abc", 0), ("q", 6)])
    #expect(found == [.paste("abc"), .key(.character("q"))])
  }
}
