/// A binding that the focused view offers: none, as nothing has the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// The binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Always `nil`; what is set is lost.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
/// An object that the focused view offers: none, as nothing has the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object of a type.
  public init() {}
  /// Always `nil`.
  public var wrappedValue: ObjectType? { nil }
}
/// The appearance that a view would like; see `preferredColorScheme(_:)`.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// None.
  public static var defaultValue: ColorScheme? { nil }
  /// That of the first view that has one.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
