import FoundationEssentials
import SkerryBasics

/// An answer on the control socket.
nonisolated package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  package var headers: [HTTPHeader] = []
  package var body: [UInt8] = []
  /// Whether the connection ends with it.
  package var closes = false
  /// Whether pictures follow, one patch a line, for as long as the caller stays.
  package var startsView = false
  /// Whether the caller is the terminal of a dashboard from here on, and says what a person does there.
  package var startsSteering = false

  package init(_ status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A value as JSON.
  package init(json value: some Encodable, status: Int = 200) {
    self.init(status, headers: [HTTPHeader("content-type", "application/json")], body: HarmlessJSON.bytes(value))
  }

  /// A refusal of the socket's own: a word for programs and a sentence for people.
  package init(_ status: Int, problem: String, reason: String) {
    self.init(json: ["problem": problem, "reason": reason], status: status)
  }

  /// The answer to `GET /view`: a ``GridPatch`` a line, the first from blank cells.
  package static var view: HTTPResponse {
    var response = HTTPResponse(200, headers: [HTTPHeader("content-type", "application/x-ndjson")])
    response.startsView = true
    return response
  }

  /// The answer to `POST /dashboard`: a view, and the caller's lines are a person's deeds at its terminal.
  package static var steering: HTTPResponse {
    var response = view
    response.startsSteering = true
    return response
  }

  /// All headers of this name, in their order.
  package func values(of name: String) -> [String] { headers.filter { $0.isNamed(name) }.map(\.value) }

  package var bytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Other")\r\n"
    for header in headers { head += "\(header.name): \(header.harmlessValue)\r\n" }
    if closes || startsView { head += "connection: close\r\n" }
    // The end of a view is the end of the connection.
    if startsView { return Array((head + "\r\n").utf8) }
    // No answer of this status has a body, nor says how long it is.
    if status == 204 { return Array((head + "\r\n").utf8) }
    return Array((head + "content-length: \(body.count)\r\n\r\n").utf8) + body
  }

  /// Says that the body of a request may come.
  package static let goOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// The usual words for the statuses that occur.
  package static let phrases = [
    200: "OK", 201: "Created", 204: "No Content", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 410: "Gone", 413: "Content Too Large",
    429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
    501: "Not Implemented",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}
