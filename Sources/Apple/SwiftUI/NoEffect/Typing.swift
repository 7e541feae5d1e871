// Modifiers of text fields, pickers and searching. Nobody types on a surface of a phone.

/// The words of the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done; without an effect here.
  public static let done = SubmitLabel(name: "done")
  /// Go; without an effect here.
  public static let go = SubmitLabel(name: "go")
  /// Send; without an effect here.
  public static let send = SubmitLabel(name: "send")
  /// Join; without an effect here.
  public static let join = SubmitLabel(name: "join")
  /// Route; without an effect here.
  public static let route = SubmitLabel(name: "route")
  /// Search; without an effect here.
  public static let search = SubmitLabel(name: "search")
  /// Return; without an effect here.
  public static let `return` = SubmitLabel(name: "return")
  /// Next; without an effect here.
  public static let next = SubmitLabel(name: "next")
  /// Continue; without an effect here.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The deeds that end typing.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text; without an effect here.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search; without an effect here.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Never; without an effect here.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Words; without an effect here.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Sentences; without an effect here.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Characters; without an effect here.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Toolbar; without an effect here.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Sidebar; without an effect here.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Navigation bar drawer; without an effect here.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

/// Whether a bar stays while something is looked for.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// Avoid hiding content; without an effect here.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// On which side of a break a place belongs.
public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = TextSelectionAffinity(name: "automatic")
  /// Upstream; without an effect here.
  public static let upstream = TextSelectionAffinity(name: "upstream")
  /// Downstream; without an effect here.
  public static let downstream = TextSelectionAffinity(name: "downstream")
}

/// Whether text can be selected; on a surface it can't.
public protocol TextSelectability {}
/// It can; without an effect here.
public struct EnabledTextSelectability: TextSelectability {}
/// It can't.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// It can; without an effect here.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// It can't.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Has no effect here: nobody types on a surface.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
    -> some View
  { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    self
  }
  /// Has no effect here: nobody types on a surface.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
}
