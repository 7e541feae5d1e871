import FoundationEssentials

/// A key/value store of an app, or of an App Group that it shares with its extensions.
///
/// It stands in for Foundation's class of the same name and keeps its values on the simulated phone.
public final class UserDefaults: Sendable {
  /// The process that made the object.
  private let maker: DefaultsHostContext?
  /// The name of the store; `nil` for the app's own.
  private let name: String?

  /// The process whose code runs. An object that lives in a global is made once, by the first code that names it, such as
  /// a preview, and then serves every process of the program.
  private var host: DefaultsHostContext? { DefaultsHost.current ?? maker }
  private var suite: String? { name ?? host?.bundleIdentifier }

  /// The store of an App Group; `nil` when the app lacks the entitlement for it.
  ///
  /// The name is not optional here: that makes this the better match where Foundation's class is visible as well.
  public init?(suiteName: String) {
    maker = DefaultsHost.current
    if let maker, !maker.mayOpen(suiteName) { return nil }
    name = suiteName
  }

  private init() {
    maker = DefaultsHost.current
    name = nil
  }

  /// The app's own store.
  public static var standard: UserDefaults { UserDefaults() }

  // MARK: Writing

  /// A call on a phone can't fail, and neither does this: the phone's log says what is not on disk.
  private func store(_ value: DefaultsValue?, _ key: String) {
    guard let suite else { return }
    host?.store.set(value, forKey: key, in: suite)
  }

  public func set(_ value: Bool, forKey key: String) { store(.bool(value), key) }
  public func set(_ value: Int, forKey key: String) { store(.int(value), key) }
  public func set(_ value: Float, forKey key: String) { store(.double(Double(value)), key) }
  public func set(_ value: Double, forKey key: String) { store(.double(value), key) }
  public func set(_ value: URL?, forKey key: String) { store(value.map { .string($0.absoluteString) }, key) }

  /// Stores a property list: text, numbers, `Data`, `Date`, and arrays and dictionaries of these; `nil` removes it.
  ///
  /// Anything else is not stored, and the phone's log says so; on an iPhone it ends the app.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return store(nil, key) }
    guard let value = DefaultsValue(any: value) else {
      host?.store.refuse(value, forKey: key)
      return
    }
    store(value, key)
  }

  /// Stores a property list, by the name that all objects of Foundation have.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func removeObject(forKey key: String) { store(nil, key) }

  /// Sets the values that are found where nothing is stored, until the app's process ends.
  public func register(defaults values: [String: Any]) {
    guard let host else { return }
    let known = values.compactMapValues(DefaultsValue.init(any:))
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where known[key] == nil {
      host.store.refuse(value, forKey: key)
    }
    host.store.register(known, by: host.bundleIdentifier)
  }

  /// Removes everything in a store that the app may open.
  public func removePersistentDomain(forName suite: String) {
    guard let host, host.mayOpen(suite) else { return }
    host.store.removeSuite(suite)
  }

  /// Writes what could not be written before; whether everything is on disk. Nobody needs to call it.
  @discardableResult
  public func synchronize() -> Bool { (try? host?.store.writeRest()) != nil }

  // MARK: Reading

  private subscript(key: String) -> DefaultsValue? {
    guard let suite, let host else { return nil }
    return host.store.values(of: suite)[key] ?? host.store.registered(by: host.bundleIdentifier)[key]
  }

  /// A value as it was stored, such as `object(forKey: "enabled") as? Bool`.
  public func object(forKey key: String) -> Any? { self[key]?.any }
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Everything that is found, stored or registered.
  public func dictionaryRepresentation() -> [String: Any] {
    guard let suite, let host else { return [:] }
    return host.store.registered(by: host.bundleIdentifier).merging(host.store.values(of: suite)) { $1 }
      .mapValues(\.any)
  }

  /// The name of what the system and all apps share.
  public static let globalDomain = "NSGlobalDomain"
  /// The name of what a program is started with.
  public static let argumentDomain = "NSArgumentDomain"
  /// The name of what is registered.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Everything that is stored under a name: of the app or of a group; what the system shares can't be read here.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard let host, host.bundleIdentifier == domainName || host.mayOpen(domainName) else { return nil }
    let values = host.store.values(of: domainName)
    return values.isEmpty ? nil : values.mapValues(\.any)
  }

  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func url(forKey key: String) -> URL? { string(forKey: key).flatMap { URL(string: $0) } }

  /// A text; numbers are written out (Foundation: NSNumber's `stringValue`).
  public func string(forKey key: String) -> String? {
    switch self[key] {
    case .string(let value): value
    case .int(let value): String(value)
    case .double(let value): Int(exactly: value).map { String($0) } ?? String(value)
    case .bool(let value): value ? "1" : "0"
    default: nil
    }
  }

  /// Whether a value means yes; texts as NSString's `boolValue` reads them.
  public func bool(forKey key: String) -> Bool {
    switch self[key] {
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    case .string(let value): ["YES", "yes", "true", "1"].contains(value)
    default: false
    }
  }

  public func integer(forKey key: String) -> Int {
    switch self[key] {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .string(let value): Int(value) ?? 0
    case .bool(let value): value ? 1 : 0
    default: 0
    }
  }

  public func double(forKey key: String) -> Double {
    switch self[key] {
    case .double(let value): value
    case .int(let value): Double(value)
    case .string(let value): Double(value) ?? 0
    case .bool(let value): value ? 1 : 0
    default: 0
    }
  }

  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// Whether there is a value.
  public func hasValue(forKey key: String) -> Bool { self[key] != nil }
}
