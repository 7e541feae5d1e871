/// A value that a scene keeps; here it lasts as long as the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value
  /// A value and its key.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }
  /// The value.
  @MainActor public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A way to read and set the value from another view.
  @MainActor public var projectedValue: Binding<Value> { $value }
}

/// Which view has the keyboard; none has here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to tell views which of them has the keyboard.
  @propertyWrapper
  public struct Binding {
    let focus: FocusState
    /// The view that has it.
    @MainActor public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
  @State private var value: Value
  /// Nothing has the keyboard.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Nothing has the keyboard.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
  /// The view that has it.
  @MainActor public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A way to tell views which of them has the keyboard.
  public var projectedValue: Binding { Binding(focus: self) }
}

/// Which view a screen reader is at; none is asked here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to tell views which of them a screen reader is at.
  @propertyWrapper
  public struct Binding {
    let focus: AccessibilityFocusState
    /// The view that it is at.
    @MainActor public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
  @State private var value: Value
  /// No view is read.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// No view is read.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
  /// The view that it is at.
  @MainActor public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A way to tell views which of them a screen reader is at.
  public var projectedValue: Binding { Binding(focus: self) }
}

/// The state of a gesture; nobody makes gestures on a surface.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// A value that a gesture would change.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value that a gesture would change.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The state itself, for a gesture.
  public var projectedValue: GestureState { self }
}
