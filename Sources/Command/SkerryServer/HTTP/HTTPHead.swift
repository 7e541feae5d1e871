/// Reads the first line and the headers of a request.
nonisolated enum HTTPHead {
  /// The most headers of a request.
  static let headerLimit = 100

  /// Reads a head that ends with an empty line.
  static func request(_ head: [UInt8]) throws(HTTPProblem) -> HTTPRequest {
    let lines = head.dropLast(4).split(separator: 10, omittingEmptySubsequences: false).map {
      $0.last == 13 ? $0.dropLast() : $0
    }
    var request = try firstLine(lines.first ?? [])
    guard lines.count - 1 <= headerLimit else { throw .malformed("A head may have \(headerLimit) headers.") }
    for line in lines.dropFirst() { request.headers.append(try header(line)) }
    return request
  }

  private static func firstLine(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPRequest {
    let words = line.split(separator: 32, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3 else {
      throw .malformed("The first line must be a method, a path and HTTP/1.1, with one space between.")
    }
    let (method, target, version) = (words[0], words[1], words[2])
    guard isToken(method.utf8), method.utf8.count <= 32 else { throw .malformed("The method is not a word.") }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      let isVersion = version.hasPrefix("HTTP/") && version.utf8.count <= 8
      throw isVersion ? .version(version) : .malformed("The first line must end with HTTP/1.1.")
    }
    guard target.hasPrefix("/"), target.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .malformed("The target must be a path, such as /activities.")
    }
    var request = HTTPRequest(method: method, target: target)
    request.isOld = version == "HTTP/1.0"
    return request
  }

  /// Reads a line of a head, or of what follows a body.
  static func header(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPHeader {
    guard line.first != 32, line.first != 9 else { throw .malformed("A header is folded onto a second line.") }
    guard let colon = line.firstIndex(of: 58), isToken(line[..<colon]) else {
      throw .malformed("A header is not a name, a colon and a value.")
    }
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard let text = String(validating: value, as: UTF8.self) else {
      throw .malformed("A header's value is not UTF-8.")
    }
    return HTTPHeader(String(decoding: line[..<colon], as: UTF8.self), text)
  }

  /// How the end of a body is found.
  enum Framing: Hashable, Sendable {
    /// After so many bytes.
    case length(Int)
    case chunks(ChunkedBody)
  }

  /// The end of the body; what could be read in two ways is refused.
  static func framing(of request: HTTPRequest) throws(HTTPProblem) -> Framing {
    let codings = request.headers.filter { $0.isNamed("transfer-encoding") }
    return codings.isEmpty ? .length(try bodyLength(of: request)) : .chunks(try chunks(of: request, codings))
  }

  private static func chunks(of request: HTTPRequest, _ headers: [HTTPHeader]) throws(HTTPProblem) -> ChunkedBody {
    guard !request.isOld else { throw .malformed("HTTP/1.0 has no transfer-encoding.") }
    guard request.header("content-length") == nil else {
      throw .malformed("There are a transfer-encoding and a content-length.")
    }
    let codings = headers.map { $0.value.lowercased() }.joined(separator: ",").split(separator: ",")
      .map { coding in coding.filter { $0 != " " && $0 != "\t" } }.filter { !$0.isEmpty }
    guard codings.last == "chunked", !codings.dropLast().contains("chunked") else {
      throw .malformed("The last transfer-encoding of a request must be chunked.")
    }
    guard codings.count == 1 else { throw .unknownCoding }
    return ChunkedBody()
  }

  /// The size of the body in bytes.
  private static func bodyLength(of request: HTTPRequest) throws(HTTPProblem) -> Int {
    let lengths = request.headers.filter { $0.isNamed("content-length") }
    guard let length = lengths.first?.value else {
      // A method that has a body says how long it is.
      return 0
    }
    guard lengths.count == 1 else { throw .malformed("There are two content-length headers.") }
    guard !length.isEmpty, length.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .malformed("The content-length is not a number of bytes.")
    }
    guard let count = Int(length), count <= HTTPRequestReader.bodyLimit else {
      throw .bodyTooLarge(limit: HTTPRequestReader.bodyLimit)
    }
    return count
  }

  /// Whether bytes are a token of HTTP: letters, digits and some punctuation.
  private static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
