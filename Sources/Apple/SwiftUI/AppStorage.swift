/// A value in the app's key/value store, or in that of an App Group.
///
/// ```swift
/// struct GreetingView: View {
///   @AppStorage("first-name") private var firstName = "you"
///
///   var body: some View { Text("Hello, \(firstName)") }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value> {
  private let read: (UserDefaults) -> Value
  private let write: (Value, UserDefaults) -> Void
  private let store: UserDefaults?

  private init(
    _ key: String, _ store: UserDefaults?, _ standard: Value,
    read: @escaping (UserDefaults, String) -> Value, write: @escaping (UserDefaults, Value, String) -> Void
  ) {
    self.store = store
    self.read = { $0.hasValue(forKey: key) ? read($0, key) : standard }
    self.write = { write($1, $0, key) }
  }

  /// The value in the store, or the one the property begins with.
  @MainActor public var wrappedValue: Value {
    get { read(store ?? .standard) }
    nonmutating set { write(newValue, store ?? .standard) }
  }

  /// A way to read and set the value from another view.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { read(store ?? .standard) }, set: { write($0, store ?? .standard) })
  }
}

extension AppStorage<Bool> {
  /// A switch, by its key; the app's own store unless another is given.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0.bool(forKey: $1) }, write: { $0.set($1, forKey: $2) })
  }
}

extension AppStorage<Int> {
  /// A whole number, by its key; the app's own store unless another is given.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0.integer(forKey: $1) }, write: { $0.set($1, forKey: $2) })
  }
}

extension AppStorage<Double> {
  /// A number, by its key; the app's own store unless another is given.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0.double(forKey: $1) }, write: { $0.set($1, forKey: $2) })
  }
}

extension AppStorage<String> {
  /// A text, by its key; the app's own store unless another is given.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.string(forKey: $1) ?? wrappedValue }, write: { $0.set($1, forKey: $2) })
  }
}

extension AppStorage<Data> {
  /// Bytes, by their key; the app's own store unless another is given.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.data(forKey: $1) ?? wrappedValue }, write: { $0.set($1, forKey: $2) })
  }
}

extension AppStorage where Value: RawRepresentable<String> {
  /// A value kept as a text, by its key; the app's own store unless another is given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: $2) })
  }
}

extension AppStorage where Value: RawRepresentable<Int> {
  /// A value kept as a whole number, by its key; the app's own store unless another is given.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { Value(rawValue: $0.integer(forKey: $1)) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: $2) })
  }
}
