import FoundationEssentials
import SkerryBasics

/// The system's record of one activity: encoded content, dates and where it stands.
public struct ActivityRecord: Codable, Hashable, Sendable, Identifiable {
  /// The activity's id, a UUID string.
  public let id: String
  /// The bundle id of the app.
  public let appIdentifier: String
  /// The unqualified name of the attributes type.
  public let attributesType: String
  /// The attributes as JSON.
  public let attributes: Data
  /// The newest state as JSON.
  public internal(set) var state: Data
  /// When the content counts as out of date; `nil` means never.
  public internal(set) var staleDate: Date?
  /// The weight within the app; always finite.
  public internal(set) var relevanceScore: Double
  /// How long the activity is meant to stay.
  public let style: ActivityStyle
  /// How the activity is reached by pushes; `nil` means not at all.
  public let pushType: PushType?
  /// When it was requested, or its start push arrived.
  public let requestedAt: Date
  /// When it is to start; equal to `requestedAt` unless scheduled.
  public let startDate: Date
  /// When it really started; `nil` while pending.
  public internal(set) var startedAt: Date?
  /// When the app, a push or the system ended it.
  public internal(set) var endedAt: Date?
  /// When its card goes, or went; set with the end.
  public internal(set) var dismissalDate: Date?
  /// Where it stands.
  public internal(set) var activityState: ActivityState
  /// Grows with each content applied, from 1.
  public internal(set) var contentVersion: Int
  /// When the newest applied content was produced.
  public internal(set) var contentTimestamp: Date
  /// The update token, if there is one yet.
  public internal(set) var pushToken: Data?
  /// How many tokens the activity has had.
  public internal(set) var tokenRotation: Int
  /// When the first update token arrives, or what its channel keeps; `nil` if none is awaited, the distant future while
  /// the phone is offline.
  public internal(set) var tokenDate: Date?
  /// Since when the first update token waits for the person to tap Allow; `nil` if it doesn't.
  public internal(set) var consentAwaitedSince: Date?
  /// The maker of the newest content; `nil` in data saved before this was kept.
  public internal(set) var contentOrigin: ContentOrigin?
  /// When the newest content was applied; `nil` in data saved before this was kept.
  public internal(set) var contentAppliedAt: Date?
  /// Since when a stale look is owed that the device doesn't draw (see `staleNotDrawnAfterKill`); else `nil`.
  public internal(set) var staleNotDrawnSince: Date?
  /// When its picture was last drawn, on a phone whose clock was set since the content arrived: then dates of earlier
  /// drawings may lie ahead. `nil` while they follow from the other dates.
  public internal(set) var drawnSinceClockSet: Date?
  /// The alert a scheduled start plays.
  public internal(set) var startAlert: AlertConfiguration?
  /// The place in the order of starts: a lower number started first.
  public internal(set) var order: Int

  /// Whether what its channel keeps can't reach it before the phone is online again.
  public var waitsForNetwork: Bool { pushType?.channelID != nil && tokenDate == .distantFuture }

  /// Whether the card is to be drawn as stale: its content is, and no reported defect hides it.
  ///
  /// Content that was out of date when the activity ended stays so: an end brings nothing newer, unless it says what.
  public var isDrawnStale: Bool { (activityState == .stale || endedStale) && staleNotDrawnSince == nil }

  private var endedStale: Bool {
    guard !activityState.isLive, let endedAt, let staleDate else { return false }
    return staleDate <= endedAt
  }

  /// When its picture was last drawn: as content arrived, went stale, or came to its end (WidgetKit runs bodies when
  /// content or state change and not in between; that it does so at an end, and when the clock is set as it does for
  /// widgets, is a guess, since Apple is silent about it).
  public var drawnAt: Date {
    if let drawnSinceClockSet { return drawnSinceClockSet }
    let applied = contentAppliedAt ?? startDate
    let stale = isDrawnStale ? staleDate : nil
    return max(applied, stale ?? applied, endedAt ?? applied)
  }

  /// Its picture is drawn again at an instant.
  mutating func draw(at instant: Date) { if drawnSinceClockSet != nil { drawnSinceClockSet = instant } }
}

/// The maker of an activity's content.
public enum ContentOrigin: String, Codable, Hashable, Sendable {
  case app, push
}

extension ActivityRecord {
  /// The attributes as the app's type.
  ///
  /// - Throws: a `DecodingError`, as when the type changed since the activity was started.
  public func decodedAttributes<Attributes: ActivityAttributes>(as type: Attributes.Type) throws -> Attributes {
    try CanonicalJSON.decode(Attributes.self, from: attributes)
  }

  /// The newest content state as the app's type; it changes only when `contentVersion` does.
  ///
  /// - Throws: a `DecodingError`, as when the type changed since the activity was started.
  public func decodedState<Attributes: ActivityAttributes>(of type: Attributes.Type) throws -> Attributes.ContentState {
    try CanonicalJSON.decode(Attributes.ContentState.self, from: state)
  }
}
