import FoundationEssentials
import SkerryBasics
import Synchronization

/// Finds out which members of a value its type decodes as dates, by letting the decoder tell.
final class DateMembers: Sendable {
  private let found = Mutex<[(path: String, number: Double)]>([])

  /// Every number that decoding the type reads as a date, with its coding path, in the order of reading.
  ///
  /// A value that doesn't decode ends the search; the members found until then are returned.
  static func numbers<Value: Decodable>(in data: Data, as type: Value.Type) -> [(path: String, number: Double)] {
    let members = DateMembers()
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let number = try decoder.singleValueContainer().decode(Double.self)
      members.found.withLock { $0.append((decoder.codingPath.dotted, number)) }
      return Date(timeIntervalSinceReferenceDate: number)
    }
    _ = try? decoder.decode(type, from: data)
    return members.found.withLock { $0 }
  }
}
