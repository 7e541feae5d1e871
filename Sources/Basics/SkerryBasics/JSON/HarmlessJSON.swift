import FoundationEssentials

/// JSON that can be shown on a terminal: whatever would steer it, or hide in it, is written as `\u001b`, which means the
/// same. So nothing is lost, and nothing acts.
package enum HarmlessJSON {
  package static func bytes(_ value: some Encodable, isPretty: Bool = false) -> [UInt8] {
    Array(text(value, isPretty).utf8)
  }

  package static func text(_ value: some Encodable, _ isPretty: Bool = false) -> String {
    // Only strings, whole numbers and finite ones are encoded here: nothing that can fail.
    let data = (try? CanonicalJSON.encode(value, isPretty: isPretty)) ?? Data("null".utf8)
    return escaped(String(decoding: data, as: UTF8.self), keepsLines: isPretty)
  }

  /// Outside of strings JSON has no such characters but the line breaks of its layout.
  private static func escaped(_ json: String, keepsLines: Bool) -> String {
    json.replacingScalars { scalar in
      scalar.steersOrHides && !(keepsLines && scalar == "\n") ? JSONWriter.escape(scalar) : nil
    }
  }
}
