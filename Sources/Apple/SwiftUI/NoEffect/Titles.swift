// Titles and names in the other forms that a text has. As on iOS, none of them is shown or spoken on a surface.

/// How urgently a view wants the focus; a surface has none.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Whenever somebody moves there.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey], isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  /// Has no effect here: nobody drags on a surface.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }

  /// Has no effect here: a surface shows no dialog.
  public func fileDialogConfirmationLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileDialogMessage(_ key: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileDialogMessage(_ message: LocalizedStringResource) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  public func fileExporterFilenameLabel(_ key: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }
  /// Has no effect here: a surface shows no dialog.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Has no effect here: nothing has the focus.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View { self }
  /// The old order of arguments; a surface takes no gestures.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect here: a view of a surface lives for one picture.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, executorPreference: (any TaskExecutor)?, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Says what is read in the view's place, by a text of a catalogue.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityLabel(_ text: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(text), isEnabled: isEnabled)
  }
  /// Says the view's value, by a text of a catalogue.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityValue(_ text: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(text), isEnabled: isEnabled)
  }
  /// Explains the view when it is spoken, by a text of a catalogue.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityHint(_ text: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(text), isEnabled: isEnabled)
  }
  /// Explains the view when it is spoken, by a text of a catalogue.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { accessibilityHint(Text(text)) }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// A text on a row of a list or on a tab; there are none on a surface.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { self }
  /// Has no effect here: nobody types on a surface.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { self }
}
