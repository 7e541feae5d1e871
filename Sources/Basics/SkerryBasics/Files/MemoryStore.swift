import FoundationEssentials
import Synchronization

/// Files that live as long as the program; what `--ephemeral`, rendering and tests use.
public final class MemoryStore: WholeFileStore {
  private let files = Mutex<[String: Data]>([:])
  private let folders = Mutex<[String: MemoryStore]>([:])

  public init() {}

  public func read(_ name: String) throws -> Data? { files.withLock { $0[name] } }
  public func write(_ data: Data, to name: String) throws { files.withLock { $0[name] = data } }
  public func append(_ data: Data, to name: String) throws { files.withLock { $0[name, default: Data()] += data } }
  public func remove(_ name: String) throws { files.withLock { $0[name] = nil } }
  public func names() throws -> [String] { files.withLock { $0.keys.sorted() } }
  public var losses: Int { 0 }

  public func setAside(_ name: String) throws -> String {
    files.withLock { files in
      var newName = name + ".unreadable"
      var number = 1
      while files[newName] != nil {
        number += 1
        newName = "\(name).unreadable-\(number)"
      }
      files[newName] = files.removeValue(forKey: name)
      return newName
    }
  }

  public func folder(_ name: String) -> any FileStore {
    folders.withLock { folders in
      if let folder = folders[name] { return folder }
      let folder = MemoryStore()
      folders[name] = folder
      return folder
    }
  }
}
