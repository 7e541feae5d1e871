import FoundationEssentials

/// A key of the environment with the value it has where nobody set one.
nonisolated public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What flows down a view tree: fonts, colours, text limits, the state of the phone, and values of your own.
nonisolated public struct EnvironmentValues {
  /// The values in force while a body is evaluated.
  @MainActor package static var current = EnvironmentValues()

  private var storage = Storage()
  private var custom: [ObjectIdentifier: Any] = [:]

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
    var colorScheme = ColorScheme.dark
    var font: Font?
    var fontChanges = FontChanges()
    var foreground: [AnyShapeStyle] = []
    var tint: AnyShapeStyle?
    var lineLimit: Int?
    var reservesLines = false
    var multilineTextAlignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor = 1.0
    var textCase: Text.Case?
    var isEnabled = true
    var redactionReasons: RedactionReasons = []
    var isPrivacySensitive = false
    var isInvalidatable = false
    var layoutDirection = LayoutDirection.leftToRight
    var dynamicTypeSize = DynamicTypeSize.large
    var imageScale = Image.Scale.medium
    var isLuminanceReduced = false
    var timeZoneIdentifier = ""
    var uses24HourClock = false
    var locale = Locale(identifier: "en_US")
    var labelsHidden = false
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
  public var multilineTextAlignment: TextAlignment {
    get { values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }
  public var minimumScaleFactor: Double {
    get { values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }
  public var textCase: Text.Case? {
    get { values.textCase }
    set { values.textCase = newValue }
  }
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }
  /// Why content is hidden, if it is.
  public var redactionReasons: RedactionReasons {
    get { values.redactionReasons }
    set { values.redactionReasons = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }
  public var imageScale: Image.Scale {
    get { values.imageScale }
    set { values.imageScale = newValue }
  }
  /// Whether the always-on screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { values.isLuminanceReduced }
    set { values.isLuminanceReduced = newValue }
  }
  public var locale: Locale {
    get { values.locale }
    set { values.locale = newValue }
  }
  /// The identifier of the time zone of wall-clock text, such as "Europe/Berlin"; empty for the process's own.
  public var timeZoneIdentifier: String {
    get { values.timeZoneIdentifier }
    set { values.timeZoneIdentifier = newValue }
  }
  /// Whether the phone writes times as 15:00 instead of 3:00 PM.
  public var uses24HourClock: Bool {
    get { values.uses24HourClock }
    set { values.uses24HourClock = newValue }
  }
  public var accessibilityReduceMotion: Bool { true }
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  public var displayScale: Double { 1 }
}

/// Light or dark appearance.
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The direction in which text of the interface's language runs.
nonisolated public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// The size of type the person chose; a terminal has one size, so it changes nothing but what views decide from it.
nonisolated public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
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
  case leading
  case center
  case trailing
}
