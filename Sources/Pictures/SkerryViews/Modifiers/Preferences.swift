/// A value that views hand up to the views around them.
nonisolated public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
  /// Puts the value of the next view to that of those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Hands a value up to the views around this one, in the place of those that views within hand up.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    HandingUpView(self) { $0.set(value, for: Key.self) }
  }
  /// Changes the value that this view hands up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    HandingUpView(self) { values in
      var value = values.value(of: Key.self) ?? Key.defaultValue
      callback(&value)
      values.set(value, for: Key.self)
    }
  }
  /// Lays a view over this one, made from the value that this one hands up.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceLayerView(self, Key.self, alignment: alignment, isBehind: false) { transform($0) }
  }
  /// Lays a view behind this one, made from the value that this one hands up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceLayerView(self, Key.self, alignment: alignment, isBehind: true) { transform($0) }
  }
  /// Has no effect here: a picture is drawn once, and what the action changes would come with the next one.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
}
