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
  /// Whether it neither left by itself nor was asked to end: a mended source is worth waiting for.
  let isCrash: Bool

  /// - Parameters:
  ///   - code: its exit code, or 128 + n after signal n.
  ///   - words: what it said of errors, line by line.
  ///   - item: the extension whose program it was.
  ///   - hasLeft: whether it said that it ends by itself. Without that it is the extension's code that ended it.
  init(code: Int32, words: [String], of item: WidgetExtension, hasLeft: Bool) {
    let words = words.map(item.plainly)
    let signal = code - 128
    isCrash = !hasLeft && !Self.signalsOfPeople.contains(signal)
    guard signal > 0 else {
      others = words
      let call = "The extension's own code ended the program: it called exit(\(code))."
      failure = hasLeft ? nil : CommandFailure(call)
      return
    }
    let reason = words.firstIndex(where: ExtensionCrash.isReason) ?? words.endIndex
    others = Array(words[..<reason])
    if let crash = ExtensionCrash(in: Array(words[reason...]), of: item) {
      failure = CommandFailure(crash.sentence + ".")
    } else {
      failure = CommandFailure("The program of \(item.name) \(Self.fate(by: signal)).")
    }
  }

  /// What a signal did to a program where nothing more is known of it.
  private static func fate(by signal: Int32) -> String {
    switch signal {
    case SIGKILL: "was killed (signal 9), as the system does where memory runs out"
    case SIGABRT: "gave up (signal 6), as abort() does"
    default: "was ended by signal \(signal)"
    }
  }

  /// What is told of a program that was made to end, as its own code didn't come back.
  static func sentence(ofEndless words: [String], of item: WidgetExtension) -> String {
    let place = ExtensionCrash.function(in: words, of: item).map { " (in \($0))" } ?? ""
    return "The extension's own code didn't come back\(place): its program was ended."
  }

  /// By which a person or a system that shuts down asks a program to end.
  private static let signalsOfPeople = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Asks Swift's runtime, in programs that are started from now on, to name the functions that were under way.
  static func wantsFunctions() {
    setenv("SWIFT_BACKTRACE", "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none", 0)
  }
}
