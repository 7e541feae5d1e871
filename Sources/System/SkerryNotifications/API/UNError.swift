import FoundationEssentials

/// Why the notification center turned a call down.
public struct UNError: Error, Hashable, Sendable, Codable {
  /// Apple's numbers.
  public enum Code: Int, Hashable, Sendable, Codable, CaseIterable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid = 1501
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
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
