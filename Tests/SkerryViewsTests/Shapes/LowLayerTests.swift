import SkerryCells
import Testing

@testable import SkerryViews

/// What lies on a bar lower than a row.
@MainActor @Suite struct LowLayerTests {
  private static let done = Color(red: 1, green: 0, blue: 0)

  private func row<V: View>(_ height: Double, @ViewBuilder _ part: @escaping () -> V) -> String {
    picture(20) {
      Capsule().fill(.gray).frame(height: height).overlay(alignment: .leading) { part() }
    }
  }

  @Test(
    "X07 the part of a low bar that lies on it is as low, with a reader of its room or without", arguments: [3.0, 4, 6])
  func parts(height: Double) {
    let whole = picture(20) { Capsule().fill(.gray).frame(height: height) }
    let direct = row(height) { Capsule().fill(Self.done).frame(width: 80) }
    let read = row(height) { GeometryReader { room in Capsule().fill(Self.done).frame(width: room.size.width / 2) } }
    #expect(direct.count == whole.count && !direct.contains("█") && !direct.contains(" "), "\(direct)")
    #expect(read == direct)
    let scene = Scene(columns: 20) {
      Capsule().fill(.gray).frame(height: height).overlay(alignment: .leading) {
        Capsule().fill(Self.done).frame(width: 80)
      }
    }
    #expect(scene.foreground(4, 0)?.green == 0 && scene.foreground(12, 0)?.green != 0)
  }

  @Test("X07 a divider in a frame thicker than a line is filled whole by what lies over or behind it")
  func dividers() {
    let pill = Scene { HStack { Divider().frame(width: 48, height: 10).overlay(.gray).cornerRadius(5) } }
    #expect(pill.text == "▅▅▅▅▅▅\n")
    #expect(
      picture { HStack { Divider().frame(width: 48, height: 16).background(.gray) } }.filter { $0 == "│" }.count <= 1)
    #expect(picture(6) { VStack { Divider().frame(height: 4).overlay(.red) } } == "━━━━━━\n")
    // A line stays one.
    #expect(picture(6) { VStack { Divider().overlay(.red) } } == "──────\n")
    #expect(picture { HStack { Divider().frame(height: 32).overlay(.red) } } == "│\n│\n")
  }

  @Test("X07 an outline that is filled is a line in that color, also a part of it, or of one whose type is forgotten")
  func filledOutlines() {
    let red = Self.done
    let line = picture(12) { Circle().stroke(red, lineWidth: 4).frame(width: 64, height: 64) }
    #expect(picture(12) { Circle().stroke(lineWidth: 4).fill(red).frame(width: 64, height: 64) } == line)
    #expect(picture(12) { AnyShape(Circle().stroke(lineWidth: 4)).fill(red).frame(width: 64, height: 64) } == line)
    let part = picture(12) { Circle().trim(to: 0.5).stroke(red, lineWidth: 4).frame(width: 64, height: 64) }
    #expect(picture(12) { Circle().stroke(lineWidth: 4).trim(to: 0.5).fill(red).frame(width: 64, height: 64) } == part)
    #expect(!line.contains("█") && part != line)
  }

  @Test("X07 a dashed outline of one row is dots around it, not a fill, and leaves its words")
  func dashes() {
    let scene = Scene(columns: 16) {
      RoundedRectangle(cornerRadius: 5).stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(height: 10)
        .overlay(Text("25:00"))
    }
    let row = scene.grid.plainText(ofRow: 0)
    #expect(scene.grid.size.rows == 1 && row.contains("25:00"), "\(row)")
    #expect(row.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count == 11, "\(row)")
    #expect((0..<16).allSatisfy { scene.background($0, 0) == .black })
  }

  @Test("X07 a fill that is read from the room goes along with its track to the words on both")
  func together() {
    let scene = Scene(columns: 20) {
      ZStack(alignment: .leading) {
        GeometryReader { room in RoundedRectangle(cornerRadius: 6).fill(Self.done).frame(width: room.size.width / 2) }
        Text("Red").padding(.horizontal, 8)
      }
      .frame(height: 28).background(Color(white: 0.2), in: RoundedRectangle(cornerRadius: 6)).padding(.top, 16)
    }
    let words = (0..<scene.grid.size.rows).first {
      scene.text.split(separator: "\n", omittingEmptySubsequences: false)[$0].contains("Red")
    }
    let row = words ?? 0
    func isDone(_ row: Int) -> Bool {
      let cell = scene.cell(7, row)
      return [cell.background, cell.foreground].contains { $0.rgb?.green == 0 && ($0.rgb?.red ?? 0) > 200 }
    }
    #expect(isDone(row - 1) && isDone(row) && isDone(row + 1))
  }

  @Test("X07 a fill of a part of the width and the whole height is as low as the frame around it")
  func partOfLowFrame() {
    let bar = picture(20) {
      ZStack(alignment: .leading) {
        GeometryReader { room in
          Capsule().fill(.blue).frame(width: room.size.width / 2).frame(maxHeight: .infinity, alignment: .center)
        }
      }.frame(height: 3)
    }
    #expect(bar == "━━━━━━━━━━\n", "\(bar)")
  }

  @Test("X07 a mark on a bar of a row and a half is seen, beside the words on the bar")
  func markOnBar() {
    let bar = picture(42) {
      GeometryReader { room in
        ZStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 6).fill(.gray)
          RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: room.size.width * 0.6)
          Rectangle().fill(.white).frame(width: 2).offset(x: room.size.width * 0.8 - 1)
          HStack {
            Text("67%").padding(.leading, 8)
            Spacer()
            Text("80%").padding(.trailing, 8)
          }
        }
      }.frame(height: 24)
    }
    #expect(bar.contains("67%") && bar.contains("│"), "\(bar)")
  }
}
