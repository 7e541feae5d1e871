// Fields and pickers: as on iOS, a widget can't have them and shows a sign.

/// A field for a line of text; widgets can't have one.
public struct TextField<Label: View>: View {
  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  /// A field with a label that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {}
  public var body: some View { ForbiddenView(name: "TextField") }
}
extension TextField where Label == Text {
  /// A field named by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  /// A field named by a text that can be translated, which grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {}
  /// A field named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
  /// A field named by a text as it stands, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {}
  /// A field for a value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
  /// A field for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}

/// A field for a secret; widgets can't have one.
public struct SecureField<Label: View>: View {
  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
  public var body: some View { ForbiddenView(name: "SecureField") }
}
extension SecureField where Label == Text {
  /// A field named by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
  /// A field named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {}
}

/// A field for many lines of text; widgets can't have one.
public struct TextEditor: View {
  /// A field for a text.
  public init(text: Binding<String>) {}
  public var body: some View { ForbiddenView(name: "TextEditor") }
}

/// A choice of several; widgets can't have one.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  /// A choice with a label.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  /// A choice with a label, in the order of old.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {}
  public var body: some View { ForbiddenView(name: "Picker") }
}
extension Picker where Label == Text {
  /// A choice named by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
  /// A choice named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
extension Picker where Label == SkerryViews.Label<Text, Image> {
  /// A choice named by a text that can be translated, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}

/// A choice of a date; widgets can't have one.
public struct DatePicker<Label: View>: View {
  /// What of a date is chosen.
  public typealias Components = DatePickerComponents
  /// A choice with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { ForbiddenView(name: "DatePicker") }
}
extension DatePicker where Label == Text {
  /// A choice named by a text that can be translated.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  /// A choice within a time.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  /// A choice from a time on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  /// A choice up to a time.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  /// A choice named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}
/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a color; widgets can't have one.
public struct ColorPicker<Label: View>: View {
  /// A choice with a label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {}
  public var body: some View { ForbiddenView(name: "ColorPicker") }
}
extension ColorPicker where Label == Text {
  /// A choice named by a text that can be translated.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
  /// A choice named by a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

/// A number that is slid; widgets can't have one.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// A number within bounds, with labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  public var body: some View { ForbiddenView(name: "Slider") }
}
extension Slider where ValueLabel == EmptyView {
  /// A number within bounds, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A number within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

/// A number that is stepped; widgets can't have one.
public struct Stepper<Label: View>: View {
  /// A number with a label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// A number within bounds with a label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public var body: some View { ForbiddenView(name: "Stepper") }
}
extension Stepper where Label == Text {
  /// A number named by a text that can be translated.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {}
  /// A number within bounds, named by a text that can be translated.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  /// What steps do.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}
