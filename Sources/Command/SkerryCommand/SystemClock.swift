import FoundationEssentials
import Glibc

/// The computer's own clocks; the only place that asks what time it really is.
nonisolated enum SystemClock {
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
