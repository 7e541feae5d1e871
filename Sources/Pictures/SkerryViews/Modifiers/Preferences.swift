/// A value that views hand up to the views around them.
nonisolated public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A picture is drawn once, from the outside in: values handed up have nobody left to change, so they are accepted and
/// not used.
extension View {
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
}
