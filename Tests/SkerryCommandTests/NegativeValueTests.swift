import SkerryPrograms
import Testing

@testable import SkerryCommand

@Suite("Values that begin with a dash")
struct NegativeValueTests {
  @Test(
    "S04 words with a dash and a digit are values, wherever they stand",
    arguments: [
      (["device", "battery", "4"], ["device", "battery", "4"]),
      (["device", "wall-clock", "-30m"], ["device", "wall-clock", "--", "-30m"]),
      (["device", "wall-clock", "-30m", "--json"], ["device", "wall-clock", "--json", "--", "-30m"]),
      (["device", "--app", "a", "x", "-.5", "y"], ["device", "--app", "a", "x", "--", "-.5", "y"]),
      (["render", "--at", "-5s", "--json"], ["render", "--at=-5s", "--json"]),
      (["render", "--at", "-5s", "--", "-6"], ["render", "--at=-5s", "--", "-6"]),
      (["device", "-1", "--", "-x"], ["device", "--", "-1", "-x"]),
      (["do", "-x", "-", "--", "-1"], ["do", "-x", "-", "--", "-1"]),
    ])
  func words(_ given: [String], _ marked: [String]) {
    #expect(NegativeValues.marked(given) { ["--at", "--app"] } == marked)
  }

  @Test("S04 S08 T04 the wall clock is set back on the shell as on a tape, and typed text may begin with a dash")
  func program() throws {
    let folder = try ScratchFolder()
    func run(_ words: String...) throws -> Program.Result {
      try Program(words + ["--once", "--state", folder.path + "/state"]).run()
    }
    let back = try run("device", "wall-clock", "-30m")
    #expect(back.code == 0 && back.output.contains("clock set from"), "\(back)")
    #expect(try run("device", "wall-clock", "-x").code == 2)
    let time = try run("time", "-30m")
    #expect(time.code == 2 && !time.errors.contains("nknown option"), "\(time)")
    #expect(
      try run("do", "app swiftclimb open", "app swiftclimb start-session", "key a", "type -x").code == 0)
    #expect(try run("render", "--at", "-5s", "--app", "swiftclimb").errors.contains("sample starts at") == false)
  }
}
