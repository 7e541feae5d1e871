import FoundationEssentials
import Testing

@testable import SkerryViews

/// Attributed strings in what an activity archives.
@MainActor @Suite struct AttributedArchiveTests {
  private struct State: Codable, Hashable { var text: AttributedString }

  @Test("X03 an attributed string of an activity's state is archived: plain text as such, runs with their attributes")
  func roundTrip() throws {
    let plain = try JSONEncoder().encode(State(text: "Hello"))
    #expect(String(decoding: plain, as: UTF8.self) == #"{"text":"Hello"}"#)
    #expect(try JSONDecoder().decode(State.self, from: plain).text == "Hello")
    let marked = State(text: AttributedString(inlineMarkdown: "so **bold** it [is](https://apple.com)"))
    #expect(try JSONDecoder().decode(State.self, from: JSONEncoder().encode(marked)) == marked)
  }

  @Test("X03 runs that share their attributes are read by their numbers in a table")
  func table() throws {
    let archive = #"{"text":{"runs":["a",0,"b",1,"c",7],"attributeTable":[{},{"NSInlinePresentationIntent":2}]}}"#
    let text = try JSONDecoder().decode(State.self, from: Data(archive.utf8)).text
    #expect(String(text.characters) == "abc")
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
  }
}
