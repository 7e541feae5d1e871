import SwiftUI

/// Keeps the logbook; a change is durable before anybody hears of it.
actor SessionStore {
  private let files: any AppFiles
  private let journal = LogbookJournal()
  private let log: @Sendable (String) -> Void
  /// Is told about every logbook that is read or written.
  private let share: @Sendable (Logbook) -> Void
  private var loaded: Logbook?
  /// Whether there is a file to whose end changes can be added.
  private var hasFile = false
  /// A notice for the person about the file, such as where an unreadable one went.
  private(set) var notice: String?

  init(
    files: any AppFiles, log: @escaping @Sendable (String) -> Void,
    share: @escaping @Sendable (Logbook) -> Void = { _ in }
  ) {
    self.files = files
    self.log = log
    self.share = share
  }

  /// The logbook as it is stored. Throws ``SessionError/storeUnavailable(_:)``.
  func logbook() throws -> Logbook {
    if let loaded { return loaded }
    let logbook: Logbook
    do { logbook = try load() } catch { throw unavailable(error) }
    loaded = logbook
    share(logbook)
    return logbook
  }

  /// Makes a change that follows from the logbook as it is, and returns the logbook afterwards. If the change is refused
  /// or can't be written, everything stays as it was.
  @discardableResult
  func apply(_ makeChange: @Sendable (Logbook) throws(SessionError) -> LogbookChange) throws -> Logbook {
    var logbook = try logbook()
    let change = try makeChange(logbook)
    try logbook.apply(change)
    if hasFile {
      try files.append(journal.line(change), to: LogbookJournal.fileName)
    } else {
      try files.write(journal.file(logbook), to: LogbookJournal.fileName)
      hasFile = true
    }
    loaded = logbook
    share(logbook)
    return logbook
  }

  /// The counts of a session in the store.
  func counts(of id: Session.ID) throws -> SessionCounts? { try logbook().counts(of: id) }

  // MARK: Reading

  private func load() throws -> Logbook {
    guard let data = try files.read(LogbookJournal.fileName) else { return try loadOld() }
    guard let contents = journal.contents(of: data) else {
      try setAside(LogbookJournal.fileName, because: "line 1 is not the one that a logbook begins with")
      return Logbook()
    }
    if !contents.unreadable.isEmpty {
      // Kept before the file is written anew: if the phone dies in between, they are there twice, and not lost.
      try keepAside(contents.unreadable.map(\.line))
      tell(contents)
    }
    if contents.needsRewriting { try files.write(journal.file(contents.logbook), to: LogbookJournal.fileName) }
    hasFile = true
    // An earlier process died after it had taken the old file over.
    if let old = try files.read(OldLogbook.fileName) { try retire(old, after: contents.logbook) }
    return contents.logbook
  }

  private func loadOld() throws -> Logbook {
    guard let data = try files.read(OldLogbook.fileName) else { return Logbook() }
    guard let logbook = (try? JSONDecoder().decode(OldLogbook.self, from: data))?.logbook else {
      try setAside(OldLogbook.fileName, because: "it is not the JSON of a logbook")
      return Logbook()
    }
    try files.write(journal.file(logbook), to: LogbookJournal.fileName)
    hasFile = true
    try files.remove(OldLogbook.fileName)
    log("The logbook was taken over from \(OldLogbook.fileName) into \(LogbookJournal.fileName).")
    return logbook
  }

  /// Removes an old file if all that it holds is in the logbook; otherwise somebody put it there, and it is kept.
  private func retire(_ old: Data, after logbook: Logbook) throws {
    let sessions = (try? JSONDecoder().decode(OldLogbook.self, from: old))?.logbook?.sessions
    if let sessions, Set(sessions.map(\.id)).isSubset(of: logbook.sessions.map(\.id)) {
      try files.remove(OldLogbook.fileName)
    } else {
      let newName = try files.setAside(OldLogbook.fileName)
      tell("\(OldLogbook.fileName) holds other sessions than the logbook. It is kept as \(newName).")
    }
  }

  private func setAside(_ name: String, because reason: String) throws {
    let newName = try files.setAside(name)
    tell("The logbook could not be read: \(name): \(reason). It is kept as \(newName), and a new one is begun.")
  }

  private func keepAside(_ lines: [Data]) throws {
    let before = try files.read(LogbookJournal.unreadableName) ?? Data()
    let added = lines.map { $0 + [UInt8(ascii: "\n")] }.reduce(Data(), +)
    try files.write(before + added, to: LogbookJournal.unreadableName)
  }

  private func tell(_ contents: LogbookJournal.Contents) {
    let place = "kept in \(LogbookJournal.unreadableName)"
    if contents.isOnlyTorn {
      return tell(
        "The last change was cut off while it was written. What there is of it is \(place); all others stand.")
    }
    let numbers = contents.unreadable.map { String($0.number) }
    let lines = numbers.count == 1 ? "Line \(numbers[0])" : "\(numbers.count) lines, from line \(numbers[0]) on,"
    tell("\(lines) of \(LogbookJournal.fileName) could not be read: \(place). All others stand.")
  }

  private func tell(_ text: String) {
    notice = text
    log(text)
  }

  private func unavailable(_ error: any Error) -> SessionError {
    let failure = SessionError.storeUnavailable("\(error)")
    notice = failure.description
    return failure
  }
}
