import SkerryBasics

/// A request as it came over the control socket.
nonisolated package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// As it was sent: a path, possibly with a query.
  package var target: String
  /// In their order, also those that come twice.
  package var headers: [HTTPHeader] = []
  package var body: [UInt8] = []
  /// HTTP/1.0, whose connections end after one answer.
  package var isOld = false

  package init(method: String, target: String, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The target without its query.
  package var path: String { target.firstIndex(of: "?").map { String(target[..<$0]) } ?? target }

  /// The first header of this name, in whatever case it is written.
  package func header(_ name: String) -> String? { headers.first { $0.isNamed(name) }?.value }

  /// Whether the caller wants to send more requests after this one.
  package var isLast: Bool {
    let wish = header("connection")?.lowercased()
    return isOld ? wish != "keep-alive" : wish == "close"
  }

  /// The request as bytes, for the side that asks.
  package var bytes: [UInt8] {
    var head = "\(method) \(target) HTTP/1.1\r\n"
    for header in headers { head += "\(header.name): \(header.unbrokenValue)\r\n" }
    return Array((head + "content-length: \(body.count)\r\n\r\n").utf8) + body
  }
}

/// A line of a head.
nonisolated package struct HTTPHeader: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  package func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }

  /// The value without anything that could begin another line; otherwise as it is, for whoever takes the request.
  package var unbrokenValue: String {
    String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }

  /// The value without anything that could begin another line, steer the terminal that shows an answer, or hide there.
  package var harmlessValue: String {
    String(String.UnicodeScalarView(value.unicodeScalars.map { $0.steersOrHides ? " " : $0 }))
  }
}
