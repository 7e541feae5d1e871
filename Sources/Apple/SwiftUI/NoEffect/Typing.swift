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

/// How choices look.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// Automatic; without an effect here.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// Inline; without an effect here.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Inline; without an effect here.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// Menu; without an effect here.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// Menu; without an effect here.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// Segmented; without an effect here.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segmented; without an effect here.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// Wheel; without an effect here.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Wheel; without an effect here.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// Palette; without an effect here.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Palette; without an effect here.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// Navigation link; without an effect here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Navigation link; without an effect here.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Has no effect here: nothing is chosen on a surface.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// How dates are chosen.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// Automatic; without an effect here.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// Compact; without an effect here.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Compact; without an effect here.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// Graphical; without an effect here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Graphical; without an effect here.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// Wheel; without an effect here.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheel; without an effect here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Has no effect here: nothing is chosen on a surface.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// Automatic; without an effect here.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// Plain; without an effect here.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Plain; without an effect here.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// Rounded border; without an effect here.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Rounded border; without an effect here.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Has no effect here: nobody types on a surface.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// How editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// Automatic; without an effect here.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// Plain; without an effect here.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Plain; without an effect here.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Has no effect here: nobody types on a surface.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Page; without an effect here.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page; without an effect here.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension View {
  /// Has no effect here: there are no pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {}

/// Automatic; without an effect here.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// Grouped; without an effect here.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  /// Grouped; without an effect here.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
/// Columns; without an effect here.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns; without an effect here.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Has no effect here: a form is rows below each other.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// How folded content looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {}

/// Automatic; without an effect here.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Has no effect here: nothing is unfolded on a surface.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
}

/// How controls that belong together look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// Automatic; without an effect here.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
/// Navigation; without an effect here.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Navigation; without an effect here.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
/// Menu; without an effect here.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Menu; without an effect here.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
/// Compact menu; without an effect here.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Compact menu; without an effect here.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
/// Palette; without an effect here.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Palette; without an effect here.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Has no effect here: they stand in a row.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
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
