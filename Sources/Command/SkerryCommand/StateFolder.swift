import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDevice

/// Finds and opens the folder in which the phone keeps its state.
nonisolated enum StateFolder {
  /// `--state`, else `$XDG_STATE_HOME/skerry`, else `~/.local/state/skerry`; programs of other names have other folders.
  static func path(_ option: String?) throws -> String {
    if let option {
      // Shells leave the tilde alone behind an equals sign.
      guard option == "~" || option.hasPrefix("~/"), let home = environment("HOME") else { return option }
      return home + option.dropFirst()
    }
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/" + Skerry.programName }
    guard let home = environment("HOME") else {
      throw CommandFailure(
        "The variable HOME is not set, so there is no state folder; choose one with --state, or use --ephemeral.")
    }
    return home + "/.local/state/" + Skerry.programName
  }

  /// Milliseconds for which a dashboard waits for a command that has its folder for a moment.
  private static let patience = 500

  /// Opens the folder for a dashboard.
  static func open(_ option: String?) throws -> (files: any FileStore, lock: FolderLock) {
    for _ in 0..<(patience / 25) {
      if let opened = try openUnlessInUse(option) { return opened }
      usleep(25_000)
    }
    throw CommandFailure(StorageError.inUse(path: try path(option)).description)
  }

  /// Opens the folder; `nil` if another program has it.
  static func openUnlessInUse(_ option: String?) throws -> (files: any FileStore, lock: FolderLock)? {
    let path = try path(option)
    if let file = fileInTheWay(of: path) {
      throw CommandFailure(
        "\(CellText(file)) is no folder, so no state can be kept there; choose another with --state, "
          + "or use --ephemeral."
      )
    }
    do {
      let store = try DiskStore(path: path)
      return (store, try FolderLock(path: path))
    } catch StorageError.inUse {
      return nil
    } catch let error as StorageError {
      throw CommandFailure(error.description)
    }
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
