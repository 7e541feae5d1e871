import Glibc
import SkerryBasics
import SkerryDevice
import SkerryServer

nonisolated extension DoctorReport {
  /// Looks at the state folder without creating or changing anything in it.
  @MainActor static func storage(_ option: String?) -> [DoctorFinding] {
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
    do throws(CommandFailure) { try FolderSafety.check(path) } catch {
      return [DoctorFinding("state", .problem, error.description)]
    }
    let holder = PhoneHolder(of: path)
    let isInUse = FolderLock.holder(of: path) != nil
    let use: DoctorFinding
    if let holder, holder.kind == .background {
      use = DoctorFinding("state", .fine, PhoneRunning(holder, folder: path).sentence)
    } else if isInUse {
      use = DoctorFinding("state", .note, "The state folder \(path) is in use by a dashboard that is running.")
    } else {
      use = DoctorFinding("state", .fine, "The state folder \(path) can be written.")
    }
    return [use] + socket(ControlAddress(folder: path), isInUse: isInUse, holder) + broken(in: path)
      + setAside(in: path)
  }

  /// Files that can't be used, which commands refuse and a dashboard keeps under another name.
  @MainActor private static func broken(in path: String) -> [DoctorFinding] {
    let files = JournaledStore(DiskStore(reading: path))
    return (StateCheck.brokenFiles(in: files) + (ClockFile.brokenFile(in: files).map { [$0] } ?? [])).map { file in
      DoctorFinding("state", .note, "\(path)/\(file.name) \(file.what): \(file.reason)")
    }
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

  /// The names of the files in a folder, sorted.
  private static func names(in path: String) -> [String] {
    (FolderListing.names(in: path) ?? []).sorted()
  }
}
