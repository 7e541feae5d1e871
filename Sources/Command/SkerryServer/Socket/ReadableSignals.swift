import CSockets
import Glibc

/// Signals that end no program but can be read from a descriptor, so that whoever waits for several things hears of them.
nonisolated package final class ReadableSignals {
  /// Becomes readable when one of the signals arrived.
  package let descriptor: Int32

  /// Keeps these signals from acting; `nil` when the system has no descriptor left.
  package init?(_ numbers: [Int32]) {
    descriptor = cs_open_signals(numbers, Int32(numbers.count))
    if descriptor < 0 { return nil }
  }

  /// The next that arrived, if one did.
  package func take() -> Int32? {
    let number = cs_take_signal(descriptor)
    return number > 0 ? number : nil
  }

  deinit { close(descriptor) }
}
