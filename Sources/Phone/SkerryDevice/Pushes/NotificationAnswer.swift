import FoundationEssentials
import SkerryNotifications

/// The answer of APNs to an ordinary push, and what the phone then did.
nonisolated public struct NotificationAnswer: Hashable, Sendable {
  /// The HTTP status; 200 says that the push was accepted, not that anything is shown.
  public let status: Int
  /// APNs' own word for a refusal.
  public let reason: String?
  /// Whether the phone dropped a push that the service had accepted.
  public let isDropped: Bool
  /// The phone's deeds with it, in one sentence.
  public let outcome: String

  init(_ effects: [NotificationEffect], _ date: (Date) -> String) {
    let refusals = effects.compactMap { if case .refused(let refusal) = $0.kind { refusal } else { nil } }
    let objection = refusals.first { $0.reason != nil }
    status = objection?.status ?? 200
    reason = objection?.reason
    isDropped = objection == nil && !refusals.isEmpty
    outcome = effects.map { $0.logMessage(date) }.joined(separator: "; ")
  }
}
