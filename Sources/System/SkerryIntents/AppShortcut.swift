import SkerryBasics

/// Intents that an app offers as ready-made shortcuts.
public protocol AppShortcutsProvider: Sendable {
  /// The app's shortcuts, at most ten on iOS.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// One ready-made shortcut.
public struct AppShortcut: Sendable {
  /// The intent that is run.
  public let intent: any AppIntent
  /// The phrases by which it is called, each with the app's name.
  public let phrases: [String]
  /// The words below the symbol.
  public let shortTitle: LocalizedStringResource
  /// The symbol that stands for it.
  public let systemImageName: String

  /// An intent, the phrases that call it, and how it looks.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// The name that is filled in when a phrase is used.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// Words that run a shortcut; `\(.applicationName)` stands for the app.
public struct AppShortcutPhrase<Intent: AppIntent>: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Words.
  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a place for the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
    /// Adds a place for a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
      text += "${}"
    }
  }
}

/// Shortcuts of an app.
public protocol AppShortcutsContent {
  /// The shortcuts.
  var appShortcuts: [AppShortcut] { get }
}
extension AppShortcut: AppShortcutsContent {
  /// The shortcut itself.
  public var appShortcuts: [AppShortcut] { [self] }
}

/// Gathers an app's shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ content: some AppShortcutsContent) -> [AppShortcut] { content.appShortcuts }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
