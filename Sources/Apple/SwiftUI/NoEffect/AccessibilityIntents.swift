extension View {
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction<I: AppIntent>(_ actionKind: AccessibilityActionKind = .default, intent: I)
    -> some View
  {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction<I: AppIntent>(named name: LocalizedStringKey, intent: I) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityAction<I: AppIntent, S: StringProtocol>(named name: S, intent: I) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction<I: AppIntent, L: View>(intent: I, @ViewBuilder label: () -> L) -> some View { self }
}
