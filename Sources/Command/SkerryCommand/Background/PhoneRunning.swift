import Glibc
import SkerryBasics

/// Where the phone of a state folder runs, for people and programs.
nonisolated struct PhoneRunning: Codable, Hashable {
  /// `background`, `dashboard`, `no`, or `unknown` where the folder is another user's.
  var runs: String
  var process: Int32?
  /// Seconds without callers after which it ends by itself.
  var idleEnd: Int?
  var folder: String

  init(_ holder: PhoneHolder?, folder: String) {
    self.folder = folder
    // A command has the folder for a moment, and no phone that goes on.
    let holder = holder?.kind == .command ? nil : holder
    runs = holder?.kind.rawValue ?? (Self.isClosed(folder) ? "unknown" : "no")
    process = holder?.process
    idleEnd = holder?.idleEnd
  }

  /// Whether somebody else's folder doesn't let its lock be looked at.
  private static func isClosed(_ folder: String) -> Bool {
    access("\(folder)/\(FolderLock.name)", R_OK) != 0 && errno == EACCES
  }

  var sentence: String { sentence(verb: "runs") }

  func sentence(verb: String) -> String {
    if runs == "unknown" { return "\(folder) belongs to another user; only they see whether a phone runs there." }
    guard let process else {
      let isThere = access(folder, F_OK) == 0
      return "No phone runs; its state \(isThere ? "is in \(folder)" : "will be in \(folder), which is not there yet")."
    }
    guard runs == PhoneHolder.Kind.background.rawValue else {
      return "A dashboard (process \(process)) shows the phone in \(folder)."
    }
    let end = idleEnd.map { ", and ends after \(WrittenDuration.text(Double($0))) without callers" } ?? ""
    return "The phone in \(folder) \(verb) in the background (process \(process))\(end)."
  }
}
