import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryServer

/// Finds and opens the folder in which the phone keeps its state.
nonisolated enum StateFolder {
  /// `--state`, else `$XDG_STATE_HOME/skerry`, else `~/.local/state/skerry`; programs of other names have other folders.
  static func path(_ option: String?) throws -> String {
    if let option {
      if option.isEmpty { throw CommandFailure("--state needs the path of a folder.") }
      // Shells leave the tilde alone behind an equals sign.
      guard option == "~" || option.hasPrefix("~/"), let home = environment("HOME") else { return option }
      return home + option.dropFirst()
    }
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/" + Skerry.ownName }
    guard let home = environment("HOME") else {
      throw CommandFailure(
        "The variable HOME is not set, so there is no state folder; choose one with --state\(StorageError.alternative)")
    }
    return home + "/.local/state/" + Skerry.ownName
  }

  /// Milliseconds for which a dashboard waits for a command that has its folder for a moment.
  private static let patience = 10_000

  /// Opens the folder for a dashboard.
  ///
  /// - Parameters:
  ///   - estate: what the dashboard before has left.
  ///   - goesOn: whether the caller can do something about a phone that runs in the background: then there is nothing to
  ///     open.
  static func open(
    _ option: String?, inheriting estate: Estate?, goesOn: Bool
  ) throws -> (files: any FileStore, lock: FolderLock)? {
    let path = try path(option)
    for attempt in 0..<(patience / 25) {
      if let opened = try openUnlessInUse(path, as: .dashboard, inheriting: estate) { return opened }
      let holder = PhoneHolder(of: path)
      if let holder, holder.kind == .background {
        if goesOn { return nil }
        throw CommandFailure(
          "The phone in \(CellText(path)) runs in the background (process \(holder.process)); end it with "
            + "\(Skerry.programName) stop, or choose another folder with --state.")
      }
      // An owner that just took it has not said its name yet.
      if holder?.kind == .dashboard || holder == nil && attempt > 20 { break }
      usleep(25_000)
    }
    throw CommandFailure(StorageError.inUse(path: path).description)
  }

  /// Opens the folder; `nil` if another program has it.
  static func openUnlessInUse(
    _ path: String, as kind: PhoneHolder.Kind, inheriting estate: Estate? = nil
  ) throws -> (files: any FileStore, lock: FolderLock)? {
    do {
      let store = try store(path)
      let lock = try estate?.takeLock(of: path) ?? FolderLock(path: path)
      lock.note(PhoneHolder(kind).text)
      store.write(only: lock)
      store.removeLeftovers()
      return (JournaledStore(store), lock)
    } catch StorageError.inUse {
      return nil
    } catch let error as StorageError {
      throw CommandFailure(error.description)
    }
  }

  /// The files of the folder, which is made if there is none. Throws a ``CommandFailure`` where they can't be kept there,
  /// or could be tampered with.
  static func store(_ path: String) throws -> DiskStore {
    try checkPath(path)
    do {
      let store = try DiskStore(path: path)
      try FolderSafety.check(path)
      return store
    } catch let error as StorageError {
      throw CommandFailure(error.description)
    }
  }

  /// The files of a folder that is only looked at; it may be missing, or read-only.
  static func readingStore(_ path: String) throws -> any FileStore {
    try checkPath(path)
    try FolderSafety.check(path)
    return JournaledStore(DiskStore(reading: path))
  }

  /// Throws a ``CommandFailure`` for a folder that was named to be looked at, and isn't there.
  static func requireExisting(_ path: String) throws {
    try checkPath(path)
    guard access(path, F_OK) != 0 else { return }
    let slash = path.lastIndex(of: "/")
    let parent = slash.map { String(path[...$0]) } ?? ""
    let siblings = (FolderListing.names(in: parent.isEmpty ? "." : parent) ?? []).filter { name in
      access(parent + name + "/" + FolderLock.name, F_OK) == 0
    }
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let meant = Suggestion.nearest(to: name, among: siblings.sorted()).map {
      "; did you mean \(CellText(parent + $0))?"
    }
    throw CommandFailure("There is no state folder \(CellText(path))\(meant ?? ".")")
  }

  /// Throws a ``CommandFailure`` for a path on which something else than a folder is in the way.
  static func checkPath(_ path: String) throws(CommandFailure) {
    guard let file = fileInTheWay(of: path) else { return }
    throw CommandFailure(
      "\(CellText(file)) is no folder, so no state can be kept there; choose another with --state\(StorageError.alternative)"
    )
  }

  /// The part of a path that exists and is something else than a folder.
  static func fileInTheWay(of path: String) -> String? {
    var part = Substring(path)
    while !part.isEmpty {
      var status = stat()
      if stat(String(part), &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? nil : String(part) }
      part = part.lastIndex(of: "/").map { part[..<$0] } ?? ""
    }
    return nil
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
