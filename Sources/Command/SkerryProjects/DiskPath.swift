import Glibc
import SkerryBasics

/// How a disk spells the paths that a project file names.
///
/// A Mac's disk takes capitals and small letters as the same, and “ü” as one sign or as two; others tell them apart.
enum DiskPath {
  /// The path of what is there under another spelling, where nothing is there under its own; otherwise the path itself.
  static func spelled(_ path: String) -> String {
    if access(path, F_OK) == 0 { return path }
    let parent = TextFile.parent(of: path)
    guard parent != path, parent != "." else { return path }
    let folder = spelled(parent)
    let name = TextFile.name(of: path)
    let names = (FolderListing.names(in: folder) ?? []).sorted()
    // Swift's strings are the same in one sign and in two.
    guard let found = names.first(where: { $0 == name }) ?? names.first(where: { $0.lowercased() == name.lowercased() })
    else { return path }
    return folder == "/" ? "/" + found : "\(folder)/\(found)"
  }
}
