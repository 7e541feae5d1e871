import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

@MainActor @Suite struct TextLayoutTests {
  @Test("S01 text wraps at words, breaks inside a word only where it must, and ends in dots where it is cut")
  func wrapping() {
    #expect(picture(9) { Text("one two three") } == " one two\n three\n")
    #expect(picture(4) { Text("abcdefgh") } == "abcd\nefgh\n")
    #expect(picture(9) { Text("one two three").lineLimit(1) } == "one two…\n")
    #expect(picture(9) { Text("one two three four").lineLimit(2) } == "one two\nthree fo…\n")
    #expect(picture(9, rows: 1) { Text("one two three") } == "one two…\n")
  }

  @Test("S01 the middle or the head may be left out instead")
  func truncation() {
    #expect(picture(7) { Text("abcdefghij").lineLimit(1).truncationMode(.middle) } == "abc…hij\n")
    #expect(picture(7) { Text("abcdefghij").lineLimit(1).truncationMode(.head) } == "…efghij\n")
    #expect(picture(7) { Text("abcdefghij").lineLimit(1).truncationMode(.tail) } == "abcdef…\n")
  }

  @Test("S01 a cut text is warned of, an uncut one is not")
  func warnings() {
    #expect(Scene(columns: 4) { Text("abcdefgh").lineLimit(1) }.rendering.warnings.map(\.kind) == [.textCut])
    #expect(Scene(columns: 8) { Text("abcdefgh").lineLimit(1) }.rendering.warnings.isEmpty)
  }

  @Test("S01 lines are aligned within the text's own width; reserved lines keep their room")
  func alignment() {
    #expect(picture(5) { Text("aaaaa b").multilineTextAlignment(.trailing) } == "aaaaa\n    b\n")
    #expect(picture(5) { Text("aaaaa b").multilineTextAlignment(.center) } == "aaaaa\n  b\n")
    #expect(Scene { Text("a").lineLimit(3, reservesSpace: true) }.rendering.size.rows == 3)
  }

  @Test("D05 wide letters, emoji and flags keep their columns when they wrap and when they are cut")
  func wide() {
    #expect(picture(4) { Text("日本語") } == "日本\n語\n")
    #expect(picture(4) { Text("日本語").lineLimit(1) } == "日…\n")
    #expect(Scene { Text("👩‍🚀🇩🇪é") }.rendering.grid.checkInvariants().isEmpty)
    for columns in 1...6 {
      #expect(Scene(columns: columns) { Text("a日b👍c") }.rendering.grid.checkInvariants().isEmpty)
    }
  }

  @Test("S01 joined text keeps the style of each part; markdown is honoured in keys, not in values")
  func styles() {
    let scene = Scene { Text("a").bold() + Text("b").foregroundColor(Color(red: 1, green: 0, blue: 0)) }
    #expect(scene.text == "ab\n")
    #expect(scene.cell(0, 0).attributes == [.bold])
    #expect(scene.foreground(1, 0) == RGB(hex: 0xFF0000))
    let value = "**x**"
    let marked = Scene { Text("**b** \(value)") }
    #expect(marked.text == "b **x**\n")
    #expect(marked.cell(0, 0).attributes == [.bold])
    #expect(picture { Text(verbatim: "**b**") } == "**b**\n")
    #expect(picture { Text("a **b** c") } == "a b c\n", "a literal is a key, nothing else")
    #expect(picture { Text("ab").textCase(.uppercase) } == "AB\n")
  }

  @Test("S01 levels of the foreground are the same colour, more translucent")
  func levels() {
    let red = Color(red: 1, green: 0, blue: 0)
    let scene = Scene {
      HStack(spacing: 0) {
        Text("a"); Text("b").foregroundStyle(.secondary); Text("c").foregroundStyle(.tertiary)
      }
      .foregroundStyle(red)
    }
    #expect(scene.foreground(0, 0) == RGB(hex: 0xFF0000))
    let second = scene.foreground(1, 0)?.red ?? 0
    let third = scene.foreground(2, 0)?.red ?? 0
    #expect((126...129).contains(second))
    #expect((62...66).contains(third))
    let named = Scene {
      Text("a").foregroundStyle(.secondary).foregroundStyle(red, Color(red: 0, green: 1, blue: 0))
    }
    #expect(named.foreground(0, 0) == RGB(hex: 0x00FF00))
    let nearest = Scene { Text("a").foregroundStyle(Color(white: 1)).foregroundStyle(red) }
    #expect(nearest.foreground(0, 0) == RGB(hex: 0xFFFFFF))
  }

  @Test("S01 opacity mixes colours with what lies below, and multiplies")
  func opacity() {
    let white = Color(white: 1)
    let half = Scene(ground: 0x000000) { white.frame(width: 8, height: 16).opacity(0.5) }
    let quarter = Scene(ground: 0x000000) { white.opacity(0.5).frame(width: 8, height: 16).opacity(0.5) }
    #expect((126...129).contains(half.background(0, 0)?.red ?? 0))
    #expect((62...66).contains(quarter.background(0, 0)?.red ?? 0))
    let over = Scene(ground: 0xFF0000) { Text("a").foregroundStyle(white.opacity(0.5)) }
    #expect(over.background(0, 0) == RGB(hex: 0xFF0000))
    #expect((126...129).contains(over.foreground(0, 0)?.blue ?? 0))
  }

  @Test("S01 overlays and backgrounds take the size of what they lie on")
  func layers() {
    #expect(picture { Text("abc").overlay(alignment: .trailing) { Text("X") } } == "abX\n")
    #expect(picture { Text("abc").overlay { Text("wide text").lineLimit(1) } } == "wi…\n")
    let scene = Scene { Text("abc").background(Color(red: 0, green: 0, blue: 1)) }
    #expect(scene.rendering.size == CellSize(columns: 3, rows: 1))
    #expect(scene.background(2, 0) == RGB(hex: 0x0000FF))
    #expect(picture { Text("abc").background(alignment: .leading) { Text("XYZ") } } == "abc\n")
  }

  @Test("T02 a timer fills the room it is offered and its digits never move its neighbours")
  func timers() {
    let start = Scene.noon
    let scene = Scene(columns: 12) {
      HStack {
        Text("in"); Text(timerInterval: start...start.addingTimeInterval(600), countsDown: true); Text("x")
      }
    }
    let column = scene.text.firstIndex(of: "x").map { scene.text.distance(from: scene.text.startIndex, to: $0) }
    #expect(scene.text.hasPrefix("in 10:00"))
    _ = scene.rendering.advance(to: start.addingTimeInterval(595))
    #expect(scene.text.hasPrefix("in 0:05"))
    #expect(scene.text.firstIndex(of: "x").map { scene.text.distance(from: scene.text.startIndex, to: $0) } == column)
  }

  @Test("T02 a timer that nearly fills its frame on a phone stands where the frame puts it, in smaller cells")
  func timersInFrames() {
    let end = Scene.noon.addingTimeInterval(1500)
    func timer(_ size: Double) -> some View {
      Text(timerInterval: Scene.noon...end, countsDown: true).font(.system(size: size, weight: .bold))
    }
    let fixed = Scene(columns: 12) { timer(26).frame(width: 85, alignment: .trailing) }
    #expect(fixed.text.hasPrefix("      25:00"), "\(fixed.text)")
    let most = Scene(columns: 12) { timer(26).frame(maxWidth: 85) }
    #expect(most.text.hasPrefix("   25:00"), "\(most.text)")
    // A small one leaves room on a phone as well, where it begins on the leading side.
    let small = Scene(columns: 12) { timer(12).frame(width: 85, alignment: .trailing) }
    #expect(small.text.hasPrefix("25:00"), "\(small.text)")
  }

  @Test("T02 a timer in large type fills the room it is offered, in which its digits stand as its lines are aligned")
  func largeTimers() {
    let end = Scene.noon.addingTimeInterval(1500)
    func start(_ alignment: TextAlignment) -> Int? {
      let scene = Scene(columns: 46) {
        Text(timerInterval: Scene.noon...end, countsDown: true).font(.system(size: 60))
          .multilineTextAlignment(alignment)
      }
      #expect(scene.rendering.size == CellSize(columns: 46, rows: 3))
      return (0..<46).first { column in (0..<3).contains { scene.cell(column, $0).glyph != .space } }
    }
    let own = Scene { Text("25:00").font(.system(size: 60)) }.rendering.size.columns
    #expect(start(.leading) == 0)
    #expect(start(.center) == (46 - own) / 2)
    #expect(start(.trailing) == 46 - own)
    // As wide as it may come to need, where nothing is offered.
    let ideal = Scene(at: Scene.noon.addingTimeInterval(1495)) {
      Text(timerInterval: Scene.noon...end, countsDown: true).font(.system(size: 60))
    }
    #expect(ideal.rendering.size.columns == own)
  }

  @Test("T02 a timer of a higher priority leaves the words beside it what it doesn't need")
  func timerOfPriority() {
    let end = Scene.noon.addingTimeInterval(900)
    func row(_ columns: Int) -> String {
      Scene(columns: columns) {
        HStack {
          Text("Next: Bloom").lineLimit(1)
          Text(timerInterval: Scene.noon...end, countsDown: true).layoutPriority(1)
        }
      }.text
    }
    #expect(row(24).hasPrefix("Next: Bloom 15:00"))
    #expect(row(12).hasPrefix("Next:… 15:00"))
  }

  @Test("S01 a letter that is written twice mixes its own colors, as with a gleam that lies over gold")
  func letterTwice() {
    let gold = Color(red: 1, green: 0.8, blue: 0)
    let scene = Scene {
      ZStack {
        Text("8").foregroundStyle(gold)
        Text("8").foregroundStyle(.white.opacity(0.01))
      }
    }
    let color = scene.foreground(0, 0)
    #expect((color?.red ?? 0) > 250 && (color?.green ?? 0) > 195 && (color?.blue ?? 255) < 10, "\(color as Any)")
    let other = Scene {
      ZStack {
        Text("8").foregroundStyle(gold)
        Text("9").foregroundStyle(.white.opacity(0.5))
      }
    }
    #expect(other.foreground(0, 0) == RGB(hex: 0x808080))
  }
}
