import FoundationEssentials
import SkerryCells

/// The type a text is set in. A terminal has one size: weight becomes bold, the largest styles half-block letters.
///
/// ```swift
/// Text("7:45").font(.largeTitle.weight(.semibold))
/// ```
nonisolated public struct Font: Hashable, Sendable {
  /// Size in points.
  package var size: Double
  package var changes = FontChanges()

  /// Apple's text styles.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Styles as on iOS, from 34 points down to 11.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// The two styles of visionOS; drawn as a large title.
    case extraLargeTitle, extraLargeTitle2

    var size: Double {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: 36
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// How heavy the strokes are; semibold and heavier is drawn bold, light and thinner dim.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// Drawn dim.
    public static let ultraLight = Weight(value: 100)
    /// Drawn dim.
    public static let thin = Weight(value: 200)
    /// Drawn dim.
    public static let light = Weight(value: 300)
    /// The usual weight.
    public static let regular = Weight(value: 400)
    /// Drawn as regular.
    public static let medium = Weight(value: 500)
    /// Drawn bold.
    public static let semibold = Weight(value: 600)
    /// Drawn bold.
    public static let bold = Weight(value: 700)
    /// Drawn bold.
    public static let heavy = Weight(value: 800)
    /// Drawn bold.
    public static let black = Weight(value: 900)
  }

  /// The families of iOS's font; the terminal has one font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The distances of lines; here they are one row of cells apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  /// How wide letters are; here each is one cell or two.
  public struct Width: Hashable, Sendable {
    let value: Double
    /// A width as a number; 0 is the usual one.
    public init(_ value: Double) { self.value = Double(value) }
    /// The narrowest letters; not told apart in cells.
    public static let compressed = Width(-0.2)
    /// Narrow letters; not told apart in cells.
    public static let condensed = Width(-0.1)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide letters; not told apart in cells.
    public static let expanded = Width(0.2)
  }

  init(size: Double, weight: Weight? = nil) {
    self.size = size
    changes.weight = weight
  }

  /// 34 points: drawn in large glyphs, where there is room.
  public static let largeTitle = Font(size: 34)
  /// 28 points.
  public static let title = Font(size: 28)
  /// 22 points.
  public static let title2 = Font(size: 22)
  /// 20 points.
  public static let title3 = Font(size: 20)
  /// 17 points, semibold: drawn bold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 17 points: the font of text that sets none.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)

  /// A system font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: Double(size), weight: weight)
  }
  /// The font of a style of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil))
  }
  /// A font of the app's own, by its size in points: the terminal has one font.
  public static func custom(_ name: String, size: Double) -> Font { Font(size: Double(size)) }
  /// A font of the app's own, by its size in points: the terminal has one font.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(size: Double(size))
  }
  /// A font of the app's own, by its size in points: the terminal has one font.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: Double(fixedSize)) }

  /// The same font, lighter or heavier: semibold and more is drawn bold, light and less dim.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The same font, bold.
  public func bold() -> Font { changed { $0.weight = .bold } }
  /// The same font, in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Every terminal font is monospaced: these change nothing.
  public func monospaced() -> Font { self }
  /// The font itself: all digits of a terminal are equally wide.
  public func monospacedDigit() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func smallCaps() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font itself: lines are one row of cells apart.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font itself: each letter is one cell wide, or two.
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout FontChanges) -> Void) -> Font {
    var copy = self
    change(&copy.changes)
    return copy
  }
}

/// The additions of modifiers to a font.
nonisolated package struct FontChanges: Hashable, Sendable {
  package var weight: Font.Weight?
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false

  /// These changes on top of others.
  package func over(_ base: FontChanges) -> FontChanges {
    FontChanges(
      weight: weight ?? base.weight, isItalic: isItalic || base.isItalic,
      isUnderlined: isUnderlined || base.isUnderlined, isStruckThrough: isStruckThrough || base.isStruckThrough)
  }

  /// The part of them that a terminal can show.
  package var attributes: CellAttributes {
    var attributes: CellAttributes = []
    if let weight, weight.value >= Font.Weight.semibold.value { attributes.insert(.bold) }
    if let weight, weight.value <= Font.Weight.thin.value { attributes.insert(.dim) }
    if isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }
}

/// A length that grows with the size of type; cells are all of one size, so it is what it was given.
@propertyWrapper
nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The number as it was given: cells don't grow with the text size.
  public let wrappedValue: Value
  /// A number, in points.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number, in points, that would grow as fast as a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

nonisolated extension ScaledMetric: Sendable where Value: Sendable {}
