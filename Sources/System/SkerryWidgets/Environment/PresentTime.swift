import CPresentTime
import FoundationEssentials

/// The time that `Date()` says to the code of apps, widgets and views: not the computer's but a phone's.
///
/// Their source is what stands in an Xcode project; it asks `Date()`, `.now` and calendars what time it is, and has to hear
/// the time of the phone it runs on, on whatever thread. Where a view is drawn that is the instant at which a phone would
/// have drawn it: as content arrived, and not again with each second (the system archives what bodies return; only live
/// texts move on).
nonisolated package enum PresentTime {
  /// The instant that `Date()` says here; `nil` where it says the computer's.
  package static var virtual: Date? {
    var instant = timespec()
    return skerry_virtual_time(&instant) ? Date(instant) : nil
  }

  /// What the computer's clock says, wherever this is asked.
  package static var computers: Date {
    let before = skerry_held_time().map(\.pointee)
    hold(nil)
    defer { hold(before) }
    return .now
  }

  /// Does something while `Date()` is `instant` on this thread.
  package static func standing<Result, Failure: Error>(
    at instant: Date, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = skerry_held_time().map(\.pointee)
    hold(timespec(instant))
    defer { hold(before) }
    return try body()
  }

  /// Says who knows the time of the phone that running code belongs to.
  ///
  /// It is asked on any thread, wherever the program asks the time, so it must neither wait nor ask the time itself.
  package static func follow(_ source: @escaping @convention(c) (UnsafeMutablePointer<timespec>) -> Bool) {
    skerry_set_time_source(source)
  }

  /// Writes an instant for a source of ``follow(_:)``.
  package static func write(_ instant: Date, to time: UnsafeMutablePointer<timespec>) {
    time.pointee = timespec(instant)
  }

  private static func hold(_ instant: timespec?) {
    guard var instant else { return skerry_hold_time(nil) }
    skerry_hold_time(&instant)
  }
}

nonisolated extension Date {
  fileprivate init(_ time: timespec) {
    self.init(
      timeIntervalSinceReferenceDate: Double(time.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate
        + Double(time.tv_nsec) / 1e9)
  }
}

nonisolated extension timespec {
  /// The nearest nanosecond, so that `Date()` gives back the same instant.
  package init(_ date: Date) {
    // As far as a thousand million years; beyond, the system's clocks have no words.
    let seconds = max(-3e16, min(3e16, date.timeIntervalSinceReferenceDate))
    let whole = seconds.rounded(.down)
    self.init(
      tv_sec: Int(whole + Date.timeIntervalBetween1970AndReferenceDate),
      tv_nsec: Int(((seconds - whole) * 1e9).rounded()))
    if tv_nsec >= 1_000_000_000 { (tv_sec, tv_nsec) = (tv_sec + 1, tv_nsec - 1_000_000_000) }
  }
}
