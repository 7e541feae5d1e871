import FoundationEssentials
import SkerryPrograms
import Testing

@testable import SkerryCommand

/// The phone of a watched source that is kept nowhere.
@MainActor @Suite(.serialized) struct PassingPhoneTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: scratch.path + "/watch", withIntermediateDirectories: true)
  }

  /// A program as it is shown while a source is watched: the first one, or a later one.
  private func shown(isLater: Bool, _ arguments: String, steps: [PseudoTerminal.Step]) throws -> PseudoTerminal.Report {
    let program = try Program.path
    let reports = "SKERRY_BUILD_REPORTS=3,4,\(isLater ? 1 : 0),\(scratch.path)/watch,"
    return try PseudoTerminal(
      argv: ["/bin/sh", "-c", "exec 3</dev/null 4>/dev/null; \(reports) exec \(program) \(arguments)"], columns: 120,
      rows: 40, steps: steps
    ).run()
  }

  @Test("X02 S09 a phone that is kept nowhere goes on from program to program: its time, its switches and what runs")
  func goesOn() throws {
    let start = "--ephemeral --at 2026-01-31T09:41:00Z --paused --time-zone UTC"
    let first = try shown(
      isLater: false, start,
      steps: [
        .until("09:41"), .keys("1"), .keys("s"), .keys("\r"), .keys(":"), .keys("30m\r"), .until("10:11"), .keys("h"),
        .screen, .keys("q"), .exit,
      ])
    #expect(first.exit?.code == 0)
    let later = try shown(
      isLater: true, start + " --light", steps: [.until("10:11"), .screen, .keys("q"), .exit])
    let text = later.steps[1].text ?? ""
    #expect(text.contains("SwiftClimb · ") && !text.contains("No Live Activity"), "\(text)")
  }

  @Test("X02 S03 the tape of such a phone is one tape")
  func tape() throws {
    let start = "--ephemeral --at 2026-01-31T09:41:00Z --paused --time-zone UTC"
    // The program that makes room hands its tape on; this one is left, which does the same for nobody.
    _ = try shown(isLater: false, start, steps: [.until("09:41"), .keys("q"), .exit])
    let later = try shown(
      isLater: true, start, steps: [.until("09:41"), .keys("W"), .until("A tape begins with"), .keys("q"), .exit])
    #expect(later.exit?.code == 0)
  }
}
