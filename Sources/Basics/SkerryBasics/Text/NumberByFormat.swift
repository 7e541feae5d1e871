import Glibc

/// Writes a number as a translation wants it: `%.1lf`, `%05d`, `%2$+d`.
enum NumberByFormat {
  /// - Parameters:
  ///   - value: a number as the source writes it.
  ///   - written: its place in the format.
  /// - Returns: `nil` where the place asks for nothing, or the value is no number.
  static func text(_ value: String, _ written: String) -> String? {
    guard let match = written.wholeMatch(of: /%(?:\d+\$)?([-+ 0#]*)(\d{0,2})(?:\.(\d{0,2}))?[hlqzjt]*([diufFeEgGxX])/)
    else {
      return nil
    }
    let (_, flags, width, precision, conversion) = match.output
    // A place without a word about it leaves the value as it is.
    guard !flags.isEmpty || !width.isEmpty || precision != nil || "xX".contains(conversion) else { return nil }
    let head = "%\(flags)\(width)" + (precision.map { ".\($0)" } ?? "")
    if "fFeEgG".contains(conversion) {
      return Double(value).map { formatted(head + conversion, [$0]) }
    }
    return whole(value).map { formatted(head + "ll" + conversion, [$0]) }
  }

  private static func whole(_ value: String) -> Int64? {
    Int64(value) ?? Double(value).flatMap { Int64(exactly: $0.rounded(.towardZero)) }
  }

  private static func formatted(_ format: String, _ values: [any CVarArg]) -> String {
    var buffer = [CChar](repeating: 0, count: 512)
    let count = withVaList(values) { vsnprintf(&buffer, buffer.count, format, $0) }
    let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1))).map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
