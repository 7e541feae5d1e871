import SkerryCells
import Testing

@testable import SkerryViews

/// What small letters need where cells are wider than they are.
@MainActor @Suite struct SmallTextTests {
  @Test("X07 a caption that fits its share on a phone takes the columns it needs from lines and bars beside it")
  func captions() {
    func steps(_ font: Font) -> String {
      picture(42) {
        HStack(spacing: 0) {
          Text("Ordered").font(font)
          Rectangle().frame(height: 2)
          Text("Packed").font(font)
          Rectangle().frame(height: 2)
          Text("Delivered").font(font)
          Rectangle().frame(height: 2)
          Text("Rated").font(font)
        }
      }
    }
    #expect(steps(.system(size: 10)) == "Ordered─────Packed─────Delivered─────Rated\n")
    // Letters as wide as a cell break where they would break on a phone.
    #expect(steps(.body).contains("\n"))
    #expect(steps(.body).split(separator: "\n").count == 2)
  }

  @Test("X07 a small text that fits its frame on a phone fits it here, as long as there is room")
  func frames() {
    #expect(picture { Text("1:23:45").font(.caption2).frame(width: 44) } == "1:23:45\n")
    #expect(picture { Text("2 hr, 30 min").font(.caption).frame(maxWidth: 80) } == "2 hr, 30 min\n")
    #expect(picture(6) { Text("1:23:45").font(.caption2).lineLimit(1).frame(width: 44) } == "1:23:…\n")
    #expect(picture { Text("1:23:45").lineLimit(1).frame(width: 44) } == "1:23:…\n")
    #expect(picture { Text("1:23:45").lineLimit(1).minimumScaleFactor(0.5).frame(width: 44) } == "1:23:45\n")
  }

  @Test("X07 a title keeps the letter for which rounded distances leave no column, where a neighbour stretches")
  func rounded() {
    func title(_ columns: Int) -> String {
      picture(columns) {
        HStack(spacing: 12) {
          Text("Deep Work").lineLimit(1)
          Rectangle().frame(height: 2)
        }
      }
    }
    #expect(title(20) == "Deep Work  ─────────\n")
    #expect(title(18) == "Deep Work  ───────\n")
    #expect(title(17).hasPrefix("Deep W…"), "\(title(17))")
  }

  @Test("X07 where not everything small fits, shares stay even")
  func scarce() {
    #expect(
      picture(12) {
        HStack(spacing: 0) {
          Text("Received").font(.caption2).lineLimit(1); Rectangle().frame(height: 2)
          Text("Delivered").font(.caption2).lineLimit(1)
        }
      }.hasPrefix("Rec…"))
  }
}
