import FoundationEssentials

/// The phone at rest: everything that was to be done is done and written, and until something is due, or somebody does
/// something, time passes without anybody being asked for more than that.
struct Rest {
  /// The state of everything that is asked, as it was then.
  let stamp: RestStamp
  /// When something is due in one of its parts; `nil` if nothing will be.
  let deadline: Date?
}

/// The counts of everything on which depends what is due and what is to be written.
nonisolated struct RestStamp: Hashable {
  let shown: PhoneVersion
  let own: Int
  let settings: Int
  let widgets: Int
  let processes: Int
  let tasks: Int
}

extension Device {
  /// As it is now; equal stamps have the same deadlines, and the same to write.
  var stamp: RestStamp {
    RestStamp(
      shown: shownVersion, own: ownChanges, settings: switches.revision, widgets: widgets.changes,
      processes: apps.reduce(0) { $0 + $1.changes }, tasks: background.changes)
  }

  /// When something is due in a part of the phone, sleeping code of apps apart, which may fall asleep on any thread.
  var deadlineOfParts: Date? {
    [
      center.withRegistry { $0.nextDeadline }, overlay.nextDeadline, contents.nextDeadline, feedback.nextDeadline,
      notifications.withState { $0.nextDeadline }, widgets.nextDeadline, backgroundRunner.nextDeadline, nextSuspension,
      waiting?.end, nextPlannedPush,
    ].compactMap(\.self).min()
  }

  /// Remembers that nothing is left to do, once everything has been written.
  func comeToRest() { rest = putsOffSaving ? nil : Rest(stamp: stamp, deadline: deadlineOfParts) }

  /// Lets time pass to an instant if the phone is at rest up to there; returns whether it was.
  func passesAtRest(to target: Date) -> Bool {
    guard let rest, target > clock.now, !rest.deadline.isDue(at: target) else { return false }
    // Code of apps may have become ready on other threads.
    processes.drain()
    guard inbox.isEmpty, processes.queue.isEmpty, !clock.nextDeadline.isDue(at: target), storage.isUpToDate,
      rest.stamp == stamp
    else { return false }
    clock.set(target)
    return true
  }
}

nonisolated extension Date? {
  /// Whether there is such an instant and it has come.
  func isDue(at instant: Date) -> Bool { map { $0 <= instant } ?? false }
}

nonisolated extension Date {
  static func earlier(_ one: Date?, _ other: Date?) -> Date? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
