/// Streams by key: whoever listens to a key gets what is sent to it, from then on.
struct Broadcaster<Key: Hashable & Sendable, Element: Sendable> {
  typealias Continuation = AsyncStream<Element>.Continuation

  private var listeners: [Key: [Int: Continuation]] = [:]

  var count: Int { listeners.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ continuation: Continuation, number: Int, to key: Key) {
    listeners[key, default: [:]][number] = continuation
  }

  mutating func remove(_ number: Int, from key: Key) {
    listeners[key]?[number] = nil
    if listeners[key]?.isEmpty == true { listeners[key] = nil }
  }

  func send(_ element: Element, to key: Key) {
    for continuation in listeners[key]?.values ?? [:].values { continuation.yield(element) }
  }

  func send(to keys: (Key) -> Bool, _ element: (Key) -> Element) {
    for key in listeners.keys where keys(key) { send(element(key), to: key) }
  }

  /// Takes the listeners of a key out; the caller finishes them when it holds no lock.
  mutating func removeAll(of key: Key) -> [Continuation] {
    defer { listeners[key] = nil }
    return listeners[key].map { Array($0.values) } ?? []
  }
}
