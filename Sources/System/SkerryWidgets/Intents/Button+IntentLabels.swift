import SkerryBasics
import SkerryIntents
import SkerryViews

extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a role and a symbol that runs an intent, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { SkerryViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a role and a symbol that runs an intent, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { SkerryViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a symbol that runs an intent, titled by a text of a catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { SkerryViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == Text {
  /// A button with a role that runs an intent, titled by a text of a catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
  /// A button with a role that runs an intent, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == SkerryViews.Label<Text, Image> {
  /// A switch with a symbol that runs an intent, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { SkerryViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A switch with a symbol that runs an intent, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { SkerryViews.Label(title, systemImage: systemImage) }
  }
}
