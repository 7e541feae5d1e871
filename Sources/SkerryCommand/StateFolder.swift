import FoundationEssentials
import Glibc
import SkerryDevice

/// Finds and opens the folder in which the phone keeps its state.
enum StateFolder {
  /// `--state`, else `$XDG_STATE_HOME/skerry`, else `~/.local/state/skerry`.
  static func path(_ option: String?) throws -> String {
    if let option { return option }
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/skerry" }
    guard let home = environment("HOME") else {
      throw CommandFailure(
        "The variable HOME is not set, so there is no state folder; choose one with --state, or use --ephemeral.")
    }
    return home + "/.local/state/skerry"
  }

  static func open(_ option: String?) throws -> (files: any FileStore, lock: FolderLock) {
    let path = try path(option)
    do {
      let store = try DiskStore(path: path)
      return (store, try FolderLock(path: path))
    } catch let error as StorageError {
      throw CommandFailure(error.description)
    }
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
