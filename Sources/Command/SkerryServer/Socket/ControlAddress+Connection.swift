import Glibc
import SkerryCells

extension ControlAddress {
  /// A connection to the dashboard that listens there; `nil` if none does. Throws a ``ControlProblem`` if there is one
  /// that can't be reached.
  package nonisolated func connection() throws(ControlProblem) -> Int32? {
    let descriptor = Self.stream(isBlocking: true)
    guard descriptor >= 0 else { throw ControlProblem("No socket can be opened: \(Self.reason(errno)).") }
    let failure = call { connect(descriptor, $0, $1) }
    if failure == 0 { return descriptor }
    close(descriptor)
    switch failure {
    case ENOENT, ECONNREFUSED, ENOTDIR, ENOTSOCK: return nil
    case EACCES, EPERM:
      throw ControlProblem("The dashboard at \(CellText(path)) belongs to another user; only they may steer it.")
    default: throw ControlProblem("The dashboard at \(CellText(path)) can't be reached: \(Self.reason(failure)).")
    }
  }

  private nonisolated static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
