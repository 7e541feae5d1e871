import SkerryCells
import Testing

@testable import SkerryViews

/// Interfaces that run from right to left: everything lies where its mirror image would, and letters stay letters.
@MainActor @Suite struct DirectionTests {
  private func mirrored<V: View>(_ columns: Int, @ViewBuilder _ view: () -> V) -> Scene {
    Scene(columns: columns, environment: { $0.layoutDirection = .rightToLeft }, view)
  }

  @Test("X05 rows, columns and frames begin on the right, and so do margins")
  func placing() {
    let row = mirrored(8) {
      HStack {
        Text("a"); Text("bc"); Spacer()
      }
    }
    #expect(row.text == "    bc a\n")
    #expect(row.spoken == ["a", "bc"], "what comes first is said first")
    let column = mirrored(8) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a"); Text("bcd")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(column.text == "       a\n     bcd\n")
    #expect(mirrored(8) { Text("a").frame(width: 64, alignment: .trailing) }.text == "a\n")
    #expect(mirrored(8) { Text("a").padding(.leading, 16).frame(width: 64, alignment: .leading) }.text == "     a\n")
  }

  @Test("X05 overlays, grids and layouts of an app's own are mirrored with the rest")
  func containers() {
    let overlay = mirrored(8) {
      Text("abcd").frame(width: 64).overlay(alignment: .topTrailing) { Text("x") }
    }
    #expect(overlay.text == "x abcd\n")
    let grid = mirrored(9) {
      GridContainer(alignment: .leading) {
        GridRow {
          Text("a"); Text("bcd")
        }
        GridRow {
          Text("efg"); Text("h")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(grid.text == "  bcd   a\n    h efg\n")
    #expect(mirrored(8) { Text("a").offset(x: 16).frame(width: 64, alignment: .leading) }.text == "     a\n")
  }

  @Test("X05 a part of a view may run the other way")
  func parts() {
    let inner = mirrored(8) {
      HStack(spacing: 8) {
        Text("1")
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }
    }
    #expect(inner.text == "    ab 1\n")
    let outer = Scene(columns: 8) {
      HStack(spacing: 0) {
        Text("1")
        HStack(spacing: 0) {
          Text("a"); Text("b"); Spacer()
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(outer.text == "1     ba\n")
  }

  @Test("X05 a bar fills from the right")
  func bars() {
    let text = mirrored(8) { ProgressView(value: 0.25) }.text
    #expect(text == "──────━━\n", "\(text)")
  }

  /// A shape that fills the left half of what it is given.
  private struct LeftHalf: Shape {
    var behavior: LayoutDirectionBehavior = .mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    func path(in rect: LayoutRect) -> Path {
      Path(LayoutRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  @Test("X05 shapes are mirrored unless they stay as they are")
  func shapes() {
    let red = Color(red: 1, green: 0, blue: 0)
    func isLeft(_ scene: Scene) -> Bool { scene.background(0, 0) != scene.background(3, 0) && scene.isRed(0) }
    func isRight(_ scene: Scene) -> Bool { scene.background(0, 0) != scene.background(3, 0) && scene.isRed(3) }
    #expect(isLeft(Scene(columns: 4) { LeftHalf().fill(red).frame(width: 32, height: 16) }))
    #expect(isRight(mirrored(4) { LeftHalf().fill(red).frame(width: 32, height: 16) }))
    #expect(isLeft(mirrored(4) { LeftHalf(behavior: .fixed).fill(red).frame(width: 32, height: 16) }))
    #expect(isRight(mirrored(4) { AnyShape(LeftHalf()).fill(red).frame(width: 32, height: 16) }))
    #expect(isLeft(mirrored(4) { LeftHalf().fill(red).frame(width: 32, height: 16).layoutDirectionBehavior(.fixed) }))
    let fixed = LeftHalf(behavior: .fixed)
    #expect(
      isRight(mirrored(4) { fixed.fill(red).frame(width: 32, height: 16).flipsForRightToLeftLayoutDirection(true) }))
    #expect(
      isLeft(
        Scene(columns: 4) { fixed.fill(red).frame(width: 32, height: 16).flipsForRightToLeftLayoutDirection(true) }))
    #expect(
      isRight(
        Scene(columns: 4) {
          fixed.fill(red).frame(width: 32, height: 16).layoutDirectionBehavior(.mirrors(in: .leftToRight))
        }))
  }

  @Test("X05 the mirror image of the mirror image is the picture, whatever is drawn")
  func twice() {
    @ViewBuilder var view: some View {
      VStack(alignment: .trailing, spacing: 0) {
        HStack(alignment: .top) {
          Image(systemName: "star.fill").overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
          Text("one").padding(.horizontal, 8).background(.blue, in: Capsule())
          Spacer()
          Text("two").offset(x: 8)
        }
        ZStack(alignment: .bottomLeading) {
          Rectangle().fill(.gray).frame(height: 48)
          Text("low")
        }
        ProgressView(value: 0.4)
      }
    }
    let plain = Scene(columns: 24) { view }
    let twice = Scene(columns: 24, environment: { $0.layoutDirection = .rightToLeft }) {
      view.environment(\.layoutDirection, .leftToRight)
    }
    #expect(plain.text == twice.text)
    #expect(plain.grid == twice.grid)
  }
}

extension Scene {
  fileprivate func isRed(_ column: Int) -> Bool { background(column, 0) == RGB(hex: 0xFF0000) }
}
