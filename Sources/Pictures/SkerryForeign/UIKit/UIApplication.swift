#if Foundation
  import Foundation
  import SkerryViews

  /// The app, as UIKit has it; extensions have none, and name little more than its notifications.
  public enum UIApplication {
    /// The app came to the front.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app is about to leave the front.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The app left the screen.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The app is about to come back to the screen.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Midnight, another time zone, or summer time.
    public static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// Opens the app's page in Settings.
    public static let openSettingsURLString = "app-settings:"
    /// Whether the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }
  }

  extension NSAttributedString.Key {
    /// A font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How lines break.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Space between letters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A line below.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A line through.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  }

  extension NSString {
    /// The room a line of text takes, in points: half as wide as high for each letter, as a terminal's letters are.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      let height = (attributes?[.font] as? UIFont)?.pointSize ?? 12
      return CGSize(width: Double(length) * height / 2, height: height * 1.2)
    }
  }
#endif
