/// How entries get into the vault: each once, whatever happens in between.
extension ActivityStack {
  /// Writes an entry into its note, unless it is there already. Throws ``VaultError``; then it may be tried again.
  func write(_ entry: WaitingEntry) throws(VaultError) {
    guard var vault else { throw .folder(.noFolder(bookmark?.path ?? "")) }
    try vault.change(entry.day) { note in
      guard !note.hasToken(entry.blockID.token) else { return false }
      note.insert(entry.line)
      return true
    }
    self.vault = vault
    if let old = entry.replaces {
      try vault.change(old.day) { note in
        guard note.entry(old) != nil else { return false }
        note.remove(old)
        return true
      }
      self.vault = vault
    }
  }

  /// Writes the waiting entries, in order. One that its note refuses goes on waiting.
  func writeWaiting() {
    guard vault != nil, !queue.entries.isEmpty else { return }
    var changed = queue
    changed.entries = queue.entries.filter { entry in
      do throws(VaultError) {
        try write(entry)
        return false
      } catch {
        return true
      }
    }
    let count = queue.entries.count - changed.entries.count
    guard count > 0 else { return }
    // If this fails, the next time finds the lines in their notes.
    do throws(ActivityError) { try save(changed) } catch { return phone.log("\(error)") }
    phone.log("\(Count.entries(count)) that waited \(count == 1 ? "is" : "are") in the vault now.")
  }

  /// Keeps an entry on this phone until it can be written. Throws ``ActivityError`` if not even that is possible.
  func keep(_ entry: WaitingEntry, because error: VaultError) throws(ActivityError) {
    var changed = queue
    changed.entries.append(entry)
    try save(changed)
    let reason =
      bookmark == nil
      ? "no vault is chosen yet; choose its folder in the settings" : "\(vaultProblem ?? "\(error)")"
    phone.log("\(entry.activityType.displayName) is kept on this phone and waits: \(reason)")
  }

  /// Replaces the queue, durably. Throws ``ActivityError``; then it stays as it was.
  func save(_ changed: WaitingQueue) throws(ActivityError) {
    try store.write(changed)
    queue = changed
  }

  // MARK: The widget's queue

  /// Moves what the widget queued into the vault, in order.
  ///
  /// First it is noted which lines the items become, then the lines are written, then the queue is cleared, then the note
  /// is removed. After a crash in between the same lines are written again, which does nothing where they are there.
  func drain() {
    guard vault != nil else { return }
    let items = shared.pending
    do throws(ActivityError) {
      var changed = queue
      if !items.starts(with: changed.draining.map(\.item)) { changed.draining = [] }
      if changed.draining.isEmpty {
        guard !items.isEmpty else { return changed == queue ? () : try save(changed) }
        changed.draining = lines(for: items)
        try save(changed)
      }
      try finishDraining()
      // The first of them may have been noted before a crash, and others added after it.
      if shared.pending.count < items.count { drain() }
    } catch {
      phone.log("The widget's entries wait in its queue. \(error)")
    }
  }

  /// Gives each item its name; two of the same second get different ones.
  private func lines(for items: [ActivityItem]) -> [WaitingEntry] {
    var entries: [WaitingEntry] = []
    for item in items {
      let id = newID(item.activityTime) { token in entries.contains { $0.blockID.token == token } }
      entries.append(WaitingEntry(id: id.text, activityType: item.activityType, activityTime: item.activityTime))
    }
    return entries
  }

  private func finishDraining() throws(ActivityError) {
    let entries = queue.draining
    var changed = queue
    for entry in entries where !changed.entries.contains(where: { $0.id == entry.id }) {
      do throws(VaultError) { try write(entry) } catch {
        // Its note can't be written now; the others need not wait for it.
        changed.entries.append(entry)
      }
    }
    if changed != queue { try save(changed) }
    // Before the queue is cleared, so that the widget always knows of each item from one place or the other.
    share()
    shared.clear(entries.map(\.item))
    changed.draining = []
    try save(changed)
    rerenderWidget()
    phone.log("\(Count.entries(entries.count)) of the widget moved into the vault.")
  }
}
