/// The progress of a build, for a person who looks at the last good picture.
public enum BuildReport: Hashable, Sendable {
  /// The build runs; the text says how far it is.
  case building(String)
  /// It failed; the complaints say why.
  case failed([BuildComplaint])
  /// Parts of the source that is shown are left out; the complaints say why. What was told before is only reminded of.
  case leftOut([BuildComplaint], isKnown: Bool)
  /// It worked: the program that is shown has to make room for the new one.
  case built

  /// One line, for the pipe between the two programs.
  package var line: String {
    switch self {
    case .building(let text): Self.line("building", [text])
    case .failed(let complaints): Self.line("failed", complaints.map(\.packed))
    case .leftOut(let complaints, let isKnown): Self.line(isKnown ? "known" : "leftOut", complaints.map(\.packed))
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
    case "failed": self = .failed(parts.dropFirst().map { BuildComplaint(packed: $0) })
    case "leftOut", "known":
      self = .leftOut(parts.dropFirst().map { BuildComplaint(packed: $0) }, isKnown: parts.first == "known")
    case "built": self = .built
    default: return nil
    }
  }

  /// The exit code with which a program leaves to make room for the one that was built.
  public static let makesRoom: Int32 = 75
}
