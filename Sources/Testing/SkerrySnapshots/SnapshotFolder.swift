import FoundationEssentials
import Glibc

/// The golden files of a test file, in a folder `Snapshots` beside it.
///
/// ```swift
/// let snapshots = SnapshotFolder()
///
/// @Test func lockScreen() throws {
///   let scene = try LiveActivityScene(MyApp.self)
///   try snapshots.check(scene.snapshot(of: .lockScreen), named: "lock-screen")
/// }
/// ```
///
/// A failure is thrown as a ``SnapshotFailure``: Swift Testing and XCTest both show its text. To accept new pictures,
/// run the tests once with `SKERRY_RECORD=1`; where `CI` is set, no golden file is ever written.
public struct SnapshotFolder: Sendable {
  /// The deeds that are allowed with golden files.
  public enum Mode: Hashable, Sendable {
    /// Compares, and writes what is missing.
    case compare
    /// Compares and never writes.
    case compareOnly
    /// Writes every picture.
    case record

    /// The mode that the environment asks for.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
      func isOn(_ name: String) -> Bool { environment[name].map { !["", "0", "false"].contains($0) } ?? false }
      self = isOn("CI") ? .compareOnly : isOn("SKERRY_RECORD") ? .record : .compare
    }
  }

  /// The folder's path.
  public let path: String
  public let mode: Mode
  /// Where differences are drawn; `nil` for nowhere.
  public let differences: String?

  /// A folder beside a source file, by default the one that calls.
  ///
  /// - Parameters:
  ///   - name: its path from the source file's folder.
  ///   - file: the path of the source file.
  ///   - mode: whether golden files are compared, recorded, or only written where they are missing.
  ///   - differences: a folder into which every picture that differs is drawn, before and after side by side,
  ///     by default what `SKERRY_DIFFERENCES` says; build servers keep it as an artifact.
  public init(
    _ name: String = "Snapshots", beside file: String = #filePath, mode: Mode = Mode(),
    differences: String? = DifferenceFolder.ofEnvironment
  ) {
    let parent = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    path = parent + "/" + name
    self.mode = mode
    self.differences = differences
  }

  /// Compares a picture with its golden file. Throws ``SnapshotFailure`` unless both are the same.
  public func check(_ snapshot: Snapshot, named name: String) throws(SnapshotFailure) {
    try check(snapshot.text, named: name)
  }

  /// Compares a sheet of pictures with its golden file. Throws ``SnapshotFailure`` unless both are the same.
  public func check(_ sheet: SnapshotSheet, named name: String) throws(SnapshotFailure) {
    try check(sheet.text, named: name)
  }

  /// Compares any text with its golden file. Throws ``SnapshotFailure`` unless both are the same.
  public func check(_ text: String, named name: String) throws(SnapshotFailure) {
    guard Self.isName(name) else { throw .badName(name) }
    let file = path + "/" + name + ".txt"
    if mode == .record { return try write(text, to: file) }
    guard let expected = try read(file) else {
      if mode == .compareOnly {
        differenceFolder?.add(name, expected: "", actual: text)
        throw .missing(name: name, file: file)
      }
      try write(text, to: file)
      throw .written(name: name, file: file)
    }
    let difference = LineDiff.unified(expected: expected, actual: text)
    if !difference.isEmpty {
      differenceFolder?.add(name, expected: expected, actual: text)
      throw .differs(name: name, file: file, difference: difference)
    }
  }

  private var differenceFolder: DifferenceFolder? {
    let own = path.split(separator: "/").last.map(String.init) ?? "Snapshots"
    return differences.map { DifferenceFolder(path: $0 + "/" + own) }
  }

  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0)) }
    }
  }

  private func read(_ file: String) throws(SnapshotFailure) -> String? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do {
      return String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    } catch {
      throw .unreadable(file: file, reason: "\(error)")
    }
  }

  /// Writes only what differs, so that unchanged files keep their dates.
  private func write(_ text: String, to file: String) throws(SnapshotFailure) {
    if let present = try? read(file), present == text { return }
    do {
      let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .unwritable(file: file, reason: Self.reason(error, file))
    }
  }
}

extension SnapshotFolder {
  /// The system's own words for why a file can't be written, and what is in its way.
  private static func reason(_ error: any Error, _ file: String) -> String {
    var part = Substring(file)
    while let slash = part.lastIndex(of: "/"), slash > part.startIndex {
      part = part[..<slash]
      var isFolder = false
      guard FileManager.default.fileExists(atPath: String(part), isDirectory: &isFolder) else { continue }
      if !isFolder { return "\(part) is a file, no folder" }
      break
    }
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileWriteNoPermission: return "you may not write there"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteFileExists: return "something else is in its place"
    default:
      let code = (error.underlying as? POSIXError)?.code.rawValue
      return code.map { String(cString: strerror($0)) } ?? "error \(error.code.rawValue) of Foundation"
    }
  }

  /// Compares several pictures with their golden files, all of them before the first failure is thrown.
  public func check(_ pictures: [(name: String, snapshot: Snapshot)]) throws {
    var failures: [SnapshotFailure] = []
    for picture in pictures {
      do throws(SnapshotFailure) { try check(picture.snapshot, named: picture.name) } catch { failures.append(error) }
    }
    if failures.count > 1 { throw SnapshotFailures(failures: failures) }
    if let failure = failures.first { throw failure }
  }
}

/// Several pictures that do not stand as they should.
public struct SnapshotFailures: Error, Hashable, Sendable, CustomStringConvertible {
  public let failures: [SnapshotFailure]

  public var description: String {
    "\(failures.count) pictures differ or are missing:\n\n" + failures.map(\.description).joined(separator: "\n\n")
  }
}
