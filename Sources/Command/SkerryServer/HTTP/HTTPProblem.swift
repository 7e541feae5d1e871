/// The mistakes of bytes that should be an HTTP request, each with the status it is answered with.
///
/// After one of these nobody knows where the next request begins, so the connection ends.
nonisolated enum HTTPProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A mistake in the head; the sentence says which.
  case malformed(String)
  case headTooLarge
  case bodyTooLarge(limit: Int)
  /// The lines behind the last chunk.
  case trailersTooLarge(limit: Int)
  /// A body that is packed as well as chunked.
  case unknownCoding
  case version(String)
  case tooSlow
  case tooManyViewers(limit: Int)
  case anotherUser

  var status: Int {
    switch self {
    case .malformed: 400
    case .anotherUser: 403
    case .tooSlow: 408
    case .bodyTooLarge: 413
    case .headTooLarge, .trailersTooLarge: 431
    case .unknownCoding: 501
    case .tooManyViewers: 503
    case .version: 505
    }
  }

  /// One word for programs, in the manner of APNs.
  var reason: String {
    switch self {
    case .malformed: "BadRequest"
    case .anotherUser: "Forbidden"
    case .tooSlow: "IdleTimeout"
    case .bodyTooLarge: "PayloadTooLarge"
    case .headTooLarge, .trailersTooLarge: "HeadTooLarge"
    case .unknownCoding: "NotImplemented"
    case .tooManyViewers: "ServiceUnavailable"
    case .version: "HTTPVersionNotSupported"
    }
  }

  var description: String {
    switch self {
    case .malformed(let sentence): sentence
    case .anotherUser: "Only the user who runs the dashboard may steer it."
    case .tooSlow: "The request was not complete after \(Int(ControlConnection.patience)) seconds."
    case .trailersTooLarge(let limit): "What follows the last chunk may have \(limit) bytes."
    case .unknownCoding: "Of transfer-encodings chunked alone is read here."
    case .bodyTooLarge(let limit): "The body may have \(limit) bytes."
    case .headTooLarge: "The head may have \(HTTPRequestReader.headLimit) bytes."
    case .tooManyViewers(let limit): "At most \(limit) viewers are shown the dashboard; one has to leave first."
    case .version(let version): "HTTP/1.1 is spoken here, not \(version)."
    }
  }

  /// The last answer on the connection.
  var response: HTTPResponse {
    var response = HTTPResponse(status, problem: description, reason: reason)
    response.closes = true
    return response
  }
}
