import FoundationEssentials

extension ActivityCenter {
  /// Opens a stream that gets what is sent to a key; `prepare` may put something first or say that all is over.
  func stream<Key: Hashable & Sendable, Element: Sendable>(
    _ path: WritableKeyPath<ActivitySubscribers, Broadcaster<Key, Element>> & Sendable, _ key: Key,
    prepare: (Registry) -> Opening<Element> = { _ in .open }
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let process = ActivityHost.current?.process
    let (opening, number) = contents.withLock { contents in
      contents.nextSubscriber += 1
      let opening = prepare(contents.registry)
      if case .over = opening { return (opening, 0) }
      if case .replay(let element) = opening { continuation.yield(element) }
      contents.subscribers[keyPath: path].add(continuation, number: contents.nextSubscriber, of: process, to: key)
      return (opening, contents.nextSubscriber)
    }
    if case .over = opening { continuation.finish() }
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.subscribers[keyPath: path].remove(number, from: key) }
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
