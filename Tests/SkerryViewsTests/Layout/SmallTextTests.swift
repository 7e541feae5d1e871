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

  @Test("X07 the small letters of a badge are not broken where they fit it on a phone", arguments: [28.0, 32, 40])
  func badges(side: Double) {
    let badge = picture {
      ZStack {
        Circle().fill(.blue)
        Circle().stroke(.white.opacity(0.8), lineWidth: 1.5)
        Text("KIA").font(.system(size: 10, weight: .heavy)).minimumScaleFactor(0.5).padding(3)
      }.frame(width: side, height: side)
    }
    #expect(badge.contains("KIA"), "\(badge)")
  }

  @Test("X07 letters of a badge that are too large for it on a phone, too, stay within it")
  func largeLetters() {
    let badge = picture {
      ZStack {
        Circle().fill(.blue)
        Text("Harbour").font(.system(size: 17))
      }.frame(width: 32, height: 32)
    }
    #expect(!badge.contains("Harbour"), "\(badge)")
  }

  @Test("X07 a small padding takes nothing away from what has no more columns than that", arguments: [16.0, 18, 20])
  func padding(side: Double) {
    let ring = picture {
      ZStack {
        Circle().stroke(.gray, lineWidth: 2)
        Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 2).rotationEffect(.degrees(-90))
      }.padding(1.25).frame(width: side, height: side)
    }
    #expect(ring.contains { !$0.isWhitespace }, "\(ring)")
  }

  @Test("X07 a button that has one line on a phone has one here, and a line beside it is cut instead")
  func buttonsBesideLines() {
    func row(_ limit: Int?) -> String {
      picture(28) {
        HStack(spacing: 10) {
          Text("Track order").font(.caption.weight(.bold)).padding(.horizontal, 12).padding(.vertical, 6)
            .background(.green).clipShape(Capsule())
          Text("0% - Order placed").font(.caption2).lineLimit(limit)
        }
      }
    }
    #expect(row(1).contains("Track order") && row(1).contains("…"), "\(row(1))")
    #expect(row(nil).contains("placed"), "what may have two lines is not cut")
  }
}
