import FoundationEssentials
import SkerryDashboard
import SkerrySnapshots
import Testing

@testable import SkerryApps
@testable import SkerrySteps

/// Several apps at once, each story a tape beside this file.
@MainActor @Suite("All apps on one phone")
struct TogetherTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tapes")

  @Test(
    "P04 P05 P06 M04 L02 L06 S03 stories of several apps are true, line by line",
    arguments: ["three-apps", "stale-and-complete", "settings-in-mid-session"])
  func story(_ name: String) throws {
    let url = Self.folder.appending(path: name + ".tape")
    let tape = try Tape(String(decoding: Data(contentsOf: url), as: UTF8.self), name: name + ".tape")
    let report = TapeCheck(apps: Apps.all).play(tape, path: url.path, resources: NoStepResources())
    for failure in report.failures { Issue.record("\(failure)") }
    #expect(report.expectations + report.pictures > 3)
  }
}
