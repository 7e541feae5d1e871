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
      tell(.failed(["Tide.swift:3:9: cannot find 'x' in scope", "  Text(x)", "       ^"]))
      #expect(program.needsDisplay)
      let lines = program.frame().plainText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines[0] == "row 0" && lines[11] == "row 11", "the head and the last row stay free")
      #expect(lines[6].contains("Build failed, old picture"))
      #expect(lines[7...9].joined(separator: "|") == "  Tide.swift:3:9: cannot find 'x' in sco|    Text(x)|         ^")
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

  @Test("X02 a box never hides more than half of the screen, says how much it leaves out, and follows the size")
  func sizes() throws {
    try watched { program, _, tell in
      tell(.failed((1...40).map { "line \($0)" }))
      for (columns, rows) in [(40, 12), (200, 60), (3, 2), (1, 1)] {
        program.handle(.resize(CellSize(columns: columns, rows: rows)))
        let grid = program.frame()
        #expect(grid.size == CellSize(columns: columns, rows: rows))
        guard rows >= 12 else { continue }
        let text = grid.plainText()
        #expect(text.contains(" more"))
        #expect(text.contains("row \(rows / 2 - 1)"), "\(columns)×\(rows)")
      }
    }
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
