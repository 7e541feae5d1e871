import FoundationEssentials
import Synchronization

/// Folders that are only looked at: what is written stays in memory.
nonisolated package final class ReadingFolders: FolderSystem {
  private let base: any FolderSystem
  private struct Contents: Sendable {
    var written: [String: [String: FolderFile]] = [:]
    var count: Int64 = 0
  }
  private let contents = Mutex(Contents())

  package init(_ base: any FolderSystem) { self.base = base }

  package var watchProblem: String? { nil }
  package var changeDescriptor: Int32? { nil }
  package var isKept: Bool { false }
  package func deliverChanges() -> Bool { false }
  package func changes(in path: String) -> AsyncStream<FolderChange> { AsyncStream { $0.finish() } }
  package func forgetListeners(of executor: AppExecutor) {}

  package func path(_ typed: String) throws(FolderError) -> String { try base.path(typed) }
  package func check(_ path: String) throws(FolderError) { try base.check(path) }

  package func names(in path: String) throws(FolderError) -> [String] {
    let written = contents.withLock { $0.written[path]?.keys.map { $0 } ?? [] }
    return Set(try base.names(in: path)).union(written).sorted()
  }

  package func read(_ name: String, in path: String) throws(FolderError) -> FolderFile? {
    if let file = contents.withLock({ $0.written[path]?[name] }) { return file }
    return try base.read(name, in: path)
  }

  package func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp? {
    if let file = contents.withLock({ $0.written[path]?[name] }) { return file.stamp }
    return try base.stamp(of: name, in: path)
  }

  package func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp {
    try check(path)
    guard try stamp(of: name, in: path) == replacing else { throw .changedMeanwhile(name) }
    return contents.withLock { contents in
      contents.count += 1
      let stamp = FolderFile.Stamp(file: .max, bytes: Int64(data.count), changed: contents.count)
      contents.written[path, default: [:]][name] = FolderFile(data: data, stamp: stamp)
      return stamp
    }
  }
}
