import Glibc

/// One report of the kernel about a folder that it watches.
nonisolated struct InotifyEvent {
  /// The number of the watch; -1 when reports were lost.
  let watch: Int32
  private let mask: UInt32
  /// The name of the file concerned; empty for the folder itself.
  let name: String

  func has<Bits: BinaryInteger>(_ bits: Bits) -> Bool { mask & UInt32(truncatingIfNeeded: bits) != 0 }

  /// Everything that can be read at once without waiting; `nil` when there is nothing.
  static func read(from descriptor: Int32) -> [InotifyEvent]? {
    withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      return count <= 0 ? nil : events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Each is a header of four numbers, the last being how many bytes of name, padded with zeros, follow.
  private static func events(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var rest = bytes[...]
    while rest.count >= 16 {
      let header = UnsafeRawBufferPointer(rebasing: rest)
      let length = Int(header.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
      guard rest.count >= 16 + length else { break }
      let name = header[16..<16 + length].prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: header.loadUnaligned(fromByteOffset: 0, as: Int32.self),
          mask: header.loadUnaligned(fromByteOffset: 4, as: UInt32.self), name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }
}
