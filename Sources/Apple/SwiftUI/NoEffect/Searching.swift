// Searching with tokens. As on iOS, nobody types on a surface: everything here is accepted, and nothing is searched.

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// As soon as somebody types.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as the field is there.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Among the content.
  public static let content = SearchSuggestionsPlacement(name: "content")
  /// Places of suggestions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    /// The places of a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// Among the content.
    public static let content = Set(rawValue: 2)
  }
}
/// Whether a search is dictated.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// With a button for it.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
  /// Not at all.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}
/// How dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// When the field is looked at.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When the microphone is chosen.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
/// How a field for a search stands in its bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button first.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
/// A stretch of text that somebody chose; nobody does here.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The place of the cursor.
  public init(insertionPoint: String.Index) {}
  /// A stretch.
  public init(range: Range<String.Index>) {}
}
/// Where formats of text are offered.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String
  /// Places of formats.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    /// The places of a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a choice.
    public static let contextMenu = Set(rawValue: 1)
    /// In the bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Everywhere.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// Where the system does.
    public static let `default` = Set.all
  }
}
/// Whether the system helps with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the field itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a window of its own.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable { self }
  /// Has no effect here: nobody types on a surface.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    self
  }
  /// Has no effect here: nobody types on a surface.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
