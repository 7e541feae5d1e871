import Glibc
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryServer

/// Finds the phone that a command is for: one that runs, or else the one in the state folder, which is started.
@MainActor
struct PhoneFinder {
  /// The folder that was named.
  private let option: String?
  /// Whether a phone that doesn't run is switched on for a moment only.
  var isOnce = false
  /// Whether files that can't be understood are set aside.
  var setsAside = false
  /// How a phone is started in the background; as the environment says unless it is given.
  var order: BackgroundOrder?
  /// Why no phone could be started in the background, as half a sentence.
  private(set) var whyNot: String?

  init(_ option: String?) { self.option = option }

  /// Milliseconds for which others may have the folder: commands like this one, one after the other.
  private static let patience = ControlAddress.patience * 1000
  /// Milliseconds for which somebody may have it who doesn't say who that is.
  private static let patienceWithStrangers = 3000
  private static let pause = 10
  /// How often a phone is started that ends at once.
  private static let attempts = 3

  private func folder() throws -> String { try StateFolder.path(option) }

  /// A phone, or the folder of one that doesn't run.
  private enum Found {
    case running(SocketPhone)
    case free(any FileStore, FolderLock)
  }

  // MARK: Doing something to a phone

  /// What became of the deeds of a command.
  @MainActor private final class Keeping { var failure: (any Error)? }
  private let keeping = Keeping()

  /// Throws a ``CommandFailure`` if what was done in ``use(_:)`` isn't kept. The answers are told before.
  func requireKept() throws { if let failure = keeping.failure { throw failure } }

  /// Uses a phone, and keeps what was changed even if something fails in between; ``requireKept()`` says whether that went
  /// well.
  func use<Result>(_ body: (any PhoneConnection) throws -> Result) throws -> Result {
    var finder = self
    let phone: any PhoneConnection
    switch try finder.find() {
    case .running(let running): phone = running
    case .free(let files, let lock):
      HeldSignals.hold()
      phone = FolderPhone(files, lock: lock)
      if let whyNot = finder.whyNot {
        try StandardStream.error.write(
          "\(Skerry.ownName): No phone can run in the background (\(CellText(whyNot))); it is switched on for this "
            + "command alone.\n")
      }
    }
    defer { if phone is FolderPhone { HeldSignals.release() } }
    do {
      let result = try body(phone)
      do { try phone.finish() } catch { keeping.failure = error }
      return result
    } catch {
      try phone.finish()
      throw error
    }
  }

  /// Whether a phone runs, after one was started if there was none.
  mutating func run() throws -> Bool {
    if case .running = try find() { return true }
    return false
  }

  /// Finds the phone that runs; starts one in the background where that is wanted and possible.
  private mutating func find() throws -> Found {
    let path = try folder()
    // A user who could change the folder could answer in the phone's place.
    try FolderSafety.check(path)
    var attempts = 0
    var replaced: BackgroundOrder.Replacement?
    while true {
      let found = try connection(to: path)
      if case .running = found {
        guard isOfOtherProgram(path) else { return found }
        do { try BackgroundEnd.stop(path) } catch is BackgroundEnd.Refusal { return found }
        replaced = .otherProgram
        continue
      }
      guard case .free(let files, let lock) = found else { return found }
      if !setsAside { try BrokenFiles.refuse(in: files, path) }
      guard !isOnce, whyNot == nil else { return found }
      guard attempts < Self.attempts else {
        whyNot = "it ends at once"
        return found
      }
      attempts += 1
      var order = try self.order ?? BackgroundOrder(setsAside: setsAside)
      order.replaced = replaced
      let outcome = BackgroundStart.start(in: path, lock: lock, order)
      withExtendedLifetime(lock) {}
      switch outcome {
      case .runs: continue
      case .refused(let sentence): throw CommandFailure(sentence)
      case .impossible(let reason):
        whyNot = reason
        return found
      }
    }
  }

  /// Waits until a phone answers, or nobody has its folder.
  private func connection(to path: String) throws -> Found {
    let address = ControlAddress(folder: path)
    var patience = Patience()
    while true {
      if let phone = try SocketPhone(address) { return .running(phone) }
      if let state = try StateFolder.openUnlessInUse(path, as: .command) { return .free(state.files, state.lock) }
      try patience.wait(for: path)
    }
  }

  /// Waits for those who have a folder: a phone that just started has its socket soon, a command is done soon.
  @MainActor private struct Patience {
    /// Milliseconds.
    private var waited = 0
    private var waitedForStrangers = 0

    mutating func wait(for path: String) throws(CommandFailure) {
      let holder = PhoneHolder(of: path)
      waited += PhoneFinder.pause
      waitedForStrangers += holder == nil ? PhoneFinder.pause : 0
      if waited > PhoneFinder.patience || waitedForStrangers > PhoneFinder.patienceWithStrangers {
        throw PhoneFinder.inUse(path, by: holder)
      }
      usleep(UInt32(PhoneFinder.pause * 1000))
    }
  }

  private static func inUse(_ path: String, by holder: PhoneHolder?) -> CommandFailure {
    guard let holder else {
      return CommandFailure(
        "The state folder \(CellText(path)) is in use by a program that takes no commands, such as an older Skerry; "
          + "close it, or choose another folder with --state.")
    }
    let who = holder.kind == .command ? "other commands" : "a phone that takes no commands"
    return CommandFailure(
      "The state folder \(CellText(path)) has been in use by \(who) for \(ControlAddress.patience) seconds, now by "
        + "process \(holder.process); try again, or choose another folder with --state.")
  }

  /// Whether the phone that runs in the background is of another build of the program, which would show older source.
  private func isOfOtherProgram(_ path: String) -> Bool {
    guard let holder = PhoneHolder(of: path), holder.kind == .background else { return false }
    return holder.program != ProgramIdentity.own
  }

  // MARK: Looking at a phone

  /// Asks the phone that runs, or else looks at the folder as a phone would find it now; starts and changes nothing.
  func read<Result>(_ body: (any PhoneConnection) throws -> Result) throws -> Result {
    let path = try folder()
    try FolderSafety.check(path)
    let address = ControlAddress(folder: path)
    var patience = Patience()
    while true {
      if let phone = try SocketPhone(address) { return try body(phone) }
      // A folder that a command is just changing is looked at when the command is done.
      guard FolderLock.holder(of: path) != nil else { break }
      try patience.wait(for: path)
    }
    if option != nil { try StateFolder.requireExisting(path) }
    let files = try StateFolder.readingStore(path)
    if !setsAside { try BrokenFiles.refuse(in: files, path) }
    return try body(FolderPhone(reading: files))
  }
}
