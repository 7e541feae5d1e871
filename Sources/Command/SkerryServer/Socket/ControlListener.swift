import CSockets
import Glibc

/// Why a dashboard can't be reached from other programs, or watched, in one sentence; it runs all the same.
nonisolated package struct ControlProblem: Error, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A socket on which a dashboard listens; its file goes with it.
///
/// The program that makes one holds the folder's lock: a socket that is there already belongs to a program that was killed.
nonisolated package final class ControlListener {
  package let descriptor: Int32
  private let address: ControlAddress
  /// How many callers the system lets wait for being taken; as many as it has room for.
  private static let backlog = Int32(SOMAXCONN)
  private var isGone = false
  /// The file of the socket: another program may have put its own in that place since.
  private var file: (device: dev_t, number: ino_t)?

  package init(_ address: ControlAddress) throws(ControlProblem) {
    self.address = address
    try Self.removeStale(address)
    descriptor = ControlAddress.stream(isBlocking: false)
    guard descriptor >= 0 else { throw Self.problem(address, errno) }
    // The file that `bind` makes has the mode of the socket: it is never open to others, not even for a moment.
    fchmod(descriptor, 0o600)
    let failure = address.call { bind(descriptor, $0, $1) }
    // What is thrown from here on lets `deinit` close the socket.
    guard failure == 0 else { throw Self.problem(address, failure) }
    file = Self.file(address)
    guard listen(descriptor, Self.backlog) == 0 else { throw Self.problem(address, errno) }
  }

  /// Goes on with a socket at which another program listened, which has left it to this one.
  init(_ address: ControlAddress, goingOnWith descriptor: Int32) {
    (self.address, self.descriptor) = (address, descriptor)
    // Callers ask the system whose it is: whoever said last that it listens.
    _ = listen(descriptor, Self.backlog)
    file = Self.file(address)
  }

  /// Leaves the socket's file to the next program, which goes on with the socket.
  func leaveFile() { isGone = true }

  private static func file(_ address: ControlAddress) -> (device: dev_t, number: ino_t)? {
    var status = stat()
    return lstat(address.path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }

  private static func removeStale(_ address: ControlAddress) throws(ControlProblem) {
    var status = stat()
    guard lstat(address.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw ControlProblem(
        "Other programs can't reach this dashboard: \(address.path) is in the way of its socket; remove it.")
    }
    unlink(address.path)
  }

  private static func problem(_ address: ControlAddress, _ number: Int32) -> ControlProblem {
    let reason = String(cString: strerror(number))
    return ControlProblem("Other programs can't reach this dashboard: no socket \(address.path) (\(reason)).")
  }

  /// The next caller, -1 when nobody waits.
  package func accept() -> Int32 { cs_accept(descriptor) }

  /// Lets nobody else call; those who called already can still be taken.
  package func hide() {
    guard !isGone else { return }
    isGone = true
    guard let file, let present = Self.file(address), file == present else { return }
    unlink(address.path)
  }

  deinit {
    close(descriptor)
    hide()
  }
}
