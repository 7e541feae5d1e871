@_exported import SkerryIntents
import SkerryActivities
import SkerryBasics
import SkerryViews

extension HitAction {
  /// Runs an intent.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - depth: how many intents have opened each other before it.
  nonisolated static func running(_ intent: some AppIntent, after depth: Int = 0) -> HitAction {
    .intent(
      name: type(of: intent).persistentIdentifier, process: process(of: intent), authentication: policy(of: intent)
    ) {
      try await perform(intent, after: depth)
    }
  }

  /// Runs an intent, and the one that its result opens (AppIntents: `OpensIntent`).
  ///
  /// That one runs as if it had been pressed, in the process that is its own.
  nonisolated private static func perform(_ intent: some AppIntent, after depth: Int) async throws {
    if let link = intent as? OpenURLIntent, let url = link.url {
      WidgetCenter.handler?.take(.openLink(url.absoluteString))
    }
    let result = try await intent.perform()
    guard let next = opened(by: result) else { return }
    guard depth < mostOpened else { throw EndlessIntents(last: type(of: next).persistentIdentifier) }
    if let handler = WidgetCenter.handler {
      handler.take(.run(running(next, after: depth + 1)))
    } else {
      try await perform(next, after: depth + 1)
    }
  }

  /// How many intents may open each other.
  nonisolated private static let mostOpened = 8

  /// Intents open each other without end.
  private struct EndlessIntents: Error, CustomStringConvertible {
    let last: String
    var description: String { "intents open each other without end, \(last) is not run any more" }
  }

  nonisolated private static func opened(by result: some IntentResult) -> (any AppIntent)? {
    (result as? any OpensIntent)?.opensIntent
  }

  /// Whom it runs for (AppIntents: `authenticationPolicy`).
  nonisolated private static func policy<Intent: AppIntent>(of intent: Intent) -> IntentAuthentication {
    switch Intent.authenticationPolicy {
    case .alwaysAllowed: .none
    case .requiresAuthentication: .anyDevice
    case .requiresLocalDeviceAuthentication: .thisDevice
    }
  }

  /// Where iOS runs it (AppIntents: `LiveActivityIntent`, `AudioPlaybackIntent`, `openAppWhenRun`,
  /// `supportedModes`).
  nonisolated private static func process<Intent: AppIntent>(of intent: Intent) -> IntentProcess {
    // The link says which app comes to the front.
    if intent is OpenURLIntent { return .widgetExtension }
    if Intent.openAppWhenRun || Intent.supportedModes.opensAppAtOnce { return .appInFront }
    return intent is any LiveActivityIntent || intent is any AudioPlaybackIntent ? .app : .widgetExtension
  }
}

extension Button {
  /// A button that runs an intent.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(hit: .running(intent), label: label)
  }
  /// A button with a role that runs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(hit: .running(intent), role: role, label: label)
  }
}

extension Button where Label == Text {
  /// A button that runs an intent, labelled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }
  /// A button with a role that runs an intent, labelled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }
  /// A button that runs an intent, labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }
  /// A button that runs an intent, labelled by a text that can be translated.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a symbol that runs an intent, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { SkerryViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a symbol that runs an intent, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { SkerryViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// A toggle that runs an intent; it shows the value given, not a binding.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, hit: .running(intent), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch that runs an intent, labelled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
  /// A switch that runs an intent, labelled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
