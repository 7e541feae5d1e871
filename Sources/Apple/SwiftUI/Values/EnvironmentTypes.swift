/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Whether a button that stays pressed acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As fits the place.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It acts again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much colors differ from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As designed.
  case standard
  /// More than designed.
  case increased
}

/// Puts a view away; a surface has nothing to put away.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated init() {}
  /// Does nothing here.
  public func callAsFunction() {}
}

/// Whether a view was put before another one; on a surface none is.
public struct PresentationMode: Sendable {
  /// Whether it was: no.
  public var isPresented: Bool { false }
  /// Does nothing here.
  public mutating func dismiss() {}
}

/// Loads content anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Loads content anew.
  public func callAsFunction() async { await action() }
}

/// Whether lists are edited.
public enum EditMode: Hashable, Sendable {
  /// They aren't, they are for a moment, or they are.
  case inactive, transient, active
  /// Whether they are.
  public var isEditing: Bool { self != .inactive }
}

/// The order of a menu's entries.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As fits the place.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// How heavy text should be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}

/// When materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// As fits the place.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// When the window is in use.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// How symbols are colored; a glyph has one color.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value; a glyph is always whole.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By color.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Opens a link; a view of a surface opens none by itself.
public struct OpenURLAction: Sendable {
  /// The fate of a link.
  public struct Result: Sendable {
    private let name: String
    /// The app took care of it.
    public static let handled = Result(name: "handled")
    /// Nobody took care of it.
    public static let discarded = Result(name: "discarded")
    /// The system takes care of it.
    public static let systemAction = Result(name: "systemAction")
    /// The system takes care of another one.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  private let handler: @Sendable (URL) -> Result
  /// A way to open links.
  @preconcurrency public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a link, and says whether somebody took care of it.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    _ = handler(url)
    completion(false)
  }
}

/// The person's text size, by its old name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The sizes that a person can choose, smallest first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes for people who need them.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge
  /// Whether it is one of the sizes for people who need larger text.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
    default: true
    }
  }
}
