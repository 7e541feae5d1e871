import FoundationEssentials
import SkerryActivities

/// A request to Apple's push service as text: what `push` reads from a file that begins with `POST /3/device/…`.
///
/// ```
/// POST /3/device/5fd3… HTTP/1.1
/// apns-push-type: liveactivity
///
/// {"aps": {…}}
/// ```
nonisolated struct RawPush: Hashable, Sendable {
  var request: APNsRequest
  /// The file from which the payload was taken; the push menu offers it again.
  var file: String?

  private static let fileHeader = "skerry-file"
  private static let madeHereHeader = "skerry-made"

  init(_ request: APNsRequest, file: String?) {
    self.request = request
    self.file = file
  }

  /// Reads a file; `nil` for one that is a payload alone.
  init?(_ bytes: Data) {
    guard let end = Self.endOfHead(bytes), let head = String(validating: bytes[..<end.lowerBound], as: UTF8.self)
    else { return nil }
    var lines = TapeText.lines(of: head)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/"), words[1].hasPrefix("/"),
      words[0].allSatisfy({ $0.isASCII && $0.isUppercase }), !words[0].isEmpty
    else { return nil }
    request = APNsRequest(
      method: String(words[0]), path: String(words[1]), headers: [], body: Data(bytes[end.upperBound...]))
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      let value = String(parts[1].drop { $0 == " " })
      switch parts[0].lowercased() {
      case Self.fileHeader: file = value
      case Self.madeHereHeader: request.isMadeHere = true
      default: request.headers.append(APNsRequest.Header(String(parts[0]), value))
      }
    }
  }

  private static func endOfHead(_ bytes: Data) -> Range<Data.Index>? {
    guard let first = bytes.first, (0x41...0x5A).contains(first) else { return nil }
    // A body may have empty lines of its own.
    return [Data("\n\n".utf8), Data("\r\n\r\n".utf8)].compactMap { bytes.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
  }

  /// The file that is read as this.
  var bytes: Data {
    let own =
      (file.map { ["\(Self.fileHeader): \($0)"] } ?? []) + (request.isMadeHere ? ["\(Self.madeHereHeader): yes"] : [])
    let lines =
      ["\(request.method) \(request.path) HTTP/1.1"] + request.headers.map { "\($0.name): \($0.value)" } + own
    return Data((lines.joined(separator: "\n") + "\n\n").utf8) + request.body
  }
}
