import SwiftUI

/// Keeps the logbook in one file; a change is durable before anybody hears of it.
actor SessionStore {
  static let fileName = "sessions.json"

  private let files: any AppFiles
  private let log: @Sendable (String) -> Void
  /// Is told about every logbook that is read or written.
  private let share: @Sendable (Logbook) -> Void
  private var loaded: Logbook?
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
    let logbook = try load()
    loaded = logbook
    share(logbook)
    return logbook
  }

  /// Changes the logbook. If the change is refused or can't be written, everything stays as it was.
  func change<Result: Sendable>(
    _ body: @Sendable (inout Logbook) throws(SessionError) -> Result
  ) throws -> Result {
    var logbook = try logbook()
    let result = try body(&logbook)
    try files.write(Self.encoded(logbook), to: Self.fileName)
    loaded = logbook
    share(logbook)
    return result
  }

  /// The counts of a session in the store.
  func counts(of id: Session.ID) throws -> SessionCounts? { try logbook().counts(of: id) }

  private func load() throws -> Logbook {
    guard let data = try read() else { return Logbook() }
    if let logbook = try? JSONDecoder().decode(Logbook.self, from: data), logbook.version == Logbook.currentVersion {
      return logbook
    }
    do {
      let newName = try files.setAside(Self.fileName)
      let text = "The logbook could not be read. It is kept as \(newName), and a new one is begun."
      notice = text
      log(text)
      return Logbook()
    } catch {
      throw unavailable(error)
    }
  }

  private func read() throws -> Data? {
    do { return try files.read(Self.fileName) } catch { throw unavailable(error) }
  }

  private func unavailable(_ error: any Error) -> SessionError {
    let failure = SessionError.storeUnavailable("\(error)")
    notice = failure.description
    return failure
  }

  private static func encoded(_ logbook: Logbook) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(logbook)
  }
}
