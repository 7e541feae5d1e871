import SkerryBasics

/// Intents that an app offers as ready-made shortcuts.
public protocol AppShortcutsProvider {
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
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// Words that run a shortcut; `\(.applicationName)` stands for the app.
public struct AppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name that is filled in when the phrase is used.
  public enum Token: Hashable, Sendable { case applicationName }
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a place for the app's name.
    public mutating func appendInterpolation(_ token: Token) { text += "${applicationName}" }
  }
}

/// Gathers an app's shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
