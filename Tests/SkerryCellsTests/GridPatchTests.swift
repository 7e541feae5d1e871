import Foundation
import Testing

@testable import SkerryCells

@Suite("Pictures that travel as patches")
struct GridPatchTests {
  @Test("S05 D05 a chain of patches gives cell for cell the pictures it was made from, wide glyphs and marks included")
  func chain() throws {
    var random = RandomSource(seed: 1201)
    var shown: Grid?
    var copy: Grid?
    for number in 0..<600 {
      let picture = number % 50 == 49 ? Grid(size: CellSize(columns: 3, rows: 2)) : RandomPicture.make(&random)
      let line = GridPatch(from: shown, to: picture).json
      #expect(line.utf8.count { $0 == 10 } == 1 && line.hasSuffix("\n"))
      copy = try JSONDecoder().decode(GridPatch.self, from: Data(line.utf8)).applied(to: copy)
      #expect(copy == picture, "picture \(number)")
      shown = picture
    }
  }

  @Test("S05 D02 the place where somebody types travels along, and a place outside of the picture is none")
  func cursor() throws {
    func there(_ picture: Grid, from old: Grid?) throws -> Grid {
      let line = GridPatch(from: old, to: picture).json
      return try JSONDecoder().decode(GridPatch.self, from: Data(line.utf8)).applied(to: old)
    }
    let hidden = Grid(size: CellSize(columns: 4, rows: 2))
    var shown = hidden
    shown.cursor = CellPoint(column: 3, row: 1)
    #expect(try there(shown, from: hidden) == shown)
    #expect(try there(hidden, from: shown) == hidden && shown != hidden)
    for place in ["[2,0]", "[0,4]", "[-1,0]", "[1]", "[]"] {
      let line = "{\"columns\":4,\"rows\":2,\"runs\":[],\"cursor\":\(place)}"
      #expect(try JSONDecoder().decode(GridPatch.self, from: Data(line.utf8)).applied(to: nil) == hidden)
    }
  }

  @Test("S05 edges of surfaces travel along, so that eight colours look the same at the other end")
  func edges() throws {
    var picture = Grid(size: CellSize(columns: 4, rows: 1))
    picture.write(
      CellText("ab"), at: CellPoint(column: 1, row: 0), foreground: CellColor(.white), background: CellColor(.black),
      attributes: [.bold, .horizontalEdge, .verticalEdge])
    let line = GridPatch(from: nil, to: picture).json
    #expect(line == "{\"columns\":4,\"rows\":1,\"runs\":[[0,1,\"ab\",\"#ffffff\",\"#000000\",193]]}\n")
    #expect(try JSONDecoder().decode(GridPatch.self, from: Data(line.utf8)).applied(to: nil) == picture)
  }

  @Test(
    "S05 D07 what is no patch is refused, and what lies outside of the picture changes nothing",
    arguments: [
      "{}", "[]", "{\"columns\":-1,\"rows\":1,\"runs\":[]}", "{\"columns\":3,\"rows\":2001,\"runs\":[]}",
      "{\"columns\":3,\"rows\":1,\"runs\":[[0,0,\"a\",\"red\",null,0]]}",
      "{\"columns\":3,\"rows\":1,\"runs\":[[0,-1,\"a\",null,null,0]]}",
      "{\"columns\":3,\"rows\":1,\"runs\":[[0,0,\"a\",null,null,256]]}",
      "{\"columns\":3,\"rows\":1,\"runs\":[[0,0,\"a\"]]}",
    ])
  func refused(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(GridPatch.self, from: Data(text.utf8)) }
  }

  @Test("S05 D07 text of a patch passes the door for untrusted text")
  func harmless() throws {
    let text = "{\"columns\":6,\"rows\":1,\"runs\":[[0,0,\"\\u001b[31mx\",null,null,0],[5,5,\"y\",null,null,0]]}"
    let grid = try JSONDecoder().decode(GridPatch.self, from: Data(text.utf8)).applied(to: nil)
    #expect(!grid.plainText().unicodeScalars.contains { $0.value < 0x20 && $0.value != 10 })
    #expect(grid.checkInvariants().isEmpty)
  }
}
