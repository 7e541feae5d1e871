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

/// Writes to the standard streams as a whole.
enum StandardStream {
  case output
  case error

  /// Writes everything; a reader that left early, such as `head`, ends it silently.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(self == .output ? 1 : 2, $0.baseAddress, $0.count) }
      if count <= 0 {
        if count < 0, errno == EINTR { continue }
        return
      }
      offset += count
    }
  }
}

/// Wakes the loop from any thread: what is written at one end makes the other readable.
final class WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
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
