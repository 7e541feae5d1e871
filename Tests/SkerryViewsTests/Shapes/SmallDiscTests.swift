import SkerryCells
import Testing

@testable import SkerryViews

/// Discs of one row with a letter on them.
@MainActor @Suite struct SmallDiscTests {
  private static let color = RGB(hex: 0xFF0000)
  private static let paint = Color(red: 1, green: 0, blue: 0)

  private func disc(_ side: Double, _ letter: String) -> some View {
    ZStack {
      Circle().fill(Self.paint).frame(width: side, height: side)
      Text(letter)
    }
  }

  /// What is filled of a row, in halves of columns: the first and the end.
  private func filled(_ scene: Scene, row: Int = 0) -> (first: Int, end: Int)? {
    let halves = (0..<scene.grid.size.columns).flatMap { column in
      let cell = scene.cell(column, row)
      let isWhole = cell.background == CellColor(Self.color)
      let glyph = cell.foreground == CellColor(Self.color) ? cell.glyph?.scalar : nil
      return [isWhole || glyph == "▌", isWhole || glyph == "▐"]
    }
    guard let first = halves.firstIndex(of: true), let last = halves.lastIndex(of: true) else { return nil }
    return (first, last + 1)
  }

  @Test("X07 a letter stands in the middle of a disc of 12 to 22 points", arguments: [12.0, 14, 16, 18, 20, 22])
  func middle(side: Double) throws {
    let scene = Scene { disc(side, "3").padding(.horizontal, 16) }
    let letter = try #require((0..<scene.grid.size.columns).first { scene.cell($0, 0).glyph == Glyph("3") })
    let part = try #require(filled(scene))
    #expect(part.first + part.end == 4 * letter + 2, "\(part) around \(letter)")
    #expect(part.end - part.first == 4)
  }

  @Test("X07 discs with letters in a row keep apart, and one at the edge has the half that there is room for")
  func rows() {
    let row = Scene {
      HStack(spacing: 6) { ForEach(0..<4) { disc(16, "\($0)") } }.padding(.horizontal, 8)
    }
    #expect(row.text == "▐0▌▐1▌▐2▌▐3▌\n")
    #expect(Scene { disc(16, "3") }.text == "3▌\n")
    #expect(
      Scene {
        HStack(spacing: 0) {
          Text("a"); disc(16, "3")
        }
      }.text == "a3▌\n")
  }

  @Test("X07 a dot on a larger disc of one row has the disc as its ground, and on one as large it is a dot alone")
  func dotOnDisc() throws {
    func cells(_ side: Double) -> [Cell] {
      let scene = Scene {
        ZStack {
          Circle().fill(Color(red: 0.2, green: 0, blue: 0)).frame(width: side, height: min(16, side))
          Circle().fill(Self.paint).frame(width: 8, height: 8)
        }
      }
      return (0..<scene.grid.size.columns).map { scene.cell($0, 0) }.filter { $0.glyph == Glyph("●") }
    }
    for (side, ground) in [(20.0, RGB(hex: 0x330000)), (16, RGB(hex: 0x330000)), (8, RGB(hex: 0x000000))] {
      let dots = cells(side)
      let dot = try #require(dots.first)
      #expect(dots.count == 1 && dot.foreground == CellColor(Self.color) && dot.background == CellColor(ground))
    }
  }

  @Test("X07 a dot in a ring of one row stands in it: both are one sign", arguments: [16.0, 20, 22, 24])
  func dotInRing(side: Double) {
    let over = picture {
      Circle().stroke(.white, lineWidth: 2).frame(width: side, height: 16).overlay {
        Circle().fill(.white).frame(width: side / 2, height: side / 2)
      }
    }
    #expect(over.trimmed == "◉", "\(over)")
    let stacked = picture {
      ZStack {
        Circle().stroke(.white, lineWidth: 2).frame(width: side, height: 16)
        Circle().fill(.white).frame(width: side / 2, height: side / 2)
      }
    }
    #expect(stacked.trimmed == "◉", "\(stacked)")
  }
}

extension String {
  fileprivate var trimmed: String { String(filter { !$0.isWhitespace }) }
}
