import FoundationEssentials
import SkerryActivities
import SkerryBasics
import SkerryCells
import SkerryServer

/// The body of an answer that refuses something.
nonisolated private struct RefusalBody: Decodable {
  var problem: String?
  var reason: String
}

/// Reading answers.
extension PhoneConnection {
  /// The value in an answer; throws a ``CommandFailure`` with the refusal's own sentence.
  func value<Value: Decodable>(_ type: Value.Type, of response: HTTPResponse) throws -> Value {
    let data = Data(response.body)
    if response.status == 200, let value = try? CanonicalJSON.decode(type, from: data) { return value }
    throw failure(response)
  }

  /// The answers to steps.
  func perform(_ request: StepRequest) throws -> [StepAnswer] {
    let response = try send(
      HTTPRequest(
        method: "POST", target: "/steps", headers: [HTTPHeader("content-type", "application/json")],
        body: HarmlessJSON.bytes(request)))
    let lines = response.body.split(separator: 10)
    let answers = lines.compactMap { try? CanonicalJSON.decode(StepAnswer.self, from: Data($0)) }
    guard answers.count == lines.count else { throw failure(response) }
    return answers
  }

  private func failure(_ response: HTTPResponse) -> CommandFailure {
    guard let refusal = try? CanonicalJSON.decode(RefusalBody.self, from: Data(response.body)) else {
      return CommandFailure("The dashboard gave an answer that can't be understood; is it of another version?")
    }
    return CommandFailure("\(refusal.problem ?? refusal.reason)")
  }
}
