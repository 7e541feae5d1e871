import Glibc
import SkerryProjects

/// How the program of an extension ended, and what is worth telling of it.
///
/// Where the extension's own code ends it, as an index out of range does, one sentence says so with the place, instead of
/// all functions that were under way.
struct ExtensionEnd {
  /// What was said of errors besides.
  let others: [String]
  /// Why it ended before its time, if it did.
  let failure: CommandFailure?
  /// Whether its own code ended it, and nobody from outside.
  let isCrash: Bool

  /// - Parameters:
  ///   - code: its exit code, or 128 + n after signal n.
  ///   - words: what it said of errors, line by line.
  ///   - item: the extension whose program it was.
  init(code: Int32, words: [String], of item: WidgetExtension) {
    let words = words.map(item.plainly)
    isCrash = code > 128 && Self.signalsOfFailures.contains(code - 128)
    let reason = words.firstIndex(where: ExtensionCrash.isReason)
    guard code > 128 else {
      (others, failure) = (words, nil)
      return
    }
    if let reason, let crash = ExtensionCrash(in: Array(words[reason...]), of: item) {
      (others, failure) = (Array(words[..<reason]), CommandFailure(crash.sentence + "."))
    } else {
      others = words
      failure = CommandFailure("The program of \(item.name) was ended by signal \(code - 128).")
    }
  }

  /// What is told of a program that was made to end, as its own code didn't come back.
  static func sentence(ofEndless words: [String], of item: WidgetExtension) -> String {
    let place = ExtensionCrash.function(in: words, of: item).map { " (in \($0))" } ?? ""
    return "The extension's own code didn't come back\(place): its program was ended."
  }

  private static let signalsOfFailures = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Asks Swift's runtime, in programs that are started from now on, to name the functions that were under way.
  static func wantsFunctions() {
    setenv("SWIFT_BACKTRACE", "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none", 0)
  }
}
