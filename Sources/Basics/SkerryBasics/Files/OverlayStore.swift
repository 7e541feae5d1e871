import FoundationEssentials
import Synchronization

/// A folder of files that is only looked at: what is written stays in memory, above the files there are.
package final class OverlayStore: FileStore {
  private struct Contents: Sendable {
    /// Files that are different from those below; `nil` for one that is gone.
    var changed: [String: Data?] = [:]
    var folders: [String: OverlayStore] = [:]
  }
  private let base: any FileStore
  private let contents = Mutex(Contents())

  package init(_ base: any FileStore) { self.base = base }

  package func read(_ name: String) throws -> Data? {
    let changed = contents.withLock { $0.changed[name] }
    return try changed ?? base.read(name)
  }

  package func write(_ data: Data, to name: String) { contents.withLock { $0.changed[name] = .some(data) } }

  package func write(_ changes: [FileChange]) throws {
    for change in changes {
      guard case .whole(let data) = change.content else {
        throw StorageError.cannotWrite(path: change.name, reason: "Only whole files can be written here")
      }
      write(data, to: change.name)
    }
  }

  package var takesParts: Bool { false }
  package func commit() {}
  package func synchronise(_ name: String) {}
  package var wantsFolding: Bool { false }
  package func length(of name: String) -> Int? { (try? read(name))?.count }
  /// What lies below is only looked at, so it is neither mended nor brought up to date.
  package func mend() -> [StoreRemark] { [] }
  package func fold(_ wholes: [String: Data]) { for (name, data) in wholes { write(data, to: name) } }

  /// A file that was written here has no other changes.
  package func amendments(of name: String) -> [Data] {
    contents.withLock { $0.changed[name] == nil } ? base.amendments(of: name) : []
  }

  package var brokenFiles: [BrokenFile] { base.brokenFiles }

  package func append(_ data: Data, to name: String) throws { write((try read(name) ?? Data()) + data, to: name) }

  package func remove(_ name: String) { contents.withLock { _ = $0.changed.updateValue(nil, forKey: name) } }

  package func setAside(_ name: String) throws -> String {
    // A file that can't be read has no bytes to be kept here.
    let data = (try? read(name)) ?? Data()
    var newName = name + ".unreadable"
    var number = 1
    let names = try names()
    while names.contains(newName) {
      number += 1
      newName = "\(name).unreadable-\(number)"
    }
    write(data, to: newName)
    remove(name)
    return newName
  }

  package func names() throws -> [String] {
    let changed = contents.withLock { $0.changed }
    let gone = changed.filter { $0.value == nil }.keys
    return Set(try base.names()).subtracting(gone).union(changed.filter { $0.value != nil }.keys).sorted()
  }

  package func folder(_ name: String) -> any FileStore {
    contents.withLock { contents in
      if let folder = contents.folders[name] { return folder }
      let folder = OverlayStore(base.folder(name))
      contents.folders[name] = folder
      return folder
    }
  }

  package var losses: Int { 0 }
}
