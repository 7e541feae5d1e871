/// An object of an app whose properties views show.
///
/// Views of activities and widgets are drawn from the values of one moment, and an app's screen is drawn again when
/// the app publishes it, so nothing is observed.
nonisolated public protocol ObservableObject: AnyObject {}

/// A property of an observable object.
@propertyWrapper
nonisolated public struct Published<Value> {
  /// The value; objects that are observed tell nothing here, as pictures are made anew.
  public var wrappedValue: Value
  /// A property that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A property that begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

nonisolated extension Published: Sendable where Value: Sendable {}

/// An object that a view was given.
@propertyWrapper
nonisolated public struct ObservedObject<Object: ObservableObject> {
  private let object: Object

  /// Follows an object that another view owns.
  public init(wrappedValue: Object) { object = wrappedValue }
  /// Follows an object that another view owns.
  public init(initialValue: Object) { object = initialValue }

  // On the main actor like the views it stands in: a nonisolated wrapper would make their properties nonisolated too.
  /// Bindings to the object's properties.
  /// The object.
  @MainActor public var wrappedValue: Object { object }
  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  @MainActor public struct Wrapper {
    let object: Object

    /// A binding to a property of the object.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

/// An object that a view owns; it is made when it is first asked for.
@propertyWrapper
nonisolated public struct StateObject<Object: ObservableObject> {
  private final class Box {
    private let make: () -> Object
    lazy var object = make()
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private let box: Box

  /// Owns an object, made when it is first needed.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { box = Box(wrappedValue) }

  /// Bindings to the object's properties.
  /// The object.
  @MainActor public var wrappedValue: Object { box.object }
  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: box.object)
  }
}
