import Glibc

/// The compiler's end of standard input and output.
enum PluginChannel {
  /// Reads the next message; nil when the compiler has hung up.
  static func read() -> [UInt8]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(bytes)
  }

  /// Writes a message; gives up silently when the compiler has hung up.
  static func write(_ message: String) {
    let body = Array(message.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    let all = header + body
    var written = 0
    while written < all.count {
      let count = all.withUnsafeBytes { Glibc.write(1, $0.baseAddress?.advanced(by: written), all.count - written) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = buffer.withUnsafeMutableBytes {
        Glibc.read(0, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return buffer
  }
}
