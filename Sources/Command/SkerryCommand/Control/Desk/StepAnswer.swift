import SkerryDashboard
import SkerryDevice

/// What became of a step: one line of the answer to `POST /steps`.
nonisolated struct StepAnswer: Codable, Hashable, Sendable {
  /// A line of the event log.
  struct Line: Codable, Hashable, Sendable {
    /// The phone's time, in UTC.
    var instant: String
    /// The app's display name, or “Phone”.
    var source: String
    /// `information`, `detail`, `warning` or `failure`.
    var level: String
    var message: String

    init(_ entry: EventLog.Entry) {
      instant = ActivityReport.text(entry.instant)
      source = entry.source
      level = entry.level.rawValue
      message = entry.message
    }

    /// The line for people.
    var text: String {
      switch level {
      case "warning": "\(source): ! \(message)"
      case "failure": "\(source): !! \(message)"
      default: "\(source): \(message)"
      }
    }
  }

  struct Problem: Codable, Hashable, Sendable {
    var message: String
    /// The line it stands in, from 1.
    var line: Int
    /// Its place in the line in Unicode scalars, from 1; `nil` when no single place is to blame.
    var column: Int?
    /// The line with marks below what is wrong.
    var pointer: String?

    init(_ problem: StepProblem, line: Int, text: String) {
      message = "\(problem)"
      self.line = line
      column = problem.located(in: text).columns.map { $0.lowerBound + 1 }
      pointer = problem.pointer(in: text)
    }
  }

  /// The step as it was written.
  var step: String
  var ok: Bool
  var log: [Line]
  /// What APNs answered to a push: its status, and its word for a refusal.
  var status: Int?
  var reason: String?
  /// Whether the phone dropped a push that was accepted.
  var isDropped: Bool?
  /// What the dashboard remarked, such as that a key does nothing.
  var remark: String?
  var problem: Problem?

  /// What people read of it.
  var lines: [String] {
    (status.map { ["APNs: \($0)" + (reason.map { " \($0)" } ?? "")] } ?? []) + log.map(\.text)
      + (remark.map { [$0] } ?? [])
  }

  /// Whether something was ignored, refused or lost.
  var hasWarnings: Bool { log.contains { $0.level == "warning" || $0.level == "failure" } }

  /// Whether it can't be done, or is a push that was refused or dropped.
  var isRefused: Bool { !ok || (status ?? 200) != 200 || isDropped == true }
}

nonisolated extension StepAnswer {
  /// What became of a step that could be done.
  init(_ text: String, _ result: StepResult) {
    self.init(
      step: text, ok: true, log: result.entries.map { Line($0) }, status: result.answer?.status,
      reason: result.answer?.reason, isDropped: result.answer?.isDropped, remark: result.remark)
  }
}
