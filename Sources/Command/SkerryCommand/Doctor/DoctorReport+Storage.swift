import Glibc
import SkerryBasics
import SkerryDevice
import SkerryServer

nonisolated extension DoctorReport {
  /// Looks at the state folder without creating or changing anything in it.
  static func storage(_ option: String?) -> [DoctorFinding] {
    let path: String
    do { path = try StateFolder.path(option) } catch { return [DoctorFinding("state", .problem, "\(error)")] }
    if let file = StateFolder.fileInTheWay(of: path) {
      return [DoctorFinding("state", .problem, "\(file) is no folder; choose another state folder with --state.")]
    }
    guard access(path, F_OK) == 0 else { return [missing(path)] }
    guard access(path, W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      return [
        DoctorFinding(
          "state", .problem, "The state folder \(path) can't be written (\(reason)); choose another with --state.")
      ]
    }
    let isInUse = isInUse(path)
    let use =
      isInUse
      ? DoctorFinding("state", .note, "The state folder \(path) is in use by a dashboard that is running.")
      : DoctorFinding("state", .fine, "The state folder \(path) can be written.")
    return [use] + socket(ControlAddress(folder: path), isInUse: isInUse) + setAside(in: path)
  }

  private static func missing(_ path: String) -> DoctorFinding {
    var parent = Substring(path)
    while let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
      let folder = parent.isEmpty ? "/" : String(parent)
      guard access(folder, F_OK) == 0 else { continue }
      guard access(folder, W_OK | X_OK) == 0 else {
        let reason = String(cString: strerror(errno))
        return DoctorFinding(
          "state", .problem,
          "The state folder \(path) can't be created (\(folder): \(reason)); choose another with --state.")
      }
      break
    }
    return DoctorFinding("state", .fine, "The state folder \(path) does not exist yet; the dashboard creates it.")
  }

  private static func isInUse(_ path: String) -> Bool {
    let descriptor = open(path + "/lock", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Files that could not be understood once and were kept: the phone's own, those of stores and those of apps.
  private static func setAside(in path: String) -> [DoctorFinding] {
    let folders = ["", "defaults/"] + names(in: path + "/apps").map { "apps/\($0)/" }
    return folders.flatMap { folder in
      names(in: path + "/" + folder).filter { $0.contains(".unreadable") }.map {
        DoctorFinding(
          "state", .note, "\(path)/\(folder)\($0) could not be understood once and is kept; remove it when you like.")
      }
    }
  }

  /// What is in a folder, sorted.
  private static func names(in path: String) -> [String] {
    (FolderListing.names(in: path) ?? []).sorted()
  }
}
