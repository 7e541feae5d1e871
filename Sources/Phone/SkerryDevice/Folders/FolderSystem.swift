import FoundationEssentials

/// Folders of the computer that the phone's owner lets apps use, such as a vault of notes (UIKit: what a document picker
/// gives, and security-scoped bookmarks).
///
/// Other programs use the same folders at the same time. Whoever wants to know of their changes listens to
/// ``changes(in:)``; nothing is asked for again and again.
nonisolated public protocol FolderSystem: Sendable {
  /// The full path of what a person typed; `~` is the home folder. Throws ``FolderError/badPath(_:)``.
  func path(_ typed: String) throws(FolderError) -> String
  /// Throws what is wrong with a folder: it isn't there, it is none, or it can't be entered.
  func check(_ path: String) throws(FolderError)
  /// The names of everything in a folder, in no order. Throws ``FolderError``.
  func names(in path: String) throws(FolderError) -> [String]
  /// The names of the folders in a folder that can be entered, in no order. Throws ``FolderError``.
  func subfolders(of path: String) throws(FolderError) -> [String]
  /// A file of a folder, `nil` if there is none. Throws ``FolderError``.
  func read(_ name: String, in path: String) throws(FolderError) -> FolderFile?
  /// By what a file's contents are told apart, without reading them; `nil` if there is no file. Throws ``FolderError``.
  func stamp(of name: String, in path: String) throws(FolderError) -> FolderFile.Stamp?
  /// Replaces a file, or makes it; it is durable when this returns, and never seen by half.
  ///
  /// Throws ``FolderError/changedMeanwhile(_:)`` unless the file still is the one with the stamp `replacing`; `nil` means
  /// that there was none.
  func write(
    _ data: Data, to name: String, in path: String, replacing: FolderFile.Stamp?
  ) throws(FolderError) -> FolderFile.Stamp

  /// The changes that other programs, and this one, make in a folder from now on; goes on when the folder is removed
  /// and made again. To be listened to by code of an app, which hears of nothing any more when its process has ended.
  func changes(in path: String) -> AsyncStream<FolderChange>
  /// Why changes can't be heard of, in a sentence; `nil` if they can.
  var watchProblem: String? { get }
  /// Becomes readable when ``deliverChanges()`` has something to do; `nil` if that never happens.
  var changeDescriptor: Int32? { get }
  /// Tells listeners what has changed, without waiting; returns whether there was anything to tell.
  func deliverChanges() -> Bool
  /// Forgets who listened on behalf of a process that has ended.
  func forgetListeners(of executor: AppExecutor)
  /// Whether what is written outlives the program.
  var isKept: Bool { get }
}

nonisolated extension FolderSystem {
  public func subfolders(of path: String) throws(FolderError) -> [String] {
    let names = try names(in: path)
    let start = path == "/" ? "/" : path + "/"
    return names.filter { (try? check(start + $0)) != nil }
  }
}

/// A file as it was read.
nonisolated public struct FolderFile: Hashable, Sendable {
  public let data: Data
  public let stamp: Stamp

  public init(data: Data, stamp: Stamp) {
    self.data = data
    self.stamp = stamp
  }

  /// Which state of which file it is: another one, or a change, has another stamp.
  public struct Stamp: Hashable, Sendable {
    public let file: UInt64
    public let bytes: Int64
    /// Nanoseconds since 1970.
    public let changed: Int64

    public init(file: UInt64, bytes: Int64, changed: Int64) {
      self.file = file
      self.bytes = bytes
      self.changed = changed
    }
  }

  /// The most bytes of a file that is read, so that nobody's memory is filled by a wrong file.
  public static let limit = 8 << 20
}

/// The kinds of changes in a folder.
nonisolated public enum FolderChange: Hashable, Sendable {
  /// Files of these names were made, changed, renamed or removed.
  case files(Set<String>)
  /// Anything may be different: the folder came, went or was replaced, or more happened than was remembered.
  case everything
}
