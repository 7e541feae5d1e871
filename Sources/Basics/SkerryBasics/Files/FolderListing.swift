import Glibc

/// The contents of a folder of the computer.
package enum FolderListing {
  /// The names of everything in a folder, in no order, without `.` and `..`; `nil` leaves the reason in `errno`.
  package static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The paths of everything below a folder that is no folder itself, sorted; nothing where it can't be read. Links are not
  /// followed.
  package static func files(below path: String) -> [String] {
    var found: [String] = []
    for name in (names(in: path) ?? []).sorted() {
      let inner = "\(path)/\(name)"
      var status = stat()
      guard lstat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { found += files(below: inner) } else { found.append(inner) }
    }
    return found
  }
}
