import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// The answer of Apple's service to a push, and the phone's deeds with it.
nonisolated package struct PushResult: Codable, Hashable, Sendable {
  /// The headers in which a dashboard tells what the phone did.
  package static let outcomeHeader = "skerry-outcome"
  package static let logHeader = "skerry-log"
  /// With a push of a file: where the file is, so that the dashboard offers it again.
  package static let fileHeader = "skerry-file"
  /// Says that `skerry push` made the request for a payload, so nobody misses an authorization.
  package static let madeHereHeader = "skerry-made"
  /// `yes` when the phone dropped a push that was accepted.
  package static let droppedHeader = "skerry-dropped"
  /// Why the phone couldn't write down what happened; only where it couldn't.
  package static let unkeptHeader = "skerry-unkept"

  package var file: String
  package var status: Int
  /// APNs' own word for a refusal.
  package var reason: String?
  package var apnsID: String?
  /// Whether the phone dropped it although it was accepted.
  package var isDropped: Bool
  /// The phone's deeds with it, in one sentence.
  package var outcome: String
  package var log: [StepAnswer.Line]

  private struct Refusal: Decodable {
    var reason: String
  }

  package init(_ response: HTTPResponse, file: String) {
    self.file = file
    status = response.status
    reason = try? CanonicalJSON.decode(Refusal.self, from: Data(response.body)).reason
    apnsID = response.values(of: "apns-id").first
    isDropped = response.values(of: Self.droppedHeader).contains("yes")
    outcome = response.values(of: Self.outcomeHeader).first ?? ""
    log = response.values(of: Self.logHeader).compactMap {
      try? CanonicalJSON.decode(StepAnswer.Line.self, from: Data($0.utf8))
    }
  }

  /// Whether it was accepted and not dropped.
  package var isDone: Bool { status == 200 && !isDropped }

  /// For people: the answer first, then what the phone's log says.
  package var text: String {
    let words = [String(status), reason ?? HTTPResponse.phrases[status] ?? "", apnsID.map { "apns-id \($0)" } ?? ""]
    let story = log.isEmpty ? [outcome] : log.map(\.text)
    return ([words.filter { !$0.isEmpty }.joined(separator: " ")] + story.filter { !$0.isEmpty }.map { "  " + $0 })
      .joined(separator: "\n")
  }
}
