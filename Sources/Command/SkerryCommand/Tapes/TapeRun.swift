import FoundationEssentials
import Glibc
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerrySnapshots
import SkerrySteps

/// Plays tapes without a terminal and writes what is wanted.
@MainActor
struct TapeRun {
  /// The output besides the report.
  struct Wanted {
    var svg: String?
    var cast: String?
    var print: (what: TapePrint, format: PictureFormat)?
  }
  let wanted: Wanted
  let isRecording: Bool

  func play(_ file: TapeFile) throws -> TapeReport {
    var mode = SnapshotFolder.Mode()
    if isRecording { mode = .record }
    let check = TapeCheck(apps: Skerry.installedApps.withLock { $0 }, mode: mode)
    let settings = file.tape.settings
    var svg = try wanted.svg.map { try SVGFrames(folder: $0, settings: settings, title: file.tape.title) }
    var cast = wanted.cast == nil ? nil : Asciicast(settings: settings, title: file.tape.title)
    var failure: CommandFailure?
    var last: TapePlayer<Dashboard>?
    let report = check.play(file.tape, path: file.path == "-" ? "tape" : file.path, resources: file.resources) {
      player in
      last = player
      guard svg != nil || cast != nil else { return player.playToEnd() }
      player.film { second, picture in
        cast?.add(picture, at: second)
        do throws(CommandFailure) { try svg?.add(picture) } catch { failure = failure ?? error }
      }
      cast?.finish(at: player.stage)
    }
    if let failure { throw failure }
    try svg?.finish()
    if let cast, let path = wanted.cast { try OutputFile.write(cast.text, to: path) }
    if let last, let print = wanted.print {
      do { try StandardStream.output.write(try print.what.text(of: last, as: print.format)) } catch let problem
        as StepProblem
      {
        throw CommandFailure("--print: \(problem)")
      }
    }
    return report
  }
}

/// Files that are written as a whole.
nonisolated enum OutputFile {
  /// Writes a file; it is complete or left as it was. A link leads to its file, and pipes and devices take it as it comes.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try pour(text, into: path) }
    do {
      let resolved = isThere ? realpath(path, nil) : nil
      defer { free(resolved) }
      let place = resolved.map { String(cString: $0) } ?? path
      try Data(text.utf8).write(to: URL(filePath: place), options: .atomic)
    } catch {
      throw CommandFailure("\(CellText(path)) can't be written; choose another place.")
    }
  }

  private static func pour(_ text: String, into path: String) throws(CommandFailure) {
    signal(SIGPIPE, SIG_IGN)
    let opened = open(path, O_WRONLY | O_CLOEXEC)
    defer { if opened >= 0 { close(opened) } }
    guard opened >= 0, Descriptor.write(text, to: opened) else {
      throw CommandFailure("\(CellText(path)) can't be written (\(systemReason)); choose another place.")
    }
  }

  /// Makes a folder unless there is one.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("The folder \(CellText(path)) can't be made; choose another place.")
    }
  }
}
