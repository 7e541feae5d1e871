import SkerryCells
import Testing

@testable import SkerryViews

/// Rows that are too narrow in cells, and what of them stays whole.
@MainActor @Suite struct NarrowRowTests {
  private func figure(_ value: String, _ symbol: String, _ name: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(value, systemImage: symbol).font(.headline.monospacedDigit())
      Text(name).font(.caption2)
    }
  }

  @Test("X07 distances between figures give way before a number or a word of them is broken")
  func figures() {
    let scene = Scene(columns: 42) {
      HStack(spacing: 20) {
        figure("1,240", "shoeprints.fill", "Steps")
        Divider().frame(height: 32)
        figure("14:52", "timer", "Time")
        Divider().frame(height: 32)
        figure("980 m", "figure.walk", "Distance")
        Spacer()
        Image(systemName: "figure.walk.circle.fill").font(.title)
      }
    }
    for word in ["1,240", "14:52", "980 m", "Distance"] { #expect(scene.text.contains(word), "\(scene.text)") }
    #expect(scene.rendering.warnings.isEmpty)
    // The row is no longer than it was offered, and where there is room the distances are those of the app.
    #expect(scene.text.split(separator: "\n").allSatisfy { $0.count <= 42 }, "\(scene.text)")
    let wide = picture(60) { HStack(spacing: 20) { ForEach(["1,240", "14:52"], id: \.self) { Text($0) } } }
    #expect(wide.contains("1,240   14:52"), "\(wide)")
  }

  @Test("X07 a sign comes close to a number with its unit where that would be cut")
  func besideSign() {
    let text = picture(9) {
      HStack(spacing: 3) {
        Image(systemName: "wind").font(.caption2)
        Text("12mph NW").font(.caption)
      }
    }
    #expect(text.contains("12mph NW"), "\(text)")
  }

  @Test("X07 equal slots of which there are nearly as many as columns are all of one width")
  func slots() {
    let text = picture(42) {
      HStack(spacing: 3) {
        ForEach(0..<20, id: \.self) { _ in RoundedRectangle(cornerRadius: 2).fill(.white).frame(height: 14) }
      }
    }
    let widths = text.split(separator: "\n")[0].split(separator: " ").map(\.count)
    #expect(widths == Array(repeating: 1, count: 20), "\(text)")
    // Where more than a few columns would be left, they are wider by turns.
    let wide = picture(54) {
      HStack(spacing: 3) {
        ForEach(0..<20, id: \.self) { _ in RoundedRectangle(cornerRadius: 2).fill(.white).frame(height: 14) }
      }
    }
    let all = wide.split(separator: "\n")[0].split(separator: " ").map(\.count)
    #expect(all.count == 20 && all.reduce(0, +) == 35, "\(wide)")
    #expect(all.prefix(10).reduce(0, +) - all.suffix(10).reduce(0, +) <= 1, "\(wide)")
    #expect(all.suffix(10).reduce(0, +) - all.prefix(10).reduce(0, +) <= 1, "\(wide)")
  }
}
