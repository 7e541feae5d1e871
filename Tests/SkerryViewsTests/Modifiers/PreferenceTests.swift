import FoundationEssentials
import SkerryCells
import Testing

@testable import SkerryViews

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Largest: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
private struct Areas: PreferenceKey {
  static var defaultValue: [Anchor<LayoutRect>] { [] }
  static func reduce(value: inout [Anchor<LayoutRect>], nextValue: () -> [Anchor<LayoutRect>]) {
    value += nextValue()
  }
}

@MainActor @Suite struct PreferenceTests {
  private func handedUp(_ view: some View) -> String {
    picture { view.overlayPreferenceValue(Names.self) { Text($0.joined()).fixedSize() } }
  }

  @Test("X03 values that views hand up are put together in order, where a view around them asks")
  func order() {
    let row = HStack(spacing: 0) {
      Text("····").preference(key: Names.self, value: ["a"])
      Text("····")
      Text("····").preference(key: Names.self, value: ["b"]).background(
        Text(" ").preference(key: Names.self, value: ["c"]))
    }
    #expect(handedUp(row).contains("abc"))
    #expect(handedUp(row.preference(key: Names.self, value: ["x"])).contains("x"))
    #expect(!handedUp(row.preference(key: Names.self, value: ["x"])).contains("a"), "the outer one takes their place")
    #expect(handedUp(row.transformPreference(Names.self) { $0.append("y") }).contains("abcy"))
    #expect(handedUp(Text("····")) == "····\n", "without any it is the default")
  }

  @Test("X03 values go on to views farther out, and those of one key don't touch another's")
  func farther() {
    let view = HStack(spacing: 0) {
      Text("12").preference(key: Largest.self, value: 1).preference(key: Names.self, value: ["a"])
      Text("34").preference(key: Largest.self, value: 7)
    }
    .backgroundPreferenceValue(Names.self) { Text($0.joined()).preference(key: Names.self, value: ["z"]) }
    .overlayPreferenceValue(Largest.self, alignment: .leading) { Text("\($0)") }
    .frame(width: 48, alignment: .leading)
    .overlayPreferenceValue(Names.self, alignment: .trailing) { Text($0.joined()) }
    #expect(picture { view } == "7234az\n")
  }

  @Test("X03 an anchor is a view's place within the reader that asks for it")
  func anchors() {
    let scene = Scene(columns: 12, rows: 2) {
      HStack(spacing: 8) {
        Text("ab").anchorPreference(key: Areas.self, value: .bounds) { [$0] }
        Text("cde").anchorPreference(key: Areas.self, value: .bounds) { [$0] }
        Spacer()
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .overlayPreferenceValue(Areas.self) { areas in
        GeometryReader { geometry in
          ForEach(areas.indices, id: \.self) { index in
            let area = geometry[areas[index]]
            Text(String(repeating: "^", count: Int(area.width) / 8)).position(x: area.midX, y: area.maxY + 8)
          }
        }
      }
    }
    #expect(scene.text == "ab cde\n^^ ^^^\n")
    #expect(Anchor(.bounds, of: AnchoredPlace()) != Anchor<LayoutRect>(.bounds, of: AnchoredPlace()))
  }

  @Test("T01 what is drawn at an anchor follows it when a text beside it takes more room")
  func followed() {
    let start = Scene.noon
    func scene(at instant: Date) -> Scene {
      Scene(columns: 14, rows: 2, at: instant) {
        HStack(spacing: 8) {
          Text(start.addingTimeInterval(-59 * 60), style: .timer).fixedSize()
          Text("x").anchorPreference(key: Areas.self, value: .bounds) { [$0] }
          Spacer(minLength: 0)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .overlayPreferenceValue(Areas.self) { areas in
          GeometryReader { geometry in
            if let area = areas.first { Text("^").position(x: geometry[area].midX, y: 24) }
          }
        }
      }
    }
    let later = start.addingTimeInterval(61)
    let patched = scene(at: start)
    #expect(patched.text == "59:00 x\n      ^\n")
    _ = patched.rendering.advance(to: later)
    #expect(patched.text == scene(at: later).text && patched.text == "1:00:01 x\n        ^\n")
  }

  @Test("T01 an anchor of a view that is no longer shown is that of one that never was")
  func gone() {
    let start = Scene.noon
    func scene(at instant: Date) -> Scene {
      Scene(columns: 10, rows: 2, at: instant) {
        HStack(spacing: 8) {
          Text(start.addingTimeInterval(-59 * 60), style: .timer).fixedSize()
          ViewThatFits(in: .horizontal) {
            Text("pier").anchorPreference(key: Areas.self, value: .bounds) { [$0] }
            Text("p")
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .overlayPreferenceValue(Areas.self) { areas in
          GeometryReader { geometry in
            if let area = areas.first, geometry[area].width > 0 { Text("^").position(x: geometry[area].midX, y: 24) }
          }
        }
      }
    }
    let later = start.addingTimeInterval(61)
    let patched = scene(at: start)
    #expect(patched.text.contains("pier") && patched.text.contains("^"))
    _ = patched.rendering.advance(to: later)
    #expect(patched.text == scene(at: later).text && !patched.text.contains("^"))
  }
}
