import Glibc

/// Where a dashboard listens: a socket in its state folder.
nonisolated package struct ControlAddress: Hashable, Sendable {
  package let folder: String
  package static let name = "control"

  package init(folder: String) { self.folder = folder }

  package var path: String { folder + "/" + Self.name }

  /// The most bytes of a socket's path that other programs, such as curl, can use.
  package static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Whether other programs can be given the path as it is.
  package var isShort: Bool { path.utf8.count <= Self.longestPath }

  /// Calls a function such as `bind` with the address and returns 0, or the error number.
  ///
  /// A path that is too long for an address is reached through the folder's descriptor, by the short name that the
  /// system gives it.
  package func call(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    if isShort { return call(path, body) }
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return errno }
    defer { close(opened) }
    return call("/proc/self/fd/\(opened)/\(Self.name)", body)
  }

  private func call(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
    return result == 0 ? 0 : errno
  }

  /// A new stream socket, closed on exec; -1 with `errno` set on failure.
  package static func stream(isBlocking: Bool) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    return socket(AF_UNIX, isBlocking ? kind : kind | Int32(SOCK_NONBLOCK.rawValue), 0)
  }
}
