import FoundationEssentials
import SkerryActivities
import Synchronization

/// The key/value stores of the phone: one for each App Group and one for each app.
nonisolated public final class DefaultsStore: Sendable {
  private struct Contents: Sendable {
    var suites: [String: [String: DefaultsValue]] = [:]
    var problem: String?
  }
  private let contents = Mutex(Contents())
  private let files: any FileStore

  package init(files: any FileStore) { self.files = files }

  /// Everything in a suite, by key.
  public func values(of suite: String) -> [String: DefaultsValue] {
    contents.withLock { contents in
      if let values = contents.suites[suite] { return values }
      let values = load(suite)
      contents.suites[suite] = values
      return values
    }
  }

  /// Sets or removes a value; it is durable when this returns.
  package func set(_ value: DefaultsValue?, forKey key: String, in suite: String) throws {
    _ = values(of: suite)
    let changed = contents.withLock { contents in
      guard contents.suites[suite]?[key] != value else { return nil as [String: DefaultsValue]? }
      contents.suites[suite, default: [:]][key] = value
      return contents.suites[suite]
    }
    guard let changed else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try files.write(encoder.encode(changed), to: Self.fileName(suite))
  }

  private func load(_ suite: String) -> [String: DefaultsValue] {
    guard let data = try? files.read(Self.fileName(suite)) else { return [:] }
    if let values = try? CanonicalJSON.decode([String: DefaultsValue].self, from: data) { return values }
    _ = try? files.setAside(Self.fileName(suite))
    return [:]
  }

  private static func fileName(_ suite: String) -> String {
    String(suite.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "_" }) + ".json"
  }
}

/// A value of a property list.
nonisolated public enum DefaultsValue: Hashable, Sendable, Codable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case array([DefaultsValue])
  case dictionary([String: DefaultsValue])
}
