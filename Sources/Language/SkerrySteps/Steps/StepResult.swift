import SkerryActivities
import SkerryDevice

/// What became of a step: everything that the event log said about it.
nonisolated public struct StepResult: Hashable, Sendable {
  /// The new entries of the log, oldest first.
  public var entries: [EventLog.Entry]
  /// What APNs answered to a push.
  public var answer: PushAnswer?
  /// What the dashboard itself remarked, such as that a key does nothing.
  public var remark: String?

  public init(entries: [EventLog.Entry] = [], answer: PushAnswer? = nil, remark: String? = nil) {
    self.entries = entries
    self.answer = answer
    self.remark = remark
  }

  /// One line for each, as people read them.
  public var lines: [String] {
    (answer.map { ["APNs: \($0.status)" + ($0.reason.map { " " + $0 } ?? "")] } ?? [])
      + entries.map { entry in
        let sign =
          switch entry.level {
          case .information, .detail: ""
          case .warning: "! "
          case .failure: "!! "
          }
        return "\(entry.source): \(sign)\(entry.message)"
      } + (remark.map { [$0] } ?? [])
  }

  /// Whether something was ignored, refused or lost.
  public var hasWarnings: Bool { entries.contains { $0.level == .warning || $0.level == .failure } }
}
