import SkerryCells
import Testing

@testable import SkerryViews

/// Bars of several heights in a row that is aligned at its middle.
@MainActor @Suite struct CentredBarTests {
  private func bars(_ heights: [Double], in environment: (inout EnvironmentValues) -> Void = { _ in }) -> Scene {
    Scene(environment: environment) {
      HStack(spacing: 8) {
        ForEach(heights, id: \.self) { height in
          Capsule().fill(Color(red: 1, green: 1, blue: 0)).frame(width: 6, height: height)
        }
      }
    }
  }

  /// The eighths of rows that are filled of a column, from above.
  private func filled(_ column: Int, of scene: Scene) -> [Int] {
    (0..<scene.grid.size.rows).flatMap { row -> [Int] in
      let cell = scene.cell(column, row)
      guard
        let part = CellParts.all.first(where: {
          $0.glyph == cell.glyph && $0.isReversed == cell.attributes.contains(.reverse)
        })
      else { return [] }
      return (0..<8).filter { part.samples & (1 << UInt64($0 * 8)) != 0 }.map { row * 8 + $0 }
    }
  }

  @Test(
    "X07 bars in a row aligned at its middle are as much above it as below",
    arguments: [[12.0, 32, 20], [10, 30, 20, 48], [8, 64, 40, 24]])
  func middle(heights: [Double]) throws {
    let scene = bars(heights)
    let middle = Double(scene.grid.size.rows) * 4
    for (index, height) in heights.enumerated() where height > 12 || scene.grid.size.rows % 2 == 0 {
      let eighths = filled(index * 2, of: scene)
      let (first, last) = (try #require(eighths.first), try #require(eighths.last))
      #expect(eighths.count == last - first + 1, "\(height): no hole")
      #expect(abs(Double(eighths.count) - height / 2) <= 1, "\(height) is \(eighths.count) eighths")
      #expect(abs(Double(first + last + 1) / 2 - middle) <= 0.5, "\(height): \(first) to \(last)")
    }
  }

  @Test("X07 bars with rounded corners, as a voice is drawn, are centred as well")
  func rounded() {
    let scene = Scene {
      HStack {
        ForEach([0.3, 0.9, 0.5], id: \.self) { share in
          Spacer()
          Rectangle().frame(width: 7, height: 40 * share).cornerRadius(2).foregroundStyle(.yellow)
        }
        Spacer()
      }.frame(width: 80, height: 40)
    }
    let columns = (0..<scene.grid.size.columns).map { filled($0, of: scene) }.filter { !$0.isEmpty }
    let middles = columns.map { $0.reduce(0, +) * 2 / $0.count }
    #expect(columns.count == 3)
    #expect((middles.max() ?? 0) - (middles.min() ?? 0) <= 1, "\(scene.text)")
  }

  @Test("X07 bars in one row, as in a pill, stand on its bottom")
  func pill() {
    let scene = bars([6, 14, 10, 16]) { $0.values.isInPill = true }
    #expect(scene.grid.plainText(ofRow: 0).filter { !$0.isWhitespace } == "▃▇▅█")
  }

  @Test("X07 levels that share the width of their row have one middle, too")
  func freeWidth() {
    let scene = Scene(columns: 20) {
      HStack(spacing: 3) {
        ForEach([4.0, 24, 40, 16, 36], id: \.self) { height in
          RoundedRectangle(cornerRadius: 2).fill(.red).frame(maxWidth: .infinity).frame(height: height)
        }
      }
    }
    let grid = scene.grid
    #expect(grid.size.rows == 3, "\(scene.text)")
    for column in 0..<grid.size.columns {
      let ends = [0, 2].map { grid[column, $0].glyph?.isBlank == false }
      #expect(ends[0] == ends[1], "\(column)\n\(scene.text)")
      if ends[0] { #expect(grid[column, 1].glyph?.isBlank == false) }
    }
  }

  @Test("X07 what is filled of a bar or a disc is a block, so that it is whole without colours")
  func solid() {
    let disc = Scene { Circle().fill(.blue).frame(width: 48, height: 48) }
    let bar = Scene {
      HStack(alignment: .bottom) {
        ForEach([20.0, 40], id: \.self) { Rectangle().fill(.blue).frame(width: 8, height: $0) }
      }
    }
    for (scene, place) in [(disc, CellPoint(column: 3, row: 1)), (bar, CellPoint(column: 2, row: 1))] {
      let plain = GridReduction(depth: .mono).reduce(scene.grid)
      let cell = plain[place.column, place.row]
      #expect(cell.glyph == Glyph("█") && cell.attributes.isEmpty, "\(plain.plainText())")
    }
    let lettered = Scene {
      Circle().fill(.blue).frame(width: 48, height: 48).overlay(Text("A").foregroundStyle(.white))
    }
    #expect(lettered.text.contains("█A█"))
    #expect(lettered.grid.cells(of: "A").first?.background.rgb == disc.background(3, 1), "a letter stands on the disc")
  }
}

extension Grid {
  fileprivate func cells(of character: Character) -> [Cell] {
    (0..<size.rows).flatMap { row in (0..<size.columns).map { self[$0, row] } }.filter {
      $0.glyph?.description == String(character)
    }
  }
}
