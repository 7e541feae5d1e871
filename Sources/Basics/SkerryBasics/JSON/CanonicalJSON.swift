import FoundationEssentials

/// The one way values become bytes: plain `Codable` JSON with sorted keys, so the same value is the same bytes.
package enum CanonicalJSON {
  /// - Parameter isPretty: whether each member gets a line of its own.
  package static func encode(_ value: some Encodable, isPretty: Bool = false) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(value)
  }

  /// Decodes what may come from anywhere.
  ///
  /// Foundation's reader traps on data that end with the bracket that is one level too deep (the 513th): it looks for the
  /// place of its error behind the end. A line feed, which JSON allows there, gives it something to find. That is of no
  /// use to UTF-16 and UTF-32, which JSON isn't exchanged in; only they hold zero bytes.
  ///
  /// - Throws: a `DecodingError`.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    guard !data.holds(0) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "JSON is written in UTF-8, without zero bytes"))
    }
    let text = data + [UInt8(ascii: "\n")]
    do { return try JSONDecoder().decode(type, from: text) } catch DecodingError.dataCorrupted(let context) {
      // Foundation takes a number that doesn't fit its type for a text that isn't JSON.
      let misfit = context.codingPath.isEmpty ? MisfitNumber.error(decoding: type, from: text) : nil
      throw misfit ?? DecodingError.dataCorrupted(context)
    }
  }
}
