import FoundationEssentials

/// Why the notification center turned a call down.
public struct UNError: Error, Hashable, Sendable {
  /// Apple's numbers.
  public enum Code: Int, Hashable, Sendable, CaseIterable {
    /// The person doesn't let the app notify.
    case notificationsNotAllowed = 1
    /// The address of an attachment is no file.
    case attachmentInvalidURL = 100
    /// The type of an attachment isn't known.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// An attachment isn't kept any more.
    case attachmentNotInDataStore = 103
    /// An attachment couldn't be kept.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment couldn't be read.
    case attachmentCorrupt = 105
    /// The trigger has no date in the future.
    case notificationInvalidNoDate = 1400
    /// The notification says nothing.
    case notificationInvalidNoContent = 1401
    /// The object may not change the content.
    case contentProvidingObjectNotAllowed = 1500
    /// The object changed the content to what isn't valid.
    case contentProvidingInvalid = 1501
    /// The number on the icon is negative.
    case badgeInputInvalid = 1600
  }

  /// The kind of failure.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// The person doesn't let the app notify.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The trigger has no date in the future.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification says nothing.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The number on the icon is negative.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

extension UNError: LocalizedError {
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this app."
    case .notificationInvalidNoDate: "The notification will never be due."
    case .notificationInvalidNoContent: "The notification has nothing to show, play or count."
    case .badgeInputInvalid: "The badge can't be this number."
    case .contentProvidingObjectNotAllowed, .contentProvidingInvalid: "The object can't provide content."
    default: "The attachment can't be used."
    }
  }
}
