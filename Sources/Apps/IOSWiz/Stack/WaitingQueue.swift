/// The entries that have still to be written into the vault; they survive everything on this phone.
struct WaitingQueue: Codable, Hashable, Sendable {
  static let currentVersion = 1

  var version = currentVersion
  /// In the order in which they came.
  var entries: [WaitingEntry] = []
  /// The items on their way from the widget's queue into the vault, in order, each with the line it becomes.
  ///
  /// Written before the first of them reaches the vault, and removed after the widget's queue is cleared. So a process
  /// that comes after a crash knows which lines may be there already.
  var draining: [WaitingEntry] = []
  /// The last number that was given to an entry of which nobody could know whether its note has that name already.
  var lastMark: Int?

  /// The number for the next of them.
  var nextMark: Int { (lastMark ?? 0) + 1 }

  /// Notes the numbers of the entries that are here now.
  mutating func countMarks() {
    for mark in (entries + draining).compactMap(\.blockID.mark) { lastMark = max(mark, lastMark ?? 0) }
  }

  /// The first stored value that no entry can have, by its place; `nil` if there is none.
  var problem: String? {
    for (name, list) in [("entries", entries), ("draining", draining)] {
      for (index, entry) in list.enumerated() where !ActivityItem.storedTimes.contains(entry.activityTime) {
        return "\(name)[\(index)].activityTime is no time of an activity"
      }
    }
    return nil
  }

  func contains(_ token: String) -> Bool { (entries + draining).contains { $0.blockID.token == token } }
}

/// A line that is to be in the vault.
struct WaitingEntry: Codable, Hashable, Sendable {
  /// Its block id.
  var id: String
  var activityType: ActivityType
  /// Seconds since 1970.
  var activityTime: Int
  /// The text behind the word, with its separator.
  var remark = ""
  /// The line that this one takes the place of, in a note of another day.
  var replaces: LoggedActivity.Key?
  /// The folder of that note, for which the entry waits while another one is chosen; `nil` in a file of before.
  var vault: String?
  /// How that line is written, and the lines that belong to it and come along.
  var original: String?
  var belongings: [String]?
  /// How far ahead of Greenwich the clock is, where the block id doesn't say it: a person's own.
  var clockOffset: Int?

  var blockID: BlockID { BlockID(text: id) }
  var utcOffset: Int { blockID.utcOffset ?? clockOffset ?? 0 }
  private var localTime: LocalTime { LocalTime(activityTime, utcOffset: utcOffset) }
  var day: Day { localTime.day }
  var line: EntryLine {
    guard let original, case .entry(var line) = EntryLine.read(original) else {
      return EntryLine(activityType, localTime, blockID, remark: remark)
    }
    line.change(to: activityType, at: localTime)
    if line.block != blockID { line.name(blockID) }
    return line
  }
  var item: ActivityItem { ActivityItem(activityType: activityType, activityTime: activityTime) }

  var key: LoggedActivity.Key { LoggedActivity.Key(day: day, id: id) }

  /// Whether a line of a note is this entry. One that moves has to say all that this one does: it is removed elsewhere.
  func isSame(_ entry: DailyNote.Entry) -> Bool {
    let line = line
    return entry.line.block?.token == blockID.token && entry.line.type == activityType
      && (blockID.isOwn ? entry.time == activityTime : entry.line.secondOfDay == line.secondOfDay)
      && (replaces == nil || entry.line.rawRemark == line.rawRemark)
  }

  func activity(order: Int) -> LoggedActivity {
    LoggedActivity(
      key: key, type: activityType, time: activityTime, remark: line.remark, place: .waiting, order: order)
  }
}
