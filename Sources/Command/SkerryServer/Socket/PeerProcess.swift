import CSockets
import Glibc
import SkerryBasics

/// The process at the other end of a socket.
public enum PeerProcess {
  /// The process that listens there, if it is stopped, as by Ctrl-Z; `nil` for one that runs or that the system doesn't name.
  public static func stopped(behind descriptor: Int32) -> Int? {
    let process = cs_peer_process(descriptor)
    guard process > 0 else { return nil }
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Behind the name, which may have any bytes, stands the state.
    guard let bytes = Descriptor.readAll(file, upTo: 4096), let end = bytes.lastIndex(of: UInt8(ascii: ")")) else {
      return nil
    }
    let state = bytes[(end + 1)...].first { $0 != UInt8(ascii: " ") }
    return state == UInt8(ascii: "T") || state == UInt8(ascii: "t") ? process : nil
  }
}
