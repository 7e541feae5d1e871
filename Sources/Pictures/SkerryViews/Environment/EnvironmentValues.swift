import FoundationEssentials

/// A key of the environment with the value it has where nobody set one.
///
/// ```swift
/// struct CourierKey: EnvironmentKey {
///   static let defaultValue = "Sam"
/// }
///
/// extension EnvironmentValues {
///   var courier: String {
///     get { self[CourierKey.self] }
///     set { self[CourierKey.self] = newValue }
///   }
/// }
/// ```
nonisolated public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that flow down a view tree: fonts, colours, text limits, the state of the phone, and your own.
nonisolated public struct EnvironmentValues {
  /// The values in force while a body is evaluated.
  @MainActor package static var current = EnvironmentValues()

  private var storage = Storage()
  private var custom: [ObjectIdentifier: Any] = [:]

  /// The values of a surface on which nothing was set.
  public init() {}

  /// The value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Everything Skerry itself reads while it makes nodes; a class, so that handing the environment on copies one word.
  private final class Storage {
    var values = Values()
    init(_ values: Values = Values()) { self.values = values }
  }

  package struct Values {
    package var colorScheme = ColorScheme.dark
    package var font: Font?
    package var fontChanges = FontChanges()
    package var foreground: [AnyShapeStyle] = []
    package var tint: AnyShapeStyle?
    /// What grounds are filled with; `nil` for that of the surface.
    package var backgroundStyle: AnyShapeStyle?
    package var symbolVariants = SymbolVariants.none
    package var lineLimit: Int?
    package var reservesLines = false
    package var multilineTextAlignment = TextAlignment.leading
    package var truncationMode = Text.TruncationMode.tail
    package var minimumScaleFactor = 1.0
    /// How wide letters are, compared with those of the standard width.
    package var letterWidth = 1.0
    package var textCase: Text.Case?
    package var isEnabled = true
    package var redactionReasons: RedactionReasons = []
    package var isPrivacySensitive = false
    package var isInvalidatable = false
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
    package var imageScale = Image.Scale.medium
    package var symbolRenderingMode: SymbolRenderingMode?
    /// With which characters symbols are written.
    package var symbolStyle = SymbolStyle.emoji
    package var isLuminanceReduced = false
    package var timeZoneIdentifier = ""
    package var uses24HourClock = false
    package var locale = Locale(identifier: "en_US")
    /// The zone and the locale that views set for their texts; `nil` where the phone's hold.
    var ownTimeZone: String?
    var ownLocale: Locale?
    package var labelsHidden = false
    /// Whether what is drawn stands in a pill of the island, whose whole height is one row of text.
    package var isInPill = false
    /// How much smaller lengths are drawn than they are laid out.
    var lengthScale = 1.0
    /// Whether what is drawn lies behind something else.
    package var isGround = false
    /// The height, in points, of a frame that is lower than a row; `nil` elsewhere.
    package var lowHeight: Double?
  }

  package var values: Values {
    get { storage.values }
    set { storage = Storage(newValue) }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }
}

nonisolated extension EnvironmentValues {
  /// Light or dark; always dark in the island and on the always-on screen.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }
  /// The font of text and symbols, `nil` for the body font.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }
  /// The most lines a text may take, `nil` for any number.
  public var lineLimit: Int? {
    get { values.lineLimit }
    set { values.lineLimit = newValue }
  }
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }
  /// Where a text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }
  /// How far a text may shrink, between 0 and 1. Cells can't shrink: it only keeps a warning away that the text is cut.
  public var minimumScaleFactor: Double {
    get { values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }
  /// Whether texts are written in capitals or small letters; `nil` for as they stand.
  public var textCase: Text.Case? {
    get { values.textCase }
    set { values.textCase = newValue }
  }
  /// Whether buttons and switches can be pressed.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// Why content is hidden, if it is.
  public var redactionReasons: RedactionReasons {
    get { values.redactionReasons }
    set { values.redactionReasons = newValue }
  }
  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// The person's text size. Cells have one size; styles of fonts may become large glyphs.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }
  /// The size of symbols beside text; a symbol is a glyph of one size.
  public var imageScale: Image.Scale {
    get { values.imageScale }
    set { values.imageScale = newValue }
  }
  /// Whether the always-on screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { values.isLuminanceReduced }
    set { values.isLuminanceReduced = newValue }
  }
  /// The locale of dates and numbers.
  public var locale: Locale {
    get { values.locale }
    set { (values.locale, values.ownLocale) = (newValue, newValue) }
  }
  /// The identifier of the time zone of wall-clock text, such as "Europe/Berlin"; empty for the process's own.
  public var timeZoneIdentifier: String {
    get { values.timeZoneIdentifier }
    set { (values.timeZoneIdentifier, values.ownTimeZone) = (newValue, newValue) }
  }
  /// Whether the phone writes times as 15:00 instead of 3:00 PM.
  public var uses24HourClock: Bool {
    get { values.uses24HourClock }
    set { values.uses24HourClock = newValue }
  }
  /// Whether movement should be reduced: always, as nothing moves here.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether color alone may tell nothing: always, as a terminal may have none.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// The pixels of a point: one.
  public var displayScale: Double { 1 }
}

/// Light or dark appearance.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction in which text of the interface's language runs.
nonisolated public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Lines begin on the left.
  case leftToRight
  /// Lines begin on the right.
  case rightToLeft
}

/// The size of type the person chose; a terminal has one size, so it changes nothing but what views decide from it.
nonisolated public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes that a person can choose, smallest first; `large` is the usual one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes for people who need them.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  /// Whether it is one of the sizes for people who need larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Why content is hidden.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Content is not there yet: every text and image becomes a box of its size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The phone is locked and hides what `privacySensitive()` marks.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// An intent runs and what `invalidatableContent()` marks is about to change.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How the lines of a text are aligned within its width.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines begin at the same place.
  case leading
  /// Lines have the same middle.
  case center
  /// Lines end at the same place.
  case trailing
}
