import Glibc
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryServer

/// Finds the phone that a command is for.
@MainActor
enum PhoneFinder {
  /// Milliseconds for which another command may have the folder.
  private static let patience = 3000

  /// The running dashboard of a state folder, or else the phone in the folder itself.
  ///
  /// - Parameter isReading: nothing is to be changed, so that a folder that does not exist is not made.
  static func find(_ option: String?, isReading: Bool = false) throws -> any PhoneConnection {
    if option == "" { throw CommandFailure("--state needs the path of a folder.") }
    let path = try StateFolder.path(option)
    let address = ControlAddress(folder: path)
    var waited = 0
    while true {
      if let phone = try SocketPhone(address) { return phone }
      if isReading, access(path, F_OK) != 0, StateFolder.fileInTheWay(of: path) == nil {
        return FolderPhone(MemoryStore(), lock: nil)
      }
      if let state = try StateFolder.openUnlessInUse(option) { return FolderPhone(state.files, lock: state.lock) }
      // A command like this one has the folder for a moment; a dashboard that just started has its socket soon.
      guard waited < patience else {
        throw CommandFailure(
          "The state folder \(CellText(path)) is in use by a program that takes no commands, such as an older Skerry; "
            + "close it, or choose another folder with --state.")
      }
      usleep(25_000)
      waited += 25
    }
  }

  /// Uses a phone, and keeps what was changed even if something fails in between.
  static func use<Result>(
    _ option: String?, isReading: Bool = false, _ body: (any PhoneConnection) throws -> Result
  ) throws -> Result {
    let phone = try find(option, isReading: isReading)
    do {
      let result = try body(phone)
      try phone.finish()
      return result
    } catch {
      try phone.finish()
      throw error
    }
  }
}
