/// The place of an object in the environment, by its type.
private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Names a type of objects in a key path.
struct ObjectToken<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  /// An object that a view gave to those within; reading one that nobody gave is the programming error it is on a phone.
  subscript<Object: AnyObject>(required token: ObjectToken<Object>) -> Object {
    guard let object = self[ObjectKey<Object>.self] else {
      preconditionFailure("No view around this one gave an object of type \(Object.self).")
    }
    return object
  }
  /// An object that a view gave to those within, if one did.
  subscript<Object: AnyObject>(object token: ObjectToken<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// An object that a view around this one gave.
  public init(_ type: Value.Type) { self.init(\.[required: ObjectToken<Value>()]) }
}

extension Environment {
  /// An object that a view around this one gave, if one did.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\.[object: ObjectToken<Object>()])
  }
}

/// An object that a view around this one gave.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Finds the object by its type.
  public init() {}
  /// The object.
  @MainActor public var wrappedValue: Object { EnvironmentValues.current[required: ObjectToken<Object>()] }
  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension View {
  /// Gives an object to the views within.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[object: ObjectToken<Object>()], object)
  }
  /// Gives an object to the views within.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    environment(\.[object: ObjectToken<Object>()], object)
  }
  /// Says which store `@AppStorage` reads within; properties that name a store keep theirs.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

/// Makes bindings to the properties of an object that is observed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value
  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
  /// Bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Another name for the same bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  /// A binding to a property.
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
