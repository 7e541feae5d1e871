import Glibc
import SkerryCells

/// The phone of a running dashboard, reached through its socket.
@MainActor
final class SocketPhone: PhoneConnection {
  private let address: ControlAddress

  /// Milliseconds after which a dashboard counts as stopped.
  nonisolated private static let patience: Int32 = 20_000

  /// Finds a dashboard; `nil` if none listens.
  init?(_ address: ControlAddress) throws {
    self.address = address
    guard let descriptor = try Self.connect(address) else { return nil }
    close(descriptor)
  }

  /// A connection, `nil` if nobody listens.
  static func connect(_ address: ControlAddress) throws -> Int32? {
    let descriptor = ControlAddress.stream(isBlocking: true)
    guard descriptor >= 0 else { throw CommandFailure("No socket can be opened: \(reason(errno)).") }
    let failure = address.call { Glibc.connect(descriptor, $0, $1) }
    if failure == 0 { return descriptor }
    close(descriptor)
    switch failure {
    case ENOENT, ECONNREFUSED, ENOTDIR, ENOTSOCK: return nil
    case EACCES, EPERM:
      throw CommandFailure(
        "The dashboard at \(CellText(address.path)) belongs to another user; only they may steer it.")
    default: throw CommandFailure("The dashboard at \(CellText(address.path)) can't be reached: \(reason(failure)).")
    }
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  func send(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let descriptor = try Self.connect(address) else {
      throw CommandFailure("The dashboard has ended; try again.")
    }
    defer { close(descriptor) }
    var request = request
    request.headers += [HTTPHeader("host", "localhost"), HTTPHeader("connection", "close")]
    sendAll(request.bytes, to: descriptor)
    var reader = HTTPResponseReader()
    while true {
      if let response = reader.response { return response }
      guard let more = try receive(from: descriptor) else {
        throw CommandFailure("The dashboard ended before it answered; look whether it was done.")
      }
      reader.append(more)
      if reader.isHopeless {
        throw CommandFailure("What listens at \(CellText(address.path)) does not answer as a dashboard does.")
      }
    }
  }

  /// Sends what is taken; a dashboard that hangs up early has said why before.
  private func sendAll(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { sent += count } else if errno != EINTR { return }
    }
  }

  /// The next bytes, `nil` at the end.
  private func receive(from descriptor: Int32) throws -> [UInt8]? {
    while true {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let found = poll(&ready, 1, Self.patience)
      if found < 0, errno == EINTR { continue }
      guard found > 0 else {
        throw CommandFailure("The dashboard does not answer; is it stopped (Ctrl-Z), or busy with a long jump?")
      }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer.prefix(count)) : nil
    }
  }

  func finish() {}
}
