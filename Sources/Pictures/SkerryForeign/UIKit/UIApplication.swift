#if Foundation
  import Foundation
  import SkerryViews

  /// The app, as UIKit has it; extensions have none, and name little more than its notifications.
  @MainActor
  public final class UIApplication {
    /// The app, which opens nothing from here.
    public static let shared = UIApplication()
    private init() {}
    /// In front.
    public var applicationState: State { .active }
    /// Whether anything opens an address.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing: extensions can't.
    public func open(_ url: URL) {}
    /// Whether the phone stays awake.
    public var isIdleTimerDisabled: Bool {
      get { false }
      set {}
    }
    /// Nobody asks for pushes this way.
    public func registerForRemoteNotifications() {}
    /// The app came to the front.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// The app is about to leave the front.
    nonisolated public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// The app left the screen.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to come back to the screen.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end.
    nonisolated public static let willTerminateNotification = Notification.Name(
      "UIApplicationWillTerminateNotification")
    /// Midnight, another time zone, or summer time.
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// Opens the app's page in Settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
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

  extension String {
    /// The room a line of text takes, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attributes)
    }
  }

  /// How text is measured; it is measured as one line.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From the first line on.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the leading of the font.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  }

  /// Where the lines of a paragraph begin.
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
  /// How lines break.
  public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
  /// How a paragraph is set; cells set it their own way.
  public class NSParagraphStyle {
    /// Where lines begin.
    public var alignment = NSTextAlignment.natural
    /// Between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// Below the paragraph, in points.
    public var paragraphSpacing: CGFloat = 0
    /// How lines break.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// How far lines lie apart.
    public var lineHeightMultiple: CGFloat = 0
    /// As usual.
    public init() {}
  }
  /// How a paragraph is set, to be changed.
  public final class NSMutableParagraphStyle: NSParagraphStyle {}

  extension NSString {
    /// The room that lines of text take in a width, in points.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: Any? = nil
    ) -> CGRect {
      let line = self.size(withAttributes: attributes)
      let lines = size.width > 0 ? max(1, (line.width / size.width).rounded(.up)) : 1
      return CGRect(x: 0, y: 0, width: lines > 1 ? size.width : line.width, height: line.height * lines)
    }
    /// The room a line of text takes, in points: half as wide as high for each letter, as a terminal's letters are.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      let height = (attributes?[.font] as? UIFont)?.pointSize ?? 12
      return CGSize(width: Double(length) * height / 2, height: height * 1.2)
    }
  }
#endif
