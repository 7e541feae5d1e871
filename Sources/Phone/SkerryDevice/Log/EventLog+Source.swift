import FoundationEssentials
import SkerryBasics

extension EventLog {
  /// Where an entry of the log comes from.
  nonisolated public enum Source: Hashable, Sendable {
    /// The phone itself.
    case phone
    /// An app, by its bundle id.
    case app(String)

    /// The phone's name as a source.
    static let phoneName = "Phone"
  }

  /// An entry with the name of its source, as people read it.
  nonisolated public struct Line: Hashable, Sendable {
    public let entry: Entry
    /// The app's display name, or "Phone".
    public let sourceName: String

    /// Source, sign and message: `Phone: ! link ignored …`.
    public var text: String { "\(sourceName): \(entry.level.sign)\(entry.message)" }

    /// The same with its instant by a time zone, as it is printed: `2026-01-31 09:41:00  Phone: ! link ignored …`.
    package func printed(timeZone: String) -> String {
      "\(WallClock(entry.instant, timeZone: timeZone).timestamp)  \(text)"
    }
  }
}

extension AppProcess {
  /// The app as the source of entries in the log.
  public nonisolated var logSource: EventLog.Source { .app(information.bundleIdentifier) }
}

extension Device {
  /// The present name of an entry's source: an app by its display name, or by the one it had when an earlier run
  /// wrote about it.
  public func displayName(of source: EventLog.Source) -> String { journal.displayName(of: source) }

  /// An entry as people read it.
  public func line(of entry: EventLog.Entry) -> EventLog.Line { journal.line(of: entry) }

  /// Keeps a log that is long enough for a tape to ask for what was at its beginning.
  public func keepLongLog() { journal.keepMore() }

  /// The log's lines since an entry, by its number; all it holds, without one. The first says so if some of them are no
  /// longer there.
  public func logLines(after id: Int = 0) -> [EventLog.Line] {
    let new = log.entries.reversed().prefix { $0.id > id }.reversed()
    let missing = log.missing(after: id)
    guard missing > 0 else { return new.map(journal.line(of:)) }
    let remark = EventLog.Statement(
      .trouble(.linesLeftOut), "\(missing) lines of this time are left out, the oldest and those of routines first",
      level: .warning)
    let first = EventLog.Entry(id: id + 1, instant: new.first?.instant ?? now, statement: remark)
    return ([first] + new).map(journal.line(of:))
  }

  /// Writes an entry into the event log, at the phone's present instant.
  public func note(
    _ kind: EventLog.Kind, _ message: String, from source: EventLog.Source = .phone,
    level: EventLog.Level = .information
  ) {
    journal.note(kind, message, from: source, level: level)
  }
}
