import SkerryBasics
import Testing

@testable import SkerryServer

@Suite("Bodies in chunks")
struct ChunkedBodyTests {
  private static let head = "POST /steps HTTP/1.1\r\nhost: x\r\nTransfer-Encoding: Chunked\r\n\r\n"

  static let request = head + "4;name=\"a value\"\r\nlock\r\n00000A ; x\r\n\njump 31m\n\r\n0\r\nDigest: none\r\n\r\n"

  /// A request whose body is refused, or whose framing is.
  private static func refusal(_ status: Int, _ body: String) -> HTTPReaderTests.Refusal {
    HTTPReaderTests.Refusal(status, head + body)
  }

  private static func framing(_ status: Int, _ headers: String, version: String = "1.1") -> HTTPReaderTests.Refusal {
    HTTPReaderTests.Refusal(status, "POST / HTTP/\(version)\r\n\(headers)\r\n\r\n0\r\n\r\n")
  }

  private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let refusals: [HTTPReaderTests.Refusal] =
    [
      framing(400, "Transfer-Encoding: chunked\r\nContent-Length: 5"),
      framing(400, "Content-Length: 5\r\nTransfer-Encoding: identity"),
      framing(400, "Transfer-Encoding: chunked", version: "1.0"), framing(400, "Transfer-Encoding: "),
      framing(400, "Transfer-Encoding: gzip"), framing(400, "Transfer-Encoding: chunked, gzip"),
      framing(400, "Transfer-Encoding: chunked, chunked"), framing(400, "Transfer-Encoding: chunked;q=1"),
      framing(400, "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
      framing(400, "Transfer-Encoding: xchunked"), framing(501, "Transfer-Encoding: gzip, chunked"),
      framing(501, "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked"),
    ]
    + ["x", "", "-1", "+1", "0x5", "5 ", " 5", "5,5", "5;a\u{0}", "5;a\rb"].map { refusal(400, "\($0)\r\nhello\r\n") }
    + [
      refusal(400, "5\nhello\r\n0\r\n\r\n"), refusal(400, "5\r\nhelloX"), refusal(400, "5\r\nhello\n0\r\n\r\n"),
      refusal(400, "5\r\nhello, world\r\n"), refusal(400, "0\r\nno header\r\n\r\n"), refusal(400, "0\r\n\n"),
      refusal(413, "10001\r\n"), refusal(413, "FFFFFFFFFFFFFFFFFFFFFFFF\r\n"),
      refusal(413, "8000\r\n\(letters(0x8000))\r\n8001\r\n"),
      refusal(400, "1;\(letters(2000))\r\nx\r\n"),
      refusal(400, String(repeating: "1;\(letters(500))\r\nx\r\n", count: 9)),
      refusal(431, "0\r\n" + String(repeating: "A: \(letters(1000))\r\n", count: 5)),
    ]

  @Test("S05 P08 a body in chunks is read whole in whatever pieces it comes, and the next request after it")
  func whole() throws {
    let text = Self.request + "GET /state HTTP/1.1\r\n\r\n" + Self.head + "0\r\n\r\n"
    for pieces in [1, 2, 3, 7, 64, .max] {
      let read = HTTPReaderTests.read(text, pieces: pieces)
      #expect(read.problem == nil && read.requests.map(\.target) == ["/steps", "/state", "/steps"], "\(pieces)")
      #expect(read.requests.first?.body == Array("lock\njump 31m\n".utf8) && read.requests.last?.body == [])
      // What stands in a trailer is none of the head.
      #expect(read.requests.first?.header("digest") == nil)
    }
  }

  @Test("S05 as many bytes as a body may have are taken in chunks, too, however small those are")
  func largest() {
    let chunk = "40\r\n\(Self.letters(64))\r\n"
    let text = Self.head + String(repeating: chunk, count: HTTPRequestReader.bodyLimit / 64)
    #expect(HTTPReaderTests.read(text + "0\r\n\r\n").requests.first?.body.count == HTTPRequestReader.bodyLimit)
    #expect(HTTPReaderTests.read(text + "1\r\n").problem == .bodyTooLarge(limit: HTTPRequestReader.bodyLimit))
  }

  @Test("S05 X02 another program goes on reading a body in chunks wherever the one before has stopped")
  func handedOver() throws {
    let bytes = Array(Self.request.utf8)
    let whole = HTTPReaderTests.read(bytes).requests
    for place in bytes.indices {
      var before = HTTPRequestReader()
      before.append(bytes[..<place])
      #expect(try before.next() == nil)
      var after = HTTPRequestReader()
      after.append(before.unread)
      after.append(bytes[place...])
      #expect(try after.next() == whole.first && after.isEmpty, "\(place)")
    }
  }

  @Test("S05 who asks before a body in chunks is told to go on, once, and not in its middle")
  func expectation() throws {
    var reader = HTTPRequestReader()
    reader.append("POST /steps HTTP/1.1\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
    #expect(try reader.next() == nil && reader.holdsBodyBack)
    reader.append("4\r\nlo".utf8)
    #expect(try reader.next() == nil && !reader.holdsBodyBack && !reader.isEmpty)
  }
}
