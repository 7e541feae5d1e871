import SkerryCells
import Testing

@testable import SkerryViews

/// Knobs, places and shares on bars that are lower than a row.
@MainActor @Suite struct MarksOnBarsTests {
  private let white = Color(red: 1, green: 1, blue: 1)
  private let green = Color(red: 0, green: 1, blue: 0)

  /// A bar of 80 points of a height, with a knob of a diameter in its middle.
  private func slider(_ bar: Double, _ knob: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(green.opacity(0.3)).frame(height: bar)
      Circle().fill(white).frame(width: knob, height: knob).offset(x: 40 - knob / 2)
    }
    .frame(width: 80)
  }

  @Test("X07 a bar with a knob on it lies in the middle of its row, as the knob does", arguments: [4.0, 6, 8, 10])
  func middle(_ bar: Double) {
    let row = picture { slider(bar, 16) }
    #expect(row == "━━━━●━━━━━\n", "\(row)")
    let coloured = picture(10) {
      HStack(spacing: 0) {
        Color.blue
        Color.orange
      }
      .frame(height: bar).clipShape(Capsule())
      .overlay(alignment: .leading) { Circle().fill(white).frame(width: 16, height: 16).offset(x: 32) }
    }
    #expect(coloured == "━━━━●━━━━━\n", "\(coloured)")
  }

  @Test("X07 without a knob such a bar is as high as on a phone, and one of almost a row is a row below its knob")
  func heights() {
    #expect(picture(10) { Capsule().fill(green).frame(height: 8) } == "▄▄▄▄▄▄▄▄▄▄\n")
    let scene = Scene { slider(13, 16) }
    #expect(scene.background(0, 0) != RGB(hex: 0x000000) && scene.background(9, 0) == scene.background(0, 0))
    #expect(scene.cell(4, 0).glyph == Glyph("●"))
  }

  @Test("X07 a knob of two rows lies around its bar, as far above it as below")
  func largeKnob() {
    let lines = picture { slider(6, 24).padding(.vertical, 16) }.split(
      separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.contains { "▗▄▖▐█▌▝▀▘▟▙▜▛".contains($0) } }
    #expect(rows.count == 3, "\(lines)")
    #expect(lines.firstIndex { $0.contains("━") } == lines.firstIndex { $0.contains("█") }, "\(lines)")
  }

  @Test("X07 a knob with a dot in it is a disc of one colour with a dot of the other, whichever way it is written")
  func dotInKnob() {
    let knob = Circle().fill(white).frame(width: 16, height: 16)
    let dot = Circle().fill(Color(red: 0, green: 0, blue: 0)).frame(width: 6, height: 6)
    for scene in [
      Scene { knob.overlay(dot) },
      Scene {
        ZStack {
          knob; dot
        }
      }, Scene { dot.background(knob) },
    ] {
      let column = (0..<scene.rendering.size.columns).first { scene.cell($0, 0).glyph == Glyph("●") }
      #expect(column.flatMap { scene.background($0, 0) } == RGB(hex: 0xFFFFFF), "\(scene.text)")
      #expect(column.flatMap { scene.foreground($0, 0) } == RGB(hex: 0x000000))
    }
  }

  @Test("X07 the first columns of a bar are as low as the bar", arguments: [4.0, 8])
  func firstColumns(_ height: Double) {
    let scene = Scene(columns: 20) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(white.opacity(0.2))
          Capsule().fill(green).frame(width: proxy.size.width * 0.1)
        }
      }
      .frame(height: height)
    }
    #expect(Set(scene.text.dropLast()).count == 1, "\(scene.text)")
    #expect(scene.foreground(1, 0) == RGB(hex: 0x00FF00) && scene.foreground(2, 0) != RGB(hex: 0x00FF00))
  }

  @Test("X07 a hairline across large digits leaves them to be read")
  func lineAcrossDigits() {
    let digits = Text("12").font(.system(size: 36)).frame(width: 72, height: 48)
    let plain = picture { digits }
    let line = Rectangle().fill(green).frame(height: 1)
    let crossed = picture { digits.overlay(line) }
    let middle = crossed.split(separator: "\n", omittingEmptySubsequences: false)[1]
    #expect(middle.contains("─"))
    let blocks = { (text: String) in text.map { $0 == "─" ? " " : $0 }.filter { $0 != " " } }
    #expect(blocks(crossed) == blocks(plain), "\(crossed)")
    #expect(blocks(picture { digits.overlay(green.frame(height: 1)) }) == blocks(plain))
  }

  @Test("X07 a dot at the trailing end of a bar leaves no column of the bar behind it", arguments: [10.0, 12, 14, 16])
  func dotAtTheEnd(_ side: Double) {
    let row = picture(10) {
      ZStack(alignment: .leading) {
        Capsule().fill(green.opacity(0.3)).frame(height: 6)
        Capsule().fill(green).frame(width: 40, height: 6)
        Circle().fill(white).frame(width: side, height: side).overlay(Circle().stroke(green, lineWidth: 3))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(row == "━━━━━━━━━●\n", "\(row)")
    let start = picture(10) {
      Capsule().fill(green).frame(height: 6).overlay(alignment: .leading) {
        Circle().fill(white).frame(width: side, height: side)
      }
    }
    #expect(start == "●━━━━━━━━━\n", "\(start)")
  }

  @Test("X07 the line behind a larger stop of a route begins where the stop ends")
  func stopOnRoute() {
    func stop(_ side: Double) -> some View { Circle().fill(white).frame(width: side, height: side) }
    func line() -> some View { Rectangle().fill(green).frame(height: 4) }
    let row = picture(14) {
      HStack(spacing: 0) {
        stop(8); line(); stop(16); line(); stop(8)
      }
    }
    #expect(row == "●━━━━━●━━━━━━●\n" || row == "●━━━━━━●━━━━━●\n", "\(row)")
  }

  @Test("X07 a dot in a disc of one row is seen, also where a padding makes it smaller than a cell")
  func dotInPadding() {
    let scene = Scene {
      ZStack {
        Circle().fill(green)
        Circle().fill(white).padding(4)
      }
      .frame(width: 16, height: 16)
    }
    let column = (0..<scene.rendering.size.columns).first { scene.cell($0, 0).glyph == Glyph("●") }
    #expect(column.flatMap { scene.background($0, 0) } == RGB(hex: 0x00FF00), "\(scene.text)")
    #expect(column.flatMap { scene.foreground($0, 0) } == RGB(hex: 0xFFFFFF))
  }
}
