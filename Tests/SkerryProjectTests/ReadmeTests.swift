import Foundation
import Testing

/// The README is short enough to be finished, and what it points to is there.
@Suite struct ReadmeTests {
  @Test("S04 the README has fewer than 200 lines, and all that it links to is in the repository")
  func isShortAndLeadsSomewhere() throws {
    let readme = try MarkdownPage("README.md")
    let lines = readme.text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines < 200, "the README has \(lines) lines; what belongs to one reader's question belongs to the guide")
    #expect(readme.linkedFiles.count > 5, "the README's links were not found")
    for link in readme.linkedFiles { #expect(Repository.has(link.path), "README.md links to \(link.destination)") }
    for file in readme.namedFiles { #expect(Repository.has(file), "README.md names \(file)") }
  }

  @Test("S04 the README links to every article that readers of the guide begin with")
  func leadsIntoTheGuide() throws {
    let linked = Set(try MarkdownPage("README.md").linkedFiles.map(\.path))
    let home = try MarkdownPage(Repository.guide + "/Skerry.md")
    #expect(linked.contains(home.path))
    let missing = home.linkedFiles.map(\.path).filter { $0.hasSuffix(".md") && !linked.contains($0) }
    // Those who change Skerry itself begin with the guide's first page.
    let further = missing.filter { !$0.contains("/Add") && !$0.hasSuffix("UnusualParts.md") }
    #expect(further.isEmpty, "not in the README: \(further.joined(separator: ", "))")
  }
}
