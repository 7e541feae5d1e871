import Testing

@testable import SkerryProjects

/// How errors of a build are told.
@Suite struct ErrorGroupTests {
  private func groups(_ lines: [String]) -> [String] {
    ErrorGroup.groups(of: CompilerMessage.errors(in: lines.joined(separator: "\n"))).map {
      "\($0.first.line): \($0.text)"
    }
  }

  @Test("X08 the error that names what is wrong stands before what the compiler could not know because of it")
  func causesFirst() {
    let told = groups([
      "/a/Card.swift:32:13: error: generic parameter 'V' could not be inferred",
      "/a/Card.swift:30:5: error: cannot infer contextual base in reference to member 'leading'",
      "/a/Card.swift:32:47: error: value of type 'TideAttributes.ContentState' has no member 'levl'",
    ])
    #expect(
      told == [
        "32: value of type 'TideAttributes.ContentState' has no member 'levl'",
        "32: generic parameter 'V' could not be inferred",
        "30: cannot infer contextual base in reference to member 'leading'",
      ])
    #expect(groups(["/a/C.swift:3:1: error: generic parameter 'V' could not be inferred"]).count == 1)
  }

  @Test("X08 what follows of one type that is nowhere is told once, with all places")
  func oneType() {
    let protocols = ["Decodable", "Encodable", "Hashable", "Equatable"]
    let told = groups(
      protocols.map { "/a/Tide.swift:6:10: error: type 'Tide.State' does not conform to protocol '\($0)'" } + [
        "/a/Tide.swift:7:20: error: cannot find type 'Doubel' in scope",
        "/a/Tide.swift:9:20: error: cannot find type 'Doubel' in scope",
        "/a/b/Card.swift:4:2: error: cannot find type 'Doubel' in scope",
      ])
    #expect(
      told == [
        "7: cannot find type 'Doubel' in scope (also line 9, Card.swift:4)",
        "6: type 'Tide.State' does not conform to 'Decodable', 'Encodable', 'Hashable', 'Equatable'",
      ])
    let many = groups((1...30).map { "/a/T.swift:\($0):2: error: cannot find 'x' in scope" })
    #expect(many == ["1: cannot find 'x' in scope (also line 2, line 3, line 4, line 5, 25 places more)"])
  }

  @Test("X08 the caret stands below the place that the compiler counts in bytes, also in a line as long as a file")
  func caret() {
    let complaint = BuildComplaint("no", line: "\t  Text(\"漢é\") + oops", column: 3 + 13 + 3 + 1)
    #expect(complaint.lines == ["no", "  Text(\"漢é\") + oops", "               ^"])
    let long = BuildComplaint("no", line: Substring(String(repeating: "a", count: 5000) + "oops"), column: 5001)
    #expect(long.source?.count == 204 && long.caret == 200)
    #expect(BuildComplaint("no", line: "", column: 9).lines == ["no", "  ", "  ^"])
    #expect(BuildComplaint("no", line: "    a", column: 2).lines == ["no", "     a", "  ^"])
  }
}
