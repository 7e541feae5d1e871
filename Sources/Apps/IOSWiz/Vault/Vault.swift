import SwiftUI

/// The folder of daily notes, as far as it has been read.
///
/// However many notes there are, only their names are looked at in the beginning; they are read from the newest back, as
/// far as the person wants to see.
struct Vault: Sendable {
  /// A note as it was read last.
  private struct Loaded: Sendable {
    let stamp: NoteFile.Stamp?
    let activities: [LoggedActivity]
    let problems: [NoteProblem]
  }

  let folders: any NoteFolders
  let path: String
  let timeZone: LocalZone
  /// The days that have notes, newest first.
  private(set) var days: [Day] = []
  private var loaded: [Day: Loaded] = [:]
  /// The entries that are read, as they were sorted last, and the days whose notes were read since.
  private var sorted: [LoggedActivity] = []
  private var unsorted: Set<Day> = []
  /// How many of the newest notes are read.
  private(set) var loadedCount = 0

  /// How many notes are read at a time.
  static let page = 31
  /// How often a note is tried that another program writes at the same time.
  private static let attempts = 5

  /// Opens a folder and looks which notes there are. Throws ``VaultError``.
  init(_ folders: any NoteFolders, path: String, timeZone: LocalZone) throws(VaultError) {
    (self.folders, self.path, self.timeZone) = (folders, path, timeZone)
    do throws(FolderProblem) { try folders.check(path) } catch { throw .folder(error) }
    try list()
  }

  // MARK: Reading

  /// Looks again which notes there are.
  private mutating func list() throws(VaultError) {
    do throws(FolderProblem) {
      days = try folders.names(in: path).compactMap(Day.init(noteName:)).sorted(by: >)
    } catch {
      throw .folder(error)
    }
    loadedCount = min(loadedCount, days.count)
  }

  /// The entries that are read, newest first.
  var activities: [LoggedActivity] {
    guard !unsorted.isEmpty else { return sorted }
    let new = unsorted.flatMap { loaded[$0]?.activities ?? [] }
    // What is in order already is put in order with a look at each.
    return (sorted.filter { !unsorted.contains($0.key.day) } + new).newestFirst
  }
  /// The types of the entries that are read.
  var types: Set<ActivityType> { Set(loaded.values.lazy.flatMap(\.activities).map(\.type)) }
  /// The problems of the notes that are read, newest first.
  var problems: [NoteProblem] { loaded.sorted { $0.key > $1.key }.flatMap(\.value.problems) }
  var hasMore: Bool { loadedCount < days.count }

  /// Reads the next older notes.
  mutating func loadMore() {
    let next = days[loadedCount...].prefix(Self.page)
    for day in next { reload(day) }
    loadedCount += next.count
    sort()
  }

  private mutating func sort() { (sorted, unsorted) = (activities, []) }

  private mutating func set(_ note: Loaded?, for day: Day) {
    loaded[day] = note
    unsorted.insert(day)
  }

  /// Reads a note again if it has changed. One that can't be read counts as a problem.
  private mutating func reload(_ day: Day) {
    do throws(VaultError) {
      let stamp = try stamp(of: day)
      if let known = loaded[day], known.stamp == stamp, stamp != nil, known.problems.isEmpty { return }
      guard let (note, stamp) = try read(day) else { return set(nil, for: day) }
      remember(note, stamp)
    } catch {
      set(Loaded(stamp: nil, activities: [], problems: [error.noteProblem].compactMap(\.self)), for: day)
    }
  }

  private mutating func remember(_ note: DailyNote, _ stamp: NoteFile.Stamp) {
    set(Loaded(stamp: stamp, activities: note.activities, problems: note.problems), for: note.day)
  }

  private func stamp(of day: Day) throws(VaultError) -> NoteFile.Stamp? {
    do throws(FolderProblem) { return try folders.stamp(of: day.noteName, in: path) } catch {
      throw VaultError(error, of: day)
    }
  }

  private func read(_ day: Day) throws(VaultError) -> (DailyNote, NoteFile.Stamp)? {
    let file: NoteFile?
    do throws(FolderProblem) { file = try folders.read(day.noteName, in: path) } catch {
      throw VaultError(error, of: day)
    }
    guard let file else { return nil }
    do throws(NoteProblem) { return (try DailyNote(file.data, of: day, in: timeZone), file.stamp) } catch {
      throw .note(error)
    }
  }

  /// The names that are used in a day's note, as it is now; `nil` if it can't be read.
  func tokens(of day: Day) -> Set<String>? {
    do throws(VaultError) {
      return Set((try read(day)?.0.entries ?? []).compactMap { $0.line.block?.token })
    } catch {
      return nil
    }
  }

  /// An entry of a note as it is now, with the lines that belong to it; `nil` if it isn't there. Throws ``VaultError``,
  /// also if the note can't be written.
  func entry(_ key: LoggedActivity.Key) throws(VaultError) -> (line: EntryLine, belongings: [String])? {
    guard let note = try read(key.day)?.0 else { return nil }
    if let obstacle = note.obstacle { throw .note(obstacle) }
    return note.entry(key).map { ($0.line, note.belongings(of: key)) }
  }

  // MARK: Following other programs

  /// Takes over that notes were changed, made or removed; `nil` for anything.
  mutating func follow(_ changed: Set<Day>?) throws(VaultError) {
    defer { sort() }
    let before = Set(days)
    let oldest = loadedCount > 0 ? days[loadedCount - 1] : nil
    if let changed, changed.isSubset(of: before), changed.allSatisfy(isThere) {
      for day in changed where loaded[day] != nil { reload(day) }
      return
    }
    do throws(FolderProblem) { try folders.check(path) } catch { throw .folder(error) }
    try list()
    // Notes as new as those already read are read as well, within reason: thousands of notes may come at once.
    let isAll = before.count == loaded.count
    loadedCount = min(isAll ? days.count : days.count { $0 >= oldest ?? $0 }, loaded.count + Self.page)
    let known = Set(days.prefix(loadedCount))
    for day in loaded.keys where !known.contains(day) { set(nil, for: day) }
    for day in days.prefix(loadedCount) where loaded[day] == nil || changed?.contains(day) ?? true { reload(day) }
  }

  private func isThere(_ day: Day) -> Bool {
    do { return try stamp(of: day) != nil } catch { return false }
  }

  // MARK: Writing

  /// Changes a note, or makes it; durable when this returns. Throws ``VaultError``; then nothing has changed.
  ///
  /// The note is read anew before, so that nothing is lost that another program wrote meanwhile.
  ///
  /// - Parameter body: changes the note, and returns whether it did.
  mutating func change(_ day: Day, _ body: (inout DailyNote) -> Bool) throws(VaultError) {
    for attempt in 1...Self.attempts {
      let found = try read(day)
      var note = found?.0 ?? DailyNote(newOn: day, in: timeZone)
      if let obstacle = note.obstacle { throw .note(obstacle) }
      guard body(&note) else { return }
      do throws(FolderProblem) {
        let stamp = try folders.write(note.data, to: day.noteName, in: path, replacing: found?.1)
        return wrote(note, stamp)
      } catch {
        guard error.isRace, attempt < Self.attempts else { throw VaultError(error, of: day) }
      }
    }
  }

  private mutating func wrote(_ note: DailyNote, _ stamp: NoteFile.Stamp) {
    if !days.contains(note.day) {
      let place = days.firstIndex { $0 < note.day } ?? days.endIndex
      // A note older than all that is read stays unread, as those around it.
      if place <= loadedCount { loadedCount += 1 }
      days.insert(note.day, at: place)
    }
    if days.prefix(loadedCount).contains(note.day) { remember(note, stamp) }
    sort()
  }
}
