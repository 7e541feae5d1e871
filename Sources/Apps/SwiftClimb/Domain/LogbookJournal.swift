import SwiftUI

/// The logbook as it lies on disk: a file to whose end each change is added as one line of JSON.
///
/// A change so costs the same whether it is the first of a session or the thousandth, and one that was told as done is
/// on the disk. A database would do that as well; but GRDB or SwiftData bring a library of hundreds of files, or a schema
/// that other programs can't read, for one table that is read whole at the launch and never searched. A line of JSON is
/// added by one system call, read by everything, and torn at most at its end.
struct LogbookJournal: Sendable {
  static let fileName = "logbook.jsonl"
  /// Lines that could not be read, as they were.
  static let unreadableName = "logbook.unreadable.jsonl"
  static let currentVersion = 2
  /// Lines that only history needs; with more of them the file is written anew at the next launch.
  static let mostSpareLines = 256

  /// The first line, by which the file is recognised.
  private struct Title: Codable {
    var logbook = Version()
    struct Version: Codable {
      var version = LogbookJournal.currentVersion
      var revision = 0
    }
  }

  /// The contents of a file.
  struct Contents: Sendable {
    var logbook: Logbook
    /// Lines that tell nothing, with the numbers they have in the file, from 1.
    var unreadable: [(number: Int, line: Data)] = []
    /// Whether nothing but the end of the last line is missing, as after a phone that died while it wrote.
    var isOnlyTorn = false
    /// Whether the file should be written anew.
    var needsRewriting = false
  }

  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = .sortedKeys }

  /// A change as it is added to the file.
  func line(_ change: LogbookChange) throws -> Data { try encoder.encode(change) + [UInt8(ascii: "\n")] }

  /// A file with nothing but what is so: a title, and one line for each session.
  func file(_ logbook: Logbook) throws -> Data {
    // Reading a line counts as a change, too, so the revision of the title lies as much before.
    let revision = max(0, logbook.revision - logbook.sessions.count)
    var data = try encoder.encode(Title(logbook: .init(revision: revision))) + [UInt8(ascii: "\n")]
    for session in logbook.sessions { data += try line(.keep(session: session)) }
    return data
  }

  /// Reads a file; `nil` if it is none of this kind, or one of a version that isn't known.
  func contents(of data: Data) -> Contents? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let first = lines.first, let title = try? decoder.decode(Title.self, from: Data(first)),
      title.logbook.version == Self.currentVersion, (0...1_000_000_000).contains(title.logbook.revision)
    else { return nil }
    var contents = Contents(logbook: Logbook(revision: title.logbook.revision))
    var lineCount = 0
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      lineCount += 1
      if !contents.read(line, decoder) { contents.unreadable.append((index + 1, Data(line))) }
    }
    let isWhole = lines.last?.isEmpty ?? true
    contents.isOnlyTorn = !isWhole && contents.unreadable.map(\.number) == [lines.count]
    // Text added to a line without an end would be part of that line.
    contents.needsRewriting =
      !isWhole || !contents.unreadable.isEmpty || lineCount - contents.logbook.sessions.count > Self.mostSpareLines
    return contents
  }
}

extension LogbookJournal.Contents {
  /// Takes in a line; `false` if it tells nothing, or nothing that can have happened.
  fileprivate mutating func read(_ line: Data.SubSequence, _ decoder: JSONDecoder) -> Bool {
    let change = try? decoder.decode(LogbookChange.self, from: Data(line))
    guard let change, change.isPossible else { return false }
    return (try? logbook.apply(change)) != nil
  }
}
