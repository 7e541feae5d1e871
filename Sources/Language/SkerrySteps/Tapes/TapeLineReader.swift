import SkerryCells
import SkerryDevice
import SkerryScreens

/// Reads the words after the first of a line that only tapes know.
nonisolated struct TapeLineReader {
  typealias Token = StepLine.Token
  let word: TapeWord
  let line: Token
  private(set) var arguments: ArraySlice<Token>

  enum FileKind { case text, base64, missing }

  init(word: TapeWord, line: Token, arguments: ArraySlice<Token>) {
    self.word = word
    self.line = line
    self.arguments = arguments
  }

  mutating func deed(knownApps: [String]?) throws(StepProblem) -> TapeDeed? {
    let deed: TapeDeed
    switch word {
    case .expect: return .expect(try expectation(knownApps))
    case .say:
      let text = arguments.map(\.text).joined(separator: " ")
      arguments = []
      return .say(text)
    case .click: deed = .pointer(.press(try point()))
    case .hold: deed = .pointer(.longPress(try point()))
    case .drag: deed = .pointer(.swipe(try point(), columns: try integer("how many columns", -1000...1000)))
    case .wheel: deed = .pointer(.scroll(try direction(), try point()))
    case .size: deed = .size(try size())
    case .speed: deed = .pace(try pace())
    case .set, .file, .snapshot, .attempt: return nil
    }
    try finish()
    return deed
  }

  // MARK: Settings and files

  mutating func setting() throws(StepProblem) -> (name: TapeSettings.Name, value: String, columns: Range<Int>) {
    let known = TapeSettings.Name.allCases.map(\.rawValue)
    let token = try argument("a setting and its value")
    guard let name = TapeSettings.Name(written: token.text) else {
      throw .noSuch("setting", token.text, known: known, columns: token.columns)
    }
    guard let first = arguments.first, let last = arguments.last else {
      throw StepProblem("\(name.rawValue) needs a value, such as \(name.example).", columns: token.columns)
    }
    // Names of phones and dates have blanks; nothing else can follow.
    let value = arguments.map(\.text).joined(separator: " ")
    return (name, value, first.columns.lowerBound..<last.columns.upperBound)
  }

  mutating func file() throws(StepProblem) -> (path: String, kind: FileKind) {
    let path = try argument("a path").text
    guard let kind = arguments.popFirst() else { return (path, .text) }
    try finish()
    switch kind.text.lowercased() {
    case "base64": return (path, .base64)
    case "missing": return (path, .missing)
    default:
      throw StepProblem(
        "This is not a kind of file; put a path with blanks into quotes.", columns: kind.columns,
        allowed: ["base64", "missing"])
    }
  }

  // MARK: Expectations and snapshots

  private mutating func expectation(_ apps: [String]?) throws(StepProblem) -> Expectation {
    let first = try argument("a surface and a text")
    guard first.isPlain, let place = Expectation.Place(written: first.text) else {
      throw .noSuch("surface", first.text, known: Expectation.Place.names, columns: first.columns)
    }
    var expectation = Expectation(place: place, texts: [])
    if let token = arguments.first, token.isPlain, token.text.hasPrefix("of=") {
      arguments.removeFirst()
      expectation.app = try app(token, apps)
    }
    if let token = arguments.first, token.isPlain, token.text.lowercased() == "not" {
      arguments.removeFirst()
      expectation.isNegative = true
    }
    if case .surface(.presentation) = place, let token = arguments.first, token.isPlain,
      token.text.lowercased() == "drawn"
    {
      arguments.removeFirst()
      expectation.includesHidden = true
    }
    let words = arguments.first { token in
      token.isPlain && (["not", "drawn"].contains(token.text.lowercased()) || token.text.hasPrefix("of="))
    }
    if let words {
      throw StepProblem(
        "“\(words.text)” comes before the texts, as “of=APP not drawn”, and drawn is for presentations; as a text it stands "
          + "in quotes.", columns: words.columns)
    }
    expectation.texts = arguments.map(\.text)
    guard let empty = arguments.first(where: { $0.text.allSatisfy(\.isWhitespace) }) ?? (arguments.isEmpty ? line : nil)
    else { return expectation }
    throw StepProblem("“expect” needs a text, such as: \(TapeWord.expect.example).", columns: empty.columns)
  }

  mutating func snapshot(knownApps apps: [String]?) throws(StepProblem) -> TapeSnapshot {
    let name = try argument("a name")
    guard Self.isName(name.text) else {
      throw StepProblem(
        "A snapshot's name has letters, digits, dots, dashes and slashes, such as after-an-hour.", columns: name.columns
      )
    }
    var snapshot = TapeSnapshot(name: name.text, surfaces: [])
    while let token = arguments.popFirst() {
      if token.isPlain, token.text.hasPrefix("of=") {
        snapshot.app = try app(token, apps)
      } else if let surface = Surface(rawValue: token.text.lowercased()) {
        guard !snapshot.surfaces.contains(surface) else {
          throw StepProblem("“\(surface.rawValue)” is given twice.", columns: token.columns)
        }
        snapshot.surfaces.append(surface)
      } else {
        throw .noSuch("surface", token.text, known: Surface.allCases.map(\.rawValue), columns: token.columns)
      }
    }
    if snapshot.surfaces.isEmpty { snapshot.surfaces = [.dashboard] }
    return snapshot
  }

  private func app(_ token: Token, _ apps: [String]?) throws(StepProblem) -> String {
    let name = String(token.text.dropFirst(3))
    if let apps, !apps.contains(name) { throw .noSuch("app", name, known: apps, columns: token.columns) }
    guard !name.isEmpty else { throw StepProblem("“of=” needs an app.", columns: token.columns) }
    return name
  }

  /// Whether a text can be a file's name below the folder of snapshots.
  private static func isName(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0)) }
    }
  }

  // MARK: Cells

  private mutating func point() throws(StepProblem) -> CellPoint {
    CellPoint(column: try integer("a column and a row", 0...999), row: try integer("a row", 0...999))
  }

  private mutating func integer(_ what: String, _ range: ClosedRange<Int>) throws(StepProblem) -> Int {
    let token = try argument(what)
    guard let number = Int(token.text), range.contains(number) else {
      throw StepProblem(
        "This is no whole number from \(range.lowerBound) to \(range.upperBound).", columns: token.columns)
    }
    return number
  }

  private mutating func direction() throws(StepProblem) -> ScrollDirection {
    let token = try argument("up or down")
    guard let direction = ScrollDirection(rawValue: token.text.lowercased()) else {
      throw StepProblem("A wheel turns up or down.", columns: token.columns, allowed: ["up", "down"])
    }
    return direction
  }

  private mutating func size() throws(StepProblem) -> CellSize {
    let token = try argument("a size")
    do throws(StepProblem) { return try WrittenSize.size(token.text) } catch {
      throw StepProblem(error.message, columns: token.columns)
    }
  }

  private mutating func pace() throws(StepProblem) -> TapePace {
    let token = try argument("a speed")
    guard let pace = TapePace(token.text) else {
      throw .noSuch("speed", token.text, known: TapePace.words, columns: token.columns)
    }
    return pace
  }

  // MARK: Words

  private mutating func argument(_ what: String) throws(StepProblem) -> Token {
    guard let token = arguments.popFirst() else {
      throw StepProblem("“\(word.rawValue)” needs \(what), such as: \(word.example).", columns: line.columns)
    }
    return token
  }

  private func finish() throws(StepProblem) {
    guard let extra = arguments.first, let last = arguments.last else { return }
    throw StepProblem(
      StepProblem.tooMuch(arguments.map(\.text)) + ": \(word.synopsis).",
      columns: extra.columns.lowerBound..<last.columns.upperBound)
  }
}

nonisolated extension StepLine.Token {
  /// Whether it was written without quotes.
  var isPlain: Bool { plainCount == text.unicodeScalars.count && !text.isEmpty }
}
