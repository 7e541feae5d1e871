import FoundationEssentials
import SkerryCells

/// The type a text is set in. A terminal has one size: weight becomes bold, the largest styles half-block letters.
nonisolated public struct Font: Hashable, Sendable {
  /// Size in points.
  package var size: Double
  package var changes = FontChanges()

  /// Apple's text styles.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
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
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public struct Width: Hashable, Sendable {
    let value: Double
    public init(_ value: Double) { self.value = Double(value) }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  init(size: Double, weight: Weight? = nil) {
    self.size = size
    changes.weight = weight
  }

  public static let largeTitle = Font(size: 34)
  public static let title = Font(size: 28)
  public static let title2 = Font(size: 22)
  public static let title3 = Font(size: 20)
  public static let headline = Font(size: 17, weight: .semibold)
  public static let subheadline = Font(size: 15)
  public static let body = Font(size: 17)
  public static let callout = Font(size: 16)
  public static let footnote = Font(size: 13)
  public static let caption = Font(size: 12)
  public static let caption2 = Font(size: 11)

  /// A system font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: Double(size), weight: weight)
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil))
  }
  public static func custom(_ name: String, size: Double) -> Font { Font(size: Double(size)) }
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(size: Double(size))
  }
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(size: Double(fixedSize)) }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { changed { $0.weight = .bold } }
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Every terminal font is monospaced: these change nothing.
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout FontChanges) -> Void) -> Font {
    var copy = self
    change(&copy.changes)
    return copy
  }
}

/// What modifiers add to a font.
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

  /// What a terminal can show of them.
  package var attributes: CellAttributes {
    var attributes: CellAttributes = []
    if let weight, weight.value >= Font.Weight.semibold.value { attributes.insert(.bold) }
    if let weight, weight.value <= Font.Weight.light.value { attributes.insert(.dim) }
    if isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }
}
