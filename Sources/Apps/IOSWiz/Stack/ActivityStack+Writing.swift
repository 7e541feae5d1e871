/// How entries get into the vault: each once, whatever happens in between.
extension ActivityStack {
  /// Writes an entry into its note, unless it is there already. Throws ``VaultError``; then it may be tried again.
  func write(_ entry: WaitingEntry) throws(VaultError) { try write([entry], into: entry.day) }

  /// Writes a day's entries into its note, all of them at once, but for those that are there already. Throws
  /// ``VaultError``; then they may be tried again.
  private func write(_ entries: [WaitingEntry], into day: Day) throws(VaultError) {
    guard var vault else { throw .folder(.noFolder(bookmark?.path ?? "")) }
    var entries = entries
    for index in entries.indices { try takeOver(&entries[index], vault) }
    try vault.change(day) { note in
      let missing = entries.filter { !note.holds($0) }
      for entry in missing {
        var line = entry.line
        if entry.blockID.isOwn, note.hasToken(entry.blockID.token) {
          // Another entry has that name, such as one of another phone: both stay.
          line.name(BlockID(time: entry.activityTime, utcOffset: entry.utcOffset, isTaken: note.hasToken))
        }
        note.insert(line, with: entry.belongings ?? [], isNew: entry.replaces == nil)
      }
      return !missing.isEmpty
    }
    self.vault = vault
    for entry in entries {
      guard let old = entry.replaces else { continue }
      try vault.change(old.day) { note in
        guard note.entry(old) != nil else { return false }
        note.remove(old, movedWith: entry.belongings ?? [])
        return true
      }
      self.vault = vault
    }
  }

  /// Takes over what the line says now that an entry takes the place of: while it waited, another program may have
  /// changed that.
  private func takeOver(_ entry: inout WaitingEntry, _ vault: Vault) throws(VaultError) {
    guard let old = entry.replaces, let (line, belongings) = try vault.entry(old) else { return }
    (entry.original, entry.remark) = (line.text, line.rawRemark)
    entry.belongings = belongings.isEmpty ? nil : belongings
  }

  /// Writes entries, each note once, and returns those that their notes refuse now.
  ///
  /// Those that come from another note are written one by one: that note may refuse as well.
  func writeByDay(_ entries: [WaitingEntry]) -> [WaitingEntry] {
    var refused: Set<WaitingEntry> = []
    for day in Set(entries.map(\.day)).sorted() {
      let all = entries.filter { $0.day == day }
      for some in [all.filter { $0.replaces == nil }] + all.filter({ $0.replaces != nil }).map({ [$0] }) {
        do throws(VaultError) { if !some.isEmpty { try write(some, into: day) } } catch { refused.formUnion(some) }
      }
    }
    return entries.filter(refused.contains)
  }

  /// The waiting entries that may be written into the chosen vault.
  var waiting: [WaitingEntry] { queue.entries.filter(belongsHere) }

  /// Whether an entry may come into the chosen vault: a new one into any, one that moves between the notes of a vault
  /// only into that vault.
  private func belongsHere(_ entry: WaitingEntry) -> Bool { entry.vault == nil || entry.vault == vaultPath }

  /// Writes the waiting entries, in order. One that its note refuses goes on waiting.
  ///
  /// - Parameter moved: an entry that came into the queue only to get from one note to another, of which nobody is told.
  func writeWaiting(besides moved: LoggedActivity.Key? = nil) {
    guard vault != nil, !queue.entries.isEmpty else { return stopTrying() }
    var changed = queue
    let refused = Set(writeByDay(waiting))
    if refused.isEmpty { stopTrying() } else { tryAgain() }
    changed.entries.removeAll { belongsHere($0) && !refused.contains($0) }
    guard changed.entries.count < queue.entries.count else { return }
    let isLeft = Set(changed.entries.map(\.key))
    let count = queue.entries.count { !isLeft.contains($0.key) && $0.key != moved }
    // If this fails, the next time finds the lines in their notes.
    do throws(ActivityError) { try save(changed) } catch { return phone.log("\(error)") }
    guard count > 0 else { return }
    phone.log("\(Count.entries(count)) that waited \(count == 1 ? "is" : "are") in the vault now.")
  }

  /// Keeps an entry on this phone until it can be written. Throws ``ActivityError`` if not even that is possible.
  func keep(_ entry: WaitingEntry, because error: VaultError) throws(ActivityError) {
    var changed = queue
    changed.entries.append(entry)
    try save(changed)
    if vault != nil { tryAgain() }
    let reason =
      bookmark == nil
      ? "no vault is chosen yet; choose its folder in the settings" : "\(vaultProblem ?? "\(error)")"
    phone.log("\(entry.activityType.displayName) is kept on this phone and waits: \(reason)")
  }

  /// Replaces the queue, durably. Throws ``ActivityError``; then it stays as it was.
  func save(_ new: WaitingQueue) throws(ActivityError) {
    var changed = new
    changed.countMarks()
    try store.write(changed)
    queue = changed
  }
}
