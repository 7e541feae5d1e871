import FoundationEssentials

/// A key/value store of an app, or of an App Group that it shares with its extensions.
///
/// It stands in for Foundation's class of the same name and keeps its values on the simulated phone.
nonisolated public final class UserDefaults: Sendable {
  private let suite: String?
  private let store: DefaultsStore?

  /// The store of an App Group; `nil` when the app lacks the entitlement for it.
  ///
  /// The name is not optional here: that makes this the better match where Foundation's class is visible as well.
  public init?(suiteName: String) {
    let host = AppHost.current
    if let host, !host.appGroups.contains(suiteName), suiteName != host.bundleIdentifier { return nil }
    suite = suiteName
    store = host?.defaults
  }

  private init() {
    suite = AppHost.current?.bundleIdentifier
    store = AppHost.current?.defaults
  }

  /// The app's own store.
  public static var standard: UserDefaults { UserDefaults() }

  private subscript(key: String) -> DefaultsValue? {
    guard let suite, let store else { return nil }
    return store.values(of: suite)[key]
  }

  /// The device's storage reports failures in its own log; a call on a phone can't fail either.
  private func store(_ value: DefaultsValue?, _ key: String) {
    guard let suite else { return }
    try? store?.set(value, forKey: key, in: suite)
  }

  public func set(_ value: Bool, forKey key: String) { store(.bool(value), key) }
  public func set(_ value: Int, forKey key: String) { store(.int(value), key) }
  public func set(_ value: Double, forKey key: String) { store(.double(value), key) }
  public func set(_ value: String, forKey key: String) { store(.string(value), key) }
  public func set(_ value: Data, forKey key: String) { store(.data(value), key) }
  public func set(_ value: [String], forKey key: String) { store(.array(value.map { .string($0) }), key) }
  public func removeObject(forKey key: String) { store(nil, key) }

  public func data(forKey key: String) -> Data? { if case .data(let value) = self[key] { value } else { nil } }
  public func string(forKey key: String) -> String? { if case .string(let value) = self[key] { value } else { nil } }
  public func bool(forKey key: String) -> Bool {
    switch self[key] {
    case .bool(let value): value
    case .int(let value): value != 0
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
    default: 0
    }
  }
  public func stringArray(forKey key: String) -> [String]? {
    guard case .array(let values) = self[key] else { return nil }
    return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
  }
  /// Whether there is a value.
  public func hasValue(forKey key: String) -> Bool { self[key] != nil }
}
