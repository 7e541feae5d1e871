import FoundationEssentials

/// The reports of the phone's parts: events, for people, and that something changed, for what shows the phone.
final class PhoneLog {
  private(set) var entries: EventLog
  /// Grows with everything that may change what is shown, time apart.
  private(set) var version = 0
  private let clock: DeviceClock
  /// The names of apps, by their bundle ids.
  private let names: [String: String]

  init(_ entries: EventLog, clock: DeviceClock, apps: [AppInformation]) {
    self.entries = entries
    self.clock = clock
    names = Dictionary(apps.map { ($0.bundleIdentifier, $0.displayName) }, uniquingKeysWith: { first, _ in first })
  }

  func touch() { version += 1 }

  func keepMore() { entries.keepMore() }

  /// Writes an entry, at the phone's present instant.
  func note(
    _ kind: EventLog.Kind, _ message: String, from source: EventLog.Source = .phone,
    level: EventLog.Level = .information
  ) {
    note(EventLog.Statement(kind, message, from: source, level: level), at: clock.now)
  }

  func note(_ statement: EventLog.Statement, at instant: Date) {
    entries.add(statement, at: instant)
    touch()
  }

  /// An entry as people read it: its app has the display name it has now, or the one it had when an earlier run wrote
  /// about it.
  func line(of entry: EventLog.Entry) -> EventLog.Line {
    EventLog.Line(entry: entry, sourceName: displayName(of: entry.source))
  }

  func displayName(of source: EventLog.Source) -> String {
    switch source {
    case .phone: EventLog.Source.phoneName
    case .app(let bundle): names[bundle] ?? entries.earlierNames[bundle] ?? bundle
    }
  }

  /// An installed app by its bundle id, or the phone where there is none.
  func source(ofBundle bundle: String) -> EventLog.Source { names[bundle] == nil ? .phone : .app(bundle) }
}
