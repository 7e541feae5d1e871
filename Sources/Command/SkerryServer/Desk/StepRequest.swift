import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// The body of `POST /steps`: lines as they are, or JSON with the files that they name.
nonisolated package struct StepRequest: Codable, Hashable, Sendable {
  /// The most lines of a request.
  package static let lineLimit = 1000

  package var steps: [String]
  /// The bytes of files, by the path that a step names; base64 in JSON.
  package var files: [String: Data]

  package init(_ steps: [String], files: [String: Data] = [:]) {
    self.steps = steps
    self.files = files
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([String].self, forKey: .steps)
    files = try container.decodeIfPresent([String: Data].self, forKey: .files) ?? [:]
  }

  /// Reads a body by the type that its sender gave it. Throws a ``ControlProblem`` that says what is wrong with it.
  package init(_ request: HTTPRequest) throws(ControlProblem) {
    let type = request.header("content-type")?.split(separator: ";").first?.lowercased()
    if type == "application/json" {
      do {
        self = try CanonicalJSON.decode(StepRequest.self, from: Data(request.body))
      } catch {
        throw ControlProblem("The body is not JSON of the form {\"steps\": [\"lock\"], \"files\": {}}.")
      }
    } else {
      guard let text = String(validating: request.body, as: UTF8.self) else {
        throw ControlProblem("The body is not text in UTF-8.")
      }
      self.init(Self.lines(of: text))
    }
    guard steps.count <= Self.lineLimit else { throw ControlProblem("At most \(Self.lineLimit) lines are taken.") }
  }

  /// The lines of a text, without its last line break.
  package static func lines(of text: String) -> [String] {
    // What stands first may say in which order bytes come; it is none of the text.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
