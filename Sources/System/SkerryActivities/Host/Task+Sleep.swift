/// In an app on the phone `Task.sleep` waits for virtual time; anywhere else it is the standard library's.
extension Task where Success == Never, Failure == Never {
  /// Waits for a duration.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard let sleep = ActivityHost.current?.sleep else {
      return try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
    }
    let (seconds, attoseconds) = duration.components
    await sleep(Double(seconds) + Double(attoseconds) / 1e18)
    try checkCancellation()
  }

  /// Waits for nanoseconds.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}
