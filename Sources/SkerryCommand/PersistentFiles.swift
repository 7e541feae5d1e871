import FoundationEssentials
import SkerryDevice
import Synchronization

/// The phone's own files, of which none is forgotten because a disk was full for a while: what could not be written is
/// tried again at the end.
///
/// The folders of apps are handed out as they are: an app hears at once that something was not stored, and says so.
nonisolated final class PersistentFiles: FileStore {
  private let files: any FileStore
  private let unwritten = Mutex<[String: Data]>([:])

  init(_ files: any FileStore) { self.files = files }

  func read(_ name: String) throws -> Data? { try files.read(name) }

  func write(_ data: Data, to name: String) throws {
    unwritten.withLock { $0[name] = data }
    try files.write(data, to: name)
    unwritten.withLock { $0[name] = nil }
  }

  func append(_ data: Data, to name: String) throws { try files.append(data, to: name) }

  func names() throws -> [String] { try files.names() }

  var losses: Int { files.losses }

  func remove(_ name: String) throws {
    unwritten.withLock { $0[name] = nil }
    try files.remove(name)
  }

  func setAside(_ name: String) throws -> String { try files.setAside(name) }

  func folder(_ name: String) -> any FileStore { files.folder(name) }

  /// Writes what could not be written before. Throws ``StorageError`` when it still can't be.
  func writeRest() throws {
    for (name, data) in unwritten.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { try write(data, to: name) }
  }
}
