import SkerryBasics

/// What a failed build says, as a person reads it: a sentence, and the line of a source that it is about.
public struct BuildComplaint: Hashable, Sendable {
  /// The sentence, with its place before it if it has one.
  public let text: String
  /// The line of the source, without its indent; `nil` where there is none.
  public let source: String?
  /// How many characters of that line stand before the place that is meant.
  public let caret: Int

  public init(_ text: String, source: String? = nil, caret: Int = 0) {
    (self.text, self.source, self.caret) = (text, source, caret)
  }

  /// The line below the sentence, and a caret below the place.
  public var lines: [String] { lines(columns: \.count) }

  /// The same for a terminal, in which some characters are wider than others.
  ///
  /// - Parameter columns: how many columns a text takes.
  public func lines(columns: (Substring) -> Int) -> [String] {
    guard let source else { return [text] }
    return [text, "  " + source, "  " + String(repeating: " ", count: columns(source.prefix(caret))) + "^"]
  }

  /// What a build has to say that failed, the cause before what follows from it.
  public static func list(of result: ProjectBuild.Result) -> [BuildComplaint] {
    var room = mostBytes
    var errors: [BuildComplaint] = []
    for group in ErrorGroup.groups(of: result.errors) {
      let complaint = group.complaint
      room -= complaint.packed.utf8.count + 1
      guard room > 0 else { break }
      errors.append(complaint)
    }
    return errors + result.lastWords.map { BuildComplaint($0) }
  }

  /// What was left out of the program that is shown, file by file: whole ones first.
  public static func ofPartsLeftOut(_ result: ProjectBuild.Result, root: String) -> [BuildComplaint] {
    var room = mostBytes
    func complaints(_ files: [String: [String]], _ what: String) -> [BuildComplaint] {
      files.sorted { $0.key < $1.key }.flatMap { path, reasons in
        let name = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        return reasons.map { BuildComplaint("\(name)\(what), \($0)") }
      }
    }
    let all =
      result.likelySlips.map { BuildComplaint($0) } + complaints(result.reasonsLeftOut, " as a whole")
      + complaints(result.cut.mapValues(\.reasons), "")
    return all.prefix { complaint in
      room -= complaint.packed.utf8.count + 1
      return room > 0
    }.map(\.self)
  }

  /// How much is told: more than a person reads, and less than a pipe holds, as nobody waits until it is read.
  private static let mostBytes = 40_000
}

extension BuildComplaint {
  /// The characters of a line that are told on each side of its place: some lines are as long as a file.
  private static let reach = 200

  /// A complaint about a place.
  init(_ text: String, line: Substring, column: Int) {
    let line = Substring(line.replacing("\t", with: " "))
    // The compiler counts bytes.
    let bytes = line.utf8.index(line.startIndex, offsetBy: max(0, column - 1), limitedBy: line.endIndex)
    let place = bytes.flatMap { String.Index($0, within: line) } ?? line.endIndex
    let begin = min(place, line.firstIndex { $0 != " " } ?? line.startIndex)
    let first = line.index(place, offsetBy: -Self.reach, limitedBy: begin) ?? begin
    let end = line.index(place, offsetBy: Self.reach, limitedBy: line.endIndex) ?? line.endIndex
    self.init(text, source: String(line[first..<end]), caret: line.distance(from: first, to: place))
  }

  /// One text, for the pipe between the two programs.
  var packed: String {
    let parts = [text] + (source.map { [$0, "\(caret)"] } ?? [])
    return parts.map { $0.replacing(Self.mark, with: " ") }.joined(separator: Self.mark)
  }

  private static let mark = "\u{1E}"

  /// Reads what ``packed`` wrote.
  init(packed: String) {
    let parts = packed.split(separator: Self.mark, omittingEmptySubsequences: false).map(String.init)
    let caret = parts.count == 3 ? Int(parts[2]) : nil
    self.init(parts.first ?? "", source: caret == nil ? nil : parts[1], caret: caret.map { max(0, min($0, 1000)) } ?? 0)
  }
}
