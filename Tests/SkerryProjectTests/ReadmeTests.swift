import Foundation
import SkerryDashboard
import Testing

/// The README promises nothing that no test proves, and says nothing that the code says otherwise.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The rows of the feature table: an id, a sentence, a state.
  private static func features() throws -> [(id: String, state: String)] {
    try text("README.md").split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 3, columns[0].wholeMatch(of: /[A-Z][0-9]{2}/) != nil else { return nil }
      return (columns[0], columns[2])
    }
  }

  /// The ids that the names of tests begin with.
  private static func provenIDs() throws -> Set<String> {
    let tests = root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var ids: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /@Test\(\s*"((?:[A-Z][0-9]{2}[ ,]+)+)/) {
        for id in match.output.1.matches(of: /[A-Z][0-9]{2}/) { ids.insert(String(id.output)) }
      }
    }
    return ids
  }

  @Test("S06 every row that the README lists as working has a test that names it")
  func everyFeatureIsProven() throws {
    let features = try Self.features()
    #expect(features.count >= 46, "the feature table was not found")
    let proven = try Self.provenIDs()
    let unproven = features.filter { $0.state.hasPrefix("works") && !proven.contains($0.id) }.map(\.id)
    #expect(unproven.isEmpty, "listed as working, but no test is named after: \(unproven.joined(separator: ", "))")
  }

  @Test("D02 the README's table of keys is the keymap's")
  @MainActor func keysAreTheKeymaps() throws {
    let readme = try Self.text("README.md")
    #expect(
      readme.contains(Keymap.markdown.trimmingCharacters(in: .newlines)),
      "replace the README's table of keys by:\n\(Keymap.markdown)")
  }

  @Test("S01 every picture the README shows is in the repository")
  func picturesExist() throws {
    let pictures = try Self.text("README.md").matches(of: /\((assets\/[^)]+)\)/).map { String($0.output.1) }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(picture).path), "\(picture)")
    }
  }
}
