import Foundation
import SkerryDashboard
import Testing

/// The guide promises nothing that no test proves, says nothing that the code says otherwise, and leads nowhere astray.
@Suite struct GuideTests {
  private static func page(_ name: String) throws -> MarkdownPage { try MarkdownPage("\(Repository.guide)/\(name).md") }

  private static func pages() throws -> [MarkdownPage] {
    try Repository.files(in: Repository.guide, ending: ".md").map(MarkdownPage.init)
  }

  /// The ids that the names of tests begin with.
  private static func provenIDs() throws -> Set<String> {
    var ids: Set<String> = []
    for file in Repository.files(in: "Tests", ending: ".swift") {
      for match in try Repository.text(file).matches(of: /@Test\(\s*"((?:[A-Z][0-9]{2}[ ,]+)+)/) {
        for id in match.output.1.matches(of: /[A-Z][0-9]{2}/) { ids.insert(String(id.output)) }
      }
    }
    return ids
  }

  @Test("S06 every row that the guide lists as working has a test that names it")
  func everyFeatureIsProven() throws {
    let features = try Self.page("WhatWorks").rows.filter {
      $0.count == 3 && $0[0].wholeMatch(of: /[A-Z][0-9]{2}/) != nil
    }
    #expect(features.count >= 46, "the feature table was not found")
    let proven = try Self.provenIDs()
    let unproven = features.filter { $0[2].hasPrefix("works") && !proven.contains($0[0]) }.map { $0[0] }
    #expect(unproven.isEmpty, "listed as working, but no test is named after: \(unproven.joined(separator: ", "))")
  }

  @Test("D02 the guide's tables of keys are the keymap's")
  @MainActor func keysAreTheKeymaps() throws {
    #expect(
      try Self.page("Keys").text.contains(Keymap.markdown.trimmingCharacters(in: .newlines)),
      "replace the tables in \(Repository.guide)/Keys.md by:\n\(Keymap.markdown)")
  }

  @Test("S04 thirty-nine things that are hard on a phone are numbered without a gap")
  func nothingHardIsLost() throws {
    let numbers = try Self.page("HardOnAPhone").rows.compactMap { $0.count == 3 ? Int($0[0]) : nil }
    #expect(numbers == Array(1...39))
  }

  @Test("S04 every link, picture and file that the guide names is in the repository")
  func leadsNowhereAstray() throws {
    let pages = try Self.pages()
    #expect(pages.count > 8)
    #expect(pages.map(\.linkedFiles.count).reduce(0, +) > 20, "the guide's links were not found")
    for page in pages {
      for link in page.linkedFiles { #expect(Repository.has(link.path), "\(page.path) links to \(link.destination)") }
      for file in page.namedFiles { #expect(Repository.has(file), "\(page.path) names \(file)") }
      let astray = page.destinations.filter { $0.hasPrefix("doc:") }
      #expect(
        astray.isEmpty, "\(page.path): a forge can't follow \(astray.joined(separator: ", ")); name the file, NAME.md")
    }
  }

  @Test("S04 the guide's code is the code of the files it names, which tests compile and run")
  func codeIsTheFiles() throws {
    let quotes = try Self.pages().flatMap { page in page.quotedCode.map { (page.path, $0.path, $0.code) } }
    #expect(quotes.count >= 6, "the guide's code was not found")
    for (page, file, code) in quotes {
      func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      }
      let (quoted, real) = (lines(code), lines(try Repository.text(file)))
      let isThere = real.contains(quoted)
      #expect(isThere, "\(page) quotes \(file) otherwise than it is; put the file's own lines there")
    }
  }

  @Test("S04 the guide's first page leads to every article")
  func everyArticleIsFound() throws {
    let found = Set(try Self.page("Skerry").linkedFiles.map(\.path))
    let lost = try Self.pages().map(\.path)
      .filter { !$0.hasSuffix("/Skerry.md") && !$0.contains("/Modules/") && !found.contains($0) }
    #expect(lost.isEmpty, "not on the first page: \(lost.joined(separator: ", "))")
  }
}
