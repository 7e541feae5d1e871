import FoundationEssentials

/// Why an activity could not be requested.
///
/// The codes count from 1 in the order of the cases.
public enum ActivityAuthorizationError: Int, Error, Equatable, Hashable, Sendable, Codable, CaseIterable {
  /// Attributes, or attributes and state together, are larger than 4096 bytes.
  case attributesTooLarge = 1
  /// The device or its OS has no Live Activities, or it can't serve this kind of request.
  case unsupported
  /// The person switched Live Activities off, for this app or for all.
  case denied
  /// The device shows as many activities as it can.
  case globalMaximumExceeded
  /// The app has as many activities as it may have.
  case targetMaximumExceeded
  /// The app doesn't declare `NSSupportsLiveActivities`, or an extension asked.
  case unsupportedTarget
  /// The app asked from the background.
  case visibility
  /// The activity could not be stored.
  case persistenceFailure
  /// The requesting process has no identifier.
  case missingProcessIdentifier
  /// The app lacks the entitlement for this request.
  case unentitled
  /// The identifier of the activity isn't well-formed.
  case malformedActivityIdentifier
  /// The app may not be connected to this activity again.
  case reconnectNotPermitted
}

extension ActivityAuthorizationError {
  /// The domain of these errors in an `NSError`.
  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
  /// The code of the error in an `NSError`: 1 for the first case.
  public var errorCode: Int { rawValue }
  /// The error's dictionary in an `NSError`.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info["NSLocalizedFailureReason"] = failureReason
    info["NSLocalizedRecoverySuggestion"] = recoverySuggestion
    return info
  }
}
