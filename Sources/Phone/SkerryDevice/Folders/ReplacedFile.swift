import FoundationEssentials
import Glibc
import SkerryBasics

/// A file that is being replaced, under a second name that is gone with this value: a program that had it open may go on
/// writing into it, and nobody would ever read that.
nonisolated final class ReplacedFile {
  /// What another program wrote into the file after it was read here.
  enum LateChange {
    case nothing
    /// More at its end.
    case appended(Data)
    /// Something else.
    case rewritten
  }

  private let original: String
  private let path: String
  private let before: Data

  /// Gives a file its second name; `nil` on file systems without hard links, and for files of others.
  init?(_ original: String, as path: String) {
    unlink(path)
    guard let before = OpenFile(original, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)?.readAll(upTo: FolderFile.limit),
      link(original, path) == 0
    else { return nil }
    (self.original, self.path, self.before) = (original, path, before)
  }

  deinit { unlink(path) }

  /// What was written into it since; programs that have it open are waited for, a tenth of a second at most.
  var lateChange: LateChange {
    guard let file = OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW) else { return .nothing }
    file.waitForWriters()
    guard let after = file.readAll(upTo: FolderFile.limit), after != before else { return .nothing }
    return after.starts(with: before) ? .appended(after[(after.startIndex + before.count)...]) : .rewritten
  }

  /// Puts it back in its place; returns whether that was possible.
  func putBack() -> Bool { rename(path, original) == 0 }
}
