/// The bytes of a frame while they are put together.
nonisolated struct ByteBuffer: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number in decimal digits; not negative.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// A scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }

  /// A control sequence with one number, left out where it is 1 and therefore understood.
  mutating func appendControl(_ count: Int, _ final: UInt8) {
    append("\u{1B}[")
    if count != 1 { append(decimal: count) }
    append(final)
  }

  /// The bytes a control sequence of one number takes.
  static func controlLength(_ count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

  static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 5 }
}
