import SwiftUI

/// How far the widget's queue has moved into the vault.
struct DrainProgress: Hashable, Sendable {
  var done = 0
  /// How many of them wait on this phone, because their notes can't be written.
  var refused = 0
  var total: Int

  /// The fate of all of them, in one sentence.
  var summary: String {
    if refused == 0 { return "\(Count.entries(done)) of the widget moved into the vault." }
    let moved = done > refused ? Count.entries(done - refused) : "None"
    let waiting = "\(Count.entries(refused)) \(refused == 1 ? "waits" : "wait") on this phone"
    return "\(moved) of the widget moved into the vault; \(waiting)."
  }

  var text: String { "\(done - refused) of \(Count.entries(total)) of the widget are in the vault; the others follow." }
}

/// How what the widget queued gets into the vault, in order.
extension ActivityStack {
  /// How many notes are written without a look at anything else.
  private static let notesAtOnce = 30
  /// Seconds between them, in which the screen can show how far it is.
  private static let pause: TimeInterval = 0.05

  /// Moves what the widget queued into the vault. Where that takes many notes, the rest follows in a moment.
  func drain() {
    // Each note that is written brings us here once more: the folder has changed.
    guard vault != nil, drainWork == nil else { return }
    guard drainSome() else { return }
    let sleep = phone.sleep
    drainWork = Task { [weak self] in
      while let next = await self?.nextDrain {
        await sleep(next)
        guard !Task.isCancelled, await self?.goOnDraining() == true else { return }
      }
    }
  }

  private var nextDrain: Date { phone.now().addingTimeInterval(Self.pause) }

  private func goOnDraining() -> Bool {
    let hasMore = drainSome()
    if !hasMore {
      drainWork = nil
      share()
      tellProblems()
    }
    phone.screenChanged()
    return hasMore
  }

  /// Moves as many items as fit some notes, and returns whether there are more that can be moved now.
  ///
  /// First it is noted which lines the items become, then the lines are written, then the queue is cleared, then the note
  /// is removed. After a crash in between the same lines are written again, which does nothing where they are there.
  private func drainSome() -> Bool {
    guard vault != nil else {
      progress = nil
      return false
    }
    let items = shared.pending
    var changed = queue
    do throws(ActivityError) {
      if !items.starts(with: changed.draining.map(\.item)) { changed.draining = [] }
      if changed.draining.isEmpty {
        guard !items.isEmpty else {
          if changed != queue { try save(changed) }
          return false
        }
        changed.draining = lines(for: some(of: items))
        try save(changed)
      }
      if progress == nil { progress = DrainProgress(total: items.count) }
      try finishDraining()
    } catch {
      phone.log("The widget's entries wait in its queue. \(error)")
      progress = nil
      return false
    }
    if !shared.pending.isEmpty { return true }
    if let progress { phone.log(progress.summary) }
    progress = nil
    return false
  }

  /// The first items, as far as they come into some notes.
  private func some(of items: [ActivityItem]) -> [ActivityItem] {
    var days: Set<Day> = []
    let zone = phone.timeZone()
    return Array(
      items.prefix { item in
        days.insert(LocalTime(item.activityTime, in: zone).day)
        return days.count <= Self.notesAtOnce
      })
  }

  /// Gives each item its name; two of the same second get different ones.
  private func lines(for items: [ActivityItem]) -> [WaitingEntry] {
    var entries: [WaitingEntry] = []
    var taken: Set<String> = []
    var known: [Day: Set<String>?] = [:]
    var marks = queue
    for item in items {
      let local = LocalTime(item.activityTime, in: phone.timeZone())
      let inNote = known[local.day] ?? vault?.tokens(of: local.day)
      known[local.day] = .some(inNote)
      let mark = inNote == nil ? marks.nextMark : nil
      marks.lastMark = mark ?? marks.lastMark
      let id = BlockID(time: item.activityTime, utcOffset: local.utcOffset, mark: mark) {
        inNote?.contains($0) == true || queue.contains($0) || taken.contains($0)
      }
      taken.insert(id.token)
      entries.append(WaitingEntry(id: id.text, activityType: item.activityType, activityTime: item.activityTime))
    }
    return entries
  }

  private func finishDraining() throws(ActivityError) {
    let entries = queue.draining
    var changed = queue
    let waiting = Set(changed.entries.map(\.id))
    // An entry that its note can't take now waits; the others need not wait for it.
    let refused = writeByDay(entries.filter { !waiting.contains($0.id) })
    changed.entries += refused
    if changed != queue { try save(changed) }
    // Before the queue is cleared, so that the widget always knows of each item from one place or the other.
    share()
    shared.clear(entries.map(\.item))
    changed.draining = []
    try save(changed)
    progress?.done += entries.count
    progress?.refused += refused.count
    rerenderWidget()
  }
}
