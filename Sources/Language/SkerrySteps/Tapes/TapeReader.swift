import FoundationEssentials
import SkerryCells
import SkerryDevice

/// Reads the lines of a tape one after the other and collects what is wrong with them.
nonisolated struct TapeReader {
  let name: String
  let apps: [String]?
  let resources: (any StepResources)?
  private(set) var settings = TapeSettings()
  private(set) var lines: [TapeLine] = []
  private(set) var problems: [TapeProblem] = []
  /// Where each setting stands.
  private var settingLines: [TapeSettings.Name: Int] = [:]
  private var snapshotLines: [String: Int] = [:]
  /// Files that the tape itself holds.
  private var heldFiles: Set<String> = []
  /// The file whose lines are being read.
  private var file: OpenFile?

  private struct OpenFile {
    let path: String
    let isBase64: Bool
    let number: Int
    let text: String
    /// The word that says what kind of file it is.
    let word: String
    var content: [String] = []
  }

  init(name: String, apps: [String]?, resources: (any StepResources)?) {
    self.name = name
    self.apps = apps
    self.resources = resources
  }

  mutating func read(_ text: String, number: Int) {
    do throws(StepProblem) {
      if text.first(where: { !$0.isWhitespace }) == "|" { return try readContent(text) }
      finish()
      guard let deed = try deed(text, number: number) else { return }
      lines.append(TapeLine(number: number, text: text, deed: deed))
    } catch {
      problems.append(TapeProblem(name, error, line: number, text: text))
    }
  }

  /// Ends the file at hand: nothing comes after the last line, and no line after it belongs to it.
  mutating func finish() {
    guard let file else { return }
    self.file = nil
    do throws(StepProblem) {
      let deed = TapeDeed.file(path: file.path, try Self.bytes(of: file))
      lines.append(TapeLine(number: file.number, text: file.text, deed: deed))
    } catch {
      problems.append(TapeProblem(name, error, line: file.number, text: file.text))
    }
  }

  // MARK: One line

  private mutating func deed(_ text: String, number: Int) throws(StepProblem) -> TapeDeed? {
    let tokens = try StepLine(text).tokens
    guard let first = tokens.first else { return nil }
    guard let word = TapeWord(rawValue: first.text.lowercased()) else {
      guard StepWord(written: first.text) != nil else {
        let known = StepWord.allCases.map(\.rawValue) + TapeWord.allCases.map(\.rawValue)
        throw .noSuch("step", first.text, known: known, columns: first.columns)
      }
      guard let step = try Step(line: text) else { return nil }
      try check(step, in: text)
      return .step(step)
    }
    var reader = TapeLineReader(word: word, line: first, arguments: tokens.dropFirst())
    switch word {
    case .set:
      try readSetting(&reader, number: number)
      return nil
    case .file:
      let (path, kind) = try reader.file()
      heldFiles.insert(path)
      if kind == .missing { return .file(path: path, nil) }
      file = OpenFile(path: path, isBase64: kind == .base64, number: number, text: text, word: tokens.last?.text ?? "")
      return nil
    case .attempt: return .attempt(try attempt(text, after: first))
    case .snapshot:
      let snapshot = try reader.snapshot(knownApps: apps)
      if let other = snapshotLines[snapshot.name] {
        throw StepProblem("Line \(other) has a snapshot of this name already.", columns: tokens[1].columns)
      }
      snapshotLines[snapshot.name] = number
      return .snapshot(snapshot)
    default: return try reader.deed(knownApps: apps)
    }
  }

  /// Reads the rest of the line as a step; its places are those of the line.
  private func attempt(_ text: String, after word: StepLine.Token) throws(StepProblem) -> Step {
    let scalars = Array(text.unicodeScalars)
    let end = word.columns.upperBound
    let blanks = String(repeating: " ", count: end)
    let rest = blanks + String(String.UnicodeScalarView(scalars[end...]))
    guard let step = try Step(line: rest) else {
      throw StepProblem(
        "“try” needs a step, such as: \(TapeWord.attempt.example).", columns: word.columns)
    }
    return step
  }

  private mutating func readSetting(_ reader: inout TapeLineReader, number: Int) throws(StepProblem) {
    let (name, value, columns) = try reader.setting()
    guard lines.isEmpty else {
      throw StepProblem("Settings stand at the beginning, before the first step.", columns: reader.line.columns)
    }
    if let other = settingLines[name] {
      throw StepProblem("Line \(other) sets \(name.rawValue) already.", columns: columns)
    }
    do throws(StepProblem) { try settings.set(name, to: value) } catch {
      var problem = error
      problem.columns = columns
      throw problem
    }
    settingLines[name] = number
  }

  /// Finds files that are missing, and apps that are not installed.
  private func check(_ step: Step, in text: String) throws(StepProblem) {
    if case .push(let push) = step, let resources, !heldFiles.contains(push.path) {
      do throws(StepProblem) { _ = try resources.bytes(of: push.path) } catch {
        var problem = error
        problem.blame(push.path)
        throw problem.located(in: text)
      }
    }
    guard let apps else { return }
    let app: String? =
      switch step {
      case .tap(let app), .longPress(let app), .swipe(_, let app), .device(_, _, let app): app
      case .app(let name, _): name
      default: nil
      }
    guard let app, !apps.contains(app) else { return }
    throw StepProblem.noSuch("app", app, known: apps).located(in: text)
  }

  // MARK: Files

  private mutating func readContent(_ text: String) throws(StepProblem) {
    guard file != nil else {
      let column = text.unicodeScalars.prefix { $0 != "|" }.count
      throw StepProblem(
        "A line with | belongs to a file: \(TapeWord.file.example) stands above it.", columns: column..<(column + 1))
    }
    let line = text.unicodeScalars.drop { $0 != "|" }.dropFirst()
    file?.content.append(String(String.UnicodeScalarView(line.first == " " ? line.dropFirst() : line)))
  }

  private static func bytes(of file: OpenFile) throws(StepProblem) -> Data {
    guard file.isBase64 else { return Data(file.content.joined(separator: "\n").utf8) }
    let letters = file.content.joined().filter { !$0.isWhitespace }
    guard let data = Data(base64Encoded: letters) else {
      var problem = StepProblem("The lines below are not base64.")
      problem.blame(file.word)
      throw problem
    }
    return data
  }
}
