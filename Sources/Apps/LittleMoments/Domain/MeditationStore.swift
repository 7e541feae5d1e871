import SwiftUI

/// Keeps the sessions and the mindful minutes, each in a file; a change is durable before anybody hears of it.
actor MeditationStore {
  static let sessionsFile = "sessions.json"

  private let journalFile: StoredValue<Journal>
  private let healthFile: StoredValue<HealthStore>
  private var loaded: (journal: Journal, health: HealthStore)?
  /// A notice for the person about the files, such as where an unreadable one went.
  private(set) var notice: String?
  /// Whether the sessions could not be read, and nobody has said yet what became of one that ran.
  private(set) var hasLostJournal = false
  /// A session that an earlier process completed without being able to say so.
  private(set) var finished: PastSession?

  init(files: any AppFiles) {
    journalFile = StoredValue(files: files, fileName: Self.sessionsFile, dates: .deferredToDate)
    healthFile = StoredValue(files: files, fileName: HealthStore.fileName, dates: .iso8601)
  }

  func journal() throws(MeditationError) -> Journal { try contents().journal }

  /// The running session; `nil` for none.
  func running() throws(MeditationError) -> MeditationSession? { try contents().journal.running }

  /// The sessions in the health store, oldest first.
  func mindfulSessions() throws(MeditationError) -> [MindfulSession] { try contents().health.mindfulSessions }

  func start(targetTimeInSeconds: Double?, at instant: Date) throws(MeditationError) -> MeditationSession {
    try change { (journal: inout Journal) throws(MeditationError) in
      try journal.start(targetTimeInSeconds: targetTimeInSeconds, at: instant)
    }
  }

  @discardableResult
  func change(
    _ id: MeditationSession.ID, _ body: @Sendable (inout MeditationSession) -> Void
  ) throws(MeditationError) -> MeditationSession {
    try change { (journal: inout Journal) throws(MeditationError) in try journal.change(id, body) }
  }

  /// Ends the running session. A completed one is in the health store before it is out of the running ones: if the phone
  /// dies in between, the next launch finishes the job, and nothing is lost or there twice.
  func finish(
    _ id: MeditationSession.ID, as outcome: PastSession.Outcome, at instant: Date
  ) throws(MeditationError) -> PastSession {
    var contents = try contents()
    let past = try contents.journal.finish(id, as: outcome, at: instant)
    if past.isMindful {
      contents.health.add(MindfulSession(past))
      try healthFile.save(contents.health)
      loaded?.health = contents.health
    }
    try journalFile.save(contents.journal)
    loaded = contents
    return past
  }

  /// Goes on with a session whose record was lost, if it isn't over, and says what became of it.
  func recover(_ session: MeditationSession?) throws(MeditationError) -> MeditationSession? {
    hasLostJournal = false
    let (journal, health) = try contents()
    guard let session, journal.running == nil, !health.contains(session) else {
      notice = [notice, "If a session was running, it is over."].compactMap(\.self).joined(separator: " ")
      return nil
    }
    try change { (journal: inout Journal) throws(MeditationError) in journal.adopt(session) }
    notice = [notice, "The running session was found again by its Live Activity."].compactMap(\.self)
      .joined(separator: " ")
    return session
  }

  private func change<Result: Sendable>(
    _ body: (inout Journal) throws(MeditationError) -> Result
  ) throws(MeditationError) -> Result {
    var contents = try contents()
    let result = try body(&contents.journal)
    try journalFile.save(contents.journal)
    loaded = contents
    return result
  }

  private func contents() throws(MeditationError) -> (journal: Journal, health: HealthStore) {
    if let loaded { return loaded }
    let journal = try journalFile.load(isCurrent: { $0.version == Journal.currentVersion }, problem: { $0.problem })
    let health = try healthFile.load(isCurrent: { $0.version == HealthStore.currentVersion }, problem: { $0.problem })
    notice = journal.notice ?? health.notice
    var contents = (journal: journal.value ?? Journal(), health: health.value ?? HealthStore())
    // A journal that was lost must not count again from 1: a new session would take the place of an old one's minutes.
    if journal.value == nil { contents.journal = Journal(countingOnFrom: contents.health.lastNumber) }
    hasLostJournal = journal.notice != nil
    try finishInterrupted(&contents.journal, contents.health)
    loaded = contents
    return contents
  }

  /// A session that runs and yet is in the health store was completed by a process that died while it wrote.
  private func finishInterrupted(_ journal: inout Journal, _ health: HealthStore) throws(MeditationError) {
    guard let running = journal.running, let written = health.record(of: running) else { return }
    finished = try journal.finish(running.id, as: .completed, at: written.end)
    try journalFile.save(journal)
  }
}
