import FoundationEssentials
import Testing

@testable import SkerrySnapshots
@testable import SkerryTesting

@Suite struct ComparisonTests {
  @Test("S02 a missing golden is written and the check fails once; afterwards only a difference fails")
  func missing() throws {
    let folder = try TemporaryFolder()
    let snapshots = folder.snapshots(.compare)
    let file = snapshots.path + "/cards/climb.txt"
    #expect(
      failure { try snapshots.check("a\nb\n", named: "cards/climb") } == .written(name: "cards/climb", file: file))
    #expect(folder.file("cards/climb.txt") == "a\nb\n")
    #expect(failure { try snapshots.check("a\nb\n", named: "cards/climb") } == nil)
    #expect(
      failure { try snapshots.check("a\nc\n", named: "cards/climb") }
        == .differs(name: "cards/climb", file: file, difference: "  a\n- b\n+ c"))
    #expect(folder.file("cards/climb.txt") == "a\nb\n", "comparing overwrote a golden file")
  }

  @Test("S02 recording writes every picture, and where CI is set nothing is written")
  func recording() throws {
    let folder = try TemporaryFolder()
    #expect(failure { try folder.snapshots(.compareOnly).check("a", named: "x") }?.description.contains("CI") == true)
    #expect(folder.file("x.txt") == nil)
    #expect(failure { try folder.snapshots(.record).check("a", named: "x") } == nil)
    #expect(failure { try folder.snapshots(.record).check("b", named: "x") } == nil)
    #expect(folder.file("x.txt") == "b")
    #expect(failure { try folder.snapshots(.compareOnly).check("b", named: "x") } == nil)
  }

  @Test(
    "S02 the environment decides whether pictures are recorded",
    arguments: [
      ([:], .compare), (["SKERRY_RECORD": "1"], .record), (["SKERRY_RECORD": "0"], .compare),
      (["SKERRY_RECORD": "1", "CI": "true"], .compareOnly), (["CI": "1"], .compareOnly), (["CI": ""], .compare),
      (["CI": "false", "SKERRY_RECORD": "1"], .record),
    ] as [([String: String], SnapshotFolder.Mode)])
  func environment(_ variables: [String: String], _ mode: SnapshotFolder.Mode) {
    #expect(SnapshotFolder.Mode(environment: variables) == mode)
  }

  @Test(
    "S02 S06 a name can't lead out of the folder", arguments: ["", "../x", "a//b", "/etc/x", "a b", ".x", "ä", "a/"])
  func names(_ name: String) throws {
    let folder = try TemporaryFolder()
    #expect(failure { try folder.snapshots(.record).check("a", named: name) } == .badName(name))
  }

  @Test("S02 S06 a folder that can't be made is told with its path")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path + "/Goldens"))
    let problem = failure { try folder.snapshots(.record).check("a", named: "x") }
    guard case .unwritable(let file, _) = problem else {
      Issue.record("expected a write failure, not \(String(describing: problem))")
      return
    }
    #expect(file == folder.path + "/Goldens/x.txt")
  }

  @Test("S02 the difference shows changed lines with a little context and leaves out the rest")
  func difference() {
    let old = (0..<12).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 5", with: "LINE 5").replacing("line 11", with: "line 11\nline 12")
    #expect(
      LineDiff.unified(expected: old, actual: new) == """
          ⋯
          line 3
          line 4
        - line 5
        + LINE 5
          line 6
          line 7
          ⋯
          line 10
          line 11
        + line 12
        """)
    #expect(LineDiff.unified(expected: old, actual: old).isEmpty)
    #expect(LineDiff.unified(expected: "a", actual: "a\n") == "  a\n+ ")
  }
}
