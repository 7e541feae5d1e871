/// A place or an area within a view, for the views around it.
public struct Anchor<Value: Sendable>: Sendable {
  let value: Value
  /// The measure that is taken of a view.
  public struct Source: Sendable {
    let value: Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view; its size isn't known when it is asked for.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
}
extension Anchor.Source where Value == CGPoint {
  /// The middle; its place isn't known when it is asked for.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  /// The middle of the upper edge; its place isn't known when it is asked for.
  public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
  /// The middle of the lower edge; its place isn't known when it is asked for.
  public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}

extension GeometryProxy {
  /// The place of an anchor; here the reader's own room, or its corner.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value is CGRect ? (CGRect(origin: .zero, size: size) as? T) ?? anchor.value : anchor.value
  }
}

/// Values handed up have nobody left to change, as a picture is drawn once, from the outside in: those who ask get the
/// value of a view that sets none.
extension View {
  /// Has no effect here: no view hears of the values of those within.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { self }
  /// Has no effect here: no view hears of the values of those within.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { self }
  /// Has no effect here: no view hears of the values of those within.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }
  /// Lays a view over this one, made from the value of a view that sets none.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> V
  ) -> some View {
    overlay(transform(K.defaultValue), alignment: alignment)
  }
  /// Lays a view behind this one, made from the value of a view that sets none.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: (K.Value) -> V
  ) -> some View {
    background(transform(K.defaultValue), alignment: alignment)
  }
  /// Has no effect here: a link opens the app.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Has no effect here: no view takes an activity over.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }
}
