import SkerryCells
import Testing

@testable import SkerryViews

/// The two sides of rings as low as a line of text.
@MainActor @Suite struct RingSidesTests {
  private static let green = Color(red: 0, green: 1, blue: 0)

  private func ring(_ share: Double, track: Double = 0.2, _ sign: some View) -> some View {
    ZStack {
      Circle().stroke(Color.white.opacity(track), lineWidth: 3)
      Circle().trim(from: 0, to: share).stroke(Self.green, lineWidth: 3).rotationEffect(.degrees(-90))
      sign
    }.frame(width: 24, height: 24)
  }

  /// How much of the colour of what is done is in both sides, 0 ... 255.
  private func sides(_ scene: Scene) -> [Int] {
    [0, scene.grid.size.columns - 1].map { column in
      let color = scene.cell(column, 0).foreground.rgb
      return Int(color?.green ?? 0) - Int(color?.red ?? 0)
    }
  }

  @Test("X07 a ring of one row around a sign is its two sides, the right one first in the colour of what is done")
  func sidesInTurn() {
    var last = (left: -1, right: -1)
    for share in [0, 0.1, 0.25, 0.5, 0.75, 1] {
      let scene = Scene(environment: { $0.values.isInPill = true }) { ring(share, Text("7")) }
      #expect(scene.text == "(7)\n", "\(share)")
      let sides = sides(scene)
      #expect(sides[0] >= last.left && sides[1] >= last.right, "\(share)")
      if share <= 0.5 { #expect(sides[0] == 0, "\(share)") }
      if share >= 0.5 { #expect(sides[1] == 255, "\(share)") }
      last = (sides[0], sides[1])
    }
    #expect(last.left == 255)
  }

  @Test("X07 a ring around a sign of two columns has a side on the left and one on the right of it")
  func wideSign() {
    let scene = Scene(environment: { $0.values.isInPill = true }) { ring(0.5, Image(systemName: "flame.fill")) }
    #expect(scene.text == "(🔥)\n")
    let bare = Scene(environment: { $0.values.isInPill = true }) {
      Circle().stroke(.white, lineWidth: 2).frame(width: 20, height: 20).overlay(Text("2"))
    }
    #expect(bare.text == "(2)\n")
  }

  @Test("X07 a ring of two columns around a sign of one has both sides as well")
  func narrowFrame() {
    let scene = Scene(environment: { $0.values.isInPill = true }) {
      ZStack {
        Circle().stroke(Color.white.opacity(0.25), lineWidth: 2)
        Circle().trim(from: 0, to: 0.24).stroke(Self.green, lineWidth: 2).rotationEffect(.degrees(-90))
        Image(systemName: "arrow.up").font(.system(size: 9, weight: .bold))
      }.frame(width: 18, height: 18)
    }
    #expect(scene.text == "(↑)\n")
    let sides = sides(scene)
    #expect(sides[0] == 0 && sides[1] > 60, "\(sides)")
  }

  @Test("X07 the frame of a ring of one row has room for small digits that fit it on a phone, and for both sides")
  func smallDigits() {
    let end = Scene.noon.addingTimeInterval(1500)
    let scene = Scene(columns: 20, environment: { $0.values.isInPill = true }) {
      ZStack {
        Circle().stroke(.gray, lineWidth: 3)
        Circle().trim(from: 0, to: 0.2).stroke(.green, lineWidth: 3)
        Text(end, style: .timer).font(.system(size: 10))
      }.frame(width: 32, height: 32)
    }
    #expect(scene.text.contains("(25:00)"), "\(scene.text)")
    // What doesn't fit it on a phone either has no more room here.
    let large = Scene(columns: 20, environment: { $0.values.isInPill = true }) { ring(0.2, Text("25:00")) }
    #expect(!large.text.contains("("), "\(large.text)")
  }

  @Test("X07 a ring that has something beside its sign leaves that as it is")
  func crowded() {
    let scene = Scene(columns: 5, environment: { $0.values.isInPill = true }) {
      HStack(spacing: 0) {
        Text("a"); ring(0.5, Text("12")); Text("b")
      }
    }
    #expect(scene.text.contains("a") && scene.text.contains("12") && scene.text.contains("b"))
    #expect(!scene.text.contains("("))
  }
}
