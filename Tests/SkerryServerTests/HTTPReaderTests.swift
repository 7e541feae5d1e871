import SkerrySoak
import SkerryBasics
import Testing

@testable import SkerryServer

@Suite("Requests out of bytes")
struct HTTPReaderTests {
  /// Reads everything that is given in pieces of a size; what it makes of it, and what it objects to.
  static func read(_ bytes: [UInt8], pieces: Int = .max) -> (requests: [HTTPRequest], problem: HTTPProblem?) {
    var reader = HTTPRequestReader()
    var requests: [HTTPRequest] = []
    var rest = bytes[...]
    do throws(HTTPProblem) {
      while !rest.isEmpty {
        reader.append(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
        while let request = try reader.next() { requests.append(request) }
      }
    } catch {
      return (requests, error)
    }
    return (requests, nil)
  }

  static func read(_ text: String, pieces: Int = .max) -> (requests: [HTTPRequest], problem: HTTPProblem?) {
    read(Array(text.utf8), pieces: pieces)
  }

  private static let push =
    "POST /3/device/00fc?x=1 HTTP/1.1\r\nHost: localhost\r\napns-topic:  com.x.push-type.liveactivity \r\n"
    + "Empty:\r\nContent-Length: 8\r\n\r\n{\"aps\":{"

  @Test("S05 P08 a request is read whole, byte by byte as well as at once, and requests may follow each other")
  func whole() throws {
    let text = Self.push + "\r\nGET /state HTTP/1.0\r\n\r\n" + Self.push
    let atOnce = Self.read(text)
    #expect(atOnce.problem == nil && atOnce.requests.count == 3)
    for pieces in [1, 2, 3, 7, 64] { #expect(Self.read(text, pieces: pieces).requests == atOnce.requests) }
    let first = try #require(atOnce.requests.first)
    #expect(first.method == "POST" && first.target == "/3/device/00fc?x=1" && first.path == "/3/device/00fc")
    #expect(first.header("APNS-Topic") == "com.x.push-type.liveactivity" && first.header("empty") == "")
    #expect(first.body == Array("{\"aps\":{".utf8))
    #expect(!first.isLast && atOnce.requests[1].isLast)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let status: Int
    var testDescription: String { "\(status) \(text.debugDescription.prefix(60))" }
    init(_ status: Int, _ text: String) { (self.status, self.text) = (status, text) }
  }

  static let refusals = refusalsOfHeads + ChunkedBodyTests.refusals

  private static let refusalsOfHeads: [Refusal] = [
    Refusal(400, "\n"), Refusal(400, "GET / HTTP/1.1\n\n"), Refusal(400, "GET / HTTP/1.1\rX"),
    Refusal(400, "GET  / HTTP/1.1\r\n\r\n"), Refusal(400, "GET / HTTP/1.1 \r\n\r\n"), Refusal(400, "GET /\r\n\r\n"),
    Refusal(400, " GET / HTTP/1.1\r\n\r\n"), Refusal(400, "G(T / HTTP/1.1\r\n\r\n"), Refusal(400, "\r\n\r\n\r\n"),
    Refusal(400, "GET state HTTP/1.1\r\n\r\n"), Refusal(400, "GET http://x/ HTTP/1.1\r\n\r\n"),
    Refusal(400, "OPTIONS * HTTP/1.1\r\n\r\n"), Refusal(400, "CONNECT x:1 HTTP/1.1\r\n\r\n"),
    Refusal(400, "GET /é HTTP/1.1\r\n\r\n"), Refusal(400, "GET /\u{7F} HTTP/1.1\r\n\r\n"),
    Refusal(400, "GET /\u{1B}[2J HTTP/1.1\r\n\r\n"), Refusal(400, "GET / XTTP/1.1\r\n\r\n"),
    Refusal(400, "\(String(repeating: "A", count: 33)) / HTTP/1.1\r\n\r\n"),
    Refusal(505, "GET / HTTP/2\r\n\r\n"), Refusal(505, "GET / HTTP/0.9\r\n\r\n"),
    Refusal(505, "GET / HTTP/1.2\r\n\r\n"),
    Refusal(505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Refusal(400, "GET / HTTP/1.1\r\nA : 1\r\n\r\n"), Refusal(400, "GET / HTTP/1.1\r\n: 1\r\n\r\n"),
    Refusal(400, "GET / HTTP/1.1\r\nNoColon\r\n\r\n"), Refusal(400, "GET / HTTP/1.1\r\nA: 1\r\n folded\r\n\r\n"),
    Refusal(400, "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n"), Refusal(400, "GET / HTTP/1.1\r\nA: x\ry\r\n\r\n"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\nx"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\n"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: \r\n\r\n"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\nx"),
    Refusal(400, "POST / HTTP/1.1\r\nContent-Length: 1\r\ncontent-length: 1\r\n\r\nx"),
    Refusal(413, "POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n"),
    Refusal(413, "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n"),
    Refusal(431, "GET / HTTP/1.1\r\nA: \(String(repeating: "x", count: 16_400))\r\n\r\n"),
    Refusal(431, "GET /\(String(repeating: "x", count: 20_000))"),
    Refusal(400, "GET / HTTP/1.1\r\n" + String(repeating: "A: 1\r\n", count: 101) + "\r\n"),
    // TLS and other languages.
    Refusal(400, "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}"), Refusal(400, "{\"aps\":\n{}}"), Refusal(400, "EHLO x\r\n\r\n"),
  ]

  @Test(
    "S05 D07 what could be read in two ways, is too large or is no HTTP is refused with a status", arguments: refusals)
  func refused(_ refusal: Refusal) {
    let atOnce = Self.read(refusal.text)
    #expect(atOnce.problem?.status == refusal.status)
    #expect(atOnce.requests.isEmpty)
    #expect(Self.read(refusal.text, pieces: 1).problem == atOnce.problem)
    let answer = String(decoding: atOnce.problem?.response.bytes ?? [], as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 \(refusal.status) ") && answer.contains("connection: close\r\n"))
    #expect(answer.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\r" || $0 == "\n" })
  }

  @Test("S05 a body that is not valid UTF-8 passes, a header that is not is refused")
  func encodings() {
    let head = Array("POST /steps HTTP/1.1\r\ncontent-length: 2\r\n\r\n".utf8)
    #expect(Self.read(head + [0xFF, 0x00]).requests.first?.body == [0xFF, 0x00])
    let broken = Array("GET / HTTP/1.1\r\nA: ".utf8) + [0xC3, 0x28] + Array("\r\n\r\n".utf8)
    #expect(Self.read(broken).problem?.status == 400)
  }

  @Test("S05 D07 mutilated requests are read or refused, the same in whatever pieces they come; nothing traps")
  func mutilated() {
    var chance = SmallRandom(state: 7)
    let seed = Array(
      (Self.push + ChunkedBodyTests.request + Self.push + "GET /tokens HTTP/1.1\r\nExpect: 100-continue\r\n\r\n").utf8)
    let odd: [UInt8] = [0, 9, 10, 13, 27, 32, 34, 47, 58, 63, 127, 128, 200, 255]
    for _ in 0..<SoakCount.of(600, 100_000) {
      var bytes = seed
      for _ in 0...chance.below(4) {
        let place = chance.below(bytes.count)
        switch chance.below(5) {
        case 0: bytes[place] = odd[chance.below(odd.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(odd[chance.below(odd.count)], at: place)
        case 3: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
        if bytes.isEmpty { bytes = [13] }
      }
      let atOnce = Self.read(bytes)
      let pieces = Self.read(bytes, pieces: 1 + chance.below(9))
      #expect(atOnce.requests == pieces.requests && atOnce.problem == pieces.problem)
      #expect(atOnce.requests.allSatisfy { $0.target.hasPrefix("/") && $0.body.count <= HTTPRequestReader.bodyLimit })
    }
  }

  @Test("S05 what is asked and answered is read at the other end as it was meant")
  func roundTrip() throws {
    let request = HTTPRequest(
      method: "POST", target: "/steps", headers: [HTTPHeader("apns-id", "a\r\nb: c")], body: Array("lock".utf8))
    let read = try #require(Self.read(request.bytes).requests.first)
    #expect(read.header("apns-id") == "a  b: c" && read.body == request.body)
    var response = HTTPResponse(410, headers: [HTTPHeader("apns-id", "x")], body: Array("{}".utf8))
    response.closes = true
    var reader = HTTPResponseReader()
    for byte in response.bytes {
      #expect(reader.response == nil)
      reader.append([byte])
      #expect(!reader.isHopeless)
    }
    #expect(reader.response?.status == 410 && reader.response?.body == response.body)
    #expect(reader.response?.values(of: "Apns-Id") == ["x"])
    var other = HTTPResponseReader()
    other.append(Array("SSH-2.0-OpenSSH\r\n".utf8))
    #expect(other.isHopeless)
  }

  @Test("D07 JSON that is shown on a terminal has no control characters, and means the same")
  func harmlessJSON() throws {
    let hostile = "\u{1B}[2J\u{9B}31m\u{202E}\u{7}\u{7F}\u{2028}é漢\u{2067}"
    let text = HarmlessJSON.text(["x": hostile])
    let isHostile = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
    }
    #expect(!text.unicodeScalars.contains(where: isHostile))
    #expect(text.contains("é漢"))
    #expect(HarmlessJSON.decoded(text) == ["x": hostile])
  }

  @Test("S05 D07 no control character stands in a head, DEL included")
  func controlCharacters() {
    for code in (0..<32).filter({ ![9, 10, 13].contains($0) }) + [127] {
      let character = Character(Unicode.Scalar(UInt8(code)))
      #expect(Self.read("GET / HTTP/1.1\r\nx: a\(character)b\r\n\r\n").problem != nil, "\(code)")
    }
    #expect(Self.read("GET / HTTP/1.1\r\nx: a\tb\r\n\r\n").problem == nil)
  }
}
