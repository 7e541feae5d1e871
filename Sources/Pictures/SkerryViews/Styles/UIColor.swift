/// A colour as UIKit names them, for `Color(.systemBackground)` and the like.
nonisolated public struct UIColor: Hashable, Sendable {
  fileprivate let color: Color

  private init(_ kind: Color.Kind) { color = Color(kind) }

  /// Components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: Double, alpha: Double) { color = Color(white: white, opacity: alpha) }
  public init(_ color: Color) { self.color = color }

  public static let systemBackground = UIColor(.system(.background))
  public static let secondarySystemBackground = UIColor(.system(.secondaryBackground))
  public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground))
  public static let label = UIColor(.label(level: 0))
  public static let secondaryLabel = UIColor(.label(level: 1))
  public static let tertiaryLabel = UIColor(.label(level: 2))
  public static let quaternaryLabel = UIColor(.label(level: 3))
  public static let tintColor = UIColor(.accent)
  public static let systemRed = UIColor(.system(.red))
  public static let systemOrange = UIColor(.system(.orange))
  public static let systemYellow = UIColor(.system(.yellow))
  public static let systemGreen = UIColor(.system(.green))
  public static let systemMint = UIColor(.system(.mint))
  public static let systemTeal = UIColor(.system(.teal))
  public static let systemCyan = UIColor(.system(.cyan))
  public static let systemBlue = UIColor(.system(.blue))
  public static let systemIndigo = UIColor(.system(.indigo))
  public static let systemPurple = UIColor(.system(.purple))
  public static let systemPink = UIColor(.system(.pink))
  public static let systemBrown = UIColor(.system(.brown))
  public static let systemGray = UIColor(.system(.gray))
  public static let systemGray2 = UIColor(.system(.gray2))
  public static let systemGray3 = UIColor(.system(.gray3))
  public static let systemGray4 = UIColor(.system(.gray4))
  public static let systemGray5 = UIColor(.system(.gray5))
  public static let systemGray6 = UIColor(.system(.gray6))
}

nonisolated extension Color {
  /// The same colour as UIKit has it.
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ uiColor: UIColor) { self = uiColor.color }
}

/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes colours that were picked.
nonisolated extension UIColor: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
