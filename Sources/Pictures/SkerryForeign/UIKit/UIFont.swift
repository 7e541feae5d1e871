import SkerryViews

/// A font, by UIKit's name. A terminal has one font: size and weight are kept.
public final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weights of the system.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Drawn bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Drawn bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Drawn bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Drawn bold.
    public static let black = Weight(rawValue: 0.62)
    var weight: Font.Weight { rawValue >= 0.3 ? .bold : rawValue <= -0.4 ? .light : .regular }
  }
  /// A style of text.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")
    var size: CGFloat {
      let sizes: [String: CGFloat] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "subheadline": 15, "callout": 16, "footnote": 13,
        "caption1": 12, "caption2": 11,
      ]
      return sizes[rawValue] ?? 17
    }
  }

  /// In points.
  public let pointSize: CGFloat
  let weight: Weight
  /// The name of the family.
  public let familyName: String

  private init(_ size: CGFloat, _ weight: Weight = .regular, _ name: String = "SF Pro") {
    pointSize = size
    self.weight = weight
    familyName = name
  }
  /// A font by its name and its size in points.
  public convenience init?(name: String, size: CGFloat) { self.init(size, .regular, name) }

  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.pointSize == second.pointSize && first.weight == second.weight && first.familyName == second.familyName
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// The font of the system, its size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// The font of the system, its size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }
  /// The font of the system in bold, its size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .bold) }
  /// The font of the system in italics, its size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  /// The font of the system with equally wide digits, its size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }
  /// The font of the system with equally wide letters, its size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size, weight) }
  /// The font of a style of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, style == .headline ? .semibold : .regular)
  }
  /// The font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, weight, familyName) }
  /// The distance of lines, in points.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The name of the font.
  public var fontName: String { familyName }
  /// The height above the line, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth below the line, in points, less than 0.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The fonts there are: a terminal has one.
  public static var familyNames: [String] { ["SF Pro"] }
  /// The fonts of a family.
  public static func fontNames(forFamilyName name: String) -> [String] { [name] }
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// A font by what it is made of; a size of 0 keeps the one that is there.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? size : descriptor.font.pointSize, descriptor.font.weight, descriptor.font.familyName)
  }
  /// The font with another weight.
  fileprivate func weighted(_ weight: Weight) -> UIFont { UIFont(pointSize, weight, familyName) }
}

/// A font, by Core Text's name.
public typealias CTFont = UIFont

/// What a font is made of: its size and weight, as a terminal has one font.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The shape of letters.
  public enum SystemDesign: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Equally wide letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
  let font: UIFont
  init(_ font: UIFont) { self.font = font }
  /// In points.
  public var pointSize: CGFloat { font.pointSize }
  /// The same: a terminal has one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Bold where it is asked for.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    traits.contains(.traitBold) ? UIFontDescriptor(font.weighted(.bold)) : self
  }
  /// In another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
  /// What a style of text is made of.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }
}

/// Lets sizes grow with the size of text that a person chose; here they stay.
public final class UIFontMetrics: Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Those of a style of text.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// The size itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = .system(size: font.pointSize, weight: font.weight.weight) }
}
