import FoundationEssentials

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? { failureReason }

  /// The reason of the failure, in one sentence.
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the content state are larger than 4 KB."
    case .unsupported: "This device does not support Live Activities of this kind."
    case .denied: "Live Activities are switched off for this app."
    case .globalMaximumExceeded: "The device has reached its maximum number of Live Activities."
    case .targetMaximumExceeded: "The app has reached its maximum number of Live Activities."
    case .unsupportedTarget: "The target does not declare NSSupportsLiveActivities, or it is an extension."
    case .visibility: "Target is not foreground."
    case .persistenceFailure: "The Live Activity could not be stored."
    case .missingProcessIdentifier: "The requesting process has no identifier."
    case .unentitled: "The app lacks the entitlement for this request."
    case .malformedActivityIdentifier: "The identifier of the Live Activity is malformed."
    case .reconnectNotPermitted: "The app may not connect to this Live Activity again."
    }
  }

  /// The remedy for the developer, in one sentence.
  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Keep images and long lists elsewhere and send only what is shown."
    case .unsupported: "Check areActivitiesEnabled and the channel id before you request."
    case .denied: "Check areActivitiesEnabled, and tell the person where the switch is."
    case .globalMaximumExceeded: "Try again when another app's Live Activity has ended."
    case .targetMaximumExceeded: "End one of the app's Live Activities first."
    case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the app's Info.plist and request from the app."
    case .visibility: "Request in the foreground, from a LiveActivityIntent, or start by push."
    case .persistenceFailure: "Free some storage and try again."
    case .missingProcessIdentifier: "Request from a running app process."
    case .unentitled: "Add the missing capability to the app."
    case .malformedActivityIdentifier: "Use the id that request returned."
    case .reconnectNotPermitted: "Read Activity.activities at launch and keep what you find there."
    }
  }
}
