import SkerryCells
import Testing

@testable import SkerryTerminal

@Suite("Keys and what terminals send for them")
struct KeyTests {
  static let named: [(key: Key, spelling: String)] = [
    (.character("a"), "a"), (.character("A"), "A"), (.character("é"), "é"), (.character(" "), "Space"),
    (.character("-"), "-"), (.enter, "Enter"), (.escape, "Escape"), (.tab, "Tab"), (.backTab, "Shift-Tab"),
    (.backspace, "Backspace"), (.delete, "Delete"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"),
    (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.function(1), "F1"),
    (.function(12), "F12"), (.control("c"), "Ctrl-C"), (.control(" "), "Ctrl-Space"), (.control("\\"), "Ctrl-\\"),
  ]

  @Test("D02 every key has a spelling that reads back as the same key", arguments: named)
  func spellingReadsBack(_ named: (key: Key, spelling: String)) {
    #expect(named.key.spelling == named.spelling)
    #expect(Key(spelling: named.spelling) == named.key)
  }

  @Test("D02 names of keys are read without regard to capitals, and only when they name a key")
  func readsNames() {
    #expect(Key(spelling: "enter") == .enter)
    #expect(Key(spelling: "CTRL-c") == .control("c"))
    #expect(Key(spelling: "esc") == .escape)
    #expect(Key(spelling: "f5") == .function(5))
    for nonsense in ["", "F0", "F64", "Fx", "Ctrl-", "Ctrl-é", "Ctrl-ab", "Entr", "\u{1B}", "\n", "ab"] {
      #expect(Key(spelling: nonsense) == nil, "\(nonsense.debugDescription)")
    }
  }

  private func events(_ text: String) -> [InputEvent] {
    var translator = InputTranslator()
    return translator.events(from: text.unicodeScalars.map { .character($0.value) })
  }

  @Test("D02 characters and control characters become keys")
  func characters() {
    #expect(events("aé漢") == [.key(.character("a")), .key(.character("é")), .key(.character("漢"))])
    #expect(
      events("\r\n\t\u{7F}\u{8}") == [.key(.enter), .key(.enter), .key(.tab), .key(.backspace), .key(.backspace)])
    #expect(events("\u{3}\u{0}\u{1C}") == [.key(.control("c")), .key(.control(" ")), .key(.control("\\"))])
    #expect(events("\u{85}").isEmpty)
  }

  @Test("D02 a lone escape is the Escape key; Alt with a key means nothing; unknown sequences vanish whole")
  func escapes() {
    #expect(events("\u{1B}") == [.key(.escape)])
    #expect(events("\u{1B}q").isEmpty)
    #expect(events("\u{1B}[1;5Ax") == [.key(.character("x"))])
    #expect(events("\u{1B}[A\u{1B}OB\u{1B}[1~\u{1B}[15~") == [.key(.up), .key(.down), .key(.home), .key(.function(5))])
  }

  @Test("P06 a button held is a long press, a button dragged sideways a swipe, and both start where it went down")
  func longPressesAndSwipes() {
    let start = CellPoint(column: 40, row: 17)
    func release(at place: CellPoint, after seconds: Double) -> [InputEvent] {
      var translator = InputTranslator()
      let pressed = translator.events(from: [.mouse(RawMouse(place: start, isPressed: true))], at: 100)
      return pressed
        + translator.events(from: [.mouse(RawMouse(place: place, isReleased: true))], at: 100 + seconds)
    }
    #expect(release(at: start, after: 0.49) == [.press(start)])
    #expect(release(at: start, after: 0.5) == [.longPress(start)])
    #expect(release(at: CellPoint(column: 37, row: 17), after: 0.2) == [.press(start)])
    #expect(release(at: CellPoint(column: 36, row: 18), after: 0.2) == [.swipe(start, columns: -4)])
    #expect(release(at: CellPoint(column: 60, row: 17), after: 2) == [.swipe(start, columns: 20)])
    #expect(release(at: CellPoint(column: 41, row: 18), after: 0.2) == [.press(start)])
    for place in [CellPoint(column: 20, row: 30), CellPoint(column: 40, row: 19), CellPoint(column: 44, row: 25)] {
      #expect(release(at: place, after: 0.2).isEmpty, "whoever moves away does not want it")
      #expect(release(at: place, after: 2).isEmpty)
    }
  }

  @Test("P06 a click is one press in each of the four shapes it arrives in")
  func clicks() {
    let place = CellPoint(column: 7, row: 3)
    func presses(_ reports: [(RawMouse) -> RawMouse]) -> [InputEvent] {
      var translator = InputTranslator()
      return reports.flatMap { translator.events(from: [.mouse($0(RawMouse(place: place)))]) }
    }
    func pressed(_ mouse: RawMouse) -> RawMouse { RawMouse(place: mouse.place, isPressed: true) }
    func released(_ mouse: RawMouse) -> RawMouse { RawMouse(place: mouse.place, isReleased: true) }
    func clicked(_ mouse: RawMouse) -> RawMouse { RawMouse(place: mouse.place, isClicked: true) }
    #expect(presses([pressed, released]) == [.press(place)])
    #expect(presses([clicked]) == [.press(place)])
    #expect(presses([released]) == [.press(place)])
    #expect(presses([pressed, released, pressed, released]) == [.press(place), .press(place)])
    #expect(presses([{ RawMouse(place: $0.place, wheel: .down) }]) == [.scroll(.down, place)])
  }
}
