import FoundationEssentials

extension ActivityCenter {
  /// Finds a broadcaster among all of them: `{ $1(&$0.states) }`. A key path would be made at run time, by a search
  /// through all conformances of the program for each type of its.
  typealias Audience<Key: Hashable & Sendable, Element: Sendable> =
    @Sendable (_ all: inout ActivitySubscribers, _ body: (inout Broadcaster<Key, Element>) -> Void) -> Void

  /// Opens a stream that gets what is sent to a key; `prepare` may put something first or say that all is over.
  func stream<Key: Hashable & Sendable, Element: Sendable>(
    _ audience: @escaping Audience<Key, Element>, _ key: Key,
    prepare: (Registry) -> Opening<Element> = { _ in .open }
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let process = ActivityHost.current?.process
    let (opening, number) = contents.withLock { contents in
      contents.nextSubscriber += 1
      let opening = prepare(contents.registry)
      if case .over = opening { return (opening, 0) }
      if case .replay(let element) = opening { continuation.yield(element) }
      let number = contents.nextSubscriber
      audience(&contents.subscribers) { $0.add(continuation, number: number, of: process, to: key) }
      return (opening, contents.nextSubscriber)
    }
    if case .over = opening { continuation.finish() }
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { contents in audience(&contents.subscribers) { $0.remove(number, from: key) } }
    }
    return stream
  }

  /// How a stream begins.
  enum Opening<Element: Sendable>: Sendable {
    case open
    case replay(Element)
    case over
  }

  /// Forgets whoever listened in a process that has ended.
  public func forget(_ process: ActivityProcess) {
    // Streams that are let go call back for the lock, so they live until it is free.
    let earlier = contents.withLock { contents in
      defer { contents.subscribers.removeAll(of: process) }
      return contents.subscribers
    }
    withExtendedLifetime(earlier) {}
  }

  /// How many subscribers there are.
  public var subscriberCount: Int { contents.withLock { $0.subscribers.count } }
}
