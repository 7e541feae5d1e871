import SkerryDashboard
import SkerryServer
import SkerrySteps

/// Whom pushes are for and how they are sent, as far as it was said.
nonisolated struct PushOrder: Hashable, Sendable {
  var wish: PushWish
  var priority: String?
  var topic: String?
  var headers: [HTTPHeader] = []

  init(_ wish: PushWish = PushWish(), priority: String? = nil, topic: String? = nil) {
    self.wish = wish
    self.priority = priority
    self.topic = topic
  }

  /// Sends a payload and says what became of it. Throws a ``CommandFailure`` if there is nobody to send it to.
  @MainActor func deliver(_ file: PayloadFile, to phone: any PhoneConnection) throws -> PushResult {
    var request = try request(for: file, knowing: phone.get([TokenReport].self, from: "/tokens"))
    if file.name != "-" { request.headers.append(HTTPHeader(PushResult.fileHeader, file.fullPath)) }
    return PushResult(try phone.send(request), file: file.name)
  }

  /// The request that a server would make. Throws a ``CommandFailure`` if there is nobody to send it to.
  func request(for file: PayloadFile, knowing apps: [TokenReport]) throws(CommandFailure) -> HTTPRequest {
    let address = try address(of: file, in: apps)
    let wanted = address.headers(priority: priority, topic: topic).map { HTTPHeader($0.name, $0.value) }
    let own = wanted.filter { header in !headers.contains { $0.isNamed(header.name) } }
    // An empty value takes a header away.
    let given = headers.filter { !$0.value.isEmpty }
    // A person who takes the authorization away wants to see what a server without one meets.
    let missesNothing = !headers.contains { $0.isNamed("authorization") }
    let mark = missesNothing ? [HTTPHeader(PushResult.madeHereHeader, "yes")] : []
    return HTTPRequest(method: "POST", target: address.path, headers: own + given + mark, body: file.bytes)
  }

  private func address(of file: PayloadFile, in apps: [TokenReport]) throws(CommandFailure) -> PushAddress {
    do throws(PushAddressProblem) {
      return try PushAddressBook(apps).address(of: wish, for: file.peek)
    } catch {
      switch error {
      case .noSuch(let kind, let name, let known): throw .noSuch(kind, name, known: known)
      case .whichApp(let what, let apps):
        throw CommandFailure("Say which is \(what) with --app: \(apps.joined(separator: ", ")).")
      case .unclear(let sentence, let listing): throw CommandFailure(Self.sentence(sentence, listing))
      case .nobody(let sentence, let listing):
        throw CommandFailure(Self.sentence(sentence, listing), code: CommandFailure.refusalCode)
      }
    }
  }

  private static func sentence(_ start: String, _ listing: String?) -> String {
    start + (listing.map { "; \(Skerry.programName) list --\($0) shows all." } ?? ".")
  }
}
