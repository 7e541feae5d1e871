import Glibc

/// The time that work takes on a processor: the same on a machine that has much else to do.
package enum ProcessorTime {
  /// How long something keeps this thread's processor busy, in seconds.
  package static func spent(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
