import Glibc
import SkerryBasics
import SkerryCells
import SkerryServer

/// Ends a phone that runs in the background.
@MainActor
enum BackgroundEnd {
  /// A phone that was ended.
  struct Ended {
    let process: Int32
    /// Why it couldn't write down what happened last.
    let unkept: String?
  }

  /// Ends it and waits until the folder is free; returns `nil` if none ran. Throws a ``CommandFailure`` if it doesn't end,
  /// ``Refusal`` if a dashboard shows the phone.
  @discardableResult
  static func stop(_ folder: String) throws -> Ended? {
    guard let phone = try SocketPhone(ControlAddress(folder: folder)) else { return nil }
    guard let holder = PhoneHolder(of: folder), holder.kind == .background else { throw Refusal() }
    let response = try phone.send(HTTPRequest(method: "POST", target: "/stop"))
    guard response.status == 200 else { throw Refusal() }
    try waitForEnd(of: holder, in: folder)
    return Ended(process: holder.process, unkept: response.values(of: PushResult.unkeptHeader).first)
  }

  /// A dashboard shows the phone: it is ended there.
  struct Refusal: Error {}

  private static func waitForEnd(of holder: PhoneHolder, in folder: String) throws {
    for _ in 0..<(ControlAddress.patience * 100) {
      // The next one may have come already.
      guard let now = PhoneHolder(of: folder), now.process == holder.process else { return }
      usleep(10_000)
    }
    throw CommandFailure(
      "The phone in the background (process \(holder.process)) was told to end and still runs after "
        + "\(ControlAddress.patience) seconds.")
  }
}
