import FoundationEssentials
import SkerryBasics
import Synchronization

@testable import SkerryDevice

/// Files in memory that fail at an operation that changes something, or after which the program counts as dead.
///
/// Operations are numbered from 1. What a dead program writes vanishes, while it believes that all went well.
final class FailingStore: WholeFileStore {
  enum Weather: Hashable {
    case fair
    /// One operation is refused.
    case refuses(at: Int)
    /// This and all later operations are refused.
    case refusesFrom(Int)
    /// The program dies before an operation has begun.
    case diesBefore(Int)
    /// The program dies in the midst of an operation: what is added to a file is there by half.
    case diesWithin(Int)
    /// The program dies when an operation is done.
    case diesAfter(Int)
  }

  private final class Core: Sendable {
    let state: Mutex<(weather: Weather, count: Int, refused: [String])>
    init(_ weather: Weather) { state = Mutex((weather, 0, [])) }
  }
  private enum Outcome { case happens, happensByHalf, vanishes, isRefused }

  private let core: Core
  /// What is really stored.
  let files: any FileStore

  init(_ weather: Weather = .fair) {
    core = Core(weather)
    files = MemoryStore()
  }

  private init(_ core: Core, _ files: any FileStore) { (self.core, self.files) = (core, files) }

  func set(_ weather: Weather) { core.state.withLock { $0.weather = weather } }
  /// How many operations there have been.
  var count: Int { core.state.withLock { $0.count } }

  /// The files of refused operations.
  var refused: [String] { core.state.withLock { $0.refused } }

  private func outcome() -> Outcome {
    core.state.withLock { state in
      state.count += 1
      switch state.weather {
      case .fair: return .happens
      case .refuses(let number): return state.count == number ? .isRefused : .happens
      case .refusesFrom(let number): return state.count >= number ? .isRefused : .happens
      case .diesBefore(let number): return state.count >= number ? .vanishes : .happens
      case .diesAfter(let number): return state.count > number ? .vanishes : .happens
      case .diesWithin(let number):
        return state.count > number ? .vanishes : state.count == number ? .happensByHalf : .happens
      }
    }
  }

  private func refusal(_ name: String) -> StorageError {
    core.state.withLock { $0.refused.append(name) }
    return StorageError.cannotWrite(path: "/state/" + name, reason: "No space left on device")
  }

  func read(_ name: String) throws -> Data? { try files.read(name) }

  func write(_ data: Data, to name: String) throws {
    switch outcome() {
    case .happens: try files.write(data, to: name)
    // A file is replaced as a whole, so by half means not at all, but for a remainder that nobody reads.
    case .happensByHalf: try files.write(data.prefix(data.count / 2), to: name + ".new")
    case .vanishes: break
    case .isRefused: throw refusal(name)
    }
  }

  func append(_ data: Data, to name: String) throws {
    switch outcome() {
    case .happens: try files.append(data, to: name)
    case .happensByHalf: try files.append(data.prefix(data.count / 2), to: name)
    case .vanishes: break
    case .isRefused:
      // The worst that the protocol allows: a part is there and stays.
      try files.append(data.prefix(data.count / 2), to: name)
      throw refusal(name)
    }
  }

  func remove(_ name: String) throws {
    switch outcome() {
    case .happens: try files.remove(name)
    case .happensByHalf, .vanishes: break
    case .isRefused: throw refusal(name)
    }
  }

  func setAside(_ name: String) throws -> String {
    switch outcome() {
    case .happens: return try files.setAside(name)
    case .happensByHalf, .vanishes: return name
    case .isRefused: throw refusal(name)
    }
  }

  func folder(_ name: String) -> any FileStore { FailingStore(core, files.folder(name)) }
  func names() throws -> [String] { try files.names() }
  var losses: Int { 0 }
}
