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
  /// How many entries are kept.
  public static let limit = 2000

  public init() {}

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
    if entries.count > Self.limit * 2 { entries.removeFirst(entries.count - Self.limit) }
  }
}
