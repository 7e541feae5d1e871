import Glibc
import SkerryCells
import SkerryServer

/// A phone that runs, a dashboard's or one in the background, reached through its socket.
@MainActor
final class SocketPhone: PhoneConnection {
  private let address: ControlAddress
  /// All requests of a command take one connection, one after the other.
  private let connection: Int32
  /// Why the phone couldn't write down what happened, as its last answer says.
  private var unkept: String?

  /// Milliseconds after which a phone is asked whether it is still there, and after which it counts as stopped.
  nonisolated private static let patience: Int32 = 5_000
  /// Milliseconds after which it is looked whether it is stopped.
  nonisolated private static let firstPatience: Int32 = 1_000
  nonisolated private static let longestSilence = Int32(ControlAddress.patience * 1000)

  /// Finds a phone; `nil` if none listens, or one that is just being killed.
  ///
  /// A socket takes connections and requests until its process is gone. Only a phone that has answered once is asked for
  /// anything that must not be done twice.
  init?(_ address: ControlAddress) throws {
    guard let descriptor = try address.connection() else { return nil }
    self.address = address
    connection = descriptor
    sendAll(Self.greeting, to: descriptor)
    guard try answer() != nil else { return nil }
  }

  /// Looks at nothing in particular.
  nonisolated private static let greeting =
    HTTPRequest(method: "GET", target: "/", headers: [HTTPHeader("host", "localhost")]).bytes

  deinit { close(connection) }

  func send(_ request: HTTPRequest) throws -> HTTPResponse {
    var request = request
    request.headers += [HTTPHeader("host", "localhost")]
    sendAll(request.bytes, to: connection)
    guard let response = try answer() else {
      throw CommandFailure("The phone ended before it answered; look whether it was done.")
    }
    unkept = response.values(of: PushResult.unkeptHeader).first
    return response
  }

  /// The next answer; `nil` if the phone ended before it.
  private func answer() throws -> HTTPResponse? {
    var reader = HTTPResponseReader()
    while true {
      if let response = reader.response { return response }
      guard let more = try receive(from: connection) else { return nil }
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
      var found = poll(&ready, 1, Self.firstPatience)
      if found == 0 {
        // One that is stopped need not be waited for, and says nothing itself.
        if let process = PeerProcess.stopped(behind: descriptor) {
          throw CommandFailure(
            "The phone's dashboard, process \(process), is stopped (Ctrl-Z): fg in its terminal lets it go on. "
              + "What it has not begun by now is not done.")
        }
        found = poll(&ready, 1, Self.patience - Self.firstPatience)
      }
      if found < 0, errno == EINTR { continue }
      guard found > 0 else {
        // In the middle of a long jump it answers who only looks; everybody else has to wait for its end.
        guard isThere() else {
          throw CommandFailure(
            "The phone has not answered for \(ControlAddress.patience) seconds; is it stopped (Ctrl-Z)? "
              + "What it has not begun by now is not done.")
        }
        continue
      }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer.prefix(count)) : nil
    }
  }

  /// Whether the dashboard still answers.
  private func isThere() -> Bool {
    guard let descriptor = try? address.connection() else { return false }
    defer { close(descriptor) }
    sendAll(Self.greeting, to: descriptor)
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, Self.longestSilence) > 0
  }

  func finish() throws {
    if let unkept { throw CommandFailure.unkept(unkept) }
  }
}
