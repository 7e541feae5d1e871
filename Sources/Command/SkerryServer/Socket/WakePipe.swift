import Glibc

/// Wakes the loop from any thread: what is written at one end makes the other readable.
nonisolated package final class WakePipe: Sendable {
  package let readEnd: Int32
  private let writeEnd: Int32

  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// A full pipe wakes as well, so a failed write loses nothing.
  package func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Reads away what was written; at the next write it becomes readable again.
  package func empty() {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { buffer in
      while read(readEnd, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }
}
