import Glibc
import SkerryBasics

/// A folder of nobody else's that goes with whoever made it.
public final class PassingFolder {
  public let path: String

  /// `nil` where the system has no room for it.
  public init?() {
    let place = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = Array("\(place)/skerry-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit { remove() }

  /// Removes it with all that is in it.
  public func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    // What a link leads to is not part of it.
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in FolderListing.names(in: path) ?? [] { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
