/// Streams by key: whoever listens to a key gets what is sent to it, from then on.
struct Broadcaster<Key: Hashable & Sendable, Element: Sendable> {
  typealias Continuation = AsyncStream<Element>.Continuation

  private struct Listener {
    /// Grows from one to the next, so that all are told in the order in which they came.
    let number: Int
    let continuation: Continuation
    let process: ActivityProcess?

    /// The listener's next deed belongs to its own process, not to the sender's.
    func yield(_ element: Element) {
      if let process { process.perform { continuation.yield(element) } } else { continuation.yield(element) }
    }
  }
  private var listeners: [Key: [Listener]] = [:]

  /// Whom anybody listens for.
  var keys: some Collection<Key> { listeners.keys }

  var count: Int { listeners.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ continuation: Continuation, number: Int, of process: ActivityProcess?, to key: Key) {
    listeners[key, default: []].append(Listener(number: number, continuation: continuation, process: process))
  }

  mutating func remove(_ number: Int, from key: Key) {
    listeners[key]?.removeAll { $0.number == number }
    if listeners[key]?.isEmpty == true { listeners[key] = nil }
  }

  /// Forgets everyone who belongs to a process that has ended; nobody is there to be told.
  mutating func removeAll(of process: ActivityProcess) {
    listeners = listeners.compactMapValues { list in
      let others = list.filter { $0.process?.number != process.number }
      return others.isEmpty ? nil : others
    }
  }

  func send(_ element: Element, to key: Key) {
    for listener in listeners[key] ?? [] { listener.yield(element) }
  }

  func send(to keys: (Key) -> Bool, _ element: (Key) -> Element) {
    let all = listeners.filter { keys($0.key) }.flatMap { key, list in list.map { (key, $0) } }
    for (key, listener) in all.sorted(by: { $0.1.number < $1.1.number }) { listener.yield(element(key)) }
  }

  /// Takes the listeners of a key out; the caller finishes them when it holds no lock.
  mutating func removeAll(of key: Key) -> [@Sendable () -> Void] {
    defer { listeners[key] = nil }
    return (listeners[key] ?? []).map { listener in
      let finish = { @Sendable in listener.continuation.finish() }
      guard let process = listener.process else { return finish }
      return { process.perform(finish) }
    }
  }
}
