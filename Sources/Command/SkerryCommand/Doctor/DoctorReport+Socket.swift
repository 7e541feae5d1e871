import Glibc
import SkerryServer

nonisolated extension DoctorReport {
  /// Looks at the socket through which commands reach a dashboard; asks nothing of whoever listens.
  static func socket(_ address: ControlAddress, isInUse: Bool, _ holder: PhoneHolder?) -> [DoctorFinding] {
    var findings = [state(of: address, isInUse: isInUse, holder)]
    if !address.isShort {
      findings.append(
        DoctorFinding(
          "socket", .note,
          "The path \(address.path) is too long for other programs: \(Skerry.programName) push and its sisters "
            + "reach the dashboard, "
            + "curl does from within the folder, as --unix-socket \(ControlAddress.name)."))
    }
    return findings
  }

  private static func state(of address: ControlAddress, isInUse: Bool, _ holder: PhoneHolder?) -> DoctorFinding {
    var status = stat()
    guard lstat(address.path, &status) == 0 else {
      return isInUse
        ? DoctorFinding(
          "socket", .note,
          "The dashboard has no socket \(address.path), so \(Skerry.programName) push and its sisters can't reach "
            + "it; start it again.")
        : DoctorFinding(
          "socket", .fine,
          "No phone runs; \(Skerry.programName) push and its sisters start one in the background.")
    }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      return DoctorFinding(
        "socket", .note,
        "\(address.path) is in the way of the dashboard's socket; remove it, so that commands reach it.")
    }
    guard status.st_mode & 0o077 == 0 else {
      return DoctorFinding(
        "socket", .note, "The socket \(address.path) is open to other users; start the dashboard again.")
    }
    switch listener(at: address) {
    case .stopped(let process):
      return DoctorFinding(
        "socket", .note,
        "The phone's dashboard, process \(process), is stopped (Ctrl-Z) and takes nothing; fg in its terminal lets it go on."
      )
    case .answers:
      let who =
        holder?.kind == .background
        ? "The phone in the background takes commands and pushes" : "A dashboard takes commands and pushes"
      let end = holder?.kind == .background ? "; \(Skerry.programName) stop ends it" : ""
      return DoctorFinding("socket", .fine, "\(who) at \(address.path)\(end).")
    case .nobody: break
    }
    return DoctorFinding(
      "socket", .note,
      isInUse
        ? "Nobody listens at \(address.path) although a dashboard runs; start it again."
        : "The socket \(address.path) was left by a program that was killed; the next dashboard replaces it.")
  }

  private enum Listener { case answers, nobody, stopped(Int) }

  private static func listener(at address: ControlAddress) -> Listener {
    let descriptor = ControlAddress.stream(isBlocking: false)
    guard descriptor >= 0 else { return .nobody }
    defer { close(descriptor) }
    guard address.call({ connect(descriptor, $0, $1) }) == 0 else { return .nobody }
    return PeerProcess.stopped(behind: descriptor).map { .stopped($0) } ?? .answers
  }
}
