import FoundationEssentials

/// A folder of small files, each replaced as a whole.
public protocol FileStore: Sendable {
  /// The file's bytes, `nil` when there is none. Throws ``StorageError`` when it can't be read.
  func read(_ name: String) throws -> Data?
  /// Replaces a file. When this returns, it outlives the program; it outlives a power failure, too, once `commit()` has
  /// returned. Throws ``StorageError``.
  func write(_ data: Data, to name: String) throws
  /// Changes several files by one commit: whatever ends the program, afterwards all of them are changed or none, where the
  /// store can; others change one after the other, and try all of them. Throws ``StorageError``.
  func write(_ changes: [FileChange]) throws
  /// Whether a file can be changed by a part of it.
  var takesParts: Bool { get }
  /// The changes of a file since it was written, in order: what ``read(_:)`` returns is without them.
  func amendments(of name: String) -> [Data]
  /// Waits until everything that was written outlives a power failure. Throws ``StorageError``.
  func commit() throws
  /// Whether so much was amended that it should be folded.
  var wantsFolding: Bool { get }
  /// Brings every file up to date, those that were amended as they are given here. Throws ``StorageError``; nothing is
  /// lost then.
  func fold(_ wholes: [String: Data]) throws
  /// Adds to the end of a file, which is made if there is none. When this returns, what was added outlives the program,
  /// but not a power failure. Throws ``StorageError``; part of the data may have been added then.
  func append(_ data: Data, to name: String) throws
  /// Waits until what was added to a file outlives a power failure, too. Throws ``StorageError``.
  func synchronise(_ name: String) throws
  /// Removes a file, if there is one.
  func remove(_ name: String) throws
  /// Moves an unreadable file out of the way and returns its new name, so that nothing is overwritten.
  @discardableResult
  func setAside(_ name: String) throws -> String
  /// The folder within this one.
  func folder(_ name: String) -> any FileStore
  /// The names of the files, sorted, folders left out. Throws ``StorageError`` when they can't be listed.
  func names() throws -> [String]
  /// How many bytes a file has; `nil` if there is none.
  func length(of name: String) -> Int?
  /// What the store itself can't use.
  var brokenFiles: [BrokenFile] { get }
  /// Sets aside what the store itself can't use, and says so.
  func mend() -> [StoreRemark]
  /// How often the folder was found missing and made again: then what was written before is gone.
  var losses: Int { get }
}

/// A change of one file among others.
public struct FileChange: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// All the file holds from now on.
    case whole(Data)
    /// A part that only the file's owner understands, in JSON on one line; for stores that take parts.
    case part(Data)
  }
  public var name: String
  public var content: Content

  public init(_ name: String, _ content: Content) { (self.name, self.content) = (name, content) }
}

/// A store that writes every file as a whole and at once, and has none below it.
///
/// A store that stands before another one conforms to ``FileStore`` itself: then the compiler asks it to hand on everything,
/// and nothing is lost on its way because somebody forgot to.
public protocol WholeFileStore: FileStore {}

extension WholeFileStore {
  public func write(_ changes: [FileChange]) throws {
    var problem: (any Error)?
    for change in changes {
      do {
        guard case .whole(let data) = change.content else {
          throw StorageError.cannotWrite(path: change.name, reason: "Only whole files can be written here")
        }
        try write(data, to: change.name)
      } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
  }

  public var takesParts: Bool { false }
  public func amendments(of name: String) -> [Data] { [] }
  public func commit() throws {}
  /// Nothing, as in a store that no power failure can reach.
  public func synchronise(_ name: String) throws {}
  public var wantsFolding: Bool { false }
  public func fold(_ wholes: [String: Data]) throws {}
  public func length(of name: String) -> Int? { (try? read(name))?.count }
  public var brokenFiles: [BrokenFile] { [] }
  public func mend() -> [StoreRemark] { [] }
}

/// What a store says of itself.
public struct StoreRemark: Hashable, Sendable {
  public var sentence: String
  /// Whether something may be gone that somebody was told to be kept.
  public var isLoss: Bool
}

/// The ways in which files fail, each with the path and the system's own words.
public enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotCreateFolder(path: String, reason: String)
  case cannotWriteFolder(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case inUse(path: String)
  case lost(path: String)

  /// What helps without any folder, as the end of a sentence that names the other way.
  package static let alternative = "; a dashboard with --ephemeral needs none."

  public var description: String {
    switch self {
    case .cannotCreateFolder(let path, let reason):
      "The state folder \(path) can't be created (\(reason)); choose another with --state\(Self.alternative)"
    case .cannotWriteFolder(let path, let reason):
      "The state folder \(path) can't be written (\(reason)); choose another with --state\(Self.alternative)"
    case .cannotRead(let path, let reason): "The file \(path) can't be read: \(reason)."
    case .cannotWrite(let path, let reason):
      "The file \(path) can't be written (\(reason)); choose another folder with --state\(Self.alternative)"
    case .lost(let path):
      "The state folder \(path) was made anew and belongs to another phone now; this one writes nothing there any more."
    case .inUse(let path):
      "The state folder \(path) is in use by another dashboard: skerry attach --state \(path) shows it here, too. "
        + "Or close it, or choose another with --state\(Self.alternative)"
    }
  }
}
