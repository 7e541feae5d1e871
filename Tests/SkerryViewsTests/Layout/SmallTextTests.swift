import FoundationEssentials
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

  @Test("X07 a small text that fits its equal part of a row on a phone takes a column that the other parts can spare")
  func parts() {
    func figures(_ columns: Int) -> String {
      picture(columns) {
        HStack(spacing: 16) {
          ForEach(["Fresh Snow", "Lifts", "Powder Score"], id: \.self) { name in
            Text(name).font(.caption2).lineLimit(1).frame(maxWidth: .infinity)
          }
        }
      }
    }
    #expect(figures(37).contains("Powder Score") && figures(37).contains("Fresh Snow"), "\(figures(37))")
    #expect(figures(28).contains("…"))
  }

  @Test("X07 a small line that fits what others before it leave on a phone takes the columns it needs from a timer")
  func beside() {
    let row = picture(40) {
      HStack(spacing: 14) {
        Rectangle().frame(width: 50, height: 16)
        Label("Old Mill Garden", systemImage: "mappin.and.ellipse").font(.caption).lineLimit(1)
        Spacer(minLength: 8)
        Text(Scene.noon.addingTimeInterval(3540), style: .relative)
      }
    }
    #expect(row.contains("Old Mill Garden") && row.contains("59 min"), "\(row)")
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
