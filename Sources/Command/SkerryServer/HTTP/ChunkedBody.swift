/// A body that comes in chunks, each behind its size in hexadecimal digits; the last one has none, and trailers may follow it.
///
/// What a chunk or the end says besides (extensions and trailers) is read and dropped. Everything has a limit: a body that
/// never ends is refused before it is large.
nonisolated struct ChunkedBody: Hashable, Sendable {
  /// The most bytes of a chunk's size with its extensions.
  static let lineLimit = 1024
  /// The most bytes of the extensions of all chunks together.
  static let extensionLimit = 4 * 1024
  /// The most bytes of the trailers.
  static let trailerLimit = 4 * 1024

  /// What comes next.
  private enum Part: Hashable {
    case size
    /// So many bytes of a chunk.
    case data(Int)
    /// The line's end behind a chunk.
    case end
    case trailers
    case nothing
  }

  /// What has come of the body.
  private(set) var body: [UInt8] = []
  private var part = Part.size
  /// Bytes of extensions so far, and of trailers.
  private var extensions = 0
  private var trailers = 0

  /// Whether nothing of it has come.
  var isUntouched: Bool { self == ChunkedBody() }

  /// Takes what belongs to it from the first bytes; returns whether all of it has come.
  mutating func take(from bytes: inout [UInt8]) throws(HTTPProblem) -> Bool {
    var rest = bytes[...]
    while part != .nothing, try goOn(&rest) {}
    bytes = Array(rest)
    return part == .nothing
  }

  /// Takes a part; `false` where more of it has to come.
  private mutating func goOn(_ rest: inout ArraySlice<UInt8>) throws(HTTPProblem) -> Bool {
    switch part {
    case .size:
      guard let line = try Self.line(&rest) else { return false }
      let size = try size(line)
      part = size == 0 ? .trailers : .data(size)
    case .data(let size):
      let piece = rest.prefix(size)
      body += piece
      rest.removeFirst(piece.count)
      part = piece.count == size ? .end : .data(size - piece.count)
      return piece.count == size
    case .end:
      guard zip(rest, [13, 10]).allSatisfy({ $0 == $1 }) else {
        throw .malformed("A chunk has another size than it says.")
      }
      guard rest.count >= 2 else { return false }
      rest.removeFirst(2)
      part = .size
    case .trailers:
      guard let line = try Self.line(&rest) else { return false }
      part = line.isEmpty ? .nothing : .trailers
      guard !line.isEmpty else { return true }
      trailers += line.count
      guard trailers <= Self.trailerLimit else { throw .trailersTooLarge(limit: Self.trailerLimit) }
      _ = try HTTPHead.header(line)
    case .nothing: return false
    }
    return true
  }

  /// The next line without its end; `nil` while that has not come.
  private static func line(_ rest: inout ArraySlice<UInt8>) throws(HTTPProblem) -> ArraySlice<UInt8>? {
    let head = rest.prefix(lineLimit + 2)
    guard let end = head.firstIndex(of: 10) else {
      if head.count == lineLimit + 2 { throw .malformed("A line between chunks may have \(lineLimit) bytes.") }
      return nil
    }
    let line = head[..<end]
    guard line.last == 13 else { throw .malformed("A line between chunks ends without a carriage return.") }
    guard line.dropLast().allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 }) else {
      throw .malformed("A line between chunks contains a control character.")
    }
    rest = rest[(end + 1)...]
    return line.dropLast()
  }

  /// The size that a line gives its chunk, in bytes.
  private mutating func size(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> Int {
    let digits = line.prefix { Self.value(of: $0) != nil }
    let more = line[digits.endIndex...]
    // Blanks are allowed before an extension alone.
    let isExtended = more.first { $0 != 32 && $0 != 9 } == UInt8(ascii: ";")
    guard !digits.isEmpty, more.isEmpty || isExtended else {
      throw .malformed("A chunk's size is not a number in hexadecimal digits.")
    }
    extensions += more.count
    guard extensions <= Self.extensionLimit else {
      throw .malformed("The extensions of chunks may have \(Self.extensionLimit) bytes.")
    }
    var size = 0
    for digit in digits {
      size = size * 16 + (Self.value(of: digit) ?? 0)
      guard body.count + size <= HTTPRequestReader.bodyLimit else {
        throw .bodyTooLarge(limit: HTTPRequestReader.bodyLimit)
      }
    }
    return size
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case 48...57: Int(digit) - 48
    case 65...70: Int(digit) - 55
    case 97...102: Int(digit) - 87
    default: nil
    }
  }

  /// What was taken, as it may come once more before what was not: another reader goes on from there.
  var bytes: [UInt8] {
    var missing = 0
    if case .data(let size) = part { missing = size }
    let whole = body.count + missing
    let chunk = whole == 0 ? [] : Array("\(String(whole, radix: 16))\r\n".utf8) + body
    let isClosed = part == .size || part == .trailers
    return chunk + (isClosed && whole > 0 ? [13, 10] : []) + (part == .trailers ? Array("0\r\n".utf8) : [])
  }
}
