/// A colour as UIKit names them, for `Color(.systemBackground)` and the like.
///
/// It is a class, as apps extend it with convenience initializers.
nonisolated public final class UIColor: Hashable, Sendable {
  package let color: Color

  private init(_ kind: Color.Kind) { color = Color(kind) }
  /// A color for each appearance.
  package init(light: Color, dark: Color) {
    color = Color(.appearances(light: light, dark: dark))
  }

  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// Components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// A grey, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
  /// A color of SwiftUI.
  public init(_ color: Color) { self.color = color }

  /// The ground of a screen.
  public static let systemBackground = UIColor(.system(.background))
  /// The ground of what stands on a screen.
  public static let secondarySystemBackground = UIColor(.system(.secondaryBackground))
  /// The ground of what stands on that.
  public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground))
  /// The color of text.
  public static let label = UIColor(.label(level: 0))
  /// The color of text that matters less.
  public static let secondaryLabel = UIColor(.label(level: 1))
  /// Fainter still.
  public static let tertiaryLabel = UIColor(.label(level: 2))
  /// The faintest.
  public static let quaternaryLabel = UIColor(.label(level: 3))
  /// The app's tint.
  public static let tintColor = UIColor(.accent)
  /// iOS's color, for a light or a dark appearance.
  public static let systemRed = UIColor(.system(.red))
  /// iOS's color, for a light or a dark appearance.
  public static let systemOrange = UIColor(.system(.orange))
  /// iOS's color, for a light or a dark appearance.
  public static let systemYellow = UIColor(.system(.yellow))
  /// iOS's color, for a light or a dark appearance.
  public static let systemGreen = UIColor(.system(.green))
  /// iOS's color, for a light or a dark appearance.
  public static let systemMint = UIColor(.system(.mint))
  /// iOS's color, for a light or a dark appearance.
  public static let systemTeal = UIColor(.system(.teal))
  /// iOS's color, for a light or a dark appearance.
  public static let systemCyan = UIColor(.system(.cyan))
  /// iOS's color, for a light or a dark appearance.
  public static let systemBlue = UIColor(.system(.blue))
  /// iOS's color, for a light or a dark appearance.
  public static let systemIndigo = UIColor(.system(.indigo))
  /// iOS's color, for a light or a dark appearance.
  public static let systemPurple = UIColor(.system(.purple))
  /// iOS's color, for a light or a dark appearance.
  public static let systemPink = UIColor(.system(.pink))
  /// iOS's color, for a light or a dark appearance.
  public static let systemBrown = UIColor(.system(.brown))
  /// iOS's grey.
  public static let systemGray = UIColor(.system(.gray))
  /// A fainter grey, the second of six.
  public static let systemGray2 = UIColor(.system(.gray2))
  /// The third of six greys.
  public static let systemGray3 = UIColor(.system(.gray3))
  /// The fourth of six greys.
  public static let systemGray4 = UIColor(.system(.gray4))
  /// The fifth of six greys.
  public static let systemGray5 = UIColor(.system(.gray5))
  /// The grey closest to the ground.
  public static let systemGray6 = UIColor(.system(.gray6))
}

nonisolated extension Color {
  /// The same colour as UIKit has it.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A color of UIKit.
  ///
  /// Where a catalogue has a color of the same name, `Color(.brand)` is that.
  @_disfavoredOverload public init(_ uiColor: UIColor) { self = uiColor.color }
}

/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes colours that were picked.
nonisolated extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of a colour literal where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
