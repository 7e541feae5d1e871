import Glibc
import SkerryCells

extension ControlAddress {
  /// Seconds for which a caller waits to be taken, and for the next word of an answer.
  package nonisolated static let patience = 60

  /// A connection to the dashboard that listens there; `nil` if none does. Throws a ``ControlProblem`` if there is one
  /// that can't be reached.
  package nonisolated func connection() throws(ControlProblem) -> Int32? {
    let descriptor = Self.stream(isBlocking: true)
    guard descriptor >= 0 else { throw ControlProblem("No socket can be opened: \(Self.reason(errno)).") }
    // Where very many call at once the system keeps some waiting, but not for ever.
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let failure = call { connect(descriptor, $0, $1) }
    if failure == 0 { return descriptor }
    close(descriptor)
    switch failure {
    case ENOENT, ECONNREFUSED, ENOTDIR, ENOTSOCK: return nil
    case EACCES, EPERM:
      throw ControlProblem("The dashboard at \(CellText(path)) belongs to another user; only they may steer it.")
    case EAGAIN:
      throw ControlProblem(
        "The phone at \(CellText(path)) has not taken another caller for \(Self.patience) seconds: too many call at "
          + "once, or it is stopped.")
    default: throw ControlProblem("The dashboard at \(CellText(path)) can't be reached: \(Self.reason(failure)).")
    }
  }

  private nonisolated static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
