/// A request as it came over the control socket.
nonisolated struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// As it was sent: a path, possibly with a query.
  var target: String
  /// In their order, also those that come twice.
  var headers: [HTTPHeader] = []
  var body: [UInt8] = []
  /// HTTP/1.0, whose connections end after one answer.
  var isOld = false

  /// The target without its query.
  var path: String { target.firstIndex(of: "?").map { String(target[..<$0]) } ?? target }

  /// The first header of this name, in whatever case it is written.
  func header(_ name: String) -> String? { headers.first { $0.isNamed(name) }?.value }

  /// Whether the caller wants to send more requests after this one.
  var isLast: Bool {
    let wish = header("connection")?.lowercased()
    return isOld ? wish != "keep-alive" : wish == "close"
  }

  /// The request as bytes, for the side that asks.
  var bytes: [UInt8] {
    var head = "\(method) \(target) HTTP/1.1\r\n"
    for header in headers { head += "\(header.name): \(header.harmlessValue)\r\n" }
    return Array((head + "content-length: \(body.count)\r\n\r\n").utf8) + body
  }
}

/// A line of a head.
nonisolated struct HTTPHeader: Hashable, Sendable {
  var name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }

  /// The value without anything that could begin another line.
  var harmlessValue: String {
    String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }
}
