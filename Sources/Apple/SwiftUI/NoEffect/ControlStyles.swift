// Styles of pickers, fields, forms and groups. Nobody types or chooses on a surface of a phone.

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
