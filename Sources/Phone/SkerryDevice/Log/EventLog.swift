import FoundationEssentials

/// What happened on the phone, newest last, each line with its cause.
nonisolated public struct EventLog: Hashable, Sendable {
  /// How a line is meant; shown by a sign as well as by a colour.
  public enum Level: String, Hashable, Sendable, Codable {
    case information
    /// What the phone does again and again; panes tell it in one line, and not twice.
    case detail
    /// Something was ignored, refused or lost.
    case warning
    case failure
  }

  public struct Entry: Hashable, Sendable, Identifiable, Codable {
    public let id: Int
    public let instant: Date
    /// The app's display name, or "Phone".
    public let source: String
    public let level: Level
    public let message: String
  }

  public private(set) var entries: [Entry] = []
  /// How many lines there have been; the number of the newest.
  private(set) var count = 0
  /// How many lines are kept.
  public static let limit = 2000

  public init() {}

  /// Goes on after lines of an earlier run.
  init(continuing entries: [Entry]) {
    for entry in entries { add(entry.message, from: entry.source, level: entry.level, at: entry.instant) }
  }

  public mutating func add(_ message: String, from source: String, level: Level = .information, at instant: Date) {
    count += 1
    entries.append(Entry(id: count, instant: instant, source: source, level: level, message: message))
    if entries.count > Self.limit * 2 { entries.removeFirst(entries.count - Self.limit) }
  }
}
