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

  /// The value in the store, or the one the property begins with: on any thread, as providers and intents read it.
  public var wrappedValue: Value {
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

extension AppStorage<URL> {
  /// An address, by its key; the app's own store unless another is given.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($1, forKey: $2) })
  }
}
extension AppStorage<Date> {
  /// A date, by its key; the app's own store unless another is given.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Date ?? wrappedValue },
      write: { $0.set($1, forKey: $2) })
  }
}

// Values that may be missing: nothing is stored until one is set.
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A switch that may be missing, by its key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store) { $0.bool(forKey: $1) }
  }
  /// A whole number that may be missing, by its key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store) { $0.integer(forKey: $1) }
  }
  /// A number that may be missing, by its key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store) { $0.double(forKey: $1) }
  }
  /// A text that may be missing, by its key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store) { $0.string(forKey: $1) }
  }
  /// Bytes that may be missing, by their key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store) { $0.data(forKey: $1) }
  }
  /// A date that may be missing, by its key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store) { $0.object(forKey: $1) as? Date }
  }
  /// A value kept as a text that may be missing, by its key.
  public init<R: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil) where Value == R? {
    self.init(
      key, store, nil, read: { $0.string(forKey: $1).flatMap(R.init(rawValue:)) },
      write: { $0.set($1?.rawValue, forKey: $2) })
  }

  private init<Stored>(
    optional key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Stored?
  ) where Value == Stored? {
    self.init(key, store, nil, read: read) { defaults, value, key in
      if let value { defaults.set(value as Any, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
  }
}
