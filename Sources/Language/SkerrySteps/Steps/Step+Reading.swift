import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryViews

nonisolated extension Step {
  /// Reads a line; `nil` for an empty one and for a comment. Throws a ``StepProblem`` that names the place.
  public init?(line: String) throws(StepProblem) {
    let tokens = try StepLine(line).tokens
    guard let first = tokens.first else { return nil }
    guard let word = StepWord(written: first.text) else {
      if let word = TapeWord(rawValue: first.text.lowercased()) {
        throw StepProblem(
          "“\(word.rawValue)” is a word for tapes, which skerry replay plays, and no step.", columns: first.columns)
      }
      let known = StepWord.allCases.map(\.rawValue)
      throw .noSuch("step", first.text, known: known, columns: first.columns)
    }
    var reader = StepReader(word: word, line: first, arguments: tokens.dropFirst())
    self = try reader.step()
    try reader.finish()
  }
}

/// Reads the words after a step's first.
nonisolated private struct StepReader {
  typealias Token = StepLine.Token
  let word: StepWord
  let line: Token
  var arguments: ArraySlice<Token>

  mutating func step() throws(StepProblem) -> Step {
    switch word {
    case .key: .key(try key())
    case .type: .type(try argument("a text").text)
    case .wait: .wait(seconds: try duration())
    case .jump: .jump(try jump())
    case .at: .at(try instant())
    case .push: .push(try push())
    case .open: .open(url: try argument("a URL").text)
    case .tap: .tap(app: optionalArgument())
    case .longPress: .longPress(app: optionalArgument())
    case .press: .press(label: try argument("a label").text, app: optionalArgument())
    case .swipe: try swipe()
    case .device: try device()
    case .app: .app(name: try argument("an app").text, try deed())
    }
  }

  /// Nothing may be left over.
  func finish() throws(StepProblem) {
    guard let extra = arguments.first, let last = arguments.last else { return }
    let columns = extra.columns.lowerBound..<last.columns.upperBound
    let takesText = [.type, .press, .open].contains(word)
    throw StepProblem(
      StepProblem.tooMuch(arguments.map(\.text))
        + (takesText ? "; put a text with spaces into quotes: \(word.example)." : ": \(word.synopsis)."),
      columns: columns)
  }

  private mutating func argument(_ what: String) throws(StepProblem) -> Token {
    guard let token = arguments.popFirst() else {
      throw StepProblem(
        "“\(word.rawValue)” needs \(what), such as: \(word.example).", columns: line.columns)
    }
    return token
  }

  private mutating func optionalArgument() -> String? { arguments.popFirst()?.text }

  private mutating func key() throws(StepProblem) -> Key {
    let token = try argument("a key")
    guard let key = Key(spelling: token.text) else {
      throw .noSuch("key", token.text, known: Key.spellings, columns: token.columns)
    }
    return key
  }

  private mutating func duration() throws(StepProblem) -> Double {
    let token = try argument("a duration")
    do {
      return try WrittenDuration.seconds(token.text)
    } catch {
      throw StepProblem(error.sentenceOfJump, columns: token.columns)
    }
  }

  private mutating func jump() throws(StepProblem) -> Step.Jump {
    if arguments.first?.text.lowercased() == "next" {
      arguments.removeFirst()
      guard let more = arguments.first else { return .next }
      guard more.text.lowercased() == "any" else {
        throw StepProblem(
          "After “jump next” nothing or “any” may stand, not “\(CellText(more.text).prefix(columns: 60))”.",
          columns: more.columns)
      }
      arguments.removeFirst()
      return .nextAny
    }
    let written = arguments.first?.text ?? ""
    do throws(StepProblem) { return .by(seconds: try duration()) } catch {
      guard Suggestion.nearest(to: written, among: ["next"]) != nil else { throw error }
      var problem = error
      problem.suggestions = ["next"]
      throw problem
    }
  }

  /// A day and a time may stand apart.
  private mutating func instant() throws(StepProblem) -> WrittenInstant {
    let day = try argument("an instant")
    let time = arguments.popFirst()
    let columns = day.columns.lowerBound..<(time ?? day).columns.upperBound
    do {
      return try WrittenInstant(day.text + (time.map { " " + $0.text } ?? ""))
    } catch {
      throw StepProblem(error.sentence, columns: columns)
    }
  }

  private mutating func swipe() throws(StepProblem) -> Step {
    guard let first = arguments.popFirst() else { return .swipe(.left, app: nil) }
    if let swipe = Step.Swipe(rawValue: first.text) { return .swipe(swipe, app: optionalArgument()) }
    // An app may stand there as well, and which there are shows when the step is done; but a way misspelt is seen here.
    let ways = Step.Swipe.allCases.map(\.rawValue)
    if ["right", "down", "sideways", "in", "out"].contains(first.text.lowercased())
      || Suggestion.nearest(to: first.text, among: ways) != nil
    {
      throw .noSuch("way to swipe", first.text, known: ways, columns: first.columns)
    }
    return .swipe(.left, app: first.text)
  }

  private mutating func push() throws(StepProblem) -> Step.Push {
    var push = Step.Push(path: try argument("a file").text)
    for (var field, token) in try fields() {
      // As servers write them, too.
      if field.name.hasPrefix("apns-") { field = Step.Field(String(field.name.dropFirst(5)), field.value) }
      guard !push.headers.contains(where: { $0.name == field.name }) else {
        throw StepProblem("“\(field.name)” is given twice.", columns: token.columns)
      }
      if field.name == "to" {
        guard push.target == nil else { throw StepProblem("“to” is given twice.", columns: token.columns) }
        push.target = field.value
      } else if Step.Push.headerNames.contains(field.name) {
        push.headers.append(field)
      } else {
        throw .noSuch("option", field.name, known: ["to"] + Step.Push.headerNames, columns: token.columns)
      }
    }
    return push
  }

  private mutating func deed() throws(StepProblem) -> Step.AppDeed {
    let token = try argument("what to do")
    switch token.text {
    case "open": return .open
    case "kill": return .kill
    case "terminate": return .terminate
    case "home": return .home
    default: return .action(id: token.text, try fields().map(\.field))
    }
  }

  /// The rest of the line: `name=value` each, every name once.
  private mutating func fields() throws(StepProblem) -> [(field: Step.Field, token: Token)] {
    var fields: [(field: Step.Field, token: Token)] = []
    while let token = arguments.popFirst() {
      let scalars = Array(token.text.unicodeScalars)
      // Quotes may hold the whole together, as on a shell, or the value alone.
      let named = token.plainCount == 0 ? scalars.count : token.plainCount
      guard let equals = scalars.prefix(named).firstIndex(of: "="), equals > 0 else {
        throw StepProblem(
          "“\(CellText(token.text).prefix(columns: 60))” is not written as name=value; \(word.example) is an example.",
          columns: token.columns)
      }
      let name = String(String.UnicodeScalarView(scalars[..<equals]))
      guard !fields.contains(where: { $0.field.name == name }) else {
        throw StepProblem("“\(name)” is given twice.", columns: token.columns)
      }
      fields.append((Step.Field(name, String(String.UnicodeScalarView(scalars[(equals + 1)...]))), token))
    }
    return fields
  }

  private mutating func device() throws(StepProblem) -> Step {
    let name = try argument("a switch")
    guard let control = DeviceControl.named(name.text) else {
      throw .noSuch("switch", name.text, known: DeviceControl.all.map(\.name), columns: name.columns)
    }
    guard control.kind != .action else {
      return .device(name: name.text, value: "", app: control.scope == .phone ? nil : optionalArgument())
    }
    guard let first = arguments.popFirst() else {
      throw StepProblem("\(name.text) needs a value.", columns: name.columns, allowed: control.examples)
    }
    var value = first.text
    var columns = first.columns
    if case .text = control.kind, control.scope == .phone {
      while let more = arguments.popFirst() {
        value += " " + more.text
        columns = columns.lowerBound..<more.columns.upperBound
      }
    }
    if let problem = control.problem(withValue: value) {
      let near = Suggestion.nearest(to: value, among: control.values)
      throw StepProblem(problem, columns: columns, suggestions: near.map { [$0] } ?? [])
    }
    let app = control.scope == .phone ? nil : optionalArgument()
    if control.scope == .app, app == nil {
      throw StepProblem("\(name.text) is set for an app; name one.", columns: name.columns)
    }
    return .device(name: name.text, value: value, app: app)
  }
}

nonisolated extension DeviceControl {
  /// The arguments that can be written after its name.
  fileprivate var examples: [String] {
    switch kind {
    case .action: []
    case .toggle, .choice: values
    case .number(let range): ["\(range.lowerBound) to \(range.upperBound)"]
    case .text(let example): [example]
    }
  }
}
