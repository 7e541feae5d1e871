import FoundationEssentials

/// The events of the phone, newest last, each entry with its cause.
///
/// An entry is a value: code asks for its ``Kind``, its ``Source`` and its ``Level``, and leaves its text to people.
nonisolated public struct EventLog: Hashable, Sendable {
  /// How an entry is meant; shown by a sign as well as by a colour.
  public enum Level: String, Hashable, Sendable, Codable {
    case information
    /// A routine that the phone repeats; panes tell it in one line, and not twice.
    case detail
    /// A deed was ignored, refused or lost.
    case warning
    case failure

    /// Whether something was ignored, refused or lost.
    public var isWarningOrFailure: Bool { self == .warning || self == .failure }

    /// The sign before the text, so that nothing is told by colour alone.
    public var sign: String {
      switch self {
      case .information, .detail: ""
      case .warning: "! "
      case .failure: "!! "
      }
    }
  }

  /// One event, at one instant.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// Counts the entries of a run from 1.
    public let id: Int
    public let instant: Date
    public let statement: Statement

    public var source: Source { statement.source }
    public var kind: Kind { statement.kind }
    public var level: Level { statement.level }
    public var message: String { statement.message }
  }

  /// An entry apart from its place in time: entries that say the same have equal statements.
  public struct Statement: Hashable, Sendable {
    public let source: Source
    public let kind: Kind
    public let level: Level
    /// One sentence for people.
    public let message: String

    public init(_ kind: Kind, _ message: String, from source: Source = .phone, level: Level = .information) {
      self.source = source
      self.kind = kind
      self.level = level
      self.message = message
    }
  }

  public private(set) var entries: [Entry] = []
  /// How many entries there have been; the number of the newest.
  private(set) var count = 0
  /// How many of them are of earlier runs.
  private(set) var earlierCount = 0
  /// The names of apps when earlier runs wrote about them, by their bundle ids.
  private(set) var earlierNames: [String: String] = [:]
  /// How many of them tell a routine and are there.
  private var detailCount = 0
  /// How many entries are kept at least; of routines, which would push everything else out of a long log, only some.
  static let kept = Quota(entries: 3000, details: 1000)
  private var quota = Self.kept

  public init() {}

  /// Keeps so much that a tape of a day's work can be asked for all of it.
  mutating func keepMore() { quota = Quota(entries: 100_000, details: 20_000) }

  /// Goes on after entries of an earlier run.
  init(continuing entries: [StoredLogEntry], bundles: [String: String]) {
    for entry in entries {
      let statement = entry.statement(bundles: bundles)
      if case .app(let bundle) = statement.source { earlierNames[bundle] = entry.source }
      add(statement, at: entry.instant)
    }
    earlierCount = count
  }

  public mutating func add(_ statement: Statement, at instant: Date) {
    count += 1
    entries.append(Entry(id: count, instant: instant, statement: statement))
    if statement.level == .detail { detailCount += 1 }
    guard entries.count > 2 * quota.entries || detailCount > 2 * quota.details else { return }
    entries = quota.newest(of: entries, level: \.level)
    detailCount = entries.count { $0.level == .detail }
  }

  /// How many entries there were after one that are no longer here.
  func missing(after id: Int) -> Int {
    let here = entries.reversed().prefix { $0.id > id }.count
    return max(0, count - max(id, 0) - here)
  }
}

nonisolated extension EventLog {
  /// How much of a log is kept.
  struct Quota: Hashable, Sendable {
    /// How many entries.
    let entries: Int
    /// How many of them may tell a routine.
    let details: Int

    /// The newest entries that may be kept, in their order.
    func newest<Element>(of all: some BidirectionalCollection<Element>, level: (Element) -> Level) -> [Element] {
      var (kept, details): ([Element], Int) = ([], 0)
      for entry in all.reversed() where kept.count < entries {
        if level(entry) == .detail {
          details += 1
          if details > self.details { continue }
        }
        kept.append(entry)
      }
      return kept.reversed()
    }
  }
}
