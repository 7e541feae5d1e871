import Glibc

/// Reads and writes as a whole through a descriptor, however many system calls that takes.
///
/// A call that fails leaves its reason in `errno`.
package enum Descriptor {
  /// Bytes that are asked for at once.
  private static let portion = 16 * 1024

  /// Everything from here to the end, or the first bytes beyond `limit` as soon as there are more; `nil` on failure.
  ///
  /// A result of more than `limit` bytes means that the source is too long.
  package static func readAll<Bytes: RangeReplaceableCollection>(
    _ descriptor: Int32, upTo limit: Int = .max, as type: Bytes.Type = [UInt8].self
  ) -> Bytes? where Bytes.Element == UInt8 {
    var bytes = Bytes()
    var buffer = [UInt8](repeating: 0, count: portion)
    while bytes.count <= limit {
      let count = repeated { Glibc.read(descriptor, &buffer, buffer.count) }
      if count < 0 { return nil }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  /// Writes everything, in as many pieces as the system wants, and waits for a reader that is slow.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = repeated {
        Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else {
        return false
      }
    }
    return true
  }

  /// Writes a text as UTF-8.
  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Makes a system call again for as long as signals interrupt it.
  package static func repeated<Number: BinaryInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// The system's own words for the last call that failed.
package var systemReason: String { String(cString: strerror(errno)) }
