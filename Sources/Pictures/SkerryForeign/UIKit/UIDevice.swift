import SkerryBasics
import SkerryViews

/// A light or a dark appearance, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The surroundings of a view, by UIKit's name.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle = .dark
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// That of a phone.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// That of a phone.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Pixels of a point.
  public var displayScale: CGFloat { 3 }
  /// Those of a dark phone.
  public init() {}
  /// Light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Those of a dark phone: views know better by their environment.
  public static var current: UITraitCollection { UITraitCollection() }
}

/// The screen of a phone: that of an iPhone 15 Pro.
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()
  /// In points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// In pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// Pixels of a point.
  public let scale: CGFloat = 3
  /// Pixels of a point.
  public let nativeScale: CGFloat = 3
  /// From 0 to 1.
  public let brightness: CGFloat = 0.5
  /// Pictures of a second.
  public let maximumFramesPerSecond = 120
}

/// The phone, as apps ask for it.
public final class UIDevice: Sendable {
  /// How a battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// The phone.
  public static let current = UIDevice()
  /// The name.
  public let name = "iPhone"
  /// The kind.
  public let model = "iPhone"
  /// The kind in the language of the phone.
  public let localizedModel = "iPhone"
  /// The system.
  public let systemName = "iOS"
  /// The version of the system.
  public var systemVersion: String { PhoneSystem.current.text }
  /// A phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Full: the phone's own battery is not told to views.
  public let batteryLevel: Float = 1
  /// Not plugged in.
  public let batteryState = BatteryState.unplugged
  #if Foundation
    /// Tells apps of one maker apart.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  #endif
}

/// Distances from the edges, in points, by UIKit's name.
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points.
  public var top, left, bottom, right: CGFloat
  /// Distances from the edges, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// A person's wishes about the interface.
public enum UIAccessibility {
  /// Movement is reduced: nothing moves here.
  public static var isReduceMotionEnabled: Bool { true }
  /// Whether a screen reader reads aloud: words are shown instead.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether translucent things should be opaque.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold.
  public static var isBoldTextEnabled: Bool { false }
}

/// Lets the phone shake; widgets can't, and nothing shakes here.
public final class UIImpactFeedbackGenerator: Sendable {
  /// How heavy.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// A blow.
  public init(style: FeedbackStyle = .medium) {}
  /// Nothing happens.
  public func prepare() {}
  /// Nothing happens.
  public func impactOccurred(intensity: CGFloat = 1) {}
}
/// Lets the phone shake; widgets can't, and nothing shakes here.
public final class UINotificationFeedbackGenerator: Sendable {
  /// How something went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// A message.
  public init() {}
  /// Nothing happens.
  public func prepare() {}
  /// Nothing happens.
  public func notificationOccurred(_ type: FeedbackType) {}
}
/// Lets the phone shake; widgets can't, and nothing shakes here.
public final class UISelectionFeedbackGenerator: Sendable {
  /// A choice.
  public init() {}
  /// Nothing happens.
  public func prepare() {}
  /// Nothing happens.
  public func selectionChanged() {}
}
