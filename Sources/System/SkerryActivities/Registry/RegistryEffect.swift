import FoundationEssentials

/// One thing that changed, or was refused, and when.
public struct RegistryEffect: Hashable, Sendable {
  /// The instant it happened; for a deadline, the deadline's own.
  public let instant: Date
  /// The app it concerns; empty if it concerns all.
  public let appIdentifier: String
  /// The activity it concerns, if any.
  public let activityID: String?
  /// The kind of effect.
  public let kind: Kind

  /// The kinds of effects.
  public enum Kind: Hashable, Sendable {
    /// The activity came to be (`from` is `nil`) or moved on.
    case transition(from: ActivityState?, to: ActivityState, cause: TransitionCause)
    /// New content was applied; the number is its version.
    case contentChanged(version: Int)
    /// The person's attention is asked for.
    case alert(AlertConfiguration)
    /// The card of an ended activity will go earlier than planned.
    case removalMoved(to: Date)
    /// The activity has a new update token.
    case tokenChanged(Data)
    /// The app has a push-to-start token, or a new one.
    case startTokenChanged(Data)
    /// The update token of a push-started activity waits for the person to tap Allow on its card.
    case tokenHeld
    /// A push-started activity gets no update token.
    case tokenWithheld(NoTokenReason)
    /// The person answered what a card asked.
    case consentAnswered(ConsentQuestion, isAllowed: Bool)
    /// The person's switch for the app, or for all, was moved.
    case permissionChanged(isAllowed: Bool)
    /// The person's switch for frequent updates was moved.
    case frequentPushesChanged(isAllowed: Bool)
    /// A call had no effect, as the system's rules want it.
    case ignored(RegistryCall, IgnoredReason)
    /// A request was turned down.
    case refused(ActivityAuthorizationError, detail: String)
    /// A push was turned down by APNs or dropped by the device.
    case pushRefused(PushRefusal)
    /// A server made, read, deleted or listed broadcast channels.
    case channels(ChannelDeed)
    case channelsRefused(PushRefusal)
    /// A push is applied; what it changes follows.
    case pushApplied(PushReceipt)
    /// A push looks as if its sender meant something else; it is a hint, not a refusal.
    case pushNote(PushNote)
  }
}

/// The call that an ignored effect talks about.
public enum RegistryCall: String, Hashable, Sendable {
  case update, end, push, swipe
  case finalContent = "content of the end"
  case tokenRotation = "token rotation"
  case startTokenRotation = "push-to-start token rotation"
  case consent = "answer"
}

/// Why an activity moved on.
public enum TransitionCause: String, Hashable, Sendable, CaseIterable {
  case requested, scheduled, scheduledStart
  case startedByPush
  case staleDateReached, staleContent, freshContent
  case endedByApp, endedByPush
  case activeTimeOver
  case endedBeforeStart
  case removalDateReached, longestStayOver, removedAtOnce
  case swipedAway
  case permissionRevoked, appRemoved
  case systemTooOld
  case transientOver
}

/// Why an activity that was started by push gets no update token.
public enum NoTokenReason: Hashable, Sendable, Codable {
  /// It listens to a channel.
  case channel
  /// Its start push didn't ask for one, and the phone wants it to.
  case notAskedFor
}

/// Why a call had no effect.
public enum IgnoredReason: Hashable, Sendable {
  /// No activity has this id (any more).
  case unknownActivity
  /// The activity is ended or dismissed.
  case over(ActivityState)
  /// The timestamp is older than the newest content applied.
  case outdated(Date, newest: Date)
  /// Attributes and state together are larger than allowed, in bytes.
  case tooLarge(bytes: Int, limit: Int)
  /// There is no card that could be swept away.
  case noCard
  /// The activity has no update token to replace.
  case noToken
  /// The first update token waits for the person to tap Allow.
  case awaitsConsent
  /// The attributes type has no push-to-start token to replace.
  case noStartToken(attributesType: String)
  /// No card of the app asks anything.
  case noQuestion
  /// The system is too old.
  case unsupported(SystemFeature, SystemVersion)
  /// The content can't be encoded; the text says where.
  case unencodable(String)
}
