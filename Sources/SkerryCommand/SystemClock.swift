import FoundationEssentials
import Glibc

/// The computer's own clocks; the only place that asks what time it really is.
enum SystemClock {
  /// The wall clock.
  static var wall: Date { Date(timeIntervalSince1970: seconds(CLOCK_REALTIME)) }

  /// Seconds that only grow, also while the computer sleeps.
  static var monotonic: Double { seconds(CLOCK_BOOTTIME) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Wakes the loop from any thread: what is written at one end makes the other readable.
final class WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_NONBLOCK | O_CLOEXEC) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// A full pipe wakes as well, so a failed write loses nothing.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }
}
