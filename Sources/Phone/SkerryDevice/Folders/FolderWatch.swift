import Glibc
import SkerryBasics
import Synchronization

/// Hears from the kernel what changes in folders (inotify), also when a folder is removed and made again.
nonisolated final class FolderWatch: Sendable {
  /// Why the kernel watches a folder for us.
  private enum Reason: Hashable {
    /// It is the folder somebody listens to.
    case folder(String)
    /// It lies above one; if it is moved away or removed, so is that one.
    case above(String)
    /// The folder somebody listens to, or one above it, is missing; the name is what has to appear.
    case waiting(String, name: String)

    var path: String {
      switch self {
      case .folder(let path), .above(let path), .waiting(let path, _): path
      }
    }
  }
  private struct Contents: Sendable {
    /// Why there is each watch, by the kernel's number of it.
    var reasons: [Int32: Set<Reason>] = [:]
    var folders: Set<String> = []
    /// Where the kernel refused; told as a problem.
    var problem: String?
    /// The kernel's notifier; negative before somebody asks for it, or when the kernel refused.
    var notifier: Int32 = -1

    /// A user has only 128 of them (fs.inotify.max_user_instances): no phone takes one that watches nothing.
    mutating func open() {
      guard notifier < 0 else { return }
      notifier = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      problem = notifier < 0 ? "Changes of other programs can't be watched: \(systemReason)." : nil
    }
  }

  private let contents = Mutex(Contents())
  private let listeners = ChangeListeners<FolderChange>()

  deinit {
    let notifier = contents.withLock { $0.notifier }
    if notifier >= 0 { close(notifier) }
  }

  /// The descriptor that becomes readable when something changed; `nil` where the kernel has none left.
  var descriptor: Int32? {
    contents.withLock { contents in
      contents.open()
      return contents.notifier < 0 ? nil : contents.notifier
    }
  }
  var problem: String? { contents.withLock { $0.problem } }

  func changes(in path: String) -> AsyncStream<FolderChange> {
    contents.withLock { contents in
      contents.open()
      if contents.folders.insert(path).inserted { arm(path, &contents) }
    }
    return listeners.stream(of: path) { [weak self] in self?.disarm(path) }
  }

  func forgetListeners(of executor: AppExecutor) { listeners.forget(executor) }

  // MARK: Watching

  private static let going = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  private static let coming = UInt32(IN_CREATE | IN_MOVED_TO)
  private static let all = going | coming | UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB)

  private func disarm(_ path: String) {
    contents.withLock { contents in
      contents.folders.remove(path)
      release(path, &contents)
    }
  }

  private func release(_ path: String, _ contents: inout Contents) {
    for (number, reasons) in contents.reasons {
      let others = reasons.filter { $0.path != path }
      if others.count == reasons.count { continue }
      contents.reasons[number] = others.isEmpty ? nil : others
      if others.isEmpty { inotify_rm_watch(contents.notifier, number) }
    }
  }

  /// Watches a folder and those above it, or as far down as there are any and for what is missing.
  private func arm(_ path: String, _ contents: inout Contents) {
    release(path, &contents)
    // A missing folder may be made between two looks; then it is looked for again.
    for _ in 0..<8 {
      guard let (parent, name) = watchDown(to: path, &contents) else { return }
      guard add(parent, Self.going | Self.coming, .waiting(path, name: name), &contents) else { return }
      if access(parent == "/" ? "/" + name : parent + "/" + name, F_OK) != 0 { return }
      release(path, &contents)
    }
  }

  /// Follows links one by one, for the folders that they lead through may be moved away as well. Returns where something
  /// is missing, and what.
  private func watchDown(to path: String, _ contents: inout Contents) -> (parent: String, name: String)? {
    var current = "/"
    _ = add(current, Self.going, .above(path), &contents)
    var names = Self.names(of: path)
    var linkCount = 0
    while let name = names.popFirst() {
      let parent = current
      current = name == ".." ? Self.parent(of: parent) : parent == "/" ? "/" + name : parent + "/" + name
      if linkCount < Self.mostLinks, let target = Self.target(ofLink: current) {
        // Made anew, it may lead elsewhere.
        let replacing = UInt32(IN_DELETE | IN_MOVED_FROM)
        _ = add(parent, Self.going | Self.coming | replacing, .waiting(path, name: name), &contents)
        current = target.hasPrefix("/") ? "/" : parent
        names = Self.names(of: target) + names
        linkCount += 1
        continue
      }
      if add(current, Self.going, .above(path), &contents) { continue }
      // Folders above that may not be read can't be watched either; their absence is no reason to give up.
      if errno == ENOENT || errno == ENOTDIR { return (parent, name) }
    }
    if !add(current, Self.all, .folder(path), &contents) {
      contents.problem = "Changes in \(path) can't be watched: \(systemReason)."
    }
    return nil
  }

  /// So many links the kernel follows in one path.
  private static let mostLinks = 40

  private static func names(of path: String) -> ArraySlice<String> {
    path.split(separator: "/").filter { $0 != "." }.map(String.init)[...]
  }

  private static func parent(of path: String) -> String {
    let above = path.split(separator: "/").dropLast().joined(separator: "/")
    return "/" + above
  }

  /// Where a link leads; `nil` for anything else.
  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  private func add(_ path: String, _ mask: UInt32, _ reason: Reason, _ contents: inout Contents) -> Bool {
    guard contents.notifier >= 0 else { return true }
    let number = inotify_add_watch(contents.notifier, path, mask | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD))
    if number < 0 { return false }
    contents.reasons[number, default: []].insert(reason)
    if case .folder = reason { contents.problem = nil }
    return true
  }

  // MARK: Telling

  /// Reads what the kernel has to say and tells those who listen; returns whether anybody was told.
  func deliver() -> Bool {
    let news = contents.withLock { contents in
      var news = News()
      while contents.notifier >= 0, let events = InotifyEvent.read(from: contents.notifier) {
        for event in events { note(event, &news, &contents) }
      }
      // In the end, because a folder may come and go within one reading.
      for path in news.replaced { arm(path, &contents) }
      return news
    }
    for path in Set(news.files.keys).union(news.replaced).sorted() {
      listeners.tell(path, news.replaced.contains(path) ? .everything : .files(news.files[path] ?? []))
    }
    return !news.isEmpty
  }

  /// The changes to be told, by folder.
  private struct News: Sendable {
    var replaced: Set<String> = []
    var files: [String: Set<String>] = [:]
    var isEmpty: Bool { replaced.isEmpty && files.isEmpty }
  }

  private func note(_ event: InotifyEvent, _ news: inout News, _ contents: inout Contents) {
    if event.has(IN_Q_OVERFLOW) {
      news.replaced.formUnion(contents.folders)
      return
    }
    for reason in contents.reasons[event.watch] ?? [] {
      let isGoing = event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) || event.has(IN_UNMOUNT)
      switch reason {
      case .above(let path): if isGoing { news.replaced.insert(path) }
      case .waiting(let path, let name): if isGoing || event.name == name { news.replaced.insert(path) }
      case .folder(let path):
        if isGoing || event.name.isEmpty {
          news.replaced.insert(path)
        } else if !event.name.hasPrefix(".") {
          news.files[path, default: []].insert(event.name)
        }
      }
    }
    // The kernel gave this watch up.
    if event.has(IN_IGNORED) { contents.reasons[event.watch] = nil }
  }
}
