import Foundation
import Testing

/// The reference of the modules that people import: each name is explained, and each example compiles.
@Suite struct DocumentationTests {
  private static let rooms = [
    "Sources/Apple/SwiftUI", "Sources/Pictures/SkerryViews", "Sources/System/SkerryWidgets",
    "Sources/System/SkerryActivities/API", "Sources/System/SkerryIntents", "Sources/System/SkerryNotifications/API",
    "Sources/Testing/SkerryTesting",
  ]

  private static func sources() throws -> [(path: String, lines: [String])] {
    try rooms.flatMap { Repository.files(in: $0, ending: ".swift") }.map { path in
      (path, try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// A declaration that people see.
  private static let declaration =
    #"^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:nonisolated|nonisolated\(nonsending\)|final|static|mutating)\s+)*"#
    + #"(?:public|open)\s.*\b(?:struct|class|enum|protocol|typealias|actor|func|var|let|init|subscript|macro)\b"#

  /// Names that take over the explanation of what they fulfil, such as `body`, and those that only Skerry itself calls.
  private static let inherited =
    #"\b(?:func|var|let|init|typealias) ?_\w+|\binit\(_colorLiteralRed|\boverride\b|\bvar body\b|\bfunc (?:==|<|hash\()|"#
    + #"\b(?:var|let) (?:rawValue|description|debugDescription|errorDescription|errorDomain|errorCode)\b|"#
    + #"\binit\((?:rawValue|from decoder|stringLiteral|integerLiteral|floatLiteral|booleanLiteral|nilLiteral|"#
    + #"arrayLiteral|stringInterpolation|literalCapacity)|\bfunc (?:encode\(to|build[A-Z]|appendLiteral|formUnion|"#
    + #"formIntersection|formSymmetricDifference|symmetricDifference|intersection|update\(with)|"#
    + #"\bstatic (?:var|let) allCases\b|^\s*(?:public )?extension\b"#

  @Test("X03 every public name of the modules that people import has a sentence that explains it")
  func namesAreExplained() throws {
    let (declaration, inherited) = (try Regex(Self.declaration), try Regex(Self.inherited))
    var count = 0
    var silent: [String] = []
    for (path, lines) in try Self.sources() {
      for (index, line) in lines.enumerated() where line.contains("public ") || line.contains("open ") {
        let isName = try declaration.firstMatch(in: line) != nil
        guard isName, try inherited.firstMatch(in: line) == nil else { continue }
        count += 1
        let before = lines[..<index].last { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("@") } ?? ""
        if !before.trimmingCharacters(in: .whitespaces).hasPrefix("///") {
          silent.append("\(path):\(index + 1): \(line)")
        }
      }
    }
    #expect(count > 1500, "only \(count) names were found")
    #expect(silent.isEmpty, "\(silent.count) names are not explained:\n\(silent.prefix(20).joined(separator: "\n"))")
  }

  @Test("X03 every example of the reference compiles: it stands in the examples that the tests are built with")
  func examplesCompile() throws {
    let compiled = try Repository.files(in: "Tests/DocumentationExamples", ending: ".swift")
      .map { Self.plain(try Repository.text($0).split(separator: "\n").map(String.init)) }.joined(separator: "\n")
    var count = 0
    for (path, lines) in try Self.sources() {
      for block in Self.blocks(lines) {
        count += 1
        let text = Self.plain(block)
        #expect(
          compiled.contains(text), "\(path): no file of Tests/DocumentationExamples contains the example\n\(text)")
      }
    }
    #expect(count >= 45, "only \(count) examples were found")
  }

  /// Lines without indentation and without what makes a test of a function.
  private static func plain(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces).replacing("@Test ", with: "") }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The blocks of Swift in the comments of a file.
  private static func blocks(_ lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line == "/// ```swift" {
        blocks.append([])
        isInside = true
      } else if line == "/// ```" {
        isInside = false
      } else if isInside, line.hasPrefix("///") {
        blocks[blocks.count - 1].append(String(line.dropFirst(3)))
      }
    }
    return blocks
  }
}
