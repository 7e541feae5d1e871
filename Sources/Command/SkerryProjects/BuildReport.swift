import SkerryBasics

/// The progress of a build, for a person who looks at the last good picture.
public enum BuildReport: Hashable, Sendable {
  /// The build runs; the text says how far it is.
  case building(String)
  /// It failed; the lines say why.
  case failed([String])
  /// It worked: the program that is shown has to make room for the new one.
  case built

  /// One line, for the pipe between the two programs.
  package var line: String {
    switch self {
    case .building(let text): Self.line("building", [text])
    case .failed(let lines): Self.line("failed", lines)
    case .built: Self.line("built", [])
    }
  }

  private static func line(_ word: String, _ texts: [String]) -> String {
    // No text of a compiler has these control characters; they keep apart what is many lines in one.
    ([word] + texts).map { $0.replacing("\n", with: " ").replacing("\u{1F}", with: " ") }
      .joined(separator: "\u{1F}") + "\n"
  }

  /// Reads what ``line`` wrote; `nil` for anything else.
  init?(line: String) {
    let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    switch parts.first {
    case "building": self = .building(parts.dropFirst().joined(separator: " "))
    case "failed": self = .failed(Array(parts.dropFirst()))
    case "built": self = .built
    default: return nil
    }
  }

  /// The exit code with which a program leaves to make room for the one that was built.
  public static let makesRoom: Int32 = 75
}

extension CompilerMessage {
  /// The error, the line it is about, and a caret below the column.
  public var excerpt: [String] {
    let head = "\(TextFile.name(of: path)):\(line):\(column): \(text)"
    let lines = TextFile.read(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(line - 1) else { return [head] }
    let source = String(lines[line - 1]).replacing("\t", with: " ")
    let indent = source.prefix { $0 == " " }.count
    let caret = String(repeating: " ", count: max(0, min(column - 1, source.count) - indent)) + "^"
    return [head, "  " + source.dropFirst(indent), "  " + caret]
  }
}
