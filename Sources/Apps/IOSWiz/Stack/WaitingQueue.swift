/// What has still to be written into the vault; it survives everything on this phone.
struct WaitingQueue: Codable, Hashable, Sendable {
  static let currentVersion = 1

  var version = currentVersion
  /// In the order in which they came.
  var entries: [WaitingEntry] = []
  /// What is being moved from the widget's queue into the vault, item by item as there, each with the line it becomes.
  ///
  /// Written before the first of them reaches the vault, and removed after the widget's queue is cleared. So whoever
  /// comes after a crash knows which lines may be there already.
  var draining: [WaitingEntry] = []

  func contains(_ token: String) -> Bool { (entries + draining).contains { $0.blockID.token == token } }
}

/// A line that is to be in the vault.
struct WaitingEntry: Codable, Hashable, Sendable {
  /// Its block id.
  let id: String
  let activityType: ActivityType
  /// Seconds since 1970.
  let activityTime: Int
  /// What is to stand behind the word, with what separates it.
  var remark = ""
  /// The line that this one takes the place of, in a note of another day.
  var replaces: LoggedActivity.Key?

  var blockID: BlockID { BlockID(text: id) }
  private var localTime: LocalTime { LocalTime(activityTime, utcOffset: blockID.utcOffset ?? 0) }
  var day: Day { localTime.day }
  var line: EntryLine { EntryLine(activityType, localTime, blockID, remark: remark) }
  var item: ActivityItem { ActivityItem(activityType: activityType, activityTime: activityTime) }

  var key: LoggedActivity.Key { LoggedActivity.Key(day: day, id: id) }

  func activity(order: Int) -> LoggedActivity {
    LoggedActivity(
      key: key, type: activityType, time: activityTime, remark: line.remark, place: .waiting, order: order)
  }
}
