import SkerryBasics

/// Intents that an app offers as ready-made shortcuts.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// One ready-made shortcut.
public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let phrases: [String]
  public let shortTitle: LocalizedStringResource
  public let systemImageName: String

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
  public enum Token: Hashable, Sendable { case applicationName }
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) { text += "${applicationName}" }
  }
}

/// Gathers an app's shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
