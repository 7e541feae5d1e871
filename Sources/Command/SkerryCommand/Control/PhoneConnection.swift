import SkerryServer
import SkerrySteps

/// A phone that answers requests: a running dashboard's, or one that a command restores from its state folder.
@MainActor
protocol PhoneConnection {
  /// Asks; throws a ``CommandFailure`` when there is no answer.
  func send(_ request: HTTPRequest) throws -> HTTPResponse

  /// Keeps what was changed.
  func finish() throws
}

extension PhoneConnection {
  /// Asks for something and reads the answer as a value.
  func get<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try value(type, of: try send(HTTPRequest(method: "GET", target: path)))
  }
}

/// A phone in this very program.
@MainActor
struct DeskConnection: PhoneConnection {
  let desk: ControlDesk

  init(_ phone: PhoneOperator) { desk = ControlDesk(phone) }

  func send(_ request: HTTPRequest) -> HTTPResponse { desk.answer(request) }
  func finish() {}
}
