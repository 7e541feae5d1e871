import Foundation
import Testing

/// Whether the sources of `CoverageSources` use what apps use.
///
/// `Names/names.txt` and `Names/signatures.txt` hold what Live Activities are written with, each with the number of
/// repositories that use it. Other frameworks' names are left out, and so is `@main`, which a library can't have.
@Suite struct NamesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func entries(_ file: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: "Names/\(file).txt"), encoding: .utf8)
      .split(separator: "\n").compactMap { line in
        line.lastIndex(of: " ").map { String(line[..<$0]) }
      }
  }

  private static func sources() throws -> [String] {
    let sources = folder.deletingLastPathComponent().appending(path: "CoverageSources")
    return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// Every place at which a name stands alone, not as a part of a longer one.
  private static func uses(_ name: String, _ text: String) -> Bool {
    var rest = text[...]
    while let range = rest.range(of: name) {
      let before = range.lowerBound > rest.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      let isWhole = !(after.isLetter || after.isNumber || after == "_")
      let begins = name.first.map { !$0.isLetter } ?? false
      if isWhole, begins || !(before.isLetter || before.isNumber || before == "_") { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  @Test("P01 S01 the sources use every name that Live Activities are written with")
  func names() throws {
    let text = try Self.sources().map(SourceText.withoutComments).joined(separator: "\n")
    let names = try Self.entries("names")
    #expect(names.count > 290)
    let missing = names.filter { !Self.uses($0, text) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("P01 S01 the sources use every initialiser and modifier, told apart by labels")
  func signatures() throws {
    let used = try Self.sources().reduce(into: Set<String>()) { $0.formUnion(SourceCalls(in: $1).signatures) }
    let signatures = try Self.entries("signatures")
    #expect(signatures.count > 200)
    let missing = signatures.filter { !used.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("P01 S01 the sources import Apple's names and nothing else")
  func imports() throws {
    let lines = try Self.sources().flatMap { $0.split(separator: "\n") }
    let imports = Set(lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable") }.map(String.init))
    #expect(
      imports == [
        "import ActivityKit", "import AppIntents", "import Foundation", "import SwiftUI", "import WidgetKit",
      ])
  }

  @Test("P01 a call is read with its labels and closures")
  func calls() {
    let calls = SourceCalls(
      in:
        "VStack(alignment: f(a, b: 1), spacing: 2) { x } icon: { y }.padding(.top, \"\\(a, b: \")\")\").end() // no(x: 1)"
    )
    #expect(calls.signatures.contains("VStack(alignment:spacing:){}icon:{}"))
    #expect(calls.signatures.contains(".padding(_:_:)"))
    #expect(calls.signatures.contains("f(_:b:)"))
    #expect(calls.signatures.contains(".end()"))
  }
}
