import FoundationEssentials
import Synchronization

/// Folders that live as long as the program: what `--ephemeral`, rendering and tests use.
nonisolated public final class MemoryFolders: FolderSystem {
  private struct Contents: Sendable {
    var folders: [String: [String: FolderFile]] = [:]
    var count: Int64 = 0
    var readOnly: Set<String> = []
  }
  private let contents: Mutex<Contents>
  private let listeners = ChangeListeners<FolderChange>()
  /// Whether each folder is there as soon as somebody looks for it.
  private let makesFolders: Bool

  /// - Parameter paths: the folders there are; `nil` for every folder that somebody looks for.
  public init(_ paths: [String]? = nil) {
    makesFolders = paths == nil
    contents = Mutex(Contents(folders: Dictionary(uniqueKeysWithValues: (paths ?? []).map { ($0, [:]) })))
  }

  public var watchProblem: String? { nil }
  public var changeDescriptor: Int32? { nil }
  public var isKept: Bool { false }
  public func deliverChanges() -> Bool { false }
  public func changes(in path: String) -> AsyncStream<FolderChange> { listeners.stream(of: path) }
  public func forgetListeners(of executor: AppExecutor) { listeners.forget(executor) }

  public func path(_ typed: String) throws(FolderError) -> String {
    guard typed == "~" || typed.hasPrefix("~/") || typed.hasPrefix("/") else { throw .badPath(typed) }
    return typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
  }

  public func check(_ path: String) throws(FolderError) {
    let isThere = contents.withLock { contents in
      if makesFolders, contents.folders[path] == nil { contents.folders[path] = [:] }
      return contents.folders[path] != nil
    }
    if !isThere { throw .noFolder(path) }
  }

  public func names(in path: String) throws(FolderError) -> [String] {
    try check(path)
    return contents.withLock { $0.folders[path]?.keys.sorted() ?? [] }
  }

  public func subfolders(of path: String) throws(FolderError) -> [String] {
    try check(path)
    let start = path == "/" ? "/" : path + "/"
    return contents.withLock { contents in
      contents.folders.keys.filter { $0.hasPrefix(start) && $0 != path && !$0.dropFirst(start.count).contains("/") }
        .map { String($0.dropFirst(start.count)) }
    }
  }

  public func read(_ name: String, in path: String) throws(FolderError) -> FolderFile? {
    try check(path)
    return contents.withLock { $0.folders[path]?[name] }
  }

  public func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp? {
    try read(name, in: path)?.stamp
  }

  public func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp {
    guard try stamp(of: name, in: path) == replacing else { throw .changedMeanwhile(name) }
    if contents.withLock({ $0.readOnly.contains(path) }) { throw .cannotWrite(name, reason: "Read-only file system") }
    return put(data, name, path)
  }

  private func put(_ data: Data, _ name: String, _ path: String) -> FolderFile.Stamp {
    let stamp = contents.withLock { contents in
      contents.count += 1
      let stamp = FolderFile.Stamp(
        file: UInt64(contents.count), bytes: Int64(data.count), changed: contents.count)
      contents.folders[path, default: [:]][name] = FolderFile(data: data, stamp: stamp)
      return stamp
    }
    listeners.tell(path, .files([name]))
    return stamp
  }

  // MARK: Other programs

  /// Changes a file as another program does; `nil` removes it.
  public func edit(_ name: String, in path: String, _ text: String?) {
    edit(name, in: path, data: text.map { Data($0.utf8) })
  }

  /// Changes a file's bytes as another program does; `nil` removes it.
  public func edit(_ name: String, in path: String, data: Data?) {
    if let data {
      _ = put(data, name, path)
    } else {
      contents.withLock { contents in contents.folders[path]?[name] = nil }
      listeners.tell(path, .files([name]))
    }
  }

  /// The text of a file, as another program reads it.
  public func text(_ name: String, in path: String) -> String? {
    contents.withLock { $0.folders[path]?[name] }.map { String(decoding: $0.data, as: UTF8.self) }
  }

  /// Removes a folder with everything in it, as another program does, or makes it.
  public func setExists(_ exists: Bool, _ path: String) {
    contents.withLock { $0.folders[path] = exists ? $0.folders[path] ?? [:] : nil }
    listeners.tell(path, .everything)
  }

  /// Makes a folder refuse all writing, or lets it be written again; nobody is told of room on a disk.
  public func setReadOnly(_ isReadOnly: Bool, _ path: String, isTold: Bool = true) {
    contents.withLock { contents in
      if isReadOnly { contents.readOnly.insert(path) } else { contents.readOnly.remove(path) }
    }
    if isTold { listeners.tell(path, .everything) }
  }
}
