import SkerryBasics
import FoundationEssentials
import Glibc
import Testing

@testable import SkerryServer

/// Somebody who talks to a control socket, as rudely as a test wants.
final class Caller {
  let descriptor: Int32
  private var hasHungUp = false

  init(_ address: ControlAddress) throws {
    descriptor = ControlAddress.stream(isBlocking: false)
    let failure = address.call { connect(descriptor, $0, $1) }
    try #require(failure == 0, "\(String(cString: strerror(failure)))")
  }

  /// Sends as much as is taken.
  @discardableResult
  func send(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What has come, and whether the other end hung up.
  func receive() -> (text: String, isOver: Bool) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { return (String(decoding: bytes, as: UTF8.self), true) }
      if count < 0 { return (String(decoding: bytes, as: UTF8.self), errno != EAGAIN) }
      bytes += buffer.prefix(count)
    }
  }

  func hangUp() {
    guard !hasHungUp else { return }
    hasHungUp = true
    close(descriptor)
  }

  deinit { hangUp() }
}

extension HarmlessJSON {
  static func decoded(_ text: String) -> [String: String]? {
    try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
  }
}
