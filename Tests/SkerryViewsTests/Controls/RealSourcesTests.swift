import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

/// What sources of real Live Activities brought to light.
@MainActor @Suite struct RealSourcesTests {
  @Test("S01 a divider stands upright in a row, also with a height of its own, and keeps a column on both sides")
  func dividers() {
    #expect(
      picture {
        HStack {
          Text("a")
          Divider().frame(height: 12)
          Text("b")
        }
      } == "a │ b\n")
    #expect(
      picture(5) {
        VStack {
          Text("a")
          Divider().padding(.horizontal, 8)
          Text("b")
        }
      } == "  a\n ───\n  b\n")
  }

  @Test("S01 marks around a value style it, marks within a value are letters")
  func marksAroundValues() {
    let name = "*Ida*"
    let scene = Scene { Text("By **\(name)**, ~~\(3)~~ or \(4)") }
    #expect(scene.text == "By *Ida*, 3 or 4\n")
    let bold = (0..<16).filter { scene.cell($0, 0).attributes.contains(.bold) }
    #expect(bold == Array(3..<8))
    #expect(scene.cell(10, 0).attributes.contains(.strikethrough))
    #expect(picture { Text("odd \u{FFFC}\(1)\u{FFFC} even") } == "odd 1 even\n")
  }

  @Test("S01 a clip takes away the corners that a shape within it draws")
  func clippedShapes() {
    let clipped = picture {
      RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 48, height: 48).clipShape(Circle())
    }
    #expect(clipped == picture { Circle().fill(.red).frame(width: 48, height: 48) })
    #expect(clipped == "▗▆██▆▖\n██████\n▝▂██▂▘\n")
  }

  @Test("X07 bars that are scaled from their bottom have heights of parts of a row")
  func levels() {
    #expect(
      picture {
        HStack(spacing: 2) {
          ForEach([0.1, 0.4, 1], id: \.self) { level in
            RoundedRectangle(cornerRadius: 1).frame(width: 3).scaleEffect(y: level, anchor: .bottom)
          }
        }
        .frame(height: 16)
      }.hasPrefix("▁ ▃"))
  }

  @Test("X07 a symbol without a name is none, and a shape in a colour that no catalogue has is not filled")
  func nothing() {
    #expect(picture { Label("2 - 1", systemImage: "") }.trimmingPrefix(" ") == "2 - 1\n")
    let scene = Scene(columns: 4) { Rectangle().foregroundColor(Color("Nowhere")).frame(height: 16) }
    #expect(scene.rendering.grid[1, 0].background == scene.rendering.grid[0, 0].background)
    #expect(scene.rendering.warnings.map(\.kind) == [.colorMissing])
  }

  @Test("S01 scaleEffect draws a shape that stands alone smaller around its anchor; letters keep their size")
  func scaling() {
    let scene = Scene(columns: 10) {
      Capsule().fill(.red).frame(height: 16).scaleEffect(x: 0.4, y: 1, anchor: .leading)
    }
    #expect((0..<10).filter { scene.background($0, 0) != scene.background(9, 0) } == Array(0..<4))
    let middle = Scene(columns: 10) { Color.red.frame(height: 16).scaleEffect(0.6) }
    #expect((0..<10).filter { middle.background($0, 0) != middle.background(0, 0) } == Array(2..<8))
    let none = Scene(columns: 10) { Color.red.frame(height: 16).scaleEffect(x: 0, anchor: .leading) }
    #expect(Set((0..<10).map { none.background($0, 0) }).count == 1)
    #expect(picture { Text("whole").scaleEffect(0.5) } == "whole\n")
  }

  @Test("S01 a canvas draws fills, lines and texts in points")
  func canvas() {
    let scene = Scene(columns: 6, rows: 2) {
      Canvas { context, size in
        context.fill(
          Path(LayoutRect(x: 0, y: 0, width: size.width / 2, height: 16)), with: .color(.red))
        context.translateBy(x: 24, y: 16)
        context.fill(Path(LayoutRect(x: 0, y: 0, width: 24, height: 16)), with: .color(.blue))
        context.draw(Text("ab"), at: LayoutPoint(x: 0, y: 0), anchor: .topLeading)
      }
    }
    #expect(scene.text == "\n   ab\n")
    #expect(
      (0..<6).map { scene.background($0, 0) != scene.background(5, 0) } == [true, true, true, false, false, false])
    #expect(
      (0..<6).map { scene.background($0, 1) != scene.background(0, 1) } == [false, false, false, true, true, true])
  }

  @Test("T02 the system's format styles of the current date move on by themselves")
  func systemFormatStyles() {
    let start = Scene.noon
    func text(_ seconds: Double) -> String {
      Scene(at: start.addingTimeInterval(seconds)) {
        VStack(alignment: .leading, spacing: 0) {
          Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
          Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(90)))
          Text(.currentDate, format: .offset(to: start))
          Text(.currentDate, format: .reference(to: start))
        }
      }.text
    }
    #expect(text(65) == "01:05\n0:25\n1 minute, 5 seconds\n1 minute ago\n")
    #expect(text(0).hasPrefix("00:00\n1:30\n"))
  }

  @Test("S01 the fill style and its levels tint the ground, each less than the one before")
  func fillLevels() {
    let scene = Scene(columns: 4, rows: 1, ground: 0xFFFFFF) {
      HStack(spacing: 0) {
        Rectangle().fill(.fill)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.fill.quaternary)
      }
    }
    let brightness = (0..<4).compactMap { scene.background($0, 0)?.luminance }
    #expect(brightness.count == 4)
    #expect(brightness == brightness.sorted())
    #expect(Set(brightness).count == 4)
  }

  @Test("S01 an angular gradient runs clockwise from its start")
  func angularGradient() {
    let scene = Scene(columns: 4, rows: 2) {
      Rectangle().fill(
        AngularGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white, location: 0.5),
            .init(color: .black, location: 0.5), .init(color: .black, location: 1),
          ], startAngle: .degrees(0), endAngle: .degrees(360)))
    }
    #expect((0..<4).allSatisfy { scene.background($0, 1) == RGB(hex: 0xFFFFFF) })
    #expect((0..<4).allSatisfy { scene.background($0, 0) == RGB(hex: 0x000000) })
  }

  @Test("S01 an attributed string shows its characters as they are")
  func attributedString() {
    #expect(picture { Text(AttributedString("**Ida** rides")) } == "**Ida** rides\n")
  }

  @Test("S01 UIKit's system colours follow the appearance")
  func systemColors() {
    func background(_ scheme: ColorScheme) -> RGB? {
      Scene(columns: 1, rows: 1, environment: { $0.colorScheme = scheme }) {
        Rectangle().fill(Color(.secondarySystemBackground))
      }.background(0, 0)
    }
    #expect(background(.light) == RGB(hex: 0xF2F2F7))
    #expect(background(.dark) == RGB(hex: 0x1C1C1E))
    #expect(Color(uiColor: .systemRed) == .red)
  }
}
