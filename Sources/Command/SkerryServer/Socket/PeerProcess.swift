import CSockets
import SkerryBasics

/// The process at the other end of a socket.
public enum PeerProcess {
  /// The process that listens there, if it is stopped, as by Ctrl-Z; `nil` for one that runs or that the system doesn't name.
  public static func stopped(behind descriptor: Int32) -> Int? {
    let process = cs_peer_process(descriptor)
    guard process > 0, let state = ProcessStatus.fields(of: process)?.first else { return nil }
    return state == "T" || state == "t" ? process : nil
  }
}
