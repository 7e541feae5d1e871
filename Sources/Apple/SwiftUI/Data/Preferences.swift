extension View {
  /// Has no effect here: a link opens the app.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Has no effect here: no view takes an activity over.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
}
