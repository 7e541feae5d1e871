import ArgumentParser
import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryDevice
import SkerryScreens
import SkerryServer
import SkerrySnapshots
import SkerrySteps

/// `skerry replay`: plays tapes.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play tapes: check them, film them, or watch them.",
    discussion: TapeHelp.text)

  @Argument(
    help: ArgumentHelp("Tapes; - is the standard input.", valueName: "tape"), completion: .file(extensions: ["tape"]))
  var tapes: [String]

  @Flag(help: "Write the golden files anew instead of comparing, as SKERRY_RECORD=1 does; never where CI is set.")
  var record = false

  @Option(
    help: ArgumentHelp(
      "Write what a surface shows at the end, the event log, or what could be pressed: "
        + "\(TapePrint.names.joined(separator: ", ")).", valueName: "what"),
    completion: .list(TapePrint.names))
  var print: String?

  @Option(
    help: ArgumentHelp("For --print: \(PictureFormat.names.joined(separator: ", ")).", valueName: "format"),
    completion: .list(PictureFormat.names))
  var format = PictureFormat.text.rawValue

  @Option(help: ArgumentHelp("Write each picture as a numbered SVG.", valueName: "folder"), completion: .directory)
  var svg: String?

  @Option(
    help: ArgumentHelp("Write a recording for asciinema (asciicast v2).", valueName: "file"),
    completion: .file(extensions: ["cast"]))
  var cast: String?

  @Flag(help: "Play on this terminal; any key takes over.")
  var live = false

  @Option(help: ArgumentHelp("With --live: how fast, such as 2 or 0.5.", valueName: "times"))
  var speed: Double?

  @Flag(help: "Write JSON, one line for each tape.")
  var json = false

  func run() throws {
    let wanted = try wanted()
    let files = try readAll()
    try MainActor.assumeIsolated {
      let reports = try live ? [TapeShow.run(files[0], speed: speed ?? 1)] : check(files, wanted)
      for (index, report) in reports.enumerated() { try tell(report, of: files[index]) }
      if reports.contains(where: \.hasBadInput) { throw ExitCode(CommandFailure.exitCode) }
      if reports.contains(where: { !$0.isPassed }) { throw ExitCode(CommandFailure.refusalCode) }
    }
  }

  @MainActor private func check(_ files: [TapeFile], _ wanted: TapeRun.Wanted) throws -> [TapeReport] {
    let run = TapeRun(wanted: wanted, isRecording: record)
    return try files.map { try run.play($0) }
  }

  /// The output that is wanted besides the report.
  private func wanted() throws -> TapeRun.Wanted {
    var wanted = TapeRun.Wanted(svg: svg, cast: cast)
    if let print {
      guard let what = TapePrint(named: print) else {
        throw CommandFailure.noSuch("surface", print, known: TapePrint.names)
      }
      guard let format = PictureFormat(rawValue: format) else {
        throw CommandFailure.noSuch("format", self.format, known: PictureFormat.names)
      }
      if case .surface = what {
      } else if format != .text, format != .json {
        throw CommandFailure("--print \(print) is written as text or json; \(format.rawValue) is for pictures.")
      }
      wanted.print = (what, format)
    }
    let isPicky = live || svg != nil || cast != nil || print != nil
    if isPicky, tapes.count > 1 { throw CommandFailure("--live, --print, --svg and --cast take one tape at a time.") }
    if live, json || record || svg != nil || cast != nil || print != nil {
      throw CommandFailure("--live only plays; leave --json, --record, --print, --svg and --cast to another call.")
    }
    if json, print != nil { throw CommandFailure("--json and --print both write to the standard output; choose one.") }
    if let speed {
      guard live else { throw CommandFailure("--speed belongs to --live; everything else takes no time.") }
      guard speed >= 0.1, speed <= 1000 else { throw CommandFailure("--speed goes from 0.1 to 1000.") }
    }
    if record, SnapshotFolder.Mode() == .compareOnly {
      throw CommandFailure("Golden files are never written where CI is set; leave --record out.")
    }
    return wanted
  }

  /// Reads all tapes before the first is played, and tells everything that is wrong with them.
  private func readAll() throws -> [TapeFile] {
    var files: [TapeFile] = []
    var isWrong = false
    for path in tapes {
      do {
        files.append(try TapeFile(path: path))
      } catch let problems as TapeProblems {
        isWrong = true
        if json { try StandardStream.output.write(HarmlessJSON.text(TapeResult(path, problems)) + "\n") }
        try StandardStream.error.writeLines(problems.description)
      }
    }
    if isWrong { throw ExitCode(CommandFailure.exitCode) }
    return files
  }

  private func tell(_ report: TapeReport, of file: TapeFile) throws {
    if json { return try StandardStream.output.write(HarmlessJSON.text(TapeResult(file.path, report)) + "\n") }
    for failure in report.failures {
      try StandardStream.error.writeLines(failure.description(in: report.name))
    }
    guard print == nil, !live else { return }
    try StandardStream.output.write(CellText(TapeResult(file.path, report).sentence).description + "\n")
  }
}

nonisolated extension StandardStream {
  /// Writes lines, each through the door for text from outside.
  func writeLines(_ text: String) throws(CommandFailure) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try write(lines.map { CellText(String($0)).description + "\n" }.joined())
  }
}
