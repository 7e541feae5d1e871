/// The mistakes of bytes that should be an HTTP request, each with the status it is answered with.
///
/// After one of these nobody knows where the next request begins, so the connection ends.
nonisolated enum HTTPProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A mistake in the head; the sentence says which.
  case malformed(String)
  case headTooLarge
  case bodyTooLarge(limit: Int)
  case lengthNeeded
  case version(String)
  case tooSlow
  case tooManyViewers(limit: Int)
  case anotherUser

  var status: Int {
    switch self {
    case .malformed: 400
    case .anotherUser: 403
    case .tooSlow: 408
    case .lengthNeeded: 411
    case .bodyTooLarge: 413
    case .headTooLarge: 431
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
    case .lengthNeeded: "LengthRequired"
    case .bodyTooLarge: "PayloadTooLarge"
    case .headTooLarge: "HeadTooLarge"
    case .tooManyViewers: "ServiceUnavailable"
    case .version: "HTTPVersionNotSupported"
    }
  }

  var description: String {
    switch self {
    case .malformed(let sentence): sentence
    case .anotherUser: "Only the user who runs the dashboard may steer it."
    case .tooSlow: "The request was not complete after \(Int(ControlConnection.patience)) seconds."
    case .lengthNeeded: "Send the body's size as content-length; chunked bodies are not read."
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
