import FoundationEssentials
import SkerrySnapshots
import SkerryWidgets

/// Compares sheets with their golden files and tells the test that runs what it found.
struct SheetChecker {
  private let site: CallSite
  private let folder: SnapshotFolder
  /// The folder of this call within the test file's, or the beginning of its only file.
  private let name: String
  private let remarks: SnapshotRemarks

  init(_ site: CallSite, named name: String?, in folder: SnapshotFolder?, remarks: SnapshotRemarks) {
    self.site = site
    self.name = NamedSheet.slug(name ?? site.functionName)
    self.folder = folder ?? SnapshotFolder("Snapshots/\(site.fileName)", beside: "\(site.filePath)")
    self.remarks = remarks
  }

  /// Draws sheets and compares them. What is wrong, also with what was to be drawn, is shown at the expectation by the
  /// test framework that runs; where none does it is thrown as a ``SnapshotProblem``.
  func check(_ draw: () throws -> [NamedSheet]) throws {
    // A text that a preview makes of a date is the same each day.
    LinkedPreview.settle(at: .snapshotStart)
    let sheets: [NamedSheet]
    do { sheets = try draw() } catch { return try tell([Self.sentence(error)]) }
    try compare(sheets)
  }

  private static func sentence(_ error: any Error) -> String {
    error is EncodingError ? "The content can't be encoded: \(error)" : "\(error)"
  }

  private func compare(_ sheets: [NamedSheet]) throws {
    if let twice = Self.firstTwice(sheets.map(\.fileName)) {
      return try tell(["Two of the pictures would share the golden file \(twice).txt; name them differently."])
    }
    var outcome = Outcome()
    for sheet in sheets {
      let path = sheet.names.isEmpty ? name : "\(name)/\(sheet.fileName)"
      do throws(SnapshotFailure) {
        try folder.check(sheet.sheet, named: path)
      } catch {
        outcome.add(error, sheet.title)
      }
      if remarks == .failing, !sheet.remarks.isEmpty {
        outcome.others.append(
          "“\(sheet.title)” is remarked on:\n" + sheet.remarks.map { "  \($0)\n" }.joined()
            + "Change the view, or let the golden file list it: remarks: .listed")
      }
    }
    try tell(outcome.messages(recordingWith: "SKERRY_RECORD=1 swift test --filter \(filter)"))
  }

  private func tell(_ messages: [String]) throws {
    guard !messages.isEmpty, !TestFrameworks.show(messages, at: site) else { return }
    throw SnapshotProblem("\(site.fileID):\(site.line): " + messages.joined(separator: "\n\n"))
  }

  private var filter: String {
    let name = site.functionName
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : site.fileName
  }

  private static func firstTwice(_ names: [String]) -> String? {
    var known: Set<String> = []
    return names.first { !known.insert($0).inserted }
  }
}

extension SheetChecker {
  /// The results of the comparisons.
  private struct Outcome {
    private var written: [String] = []
    private var missing: [String] = []
    private var differing: [Difference] = []
    var others: [String] = []

    mutating func add(_ failure: SnapshotFailure, _ title: String) {
      switch failure {
      case .written(_, let file): written.append(file)
      case .missing(_, let file): missing.append(file)
      case .differs(_, let file, let difference): add(Difference(text: difference), title, file)
      default: others.append(failure.description)
      }
    }

    /// A difference, and everything that differs alike.
    private struct Difference {
      let text: String
      var titles: [String] = []
      var files: [String] = []
    }

    private mutating func add(_ difference: Difference, _ title: String, _ file: String) {
      let index = differing.firstIndex { $0.text == difference.text } ?? differing.endIndex
      if index == differing.endIndex { differing.append(difference) }
      differing[index].titles.append("“\(title)”")
      differing[index].files.append(file)
    }

    /// Lines of a difference that are shown; the rest is in the file.
    private static let mostLines = 60

    func messages(recordingWith command: String) -> [String] {
      var messages: [String] = []
      if !written.isEmpty {
        messages.append(
          "\(Self.count(written, "golden file")) didn't exist and was written; look at it, commit it, and run the test "
            + "again:\n" + Self.list(written))
      }
      if !missing.isEmpty {
        messages.append(
          "\(Self.count(missing, "golden file")) doesn't exist, and where CI is set none is written; run the test "
            + "elsewhere and commit it:\n" + Self.list(missing))
      }
      for difference in differing {
        let subject =
          difference.files.count == 1
          ? "\(difference.titles[0]) differs from \(Self.short(difference.files[0])):\n"
          : "\(difference.titles.joined(separator: "; ")) differ alike from their golden files:\n"
            + Self.list(difference.files) + "\n"
        messages.append(
          subject + Self.cut(difference.text) + "\nIf this is right now, record it: \(command)")
      }
      return messages + others
    }

    private static func count(_ files: [String], _ noun: String) -> String {
      files.count == 1 ? "One \(noun)" : "Each of \(files.count) \(noun)s"
    }

    private static func list(_ files: [String]) -> String { files.map { "  " + short($0) }.joined(separator: "\n") }

    /// Relative to the working directory, where it is inside.
    private static func short(_ file: String) -> String {
      let folder = FileManager.default.currentDirectoryPath + "/"
      return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }

    private static func cut(_ difference: String) -> String {
      let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.count > mostLines else { return difference }
      return lines.prefix(mostLines).joined(separator: "\n") + "\n  … and \(lines.count - mostLines) more lines"
    }
  }
}

/// Why nothing could be drawn, in one sentence.
nonisolated public struct SnapshotProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem in one sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}
