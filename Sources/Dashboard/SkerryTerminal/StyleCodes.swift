/// The numbers of one SGR sequence while they are collected: at most 24, without allocating.
nonisolated struct StyleCodes: Sendable {
  private var codes = [24 of UInt8](repeating: 0)
  private(set) var count = 0
  /// The bytes of all digits.
  private var digits = 0

  mutating func append(_ code: Int) {
    codes[count] = UInt8(truncatingIfNeeded: code)
    count += 1
    digits += ByteBuffer.digits(code)
  }

  mutating func removeAll() {
    count = 0
    digits = 0
  }

  /// The bytes of the whole sequence; 0 when there is nothing to say.
  var length: Int { count == 0 ? 0 : count + digits + 2 }

  func write(to buffer: inout ByteBuffer) {
    guard count > 0 else { return }
    buffer.append("\u{1B}[")
    for index in 0..<count {
      if index > 0 { buffer.append(0x3B) }
      buffer.append(decimal: Int(codes[index]))
    }
    buffer.append(0x6D)
  }
}
