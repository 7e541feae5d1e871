/// Reads requests out of bytes that come in whatever pieces.
///
/// It is strict: what another server might read differently (bare line feeds, folded lines, two lengths, spaces before
/// a colon) is refused, and everything has a limit.
nonisolated package struct HTTPRequestReader {
  /// The most bytes of a request's first line and headers.
  static let headLimit = 16 * 1024
  /// The most bytes of a body.
  package static let bodyLimit = 64 * 1024

  private var bytes: [UInt8] = []
  /// How many of the bytes were looked at already.
  private var scanned = 0
  /// Whether an empty line stood before the request.
  private var hasSkippedLine = false
  /// A request whose body has not come yet, how that ends, and the head as it came.
  private var waiting: (request: HTTPRequest, framing: HTTPHead.Framing, head: [UInt8])?

  init() {}

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Whether nothing of another request has come.
  var isEmpty: Bool { bytes.isEmpty && waiting == nil }

  /// What has come of the next request: another reader goes on from there.
  var unread: [UInt8] {
    guard let waiting else { return bytes }
    guard case .chunks(let chunks) = waiting.framing else { return waiting.head + bytes }
    return waiting.head + chunks.bytes + bytes
  }

  /// Whether the caller is holding the body back until it is told to go on.
  var holdsBodyBack: Bool {
    guard let waiting, bytes.isEmpty, !waiting.request.isOld else { return false }
    if case .chunks(let chunks) = waiting.framing, !chunks.isUntouched { return false }
    return waiting.request.header("expect")?.lowercased() == "100-continue"
  }

  /// The next whole request, `nil` while something of it is missing.
  mutating func next() throws(HTTPProblem) -> HTTPRequest? {
    if waiting == nil { waiting = try takeHead() }
    guard let (request, framing, _) = waiting, let body = try takeBody(framing) else { return nil }
    var whole = request
    whole.body = body
    waiting = nil
    return whole
  }

  /// The whole body, `nil` while something of it is missing.
  private mutating func takeBody(_ framing: HTTPHead.Framing) throws(HTTPProblem) -> [UInt8]? {
    switch framing {
    case .length(let length):
      guard bytes.count >= length else { return nil }
      defer { bytes.removeFirst(length) }
      return Array(bytes.prefix(length))
    case .chunks(var chunks):
      let isWhole = try chunks.take(from: &bytes)
      waiting?.framing = .chunks(chunks)
      return isWhole ? chunks.body : nil
    }
  }

  private mutating func takeHead() throws(HTTPProblem) -> (HTTPRequest, HTTPHead.Framing, [UInt8])? {
    try skipEmptyLine()
    guard let end = try endOfHead() else {
      if bytes.count > Self.headLimit { throw .headTooLarge }
      return nil
    }
    guard end <= Self.headLimit else { throw .headTooLarge }
    let head = Array(bytes[..<end])
    bytes.removeFirst(end)
    (scanned, hasSkippedLine) = (0, false)
    let request = try HTTPHead.request(head)
    return (request, try HTTPHead.framing(of: request), head)
  }

  /// Some programs send an empty line after a body.
  private mutating func skipEmptyLine() throws(HTTPProblem) {
    while bytes.starts(with: [13, 10]) {
      guard !hasSkippedLine else { throw .malformed("The first line is empty.") }
      bytes.removeFirst(2)
      (scanned, hasSkippedLine) = (0, true)
    }
  }

  /// Behind the empty line that ends the head; looks at each byte once.
  private mutating func endOfHead() throws(HTTPProblem) -> Int? {
    while scanned < bytes.count, scanned <= Self.headLimit {
      let byte = bytes[scanned]
      let last = scanned > 0 ? bytes[scanned - 1] : 0
      if byte == 10, last != 13 { throw .malformed("A line of the head ends without a carriage return.") }
      if byte != 10, last == 13 { throw .malformed("A carriage return stands within a line of the head.") }
      if byte < 0x20 && byte != 9 && byte != 10 && byte != 13 || byte == 0x7F {
        throw .malformed("The head contains a control character.")
      }
      scanned += 1
      if byte == 10, scanned >= 4, bytes[scanned - 4] == 13, bytes[scanned - 3] == 10 { return scanned }
    }
    return nil
  }
}
