/// A complaint of the compiler about a line of a source.
public struct CompilerMessage: Hashable, Sendable {
  /// The user's file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// The complaint, as the compiler words it.
  public let text: String

  /// The errors in a compiler's output, each once, in the order in which they were told.
  public static func errors(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { CompilerMessage(String($0)) }.filter { seen.insert($0).inserted }
  }

  /// Reads `/path/File.swift:12:5: error: text`; `nil` for every other line.
  init?(_ line: String) {
    guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    path = place.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (number, column)
    text = String(line[mark.upperBound...])
  }

  /// The complaint as the reason why something of its file is left out.
  var asReason: String { "line \(line): \(text)" }

  /// How long the compiler may think about one expression, in seconds.
  static let patience = 8

  /// Whether the compiler gave up before it knew.
  var isGivenUp: Bool { text.contains("unable to type-check this expression in reasonable time") }

  /// Whether it may only follow from a name that was not found: a closure with `return` counts as a builder's as soon as
  /// something else in the same statement is wrong.
  var isGuess: Bool {
    text.hasSuffix("could not be inferred") || text.hasPrefix("cannot use explicit 'return' statement in the body of")
  }

  /// The complaint with what may be behind it.
  func explained(by names: UnknownNames) -> CompilerMessage {
    guard isGivenUp, let source = TextFile.read(path) else { return self }
    let unknown = names.modifiers(in: source, from: line)
    guard let first = unknown.first else { return self }
    let list = unknown.prefix(4).map { ".\($0.name) (line \($0.line))" }.joined(separator: ", ")
    return CompilerMessage(
      path: path, line: first.line, column: 1,
      text: "nothing declares \(list), and the compiler gave up on the view of line \(line) after "
        + "\(Self.patience) seconds")
  }

  /// The complaint about a copy as one about the user's file: behind the end of a file the compiler knows the copy alone.
  ///
  /// - Parameters:
  ///   - folder: where the copies lie.
  ///   - copies: the user's file for the name of each copy.
  func ofSource(_ copies: [String: String], in folder: String) -> CompilerMessage {
    guard path.hasPrefix(folder + "/"), let source = copies[TextFile.name(of: path)] else { return self }
    let lines = (TextFile.read(source) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    // The copy begins with a line that says whose copy it is.
    if line - 1 <= lines.count, line > 1, !lines[line - 2].allSatisfy(\.isWhitespace) {
      return CompilerMessage(path: source, line: line - 1, column: column, text: text)
    }
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let end = lines.indices.contains(last) ? lines[last].utf8.count : 0
    return CompilerMessage(path: source, line: last + 1, column: end + 1, text: text)
  }

  init(path: String, line: Int, column: Int, text: String) {
    (self.path, self.line, self.column, self.text) = (path, line, column, text)
  }

  /// The name that the compiler could not find, and whether it is a member of a type; `nil` for other errors.
  var missingName: MissingName? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if text.hasPrefix("cannot find "), let name = quoted.first { return .declaration(name) }
    if text.contains(" member type of "), quoted.count >= 2 {
      return .member(quoted[0], of: quoted[1].split(separator: ".").last.map(String.init) ?? quoted[1])
    }
    guard text.contains(" has no member "), quoted.count >= 2 else { return nil }
    let type = quoted[0].prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? quoted[0]
    // A parameter that may be left out, such as that of `font`, names its type with a question mark.
    return .member(quoted[1], of: String(type.prefix { $0 != "?" && $0 != "!" }))
  }

  /// The member of a type that the compiler can't tell, such as the one of `.tint(.reef)`.
  var memberWithoutBase: String? {
    text.wholeMatch(of: /cannot infer contextual base in reference to member '(\w+)'/).map { String($0.output.1) }
  }

  /// Initializers that the line may mean, where the compiler finds the type but no way to make it so: `Color(hex: …)`.
  var missingInitializers: [MissingName] {
    guard Self.unknownWays.contains(where: text.hasPrefix) else { return [] }
    let lines = TextFile.read(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(line - 1) else { return [] }
    return lines[line - 1].matches(of: /([A-Z]\w*)\(\s*([a-z_]\w*)\s*:/).map {
      .member("init(\($0.output.2):)", of: String($0.output.1))
    }
  }

  /// How complaints begin of which an initializer that is missing may be the reason.
  private static let unknownWays = [
    "incorrect argument label", "extraneous argument label", "missing argument", "no 'init' candidates",
    "no exact matches in call to initializer", "argument passed to call that takes no arguments",
  ]

  enum MissingName: Hashable {
    case declaration(String)
    case member(String, of: String)
    /// The type or function to look for: of a member, the type that has it.
    var word: String {
      switch self {
      case .declaration(let name): name
      case .member(_, let type): type
      }
    }
  }
}
