import SwiftUI

/// The deeds of a person with the log.
extension ActivityStack {
  /// Logs an activity. It is durable when this returns: in its note, or on this phone until it can be written there.
  ///
  /// - Parameter time: seconds since 1970; `nil` for now.
  @discardableResult
  func log(_ type: ActivityType, at time: Int? = nil) throws(ActivityError) -> LoggedActivity.Key {
    try open()
    writeWaiting()
    let time = time ?? phone.unixTime
    let entry = WaitingEntry(id: newID(time).text, activityType: type, activityTime: time)
    do throws(VaultError) {
      try write(entry)
      phone.log("\(type.displayName) is saved in \(entry.day.noteName).")
    } catch {
      try keep(entry, because: error)
    }
    finishChange()
    return LoggedActivity.Key(day: entry.day, id: entry.id)
  }

  /// Changes what an entry says. Throws ``ActivityError``; then nothing has changed.
  func change(
    _ key: LoggedActivity.Key, to type: ActivityType, at time: Int
  ) throws(ActivityError) -> LoggedActivity.Key {
    try open()
    guard let activity = activities.first(where: { $0.key == key }) else { throw .gone }
    // A line of the future, as after the clock was set back, may still say something else.
    guard time == activity.time || time <= phone.unixTime else { throw .inFuture }
    let newKey: LoggedActivity.Key
    switch activity.place {
    case .widget: throw .inWidgetQueue
    case .waiting: newKey = try changeWaiting(key, type, time)
    case .vault: newKey = try changeInVault(activity, type, time)
    }
    finishChange()
    return newKey
  }

  /// Removes an entry. Throws ``ActivityError``; then nothing has changed.
  func remove(_ key: LoggedActivity.Key) throws(ActivityError) {
    try open()
    guard let activity = activities.first(where: { $0.key == key }) else { throw .gone }
    switch activity.place {
    case .widget: throw .inWidgetQueue
    case .waiting: try removeWaiting(key)
    case .vault: guard try removeFromNote(key) else { throw .gone }
    }
    phone.log(
      activity.place == .waiting
        ? "\(activity.type.displayName) waits no longer: it was removed before it came into \(key.day.noteName)."
        : "\(activity.type.displayName) is removed from \(key.day.noteName).")
    finishChange()
  }

  /// Removes an entry that waits, and the line it was to take the place of.
  private func removeWaiting(_ key: LoggedActivity.Key) throws(ActivityError) {
    if let old = queue.entries.first(where: { $0.key == key })?.replaces { _ = try removeFromNote(old) }
    var changed = queue
    changed.entries.removeAll { $0.key == key }
    try save(changed)
  }

  /// Returns whether it was there.
  private func removeFromNote(_ key: LoggedActivity.Key) throws(ActivityError) -> Bool {
    var isThere = false
    try changeNote(key.day) { note in
      isThere = note.entry(key) != nil
      note.remove(key)
      return isThere
    }
    return isThere
  }

  private func finishChange() {
    share()
    rerenderWidget()
    tellProblems()
  }

  // MARK: Changing

  private func changeWaiting(
    _ key: LoggedActivity.Key, _ type: ActivityType, _ time: Int
  ) throws(ActivityError) -> LoggedActivity.Key {
    var changed = queue
    guard let index = changed.entries.firstIndex(where: { $0.key == key }) else { throw .gone }
    let old = changed.entries[index]
    let local = LocalTime(time, in: phone.timeZone())
    if let source = old.replaces, source.day == local.day {
      // Back to the day from which it has not gone yet.
      let newKey = try rewrite(source, type, local)
      changed.entries.remove(at: index)
      try save(changed)
      return newKey
    }
    var new = old
    new.activityType = type
    if time != old.activityTime {
      (new.activityTime, new.clockOffset) = (time, local.utcOffset)
      new.id = old.blockID.with(utcOffset: local.utcOffset).text
    }
    changed.entries[index] = new
    try save(changed)
    return new.key
  }

  private func changeInVault(
    _ activity: LoggedActivity, _ type: ActivityType, _ time: Int
  ) throws(ActivityError) -> LoggedActivity.Key {
    let local = LocalTime(time, in: phone.timeZone())
    guard time != activity.time else { return try rewrite(activity.key, type, nil) }
    return local.day == activity.key.day
      ? try rewrite(activity.key, type, local) : try move(activity.key, type, time)
  }

  /// Changes a line in its place.
  private func rewrite(
    _ key: LoggedActivity.Key, _ type: ActivityType, _ time: LocalTime?
  ) throws(ActivityError) -> LoggedActivity.Key {
    var newKey: LoggedActivity.Key?
    try changeNote(key.day) { note in
      guard var line = note.entry(key)?.line else { return false }
      line.change(to: type, at: time)
      if let time, let unix = note.entry(key)?.time {
        let named = line.block ?? BlockID(token: newToken(unix) { note.hasToken($0) }, utcOffset: time.utcOffset)
        line.name(named.with(utcOffset: time.utcOffset))
      }
      newKey =
        line.block.map { LoggedActivity.Key(day: key.day, id: $0.text) }
        ?? LoggedActivity.Key(
          day: key.day, id: line.text)
      note.replace(key, with: line)
      return true
    }
    guard let newKey else { throw .gone }
    phone.log("\(type.displayName) is changed in \(key.day.noteName).")
    return newKey
  }

  /// Moves a line into the note of another day: it is noted first, so that a crash in between neither loses nor doubles it.
  private func move(
    _ key: LoggedActivity.Key, _ type: ActivityType, _ time: Int
  ) throws(ActivityError) -> LoggedActivity.Key {
    var line: EntryLine?
    var belongings: [String] = []
    try changeNote(key.day) { note in
      line = note.entry(key)?.line
      belongings = note.belongings(of: key)
      return false
    }
    guard let line else { throw .gone }
    let offset = LocalTime(time, in: phone.timeZone()).utcOffset
    let block = line.block?.with(utcOffset: offset) ?? newID(time)
    let entry = WaitingEntry(
      id: block.text, activityType: type, activityTime: time, remark: line.rawRemark, replaces: key,
      vault: vaultPath, original: line.text, belongings: belongings.isEmpty ? nil : belongings,
      clockOffset: block.isOwn ? nil : offset)
    var changed = queue
    changed.entries.append(entry)
    try save(changed)
    writeWaiting(besides: entry.key)
    phone.log(
      queue.entries.contains { $0.key == entry.key }
        ? "\(type.displayName) waits on this phone: it moves from \(key.day.noteName) to \(entry.day.noteName) once both "
          + "can be written."
        : "\(type.displayName) is moved from \(key.day.noteName) to \(entry.day.noteName).")
    return entry.key
  }

  private func changeNote(_ day: Day, _ body: (inout DailyNote) -> Bool) throws(ActivityError) {
    guard var vault else { throw .cannotChange(vaultProblem ?? "There is no vault.") }
    do throws(VaultError) { try vault.change(day, body) } catch { throw .cannotChange("\(error)") }
    self.vault = vault
  }

  // MARK: Names

  private func newToken(_ time: Int, isTaken: (String) -> Bool) -> String {
    BlockID(time: time, utcOffset: 0) { queue.contains($0) || isTaken($0) }.token
  }

  /// A name that no line of the day has.
  func newID(_ time: Int) -> BlockID {
    let local = LocalTime(time, in: phone.timeZone())
    let known = vault?.tokens(of: local.day)
    let mark = known == nil ? queue.nextMark : nil
    return BlockID(time: time, utcOffset: local.utcOffset, mark: mark) {
      known?.contains($0) == true || queue.contains($0)
    }
  }
}
