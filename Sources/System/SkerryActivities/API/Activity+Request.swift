import FoundationEssentials
import SkerryBasics

extension Activity {
  /// Starts an activity; the app must be in the foreground.
  ///
  /// - Throws: an `ActivityAuthorizationError`, or what encoding the values threw.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, .standard)
  }

  /// Starts an activity in a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, style)
  }

  /// Schedules an activity: it starts at the date, with the alert, even if the app isn't running then.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
    alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, style, alertConfiguration, start)
  }

  /// Schedules an activity, with the label's earlier spelling.
  @available(*, deprecated, renamed: "request(attributes:content:pushType:style:alertConfiguration:start:)")
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle,
    alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, style, alertConfiguration, startDate)
  }

  /// Starts an activity whose content never becomes stale.
  @available(*, deprecated, message: "Use request(attributes:content:pushType:) with an ActivityContent.")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes, ActivityContent(state: contentState, staleDate: nil), pushType, .standard)
  }

  /// Starts an activity in the place of one that ended because its attributes' source has become another one, also while the
  /// app isn't in the foreground: it was when that one began.
  package static func requestAnew(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType?
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, .standard, isAnew: true)
  }

  private static func request(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?, _ style: ActivityStyle,
    _ alert: AlertConfiguration? = nil, _ start: Date? = nil, isAnew: Bool = false
  ) throws -> Activity<Attributes> {
    guard let host = ActivityHost.current, let center = host.center else {
      throw ActivityAuthorizationError.unsupported
    }
    let change = try content.encoded(alert: alert)
    var request = ActivityRequest(
      appIdentifier: host.appIdentifier, attributesType: Attributes.registeredName,
      attributes: try CanonicalJSON.encode(attributes), content: change)
    request.style = style
    request.pushType = pushType
    request.startDate = start
    request.isDeviceSupported = host.isDeviceSupported()
    request.isStorageAvailable = host.isStorageAvailable()
    request.isTargetSupported = host.supportsLiveActivities && !host.isExtension
    request.isForeground = isAnew || host.isForeground()
    center.register(Attributes.self, for: host.appIdentifier)
    for effect in center.apply(.request(request)) {
      if case .refused(let error, _) = effect.kind { throw error }
      if case .transition(nil, _, _) = effect.kind, let id = effect.activityID {
        return Activity(id: id, attributes: attributes, content: content, center: center)
      }
    }
    throw ActivityAuthorizationError.persistenceFailure
  }
}

extension ActivityContent {
  /// The content as the registry keeps it.
  func encoded(alert: AlertConfiguration?, timestamp: Date? = nil) throws -> ContentChange {
    ContentChange(
      state: try CanonicalJSON.encode(state), staleDate: staleDate, relevanceScore: relevanceScore, alert: alert,
      timestamp: timestamp)
  }
}

/// How long an activity is meant to stay.
public enum ActivityStyle: String, Equatable, Hashable, Sendable, Codable {
  /// Stays until it is ended or a system limit is reached.
  case standard
  /// Ends by itself when the device locks, the person collapses it or leaves the app.
  case transient
}
