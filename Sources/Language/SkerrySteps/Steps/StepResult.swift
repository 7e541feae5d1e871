import SkerryActivities
import SkerryDevice

/// The outcome of a step: everything that the event log said about it.
nonisolated public struct StepResult: Hashable, Sendable {
  /// The new lines of the log, oldest first.
  public var log: [EventLog.Line]
  /// The answer of APNs to a push.
  public var answer: PushAnswer?
  /// The console's remark, such as that a key does nothing.
  public var remark: String?
  /// Whether the phone ignored it; the log says why.
  public var isIgnored: Bool

  public init(log: [EventLog.Line] = [], answer: PushAnswer? = nil, remark: String? = nil, isIgnored: Bool = false) {
    self.log = log
    self.answer = answer
    self.remark = remark
    self.isIgnored = isIgnored
  }

  /// One line for each, as people read them.
  public var lines: [String] {
    (answer.map { ["APNs: \($0.status)" + ($0.reason.map { " " + $0 } ?? "")] } ?? [])
      + log.map(\.text) + (remark.map { [$0] } ?? [])
  }

  /// Whether something was ignored, refused or lost.
  public var hasWarnings: Bool { log.contains { $0.entry.level.isWarningOrFailure } }
}
