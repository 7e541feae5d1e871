/// A kind of notification of an app, with the buttons it has.
public final class UNNotificationCategory: Hashable, Sendable {
  /// The name that notifications ask for it by.
  public let identifier: String
  /// The buttons below a notification, the first first.
  public let actions: [UNNotificationAction]
  /// Kept, though no assistant runs here.
  public let intentIdentifiers: [String]
  /// The additional deeds of the system.
  public let options: UNNotificationCategoryOptions
  /// The words instead of the body where previews are hidden; empty for the system's word.
  public let hiddenPreviewsBodyPlaceholder: String

  /// A category with its buttons, and the words for hidden content.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
  }

  convenience init(_ fields: NotificationCategory) {
    self.init(
      identifier: fields.identifier, actions: fields.actions.map { UNNotificationAction($0) },
      intentIdentifiers: fields.intentIdentifiers, hiddenPreviewsBodyPlaceholder: fields.hiddenBody,
      options: fields.options)
  }

  var fields: NotificationCategory {
    NotificationCategory(
      identifier: identifier, actions: actions.map(\.fields), intentIdentifiers: intentIdentifiers, options: options,
      hiddenBody: hiddenPreviewsBodyPlaceholder)
  }

  public static func == (left: UNNotificationCategory, right: UNNotificationCategory) -> Bool {
    left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app wants to know when one is cleared.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Shown in a car; the simulated phone is in none.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown even where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// Read out in headphones; the simulated phone has none.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A button of a notification.
public final class UNNotificationAction: Hashable, Sendable {
  let fields: NotificationAction

  /// A button with its words.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    fields = NotificationAction(identifier: identifier, title: title, options: options)
  }

  init(_ fields: NotificationAction) { self.fields = fields }

  /// The name that the app is told.
  public var identifier: String { fields.identifier }
  /// The words on the button.
  public var title: String { fields.title }
  /// The requests that pressing the button makes.
  public var options: UNNotificationActionOptions { fields.options }

  public static func == (left: UNNotificationAction, right: UNNotificationAction) -> Bool {
    left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The phone must be unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// An option for a loss: the words are red.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app comes to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
