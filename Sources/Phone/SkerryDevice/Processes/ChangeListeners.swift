import Synchronization

/// The listeners of places such as folders; each is told on behalf of its own process.
nonisolated final class ChangeListeners<Change: Sendable>: Sendable {
  private struct Listener {
    let id: Int
    let place: String
    let executor: AppExecutor?
    let continuation: AsyncStream<Change>.Continuation

    func tell(_ change: Change) {
      if let executor { executor.working { _ = continuation.yield(change) } } else { continuation.yield(change) }
    }
  }
  private let contents = Mutex<(list: [Listener], count: Int)>(([], 0))

  /// Adds a listener that belongs to whoever this thread works for; `onEnd` is called when a place has none any more.
  func stream(of place: String, onEnd: @escaping @Sendable () -> Void = {}) -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let executor = AppExecutor.current
    let id = contents.withLock { contents in
      contents.count += 1
      contents.list.append(Listener(id: contents.count, place: place, executor: executor, continuation: continuation))
      return contents.count
    }
    continuation.onTermination = { [weak self] _ in
      if self?.remove(id, from: place) == true { onEnd() }
    }
    return stream
  }

  /// Returns whether the place has no listener any more.
  private func remove(_ id: Int, from place: String) -> Bool {
    contents.withLock { contents in
      contents.list.removeAll { $0.id == id }
      return !contents.list.contains { $0.place == place }
    }
  }

  func tell(_ place: String, _ change: Change) {
    for listener in contents.withLock({ $0.list }) where listener.place == place { listener.tell(change) }
  }

  func forget(_ executor: AppExecutor) {
    let gone = contents.withLock { $0.list.filter { $0.executor === executor } }
    for listener in gone { executor.working { listener.continuation.finish() } }
  }
}
