import FoundationEssentials
import SkerryBasics
import Synchronization

/// The key/value stores of the phone: one for each App Group and one for each app.
///
/// Each is a file of JSON, named after its suite. What can't be written stays in memory, and the phone tries again.
public final class DefaultsStore: Sendable {
  private struct Contents: Sendable {
    var suites: [String: [String: DefaultsValue]] = [:]
    var version = 0
    var unwritten: Set<String> = []
    /// Values an app registered for its process, by its bundle identifier.
    var registered: [String: [String: DefaultsValue]] = [:]
  }
  private let contents: Mutex<Contents>
  private let files: any FileStore
  private let untouchable: Set<String>
  private let report: @Sendable (String) -> Void
  private let observer: @Sendable (_ suite: String, _ key: String) -> Void
  /// The stores that could not be read at the start, each in a whole sentence.
  package let problems: [String]
  /// The same, file by file.
  package let findings: [BrokenFile]

  /// Reads all stores. `report` hears of values that can't be stored, `observer` of every change.
  package init(
    files: any FileStore, report: @escaping @Sendable (String) -> Void = { _ in },
    observer: @escaping @Sendable (_ suite: String, _ key: String) -> Void = { _, _ in }
  ) {
    self.files = files
    self.report = report
    self.observer = observer
    var reader = StateReader(files)
    var unlisted: [String] = []
    var contents = Contents()
    do {
      for name in try files.names() {
        guard let suite = Self.suite(name) else { continue }
        contents.suites[suite] = reader.contents(of: name) { try DefaultsValue.values(inFile: $0) }
      }
    } catch {
      unlisted = ["\(error)"]
    }
    problems = unlisted + reader.problems
    findings = reader.findings
    untouchable = reader.untouchable
    self.contents = Mutex(contents)
  }

  // MARK: Looking

  /// The names of all stores that hold something, or did, in order.
  public var suites: [String] { contents.withLock { $0.suites.keys.sorted() } }

  /// Everything in a suite, by key.
  public func values(of suite: String) -> [String: DefaultsValue] { contents.withLock { $0.suites[suite] ?? [:] } }

  /// Everything in a suite, in the order of the keys.
  public func entries(of suite: String) -> [(key: String, value: DefaultsValue)] {
    values(of: suite).sorted { $0.key < $1.key }
  }

  /// Grows with every change in any suite.
  public var version: Int { contents.withLock { $0.version } }

  // MARK: Changing

  /// Sets or removes a value; it is durable when this returns, or the phone's log says why it is not.
  package func set(_ value: DefaultsValue?, forKey key: String, in suite: String) {
    if change(suite, { $0[key] = value }) { observer(suite, key) }
  }

  /// Removes a suite with all its values.
  package func removeSuite(_ suite: String) {
    let keys = values(of: suite).keys.sorted()
    if change(suite, { $0.removeAll() }) { for key in keys { observer(suite, key) } }
  }

  /// Returns whether anything is different now.
  private func change(_ suite: String, _ body: (inout [String: DefaultsValue]) -> Void) -> Bool {
    contents.withLock { contents in
      var values = contents.suites[suite] ?? [:]
      body(&values)
      guard values != contents.suites[suite] ?? [:] else { return false }
      contents.suites[suite] = values
      contents.version += 1
      contents.unwritten.insert(suite)
      // A write that fails here is tried again, and told, when the phone saves everything else.
      try? write(suite, &contents)
      return true
    }
  }

  private func write(_ suite: String, _ contents: inout Contents) throws {
    let name = Self.fileName(suite)
    if !untouchable.contains(name) {
      try files.write(Data(of: DefaultsValue.file(contents.suites[suite] ?? [:]) + "\n"), to: name)
    }
    contents.unwritten.remove(suite)
  }

  /// Writes what could not be written before. Throws ``StorageError`` when it still can't be.
  package func writeRest() throws {
    try contents.withLock { contents in
      var problem: (any Error)?
      for suite in contents.unwritten.sorted() {
        do { try write(suite, &contents) } catch { problem = problem ?? error }
      }
      if let problem { throw problem }
    }
  }

  /// Everything is to be written again: the folder is gone.
  package func forgetWhatIsWritten() { contents.withLock { $0.unwritten = Set($0.suites.keys) } }

  // MARK: Registered values

  /// Values that an app has while nothing else is stored, until its process ends.
  package func registered(by app: String) -> [String: DefaultsValue] {
    contents.withLock { $0.registered[app] ?? [:] }
  }

  package func register(_ values: [String: DefaultsValue], by app: String) {
    contents.withLock { $0.registered[app, default: [:]].merge(values) { $1 } }
  }

  /// An app's process has ended, and with it what it registered.
  package func forgetRegistered(by app: String) { contents.withLock { $0.registered[app] = nil } }

  /// Tells that a value is nothing a store can keep.
  func refuse(_ value: Any, forKey key: String) {
    report("UserDefaults ignored the value for “\(key)”: a \(type(of: value)) is no property list; encode it as Data")
  }
}

// MARK: Names of files

extension DefaultsStore {
  /// Letters, digits and a few signs stand for themselves; everything else is written as in a URL.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".-_".utf8.contains(byte)
  }

  static func fileName(_ suite: String) -> String {
    suite.utf8.map { byte in
      isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + String(UInt16(byte) + 256, radix: 16).dropFirst()
    }.joined() + ".json"
  }

  /// The suite a file holds, `nil` if it is no file of a suite.
  static func suite(_ fileName: String) -> String? {
    guard fileName.hasSuffix(".json") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(fileName.utf8.dropLast(5))[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
