/// Reads one answer out of bytes that come in whatever pieces; for the side that asks.
nonisolated package struct HTTPResponseReader {
  private var bytes: [UInt8] = []
  /// The most bytes that are read.
  private static let limit = 64 * 1024 * 1024

  package init() {}

  package mutating func append(_ more: [UInt8]) { bytes += more }

  /// Whether this can't become an answer any more.
  package var isHopeless: Bool {
    bytes.count > Self.limit || !Array("HTTP/1.1 ".utf8).prefix(bytes.count).elementsEqual(bytes.prefix(9))
      || (endOfHead == nil && bytes.count > HTTPRequestReader.bodyLimit * 16)
  }

  /// The answer, once it is there as a whole.
  package var response: HTTPResponse? {
    guard let end = endOfHead else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    guard let status = lines.first.flatMap({ Int($0.dropFirst(9).prefix(3)) }) else { return nil }
    var response = HTTPResponse(status)
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop(while: { $0 == " " })
      response.headers.append(HTTPHeader(String(line[..<colon]), String(value)))
    }
    let length = response.values(of: "content-length").first.flatMap { Int($0) } ?? 0
    guard length >= 0, bytes.count - end >= length else { return nil }
    response.body = Array(bytes[end..<(end + length)])
    return response
  }

  private var endOfHead: Int? {
    var index = 3
    while index < bytes.count {
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    return nil
  }
}
