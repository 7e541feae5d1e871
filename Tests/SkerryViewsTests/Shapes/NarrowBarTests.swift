import SkerryCells
import Testing

@testable import SkerryViews

/// Parts of a line that share the width of a card.
@MainActor @Suite struct NarrowBarTests {
  @Test("X07 steps of a line are drawn alike, be they a column wide or two")
  func steps() {
    let steps = picture(14) {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in Rectangle().frame(height: 6).padding(.horizontal, 2) }
      }
    }
    #expect(steps.allSatisfy { $0 == "━" || $0 == " " || $0 == "\n" }, "\(steps)")
    #expect(steps.filter { $0 == "━" }.count >= 5)
  }

  @Test("X07 fills of almost a row are as high as on a phone, so that a distance is seen between them")
  func partsOfRows() {
    for height in [8.0, 10, 12, 14] {
      let glyph = height == 8 ? "▄" : height == 10 ? "▅" : height == 12 ? "▆" : "▇"
      let line = String(repeating: glyph, count: 6) + "\n"
      #expect(
        picture(6) { VStack(spacing: 6) { ForEach(0..<2) { _ in Rectangle().frame(height: height) } } } == line + line)
      #expect(picture(6) { Capsule().frame(height: height) } == line)
      #expect(picture(6) { Color.red.frame(height: height) } == line)
      #expect(picture(6) { RoundedRectangle(cornerRadius: 3).frame(width: 44, height: height) } == line)
    }
    #expect(picture { RoundedRectangle(cornerRadius: 2).frame(width: 12, height: 12) } == "▆▆\n")
    #expect(picture(6) { Color.red.frame(height: 6) } == "━━━━━━\n")
  }

  @Test("X07 a fill of almost a row with letters on it has its whole row")
  func lettersOnFill() {
    let track = Scene(columns: 8) {
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray)
        Capsule().fill(Color.red).frame(width: 16)
        Text("50").frame(maxWidth: .infinity)
      }
      .frame(height: 12)
    }
    #expect(track.text == "   50\n" && track.background(0, 0) != track.background(7, 0))
    #expect(picture(8) { Color.red.overlay(Text("50")).frame(height: 12) } == "   50\n")
    let apart = Scene(columns: 4) {
      ZStack {
        GeometryReader { room in Capsule().fill(Color(white: 1)).frame(width: room.size.width) }
        Text("ab").foregroundStyle(.red)
      }
      .frame(height: 12)
    }
    #expect(apart.text == " ab\n" && apart.background(1, 0) == RGB(hex: 0xFFFFFF))
  }

  @Test("X07 the levels of a sound keep their heights")
  func levels() {
    let levels = picture(20) {
      HStack(spacing: 2) {
        ForEach([4.0, 8, 14], id: \.self) { Capsule().frame(width: 3, height: $0) }
      }
    }
    #expect(!levels.contains("━"), "\(levels)")
  }

  @Test("X07 bars that share the width of a sign are dots where they have no column each, as high as on a phone")
  func wave() {
    func sign(_ columns: Double, _ rows: Double, _ alignment: Alignment = .center) -> String {
      picture {
        HStack(spacing: 2) {
          ForEach([0.5, 1, 0.75, 0.25], id: \.self) { share in
            Capsule().fill(Color.white).frame(height: rows * share).frame(maxHeight: .infinity, alignment: alignment)
          }
        }
        .frame(width: columns, height: rows)
      }
    }
    #expect(sign(16, 16, .bottom) == "⣼⣆\n", "\(sign(16, 16, .bottom))")
    #expect(sign(16, 16).unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.count == 2)
    #expect(sign(32, 32).unicodeScalars.filter { (0x2800...0x28FF).contains($0.value) }.count >= 6)
  }
}
