import FoundationEssentials
import SkerryActivities
import SkerryBasics

/// The event log in the state folder: a line of JSON for each entry, newest last.
///
/// Lines are added as they come. They outlive the program at once, and a power failure when the file is next written
/// anew, which happens with every 500th entry, however many came at once: the same entries make the same file.
nonisolated struct LogFile {
  static let name = "log.jsonl"
  /// How much is there after a restart, at least, if there was as much.
  static let kept = EventLog.Quota(entries: 500, details: 100)

  /// The number of the newest entry in the file.
  private var newest = 0
  /// Set when the file does not end where a line may be added.
  private var mustBeWritten = false

  /// Reads what an earlier run left. A last line that was not finished is dropped; with anything else that is no line of
  /// a log the file is set aside, and the lines that can be read go into a new one.
  ///
  /// - Parameter bundles: the installed apps' bundle ids by their display names.
  mutating func load(_ reader: inout StateReader, bundles: [String: String]) -> EventLog {
    var damage: String?
    var entries: [StoredLogEntry] = []
    _ = reader.contents(of: Self.name) { data in
      var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let rest = lines.popLast() ?? Data()
      if !rest.isEmpty { mustBeWritten = true }
      if lines.count > 2 * Self.kept.entries { mustBeWritten = true }
      for (index, line) in lines.enumerated() {
        do { entries.append(try StoredLogEntry(line: line)) } catch {
          damage = damage ?? "Line \(index + 1): \(StateProblem.sentence(error))"
        }
      }
    }
    if let damage {
      reader.setAside(Self.name, "can't be understood", reason: damage)
      mustBeWritten = true
    }
    let log = EventLog(continuing: Self.kept.newest(of: entries, level: \.level), bundles: bundles)
    newest = log.count
    return log
  }

  /// Adds what is new. Throws ``StorageError``; what was not added is tried again the next time.
  mutating func save(
    _ log: EventLog, in files: any FileStore, line: (EventLog.Entry) -> EventLog.Line
  ) throws {
    guard log.count > newest || mustBeWritten else { return }
    func text(_ entries: some Sequence<EventLog.Entry>) -> Data {
      // People look at this file with a pager: nothing in it may steer their terminal.
      entries.reduce(into: Data()) { text, entry in
        text += Data(of: StoredLogEntry(line(entry)).text + "\n")
      }
    }
    // Until it is known to be there, it may be there in part.
    let isWrittenAnew = mustBeWritten || newest / Self.kept.entries != log.count / Self.kept.entries
    mustBeWritten = true
    if isWrittenAnew {
      let boundary = log.count / Self.kept.entries * Self.kept.entries
      let start = log.entries.firstIndex { $0.id > boundary } ?? log.entries.endIndex
      try files.write(
        text(Self.kept.newest(of: log.entries[..<start], level: \.level)) + text(log.entries[start...]), to: Self.name)
    } else {
      let start = log.entries.lastIndex { $0.id <= newest }.map { $0 + 1 } ?? log.entries.startIndex
      try files.append(text(log.entries[start...]), to: Self.name)
    }
    mustBeWritten = false
    newest = log.count
  }

  /// Everything is to be written again: the file is gone.
  mutating func forget() { mustBeWritten = true }
}
