import FoundationEssentials

/// The content of a widget from a date on.
nonisolated public protocol TimelineEntry: SendableMetatype {
  /// From when on the entry is shown.
  var date: Date { get }
  /// How much the entry matters among widgets in a stack; `nil` if nothing is known.
  var relevance: TimelineEntryRelevance? { get }
}

nonisolated extension TimelineEntry {
  /// How much the entry matters in a stack of widgets: unknown, unless an entry says so.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
nonisolated public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, beside other entries of the same widget; at most 0 for not at all.
  public var score: Float
  /// Seconds for which the score holds.
  public var duration: Double

  /// A score, and how long it holds, in seconds; 0 until the next entry.
  public init(score: Float, duration: Double = 0) {
    self.score = score
    self.duration = duration
  }
}

/// Entries in the order of their dates, and when to ask for more.
nonisolated public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in the order of their dates.
  public let entries: [EntryType]
  /// When the provider is asked again.
  public let policy: TimelineReloadPolicy

  /// Entries, and when the provider is asked for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a timeline is asked for anew.
nonisolated public struct TimelineReloadPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case atEnd
    case never
    case after(Date)
  }
  let kind: Kind

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app says so.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
