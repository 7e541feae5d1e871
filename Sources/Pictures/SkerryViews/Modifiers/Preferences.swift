/// A value that views hand up to the views around them.
nonisolated public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
  /// Puts the value of the next view to that of those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A picture is drawn once, from the outside in: values handed up have nobody left to change, so they are accepted and
/// not used.
extension View {
  /// Has no effect here: no view hears of the values of those within.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
  /// Has no effect here: no view hears of the values of those within.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
}
