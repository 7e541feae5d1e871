import SwiftUI
import WidgetKit

/// The log of activities: the vault's entries, those that wait to be written there, and those that the widget is told.
actor ActivityStack {
  let phone: PhoneServices
  let folders: any NoteFolders
  let store: AppStore
  let shared = SharedActivities()

  /// Where the chosen folder is, as it was typed; `nil` until one is chosen.
  private(set) var bookmark: AppStore.Bookmark?
  var vault: Vault?
  /// Why there is no vault, although one is chosen.
  private(set) var vaultProblem: String?
  var queue = WaitingQueue()
  /// A notice for the person about the app's own files.
  private var storeNotice: String?
  private var isOpen = false
  private var following: Task<Void, Never>?
  private var turn: Task<Void, Never>?
  /// The next try to write what its notes refused, and how many there were.
  var retry: Task<Void, Never>?
  var retries = 0
  /// Moves the rest of the widget's queue into the vault.
  var drainWork: Task<Void, Never>?
  /// How far that is; `nil` while nothing is moved.
  var progress: DrainProgress?
  /// The problems that the log tells, by names that stay.
  private var toldProblems: [String: String] = [:]

  /// How far back the last time of each type is looked for, in notes.
  static let farthest = 366

  init(phone: PhoneServices, folders: any NoteFolders, store: AppStore) {
    (self.phone, self.folders, self.store) = (phone, folders, store)
  }

  // MARK: Opening

  /// Reads what the app stored and opens the vault. Throws ``ActivityError/storeUnavailable(_:)``.
  func open() throws(ActivityError) {
    guard !isOpen else { return }
    queue = try store.queue { notice($0) }
    bookmark = try store.bookmark { notice($0) }
    isOpen = true
    openVault()
    follow()
    synchronise()
  }

  private func notice(_ text: String) {
    storeNotice = text
    phone.log(text)
  }

  /// Looks for the vault again: in the beginning, when it was missing, and after another program has replaced it.
  private func openVault() {
    guard let bookmark else { return (vault, vaultProblem) = (nil, nil) }
    do throws(VaultError) {
      var opened = try Vault(folders, path: try path(bookmark), timeZone: phone.timeZone())
      opened.loadMore()
      vault = opened
      vaultProblem = nil
    } catch {
      vault = nil
      vaultProblem = "\(error)"
    }
  }

  private func path(_ bookmark: AppStore.Bookmark) throws(VaultError) -> String {
    do throws(FolderProblem) { return try folders.path(bookmark.path) } catch { throw .folder(error) }
  }

  /// Where the chosen folder is, however it was typed.
  var vaultPath: String? { bookmark.map { (try? path($0)) ?? $0.path } }

  /// Uses another folder from now on, and remembers it; `nil` uses none. Throws ``ActivityError``.
  func choose(_ typed: String?) throws(ActivityError) {
    // Browsing leaves a slash at the end.
    let typed = typed.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    if let typed {
      do throws(FolderProblem) { try folders.check(try folders.path(typed)) } catch {
        throw .cannotChange("\(error)")
      }
    }
    let chosen = typed.map { AppStore.Bookmark(path: $0) }
    try store.write(chosen)
    bookmark = chosen
    toldProblems = [:]
    openVault()
    if let vault, let typed {
      phone.log("The vault is \(typed): \(Count.notes(vault.days.count)); it is remembered.")
    } else if typed == nil {
      phone.log("There is no vault any more; its notes stay as they are, and what is logged waits on this phone.")
    }
    follow()
    synchronise()
    rerenderWidget()
  }

  // MARK: Following

  /// Listens to what other programs do in the vault. The kernel tells; nothing is asked for again and again.
  private func follow() {
    following?.cancel()
    following = nil
    guard let bookmark, let path = try? folders.path(bookmark.path) else { return }
    following = listen(to: folders, path)
    if let problem = folders.watchProblem { phone.log(problem) }
  }

  private func listen(to folders: some NoteFolders, _ path: String) -> Task<Void, Never> {
    let changes = folders.changes(in: path)
    return Task { [weak self] in
      for await change in changes { await self?.take(change.fileNames) }
    }
  }

  private func take(_ names: Set<String>?) {
    guard let names else { return refresh(nil) }
    let days = Set(names.compactMap(Day.init(noteName:)))
    if !days.isEmpty { refresh(days) }
  }

  /// Takes over what may have changed in the vault: some notes, or `nil` for anything.
  private func refresh(_ days: Set<Day>?) {
    let before = (vault?.activities, vault?.problems, vault?.days.count, vaultProblem)
    if var vault, vault.timeZone == phone.timeZone() {
      do throws(VaultError) {
        try vault.follow(days)
        self.vault = vault
        vaultProblem = nil
      } catch {
        openVault()
      }
    } else {
      openVault()
    }
    let waiting = queue
    synchronise()
    guard before != (vault?.activities, vault?.problems, vault?.days.count, vaultProblem) || queue != waiting else {
      return
    }
    phone.screenChanged()
  }

  /// The app is seen again: folders that can't be watched may have changed, and the widget may have been used.
  func becomeActive() {
    guard isOpen else { return }
    shared.forgetPresses(before: phone.unixTime)
    refresh(nil)
  }

  /// Writes what waits, takes over what the widget queued, and tells the widget what is known.
  func synchronise() {
    writeWaiting()
    drain()
    share()
    tellProblems()
  }

  // MARK: The widget

  /// Draws the widget anew at once.
  func rerenderWidget() { WidgetCenter.shared.reloadAllTimelines() }

  /// Tells the widget the latest time of each type; draws it anew if that is news.
  func share() {
    // Without the vault nobody knows better than what was known before.
    var known = isVaultMissing ? shared.lastKnown : LastActivities()
    readUntilKnown()
    let now = phone.unixTime
    let activities = saved
    for activity in activities.reversed() where activity.time <= now { known.add(activity.type, at: activity.time) }
    waitForTurn(activities.map(\.time).filter { $0 > now }.min())
    guard known != shared.lastKnown else { return }
    shared.setLastKnown(known)
    rerenderWidget()
  }

  /// Reads as many notes as it takes to know when each type was last.
  private func readUntilKnown() {
    while let opened = vault, opened.hasMore, opened.loadedCount < Self.farthest,
      opened.types.count < ActivityType.allCases.count
    { vault?.loadMore() }
  }

  /// An entry of the future, written into a note by hand, counts from its time on.
  private func waitForTurn(_ time: Int?) {
    turn?.cancel()
    turn = nil
    guard let time else { return }
    let sleep = phone.sleep
    turn = Task { [weak self] in
      await sleep(Date(timeIntervalSince1970: Double(time)))
      if !Task.isCancelled { await self?.turnHasCome() }
    }
  }

  private func turnHasCome() {
    share()
    phone.screenChanged()
  }

  // MARK: Looking

  /// Everything that is durable, in the vault or on this phone, newest first.
  private var saved: [LoggedActivity] {
    let waiting = waiting
    let replaced = Set(waiting.compactMap(\.replaces))
    let known = (vault?.activities ?? []).filter { !replaced.contains($0.key) }
    let ids = Set(known.map(\.key))
    let others = waiting.enumerated().map { $0.element.activity(order: $0.offset) }
    let added = others.filter { !ids.contains($0.key) }
    return added.isEmpty ? known : (known + added).newestFirst
  }

  /// The log, with what still is in the widget's queue.
  var activities: [LoggedActivity] {
    let pending = shared.pending.enumerated().map { index, item in
      let local = LocalTime(item.activityTime, in: phone.timeZone())
      return LoggedActivity(
        key: LoggedActivity.Key(day: local.day, id: "pending-\(index)"), type: item.activityType,
        time: item.activityTime, remark: "", place: .widget, order: index)
    }
    return pending.isEmpty ? saved : (saved + pending).newestFirst
  }

  /// Whether a vault is chosen that can't be opened now: its entries are not known.
  var isVaultMissing: Bool { bookmark != nil && vault == nil }

  /// Reads older notes; returns whether there were any.
  func loadMore() -> Bool {
    guard vault?.hasMore == true else { return false }
    vault?.loadMore()
    tellProblems()
    return true
  }

  /// The problems, each in one sentence, the most important first.
  var problems: [String] {
    var problems = [storeNotice, vaultProblem].compactMap(\.self)
    problems += (vault?.problems ?? []).map(\.description)
    if let watch = folders.watchProblem, vault != nil { problems.append(watch) }
    let elsewhere = queue.entries.count - waiting.count
    if elsewhere > 0 {
      problems.append(
        "\(Count.entries(elsewhere)) \(elsewhere == 1 ? "moves" : "move") between the notes of another vault once that "
          + "one is chosen again.")
    }
    if shared.hasUnreadable {
      problems.append(
        "A part of the widget's queue could not be read; it is kept in \(SharedActivities.unreadableKey) until you "
          + "discard it.")
    }
    return problems
  }

  /// Removes the part of the widget's queue that nobody can read.
  func discardUnreadable() {
    shared.discardUnreadable()
    tellProblems()
  }

  /// Each problem stands in the log once; one that is over may be told again.
  func tellProblems() {
    let named = namedProblems
    for (name, problem) in named where toldProblems[name] == nil && problem != storeNotice {
      phone.log("\(problem) Nothing is lost: what can't be written waits on this phone.")
    }
    let names = Set(named.map(\.name))
    for problem in toldProblems.filter({ !names.contains($0.key) }).values.sorted() { phone.log("Over: \(problem)") }
    toldProblems = Dictionary(named.map { ($0.name, $0.problem) }, uniquingKeysWith: { first, _ in first })
  }

  /// The problems under names that stay when a line of a note moves, as a new entry above it makes it do.
  private var namedProblems: [(name: String, problem: String)] {
    let places = (vault?.problems ?? []).map { ($0.description, "\($0.day.noteName) \($0.reason)") }
    let names = Dictionary(places, uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    return problems.map { problem in
      let name = names[problem] ?? problem
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return ("\(name) \(count)", problem)
    }
  }
}

/// Numbers with what they count.
enum Count {
  static func notes(_ count: Int) -> String { count == 1 ? "1 daily note" : "\(count) daily notes" }
  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }
}
