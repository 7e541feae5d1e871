import FoundationEssentials
import SkerryBasics

/// Why an activity can't be drawn.
nonisolated public enum ActivityContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which of the two encoded values is meant.
  public enum Part: String, Hashable, Sendable {
    /// The part that never changes while an activity runs.
    case attributes
    /// The part that updates and pushes change.
    case state
  }
  /// A value is missing, of another type or no JSON; `path` leads to it, e.g. "stops[2].name", "" for the whole.
  case undecodable(Part, path: String, problem: String)

  public var description: String {
    switch self {
    case .undecodable(let part, let path, let problem):
      path.isEmpty ? "The \(part) can't be read: \(problem)." : "The \(part) can't be read: \(path): \(problem)."
    }
  }

  @MainActor static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, as part: Part
  ) throws(ActivityContentError) -> Value {
    do {
      return try CanonicalJSON.decode(type, from: data)
    } catch let error as DecodingError {
      throw ActivityContentError(error, part)
    } catch {
      throw .undecodable(part, path: "", problem: "\(error)")
    }
  }

  private init(_ error: DecodingError, _ part: Part) {
    func path(_ keys: [any CodingKey]) -> String {
      keys.reduce("") { text, key in
        key.intValue.map { "\(text)[\($0)]" } ?? (text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)")
      }
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .undecodable(part, path: path(context.codingPath + [key]), problem: "the value is missing")
    case .valueNotFound(let type, let context):
      self = .undecodable(part, path: path(context.codingPath), problem: "null where \(type) is needed")
    case .typeMismatch(let type, let context):
      self = .undecodable(part, path: path(context.codingPath), problem: context.mismatch(with: type))
    case .dataCorrupted(let context):
      self = .undecodable(part, path: path(context.codingPath), problem: Self.withoutStop(context.debugDescription))
    @unknown default:
      self = .undecodable(part, path: "", problem: "unreadable")
    }
  }

  private static func withoutStop(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
