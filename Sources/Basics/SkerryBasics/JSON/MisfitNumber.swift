import FoundationEssentials
import Synchronization

/// Finds the number of a JSON text that doesn't fit its type: of those Foundation says neither where they are nor what
/// is needed there, only that the text isn't JSON.
enum MisfitNumber {
  /// Decodes once more, watched, and returns the error with the place of the value that it stopped at.
  ///
  /// - Returns: `nil` where the text really isn't JSON, or the reason is another.
  static func error<Value: Decodable>(decoding type: Value.Type, from data: Data) -> DecodingError? {
    guard let syntax = try? JSONSyntax(parsing: data) else { return nil }
    let trace = DecodingTrace()
    do {
      _ = try DecodingTrace.$current.withValue(trace) { try JSONDecoder().decode(Traced<Value>.self, from: data) }
    } catch DecodingError.dataCorrupted(let context) {
      // What a type says of its own values stands at no value.
      guard context.codingPath.isEmpty, let last = trace.last.withLock({ $0 }),
        let number = syntax.number(at: last.path)
      else { return nil }
      return .dataCorrupted(
        DecodingError.Context(
          codingPath: last.path, debugDescription: "\(number) doesn't fit, \(last.type) is needed",
          underlyingError: context.underlyingError))
    } catch {
      return nil
    }
    return nil
  }
}

extension JSONSyntax {
  /// The spelling of the number at a place.
  fileprivate func number(at path: some Sequence<any CodingKey>) -> String? {
    var found = self
    for key in path {
      switch found {
      case .object(let members):
        guard let member = members.first(where: { $0.key == key.stringValue }) else { return nil }
        found = member.value
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return nil }
        found = elements[index]
      default: return nil
      }
    }
    return if case .number(let spelled) = found { spelled } else { nil }
  }
}
