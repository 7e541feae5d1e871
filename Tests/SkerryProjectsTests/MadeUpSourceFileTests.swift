import Foundation
import Testing

@testable import SkerryProjects

/// What is made up for an extension compiles: its text lies among the sources of the widgets' tests, which draw it.
@Suite struct MadeUpSourceFileTests {
  @Test("X01 what is made up for views of other files is the source that is compiled and drawn by other tests")
  func marina() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WidgetSources/Borrowed")
    let source = try String(contentsOf: folder.appending(path: "Marina.swift"), encoding: .utf8)
    let names = [
      "MarinaShell", "MarinaHeader", "MarinaCard", "MarinaMeter", "MarinaButtonPlace", "MarinaRow", "MarinaBadge",
    ]
    let text =
      "// swift-format-ignore-file\n// Written by a test: SKERRY_RECORD=1 swift test --filter MadeUpSourceFileTests\n"
      + madeUpText(names.map { ($0, false) }, source) + "\n" + StandInMembers.guesses + "\n"
    let file = folder.appending(path: "MarinaMadeUp.swift")
    if ProcessInfo.processInfo.environment["SKERRY_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let differing = zip(text.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
    #expect(text == recorded, "what is made up now: \(differing?.0 ?? "") – what is compiled: \(differing?.1 ?? "")")
  }
}
