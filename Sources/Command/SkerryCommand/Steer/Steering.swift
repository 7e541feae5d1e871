import ArgumentParser
import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// Doing steps on a phone and telling what became of them.
@MainActor
struct Steering {
  /// Finds the phone.
  let finder: PhoneFinder
  let isJSON: Bool
  /// Whether each step is named before what it did.
  var namesSteps = false
  /// Whether something that is ignored counts as refused.
  var warningsAreRefusals = false
  /// What a refusal exits with.
  var refusalCode = CommandFailure.refusalCode

  /// Does lines of text. Throws a ``CommandFailure`` for what can't be read, and an exit code for what can't be done.
  func perform(_ lines: [String]) throws {
    let request = try Self.request(lines)
    let answers = try finder.use { try $0.perform(request) }
    for answer in answers { try tell(answer) }
    try finder.requireKept()
    if let signal = HeldSignals.first { throw ExitCode(128 + signal) }
    // A step that can't be read was found here before, unless it names what only the phone knows.
    if answers.contains(where: \.isBadInput) { throw ExitCode(CommandFailure.exitCode) }
    let isRefused = answers.contains { $0.isRefused || (warningsAreRefusals && $0.hasWarnings) }
    if isRefused { throw ExitCode(refusalCode) }
  }

  func perform(_ step: Step) throws { try perform([step.description]) }

  /// Reads all lines before anything is done, and the files that they name.
  private static func request(_ lines: [String]) throws -> StepRequest {
    var request = StepRequest(lines)
    guard lines.count <= StepRequest.lineLimit else {
      throw CommandFailure("At most \(StepRequest.lineLimit) steps can be done at once.")
    }
    for (index, line) in lines.enumerated() {
      do {
        guard case .push(var push) = try Step(line: line) else { continue }
        let file = try PayloadFile(path: push.path)
        push.path = file.fullPath
        request.files[file.fullPath] = Data(file.bytes)
        request.steps[index] = Step.push(push).description
      } catch let problem as StepProblem {
        throw failure(problem, line, number: lines.count > 1 ? index + 1 : nil)
      }
    }
    guard HarmlessJSON.bytes(request).count <= HTTPRequestReader.bodyLimit else {
      throw CommandFailure("That is too much at once; split the steps, or their files, over several calls.")
    }
    return request
  }

  private static func failure(_ problem: StepProblem, _ line: String, number: Int?) -> CommandFailure {
    let column = problem.located(in: line).columns.map { "column \($0.lowerBound + 1)" }
    let place = [number.map { "line \($0)" }, number == nil ? nil : column].compactMap { $0 }.joined(separator: ", ")
    return CommandFailure((place.isEmpty ? "" : place + ": ") + "\(problem)")
  }

  /// Lines, and how often each stands there in a row: a long jump does the same thing thousands of times.
  static func runs(of lines: [String]) -> [(line: String, count: Int)] {
    lines.reduce(into: []) { runs, line in
      if runs.last?.line == line { runs[runs.count - 1].count += 1 } else { runs.append((line, 1)) }
    }
  }

  private func tell(_ answer: StepAnswer) throws {
    if isJSON { return try StandardStream.output.write(HarmlessJSON.text(answer) + "\n") }
    let indent = namesSteps ? "  " : ""
    if namesSteps { try StandardStream.output.write(CellText(answer.step).description + "\n") }
    for (line, count) in Self.runs(of: answer.lines) {
      let times = count > 1 ? "  (\(count) times)" : ""
      try StandardStream.output.write(indent + CellText(line).description + times + "\n")
    }
    if let problem = answer.problem {
      let place = namesSteps ? "line \(problem.line): " : ""
      let text = CellText(place + problem.message)
      try StandardStream.error.write("\(Skerry.ownName): \(text)\n")
    }
  }
}
