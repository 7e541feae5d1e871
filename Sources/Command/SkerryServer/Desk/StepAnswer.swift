import SkerryDevice
import SkerrySteps

/// The outcome of a step: one line of the answer to `POST /steps`.
nonisolated package struct StepAnswer: Codable, Hashable, Sendable {
  /// A line of the event log.
  package struct Line: Codable, Hashable, Sendable {
    /// The phone's time, in UTC.
    package var instant: String
    /// The app's display name, or “Phone”.
    package var source: String
    /// The kind of its entry, such as `push.refused` or `activity.dismissed.swipedAway`; earlier versions don't say.
    package var kind: EventLog.Kind?
    package var level: EventLog.Level
    package var message: String

    package init(_ line: EventLog.Line) {
      let entry = line.entry
      instant = ActivityReport.text(entry.instant)
      source = line.sourceName
      kind = entry.kind
      level = entry.level
      message = entry.message
    }

    /// The line for people.
    package var text: String { "\(source): \(level.sign)\(message)" }
  }

  package struct Problem: Codable, Hashable, Sendable {
    package var message: String
    /// The line it stands in, from 1.
    package var line: Int
    /// Its place in the line in Unicode scalars, from 1; `nil` when no single place is to blame.
    package var column: Int?
    /// The line with marks below what is wrong.
    package var pointer: String?
    /// Whether the step itself is wrong, rather than what it wants is not possible now.
    package var isBadInput: Bool?

    package init(_ problem: StepProblem, line: Int, text: String) {
      message = "\(problem)"
      self.line = line
      column = problem.located(in: text).columns.map { $0.lowerBound + 1 }
      pointer = problem.pointer(in: text)
      isBadInput = problem.isBadInput ? true : nil
    }
  }

  /// The step as it was written.
  package var step: String
  /// Whether it was done: not where it can't be, nor where the phone ignored it.
  package var ok: Bool
  package var log: [Line]
  /// The answer of APNs to a push: its status, and its word for a refusal.
  package var status: Int?
  package var reason: String?
  /// Whether the phone dropped a push that was accepted.
  package var isDropped: Bool?
  /// The dashboard's remark, such as that a key does nothing.
  package var remark: String?
  package var problem: Problem?

  /// The lines that people read of it.
  package var lines: [String] {
    (status.map { ["APNs: \($0)" + (reason.map { " \($0)" } ?? "")] } ?? []) + log.map(\.text)
      + (remark.map { [$0] } ?? [])
  }

  /// Whether something was ignored, refused or lost.
  package var hasWarnings: Bool { log.contains { $0.level.isWarningOrFailure } }

  /// Whether something has to be corrected before it can be done.
  package var isBadInput: Bool { problem?.isBadInput == true }

  /// Whether it can't be done, was ignored, or is a push that was refused or dropped.
  package var isRefused: Bool { !ok || (status ?? 200) != 200 || isDropped == true }
}

nonisolated extension StepAnswer {
  /// The outcome of a step that could be done.
  package init(_ text: String, _ result: StepResult) {
    self.init(
      step: text, ok: !result.isIgnored, log: result.log.map(Line.init), status: result.answer?.status,
      reason: result.answer?.reason, isDropped: result.answer?.isDropped, remark: result.remark)
  }
}
