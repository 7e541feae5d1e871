import Glibc
import Synchronization

/// Signals that would end the program in the midst of changing a phone: they stop a long jump where it is, what happened
/// is kept, and the program ends with the signal's own exit code.
nonisolated enum HeldSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGTERM]
  /// The first that came; 0 for none.
  private static let caught = Atomic<Int32>(0)

  /// The first that came since they are held.
  static var first: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Holds signals back, but for those that are ignored; the second one ends the program at once.
  static func hold() {
    // A handler must find it made.
    caught.store(0, ordering: .relaxed)
    for number in numbers {
      let before = signal(number) { number in
        guard HeldSignals.caught.exchange(number, ordering: .relaxed) != 0 else { return }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Lets signals end the program again; one that came stays known.
  static func release() {
    for number in numbers {
      let before = signal(number, SIG_DFL)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }
}
