import Glibc
import SkerryCells
import SkerryProjects
import Testing

@testable import SkerryCommand

@Suite("A dashboard whose source is edited")
@MainActor
struct WatchedProgramTests {
  /// A program that shows its number of the key that was pressed last.
  private final class Plain: TerminalProgram {
    var size = CellSize(columns: 0, rows: 0)
    var needsDisplay = false
    var isFinished = false
    func start(size: CellSize) { self.size = size }
    func handle(_ event: InputEvent) {
      if case .resize(let size) = event { self.size = size }
      needsDisplay = true
    }
    func wake() {}
    func secondsUntilNextWake() -> Double? { nil }
    func frame() -> Grid {
      needsDisplay = false
      var grid = Grid(size: size)
      for row in 0..<size.rows { grid.write(CellText("row \(row)"), at: CellPoint(column: 0, row: row)) }
      return grid
    }
    func parts() -> [ScreenPart] {
      [ScreenPart("All", CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))]
    }
    func takeBell() -> Bool { false }
  }

  private func watched(_ body: (WatchedProgram, Plain, (BuildReport) -> Void) -> Void) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let plain = Plain()
    let program = WatchedProgram(plain, reports: BuildReports(reading: ends[0]))
    program.start(size: CellSize(columns: 40, rows: 12))
    body(program, plain) { report in
      let bytes = Array(report.line.utf8)
      _ = write(ends[1], bytes, bytes.count)
      program.arrival()
    }
  }

  @Test("X02 an error stands over the foot of the last good picture until the build works, and keys go on working")
  func failing() throws {
    try watched { program, plain, tell in
      let before = program.frame()
      #expect(!program.needsDisplay)
      tell(.failed([BuildComplaint("Tide.swift:3:9: cannot find 'x' in scope", source: "Text(x)", caret: 5)]))
      #expect(program.needsDisplay)
      let lines = program.frame().plainText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines[0] == "row 0" && lines[11] == "row 11", "the head and the last row stay free")
      #expect(lines[6].contains("Build failed, old picture"))
      #expect(
        lines[7...9].joined(separator: "|") == "  Tide.swift:3:9: cannot find 'x' in|    scope|    Text(x)")
      #expect(lines[10] == "  F2 All errors  3 of 4 rows")
      #expect(program.parts().map(\.name) == ["All", "Build"])
      program.handle(.key(.character("x")))
      #expect(plain.needsDisplay && !program.isFinished)
      tell(.building("[1/2] Compiling"))
      #expect(program.frame().plainText().contains("Building"))
      tell(.built)
      #expect(program.makesRoom && program.isFinished)
      #expect(program.frame() == before)
    }
  }

  @Test("X02 what is left out from the first is told in a box, and later by a word until a key asks for it")
  func leftOut() throws {
    try watched { program, _, tell in
      let parts = [BuildComplaint("Tide.swift, line 3: no 'x'"), BuildComplaint("Tide.swift, line 9: no 'y'")]
      tell(.leftOut(parts, isKnown: false))
      let first = program.frame().plainText()
      #expect(
        first.contains("── 2 parts left out") && first.contains("Tide.swift, line 9") && !first.contains("failed"))
      tell(.leftOut(parts, isKnown: true))
      let later = program.frame().plainText()
      #expect(later.contains("F2 2 parts left out") && !later.contains("line 9") && later.contains("row 11"))
      program.handle(.key(.function(2)))
      #expect(program.frame().plainText().contains("Tide.swift, line 9"))
      tell(.failed([BuildComplaint("Tide.swift:4:1: new")]))
      #expect(program.frame().plainText().contains("Build failed, old picture"))
    }
  }

  @Test("X02 a box never hides more than half of the screen, says how much it leaves out, and follows the size")
  func sizes() throws {
    try watched { program, _, tell in
      tell(.failed((1...40).map { BuildComplaint("line \($0)") }))
      for (columns, rows) in [(40, 12), (200, 60), (3, 2), (1, 1)] {
        program.handle(.resize(CellSize(columns: columns, rows: rows)))
        let grid = program.frame()
        #expect(grid.size == CellSize(columns: columns, rows: rows))
        guard rows >= 12 else { continue }
        let text = grid.plainText()
        #expect(text.contains(" of 40") && text.contains("F2 All errors"))
        #expect(text.contains("row \(rows / 2 - 1)"), "\(columns)×\(rows)")
      }
    }
  }

  private let many = (1...9).map {
    BuildComplaint("Tide.swift:\($0):1: the type of this is not known, number \($0)", source: "thing\($0)", caret: 0)
  }

  @Test("X02 X08 all errors can be read: a key shows them on the whole screen, where keys scroll, and puts them away")
  func reading() throws {
    try watched { program, plain, tell in
      tell(.failed(many))
      #expect(text(program).contains("Build failed, old picture · 9 errors"))
      #expect(!text(program).contains("number 9"))
      program.handle(.key(.function(2)))
      #expect(text(program).contains("rows 1–10 of 36") && !text(program).contains("row 0"))
      #expect(text(program).contains("Escape Put away"))
      plain.needsDisplay = false
      program.handle(.key(.end))
      #expect(text(program).contains("number 9") && !plain.needsDisplay, "the dashboard hears nothing of it")
      program.handle(.key(.home))
      for _ in 0..<20 { program.handle(.key(.pageDown)) }
      #expect(text(program).contains("rows 27–36 of 36"))
      program.handle(.scroll(.up, CellPoint(column: 3, row: 3)))
      #expect(text(program).contains("rows 26–35 of 36"))
      program.handle(.key(.escape))
      #expect(text(program).contains("row 10") && !text(program).contains("Tide.swift"))
    }
  }

  @Test("X02 what the box covers can be reached: it is put away, says how it comes back, and does at the next error")
  func away() throws {
    try watched { program, plain, tell in
      tell(.failed([BuildComplaint("Tide.swift:3:9: no", source: "Text(x)", caret: 5)]))
      program.handle(.press(CellPoint(column: 3, row: 10)))
      #expect(lines(program)[10].hasSuffix(" F2 Build failed"), "\(lines(program)[10])")
      #expect(lines(program)[9] == "row 9")
      plain.needsDisplay = false
      program.handle(.press(CellPoint(column: 3, row: 9)))
      #expect(plain.needsDisplay)
      program.handle(.key(.control("g")))
      #expect(text(program).contains("Tide.swift:3:9"))
      program.handle(.key(.function(2)))
      #expect(!text(program).contains("Tide.swift:3:9"))
      tell(.building("[1/2] Compiling"))
      tell(.failed([BuildComplaint("Tide.swift:4:1: still no")]))
      #expect(text(program).contains("Tide.swift:4:1: still no"))
    }
  }

  @Test("X02 whoever reads the errors goes on reading while the next build runs and fails")
  func readingOn() throws {
    try watched { program, _, tell in
      tell(.failed(many))
      program.handle(.key(.function(2)))
      tell(.building("[1/2] Compiling"))
      #expect(text(program).contains("number 1") && text(program).contains("building"))
      tell(.failed(many.reversed()))
      #expect(lines(program)[1].contains("Tide.swift:9"))
      program.handle(.key(.function(2)))
      #expect(!text(program).contains("Tide.swift"))
    }
  }

  @Test(
    "X02 X08 of a line of source that is wider than the box the part with the place is shown, with the caret below it")
  func longLines() throws {
    let before = String(repeating: "漢字 ab ", count: 60)
    for source in [
      before + "oops" + before, before + "oops", "oops" + before, String(repeating: " ", count: 90) + "oops",
    ] {
      let place = try #require(source.firstRange(of: "oops")).lowerBound
      try watched { program, _, tell in
        tell(
          .failed([
            BuildComplaint(
              "T.swift:1:9: no", source: source, caret: source.distance(from: source.startIndex, to: place))
          ]))
        for columns in [40, 21, 80] {
          program.handle(.resize(CellSize(columns: columns, rows: 12)))
          let grid = program.frame()
          let row = grid.size.rows - 4
          let caret = (0..<columns).first { grid[$0, row + 1].glyph == Glyph("^") }
          guard let caret else {
            Issue.record("there is no caret: \(grid.plainText())")
            return
          }
          let word = (0..<4).map { grid[min(columns - 1, caret + $0), row].glyph }
          #expect(word == "oops".unicodeScalars.map { Glyph($0) }, "\(grid.plainText())")
        }
      }
    }
  }

  private func text(_ program: WatchedProgram) -> String { program.frame().plainText() }
  private func lines(_ program: WatchedProgram) -> [String] {
    text(program).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("X02 when nobody builds any more, the program goes on and does not wake for it")
  func builderGone() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let program = WatchedProgram(Plain(), reports: BuildReports(reading: ends[0]))
    program.start(size: CellSize(columns: 40, rows: 12))
    close(ends[1])
    defer { close(ends[0]) }
    program.arrival()
    var ready = pollfd(fd: try #require(program.wakeDescriptor), events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, 0) == 0)
    #expect(!program.isFinished)
  }
}
