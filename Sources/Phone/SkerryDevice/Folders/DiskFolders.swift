import FoundationEssentials
import Glibc
import SkerryBasics

/// Folders on disk.
///
/// A link that leads out of a folder is not followed: names are single names, and a link is used only where it stays
/// within.
nonisolated public final class DiskFolders: FolderSystem {
  private let watch = FolderWatch()
  /// The moment in which another program may write although everything was looked at; tests write there.
  private let beforeReplacing: @Sendable () -> Void

  public convenience init() { self.init(beforeReplacing: {}) }

  init(beforeReplacing: @escaping @Sendable () -> Void) { self.beforeReplacing = beforeReplacing }

  public var watchProblem: String? { watch.problem }
  public var changeDescriptor: Int32? { watch.descriptor }
  public var isKept: Bool { true }
  public func changes(in path: String) -> AsyncStream<FolderChange> { watch.changes(in: path) }
  public func deliverChanges() -> Bool { watch.deliver() }
  public func forgetListeners(of executor: AppExecutor) { watch.forgetListeners(of: executor) }

  // MARK: Folders

  public func path(_ typed: String) throws(FolderError) -> String {
    var path = typed
    if path == "~" || path.hasPrefix("~/") {
      guard let home = getenv("HOME").map({ String(cString: $0) }), home.hasPrefix("/") else {
        throw .noAccess(typed, reason: "the variable HOME is not set")
      }
      path = home + path.dropFirst()
    }
    guard path.hasPrefix("/"), !path.utf8.contains(0) else { throw .badPath(typed) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  public func check(_ path: String) throws(FolderError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .noFolder(path) }
      throw .noAccess(path, reason: systemReason)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path) }
    if access(path, R_OK | X_OK) != 0 { throw .noAccess(path, reason: systemReason) }
  }

  public func names(in path: String) throws(FolderError) -> [String] {
    if let names = FolderListing.names(in: path) { return names }
    let reason = systemReason
    try check(path)
    throw .noAccess(path, reason: reason)
  }

  // MARK: Files

  public func read(_ name: String, in path: String) throws(FolderError) -> FolderFile? {
    guard let place = try place(of: name, in: path) else { return nil }
    // Without waiting, because nobody may ever write at the other end of a pipe.
    guard let opened = OpenFile(place, O_RDONLY | O_NONBLOCK | O_NOFOLLOW), let status = opened.status else {
      if errno == ENOENT { return nil }
      throw .cannotRead(name, reason: systemReason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(name) }
    guard status.st_size <= FolderFile.limit else { throw .tooLarge(name) }
    guard let data = opened.readAll() else { throw .cannotRead(name, reason: systemReason) }
    return FolderFile(data: data, stamp: FolderFile.Stamp(status))
  }

  public func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp? {
    guard let place = try place(of: name, in: path) else { return nil }
    return Self.stamp(place)
  }

  private static func stamp(_ place: String) -> FolderFile.Stamp? {
    var status = stat()
    return lstat(place, &status) == 0 ? FolderFile.Stamp(status) : nil
  }

  public func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp {
    let place = try place(of: name, in: path) ?? path + "/" + name
    let cut = place.lastIndex(of: "/") ?? place.startIndex
    let folder = cut == place.startIndex ? "/" : String(place[..<cut])
    // Hidden, so that programs that show the folder don't show it.
    let hidden = "\(folder)/.\(place[cut...].dropFirst())"
    let temporary = hidden + ".skerry-new"
    // Renaming needs no permission for the file itself: whoever protected it did not want it replaced.
    if replacing != nil, access(place, W_OK) != 0, errno != ENOENT { throw .cannotWrite(name, reason: systemReason) }
    // From the look at what is there to its replacement no other phone writes here: each would undo what the other did.
    let lock = FolderTurn(folder)
    defer { withExtendedLifetime(lock) {} }
    let old = replacing == nil ? nil : ReplacedFile(place, as: hidden + ".skerry-old")
    do throws(FolderError) {
      try writeDurably(data, to: temporary, name, like: place)
      guard Self.stamp(place) == replacing else { throw .changedMeanwhile(name) }
      beforeReplacing()
      guard rename(temporary, place) == 0 else { throw .cannotWrite(name, reason: systemReason) }
    } catch {
      unlink(temporary)
      if case .cannotWrite = error { try check(path) }
      throw error
    }
    guard let opened = OpenFile(folder, O_RDONLY | O_DIRECTORY), opened.synchronise(), let stamp = Self.stamp(place)
    else { throw .cannotWrite(name, reason: systemReason) }
    switch old?.lateChange {
    case .appended(let rest):
      // The stamp stays the one before, so that whoever asks next reads it all.
      guard OpenFile(place, O_WRONLY | O_APPEND | O_NOFOLLOW)?.write(rest) == true else {
        throw .cannotWrite(name, reason: systemReason)
      }
    case .rewritten: if old?.putBack() == true { throw .changedMeanwhile(name) }
    case .nothing, nil: break
    }
    return stamp
  }

  private func writeDurably(
    _ data: Data, to temporary: String, _ name: String, like place: String
  ) throws(FolderError) {
    unlink(temporary)
    guard let file = OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644) else {
      throw .cannotWrite(name, reason: systemReason)
    }
    var old = stat()
    if stat(place, &old) == 0 { file.setMode(old.st_mode & 0o7777) }
    guard file.write(data), file.synchronise(), file.close() else {
      throw .cannotWrite(name, reason: systemReason)
    }
  }

  /// Where a file really is, `nil` if there is none. Throws ``FolderError/leadsOut(_:)`` for what is outside.
  private func place(of name: String, in path: String) throws(FolderError) -> String? {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(0)
    else { throw .leadsOut(name) }
    let place = path + "/" + name
    var status = stat()
    guard lstat(place, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR {
        try check(path)
        return nil
      }
      throw .cannotRead(name, reason: systemReason)
    }
    guard status.st_mode & S_IFMT == S_IFLNK else { return place }
    guard let target = Self.real(place), let folder = Self.real(path) else {
      throw .cannotRead(name, reason: "it is a link to something that is not there")
    }
    guard target.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw .leadsOut(name) }
    return target
  }

  private static func real(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

nonisolated extension FolderFile.Stamp {
  init(_ status: stat) {
    self.init(
      file: UInt64(status.st_ino), bytes: Int64(status.st_size),
      changed: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}
