import Glibc
import SkerryBasics
import SkerryCells
import SkerryServer

/// Looks whether a state folder is one that nobody else can tamper with, without opening anything in it.
nonisolated enum FolderSafety {
  /// Folders within folders that are looked at; apps have one of their own in `apps`.
  private static let depth = 2

  /// Throws a ``CommandFailure`` that names what is wrong; a folder that doesn't exist is fine.
  static func check(_ path: String) throws(CommandFailure) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return try StateFolder.checkPath(path) }
    if let who = writer(status) {
      throw CommandFailure(
        "The state folder \(CellText(path)) can be changed by \(who); take that away with chmod go-w, or choose another "
          + "with --state.")
    }
    try checkEntries(of: path, depth)
  }

  /// The other users who can change the files of a folder, in words; `nil` if nobody can.
  private static func writer(_ status: stat) -> String? {
    if status.st_uid != geteuid(), status.st_uid != 0 { return "its owner, user \(status.st_uid)" }
    if status.st_mode & 0o002 != 0 { return "everybody" }
    if status.st_mode & 0o020 != 0, !isPrivate(group: status.st_gid) { return "group \(status.st_gid)" }
    return nil
  }

  /// Whether a group is the user's own, as many systems make one for each user.
  private static func isPrivate(group: gid_t) -> Bool {
    guard let user = getpwuid(geteuid()), let entry = getgrgid(group) else { return false }
    guard strcmp(user.pointee.pw_name, entry.pointee.gr_name) == 0 else { return false }
    guard let first = entry.pointee.gr_mem?.pointee else { return true }
    return strcmp(first, user.pointee.pw_name) == 0 && entry.pointee.gr_mem[1] == nil
  }

  private static func checkEntries(of path: String, _ depth: Int) throws(CommandFailure) {
    for name in (FolderListing.names(in: path) ?? []).sorted() {
      let entry = path + "/" + name
      var status = stat()
      guard lstat(entry, &status) == 0 else { continue }
      let what: String?
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if depth > 0 { try checkEntries(of: entry, depth - 1) }
        what = nil
      case S_IFLNK: what = "is a link"
      case S_IFIFO: what = "is a pipe"
      case S_IFCHR, S_IFBLK: what = "is a device"
      case S_IFREG where status.st_size > DiskStore.byteLimit:
        what = "has \(status.st_size) bytes, more than the \(DiskStore.byteLimit) that are read"
      default: what = nil
      }
      guard let what else { continue }
      throw CommandFailure(
        "\(CellText(entry)) \(what), so the phone doesn't open it; remove it, or choose another folder with --state.")
    }
  }
}
