import SkerryViews

extension UIColor {
  /// A color for each appearance, as a closure says.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)
  }
  /// A color of the asset catalogue; one that is missing stands for the accent color.
  public convenience init?(named name: String) { self.init(Color(name)) }
  /// Hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  /// The sRGB color, whose numbers are those given.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
  /// The color as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color) }
  /// The color, more translucent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
  /// The color in an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .light ? .light : .dark
    return UIColor(Color(color.resolve(in: environment)))
  }
  /// The color's numbers, from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = color.resolve(in: EnvironmentValues())
    red?.pointee = Double(numbers.red)
    green?.pointee = Double(numbers.green)
    blue?.pointee = Double(numbers.blue)
    alpha?.pointee = Double(numbers.opacity)
    return true
  }
  /// The color's hue, saturation and brightness, from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = color.resolve(in: EnvironmentValues())
    let (red, green, blue) = (Double(numbers.red), Double(numbers.green), Double(numbers.blue))
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    var turn = 0.0
    if spread > 0 {
      switch most {
      case red: turn = (green - blue) / spread
      case green: turn = 2 + (blue - red) / spread
      default: turn = 4 + (red - green) / spread
      }
    }
    hue?.pointee = turn < 0 ? turn / 6 + 1 : turn / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = Double(numbers.opacity)
    return true
  }
  /// The color's lightness as a grey, from 0 to 1; `false` where it is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let numbers = color.resolve(in: EnvironmentValues())
    guard numbers.red == numbers.green, numbers.green == numbers.blue else { return false }
    white?.pointee = Double(numbers.red)
    alpha?.pointee = Double(numbers.opacity)
    return true
  }
  /// Fills with the color from now on, in the picture that is being drawn.
  public func setFill() { PictureInTheMaking.draw { $0.manner.fill = color } }
  /// Draws lines in the color from now on, in the picture that is being drawn.
  public func setStroke() { PictureInTheMaking.draw { $0.manner.stroke = color } }
  /// Fills and draws lines in the color from now on, in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }

  /// Pure black.
  public static let black = UIColor(Color.black)
  /// Pure white.
  public static let white = UIColor(Color.white)
  /// Nothing is drawn.
  public static let clear = UIColor(Color.clear)
  /// A grey in the middle.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Between red and yellow.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A dark magenta.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The ground of a grouped screen.
  public static let systemGroupedBackground = UIColor.secondarySystemBackground
  /// The ground of groups.
  public static let secondarySystemGroupedBackground = UIColor.systemBackground
  /// The ground of what stands on groups.
  public static let tertiarySystemGroupedBackground = UIColor.secondarySystemBackground
  /// The grey of small filled surfaces.
  public static let systemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.36)
  /// The grey of larger filled surfaces.
  public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.32)
  /// The grey of large filled surfaces.
  public static let tertiarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.24)
  /// The grey of the largest filled surfaces.
  public static let quaternarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.18)
  /// Lines between content.
  public static let separator = UIColor(red: 0.33, green: 0.33, blue: 0.35, alpha: 0.6)
  /// Lines between content that let nothing through.
  public static let opaqueSeparator = UIColor(red: 0.22, green: 0.22, blue: 0.23, alpha: 1)
  /// Words that stand for an input.
  public static let placeholderText = UIColor.tertiaryLabel
  /// Links.
  public static let link = UIColor.systemBlue
  /// Text on dark grounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light grounds.
  public static let darkText = UIColor.black
}
