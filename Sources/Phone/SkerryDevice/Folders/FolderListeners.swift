import Synchronization

/// The listeners of folders; each is told on behalf of its own process.
nonisolated final class FolderListeners: Sendable {
  private struct Listener {
    let id: Int
    let path: String
    let executor: AppExecutor?
    let continuation: AsyncStream<FolderChange>.Continuation

    func tell(_ change: FolderChange) {
      if let executor { executor.working { _ = continuation.yield(change) } } else { continuation.yield(change) }
    }
  }
  private let contents = Mutex<(list: [Listener], count: Int)>(([], 0))

  /// Adds a listener that belongs to whoever this thread works for; `onEnd` is called when a folder has none any more.
  func stream(of path: String, onEnd: @escaping @Sendable () -> Void = {}) -> AsyncStream<FolderChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: FolderChange.self)
    let executor = AppExecutor.current
    let id = contents.withLock { contents in
      contents.count += 1
      contents.list.append(Listener(id: contents.count, path: path, executor: executor, continuation: continuation))
      return contents.count
    }
    continuation.onTermination = { [weak self] _ in
      if self?.remove(id, from: path) == true { onEnd() }
    }
    return stream
  }

  /// Returns whether the folder has no listener any more.
  private func remove(_ id: Int, from path: String) -> Bool {
    contents.withLock { contents in
      contents.list.removeAll { $0.id == id }
      return !contents.list.contains { $0.path == path }
    }
  }

  func tell(_ path: String, _ change: FolderChange) {
    for listener in contents.withLock({ $0.list }) where listener.path == path { listener.tell(change) }
  }

  func forget(_ executor: AppExecutor) {
    let gone = contents.withLock { $0.list.filter { $0.executor === executor } }
    for listener in gone { executor.working { listener.continuation.finish() } }
  }
}
