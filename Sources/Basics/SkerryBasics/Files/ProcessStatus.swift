import Glibc

/// What the system says of a process.
package enum ProcessStatus {
  /// The fields behind its name in `/proc`, which may have any bytes: its state, its parent, and so on; `nil` for one that has
  /// ended or may not be looked at.
  package static func fields(of process: Int) -> [Substring]? {
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let bytes = Descriptor.readAll(file, upTo: 4096), let end = bytes.lastIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    return String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
  }
}
