import FoundationEssentials

/// The events that come to the registry from outside.
public enum RegistryEvent: Hashable, Sendable {
  /// An app asks for a new activity.
  case request(ActivityRequest)
  /// An app replaces the content of an activity.
  case update(id: String, ContentChange)
  /// An app ends an activity, with final content or without.
  case end(id: String, ContentChange?, EndTerms)
  /// A push arrives from a server.
  case push(PushRequest)
  /// A push arrives as the HTTP request that a server makes.
  case apns(APNsRequest)
  /// The person clears the card on the lock screen.
  case swipe(id: String)
  /// The person switches Live Activities on or off, for one app or (`nil`) for all.
  case permission(appIdentifier: String?, isAllowed: Bool)
  /// The person switches more frequent updates on or off for an app.
  case frequentPushes(appIdentifier: String, isAllowed: Bool)
  /// The app was deleted from the device.
  case appRemoved(appIdentifier: String)
  /// An app has run with an attributes type, so it gets a push-to-start token, if it has none.
  case attributesTypeSeen(appIdentifier: String, attributesType: String)
  /// An activity gets a new update token and the old one dies.
  case tokenRotation(id: String)
  /// The app of an attributes type gets a new push-to-start token and the old one dies.
  case startTokenRotation(appIdentifier: String, attributesType: String)
  /// The person taps a button of the question below the app's topmost card.
  case consent(appIdentifier: String, isAllowed: Bool)
  /// The device is another, or in another state, from now on; it logs the change itself.
  case conditions(RegistryConditions)
  /// Transient activities end: the device was locked (`nil`: all), or the app was left.
  case transientEnd(appIdentifier: String?)
  /// The app handed over something that can't be encoded; it is only logged.
  case encodingFailure(id: String, String)
  /// The person set the wall clock by so many seconds: what comes a moment later still does, and dates stay.
  case clockSet(by: Double)
}

/// A request for a new activity with everything the checks need to know about its origin.
public struct ActivityRequest: Hashable, Sendable {
  public var appIdentifier: String
  public var attributesType: String
  /// JSON of the attributes.
  public var attributes: Data
  public var content: ContentChange
  public var style: ActivityStyle = .standard
  public var pushType: PushType?
  /// When to start; `nil` means now.
  public var startDate: Date?
  /// Whether the device and its OS have Live Activities.
  public var isDeviceSupported = true
  /// Whether the state folder can be written.
  public var isStorageAvailable = true
  /// Whether the app declares `NSSupportsLiveActivities` and the caller isn't an extension.
  public var isTargetSupported = true
  /// Whether the app is in the foreground, or runs a `LiveActivityIntent`.
  public var isForeground = true

  public init(appIdentifier: String, attributesType: String, attributes: Data, content: ContentChange) {
    self.appIdentifier = appIdentifier
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
  }
}

/// New content for an activity, encoded.
public struct ContentChange: Hashable, Sendable {
  /// JSON of the content state.
  public var state: Data
  public var staleDate: Date?
  public var relevanceScore: Double
  /// The attention it asks for.
  public var alert: AlertConfiguration?
  /// When the data was produced; `nil` means "just now" and is never too old.
  public var timestamp: Date?

  public init(
    state: Data, staleDate: Date? = nil, relevanceScore: Double = 0, alert: AlertConfiguration? = nil,
    timestamp: Date? = nil
  ) {
    self.state = state
    self.staleDate = staleDate?.storable
    self.relevanceScore = relevanceScore.storable
    self.alert = alert
    self.timestamp = timestamp?.storable
  }
}

/// How an activity ends.
public struct EndTerms: Hashable, Sendable {
  let policy: ActivityUIDismissalPolicy.Rule
  /// The attention that an end without new content asks for.
  var alert: AlertConfiguration?
  /// When the end was decided; `nil` means "just now".
  let timestamp: Date?

  public init(policy: ActivityUIDismissalPolicy = .default, timestamp: Date? = nil) {
    if case .after(let date) = policy.rule {
      self.policy = date.storable.map { .after($0) } ?? .standard
    } else {
      self.policy = policy.rule
    }
    self.timestamp = timestamp?.storable
  }
}

extension Double {
  /// The nearest number that JSON can store; not-a-number counts as 0.
  var storable: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension Date {
  /// The nearest date that JSON can store; a date that isn't a number counts as none.
  var storable: Date? {
    let seconds = timeIntervalSinceReferenceDate
    guard !seconds.isNaN else { return nil }
    return seconds.isFinite ? self : (seconds < 0 ? .distantPast : .distantFuture)
  }
}
