/// What a button shows that has a role and no label of its own.
public struct DefaultButtonLabel: View {
  let words: String
  /// The words of the system for the role.
  public var body: some View { Text(words) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that says its role, in the words of the system.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor @Sendable () -> Void) {
    let words: String =
      switch role {
      case .destructive: "Delete"
      case .cancel: "Cancel"
      case .confirm: "Done"
      default: "Close"
      }
    self.init(role: role, action: action) { DefaultButtonLabel(words: words) }
  }
}

extension Button where Label == Text {
  /// A button titled by a text of a catalogue.
  @_disfavoredOverload
  @preconcurrency public init(_ title: LocalizedStringResource, action: @escaping @MainActor @Sendable () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button with a role, titled by a text of a catalogue.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a role and a symbol, titled by a text that can be translated.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { SkerryViews.Label(titleKey, systemImage: systemImage) } }
  /// A button with a role and a symbol, titled by a text as it stands.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { SkerryViews.Label(title, systemImage: systemImage) } }
  /// A button with a picture of the asset catalogue, titled by a text as it stands.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(action: action) { SkerryViews.Label(title, image: resource.name) } }
  /// A button with a role and a picture of the asset catalogue, titled by a text that can be translated.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { SkerryViews.Label(titleKey, image: resource.name) } }
  /// A button with a role and a picture of the asset catalogue, titled by a text as it stands.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole?, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { SkerryViews.Label(title, image: resource.name) } }
  /// A button with a picture of the asset catalogue that runs an intent.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(role: role, intent: intent) { SkerryViews.Label(titleKey, image: resource.name) } }
  /// A button with a picture of the asset catalogue that runs an intent, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) { self.init(role: role, intent: intent) { SkerryViews.Label(title, image: resource.name) } }
}

extension Toggle where Label == Text {
  /// A switch titled by a text of a catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  /// A switch for several values, on if all are, titled by a text that can be translated.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
  /// A switch for several values, on if all are, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle {
  /// A switch for several values: it is on if all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(isOn: .constant(sources.allSatisfy { $0[keyPath: isOn].wrappedValue }), label: label) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style shows.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: .constant(configuration.isOn)) { configuration.label }
  }
}

extension Toggle where Label == SkerryViews.Label<Text, Image> {
  /// A switch with a symbol, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SkerryViews.Label(titleKey, systemImage: systemImage) }
  }
  /// A switch with a symbol, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SkerryViews.Label(title, systemImage: systemImage) }
  }
  /// A switch with a picture of the asset catalogue, titled by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SkerryViews.Label(titleKey, image: resource.name) }
  }
  /// A switch with a picture of the asset catalogue, titled by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SkerryViews.Label(title, image: resource.name) }
  }
  /// A switch with a symbol for several values, on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { SkerryViews.Label(titleKey, systemImage: systemImage) } }
  /// A switch with a picture of the asset catalogue for several values, on if all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { SkerryViews.Label(titleKey, image: resource.name) } }
}

extension Label where Title == Text, Icon == Image {
  /// A picture of the asset catalogue beside a text of a catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
extension Button where Label == SkerryViews.Label<Text, Image> {
  /// A button with a symbol, titled by a text of a catalogue.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, systemImage: String, action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(action: action) { SkerryViews.Label(title, systemImage: systemImage) } }
  /// A button with a role and a symbol, titled by a text of a catalogue.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor @Sendable () -> Void
  ) { self.init(role: role, action: action) { SkerryViews.Label(title, systemImage: systemImage) } }
}
extension Link where Label == Text {
  /// A link titled by a text of a catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
