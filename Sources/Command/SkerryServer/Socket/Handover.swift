import CSockets
import FoundationEssentials
import Glibc
import SkerryBasics

/// What a program leaves to the one that shows the same phone after it: the lock of its folder, its socket, and those who
/// call, who notice nothing but a pause.
///
/// The descriptors wait in a pair of sockets that whoever starts the programs keeps open. One that waits there is open: a
/// folder stays locked, and a socket takes callers, while no program runs.
package final class Handover: Sendable {
  /// What a descriptor is.
  package struct Label: Codable, Sendable {
    enum Kind: String, Codable { case lock, socket, caller }

    var kind: Kind
    /// Whether a caller is shown pictures, or only has to hear the end of its last answer.
    var isWatching = false
    var isClosing = false
    /// What has come of a caller's next request, and what is left of its answers.
    var unread = Data()
    var unsent = Data()

    init(_ kind: Kind) { self.kind = kind }

    init(
      _ kind: Kind, isWatching: Bool, isClosing: Bool, unread: some Sequence<UInt8>, unsent: some Sequence<UInt8>
    ) {
      (self.kind, self.isWatching, self.isClosing) = (kind, isWatching, isClosing)
      (self.unread, self.unsent) = (Data(unread), Data(unsent))
    }
  }

  /// The environment variable that names both ends to a program.
  package static let variable = "SKERRY_HANDOVER"
  /// The end to which things are sent, and the one from which they are taken.
  private let sending: Int32
  private let taking: Int32
  /// More bytes than the system lets wait.
  private static let longest = 1 << 20

  /// An empty one; `nil` when the system has no descriptor left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (sending, taking) = (ends[0], ends[1])
    var most = Int32(Self.longest)
    setsockopt(sending, SOL_SOCKET, SO_SNDBUF, &most, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The one that the environment names; `nil` where there is none. Programs that this one starts are none of it.
  package static func inherited() -> Handover? {
    guard let value = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    let numbers = value.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 2, numbers.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else { return nil }
    return Handover(sending: numbers[0], taking: numbers[1])
  }

  private init(sending: Int32, taking: Int32) { (self.sending, self.taking) = (sending, taking) }

  /// For a program that is started: the variable's value, and the descriptors that it names.
  package var value: String { "\(sending),\(taking)" }
  package var descriptors: [Int32] { [sending, taking] }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// Leaves a descriptor to the next program; false where no more fits.
  @discardableResult
  func leave(_ descriptor: Int32, _ label: Label) -> Bool {
    guard let words = try? CanonicalJSON.encode(label) else { return false }
    return words.withUnsafeBytes { cs_send_descriptor(sending, descriptor, $0.baseAddress, $0.count) }
  }

  /// Leaves the folder that a lock is of.
  package func leave(_ lock: FolderLock) -> Bool { leave(lock.number, Label(.lock)) }

  /// Takes what was left. What nobody takes from that is closed.
  package func take() -> Estate {
    var found: [(descriptor: Int32, label: Label)] = []
    var words = [UInt8](repeating: 0, count: Self.longest)
    var count = 0
    repeat {
      let descriptor = cs_take_descriptor(taking, &words, words.count, &count)
      guard descriptor >= 0 else { continue }
      if let label = try? CanonicalJSON.decode(Label.self, from: Data(words[..<count])) {
        found.append((descriptor, label))
      } else {
        close(descriptor)
      }
    } while count > 0
    return Estate(found)
  }
}

/// What was left to a program.
package final class Estate {
  private var left: [(descriptor: Int32, label: Handover.Label)]

  fileprivate init(_ left: [(descriptor: Int32, label: Handover.Label)]) { self.left = left }

  deinit { for item in left { close(item.descriptor) } }

  /// The lock of a folder, if it was left and is that folder's still.
  package func takeLock(of folder: String) -> FolderLock? {
    var file = stat()
    guard lstat(folder + "/" + FolderLock.name, &file) == 0,
      let place = left.firstIndex(where: { $0.label.kind == .lock && Self.is($0.descriptor, file) })
    else { return nil }
    return FolderLock(inherited: left.remove(at: place).descriptor)
  }

  private static func `is`(_ descriptor: Int32, _ file: stat) -> Bool {
    var own = stat()
    return fstat(descriptor, &own) == 0 && own.st_dev == file.st_dev && own.st_ino == file.st_ino
  }

  /// The socket, if its file is there still. Whoever takes it has the folder's lock, so the file is nobody else's.
  func takeSocket(at address: ControlAddress) -> Int32? {
    var file = stat()
    guard lstat(address.path, &file) == 0, file.st_mode & S_IFMT == S_IFSOCK,
      let place = left.firstIndex(where: { $0.label.kind == .socket })
    else { return nil }
    return left.remove(at: place).descriptor
  }

  /// Those who call.
  func takeCallers() -> [(descriptor: Int32, label: Handover.Label)] {
    let callers = left.filter { $0.label.kind == .caller }
    left.removeAll { $0.label.kind == .caller }
    return callers
  }
}
