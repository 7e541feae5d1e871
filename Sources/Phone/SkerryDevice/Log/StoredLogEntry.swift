import FoundationEssentials

/// An entry of the log as a line of its file tells it.
///
/// Lines of earlier versions have neither `app` nor `kind`.
nonisolated struct StoredLogEntry: Hashable, Codable {
  let id: Int
  let instant: Date
  /// The app's display name, or "Phone".
  let source: String
  /// The app's bundle id.
  let app: String?
  let kind: EventLog.Kind?
  let level: EventLog.Level
  let message: String

  init(
    id: Int, instant: Date, source: String, app: String?, kind: EventLog.Kind?, level: EventLog.Level, message: String
  ) {
    (self.id, self.instant, self.source, self.app) = (id, instant, source, app)
    (self.kind, self.level, self.message) = (kind, level, message)
  }

  init(_ line: EventLog.Line) {
    let entry = line.entry
    id = entry.id
    instant = entry.instant
    source = line.sourceName
    app = if case .app(let bundle) = entry.source { bundle } else { nil }
    kind = entry.kind
    level = entry.level
    message = entry.message
  }

  /// The statement of the line. An app of which it knows only the display name is found among the installed ones.
  ///
  /// - Parameter bundles: bundle ids by display names.
  func statement(bundles: [String: String]) -> EventLog.Statement {
    let origin: EventLog.Source =
      if let app { .app(app) } else if kind != nil || source == EventLog.Source.phoneName {
        .phone
      } else {
        .app(bundles[source] ?? source)
      }
    return EventLog.Statement(kind ?? .unknown, message, from: origin, level: level)
  }
}
