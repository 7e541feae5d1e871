import SkerryBasics

/// Errors that say the same thing, told as one: a type that is nowhere is missing in many places.
public struct ErrorGroup: Hashable, Sendable {
  /// The error that was told first.
  public let first: CompilerMessage
  /// What it says, for all of them, with the places of the others.
  public let text: String

  /// The errors in the order in which one mends them: causes first, then what may only follow from them.
  public static func groups(of errors: [CompilerMessage]) -> [ErrorGroup] {
    let causes = errors.filter { !$0.mayFollow }
    let sorted = causes + errors.filter(\.mayFollow)
    var keys: [Key] = []
    var members: [Key: [CompilerMessage]] = [:]
    for error in sorted {
      let key = Key(error)
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(error)
    }
    return keys.compactMap { members[$0].flatMap(ErrorGroup.init) }
  }

  private init?(_ members: [CompilerMessage]) {
    guard let first = members.first else { return nil }
    self.first = first
    guard first.lackingConformance == nil else {
      text = Self.conformances(of: members)
      return
    }
    var places = Self.places(of: members.dropFirst(), besides: first.path)
    if places.count > Self.mostPlaces {
      places = places.prefix(Self.mostPlaces - 1) + ["\(places.count - Self.mostPlaces + 1) places more"]
    }
    text = first.text + (places.isEmpty ? "" : " (also \(places.joined(separator: ", ")))")
  }

  private static let mostPlaces = 5

  /// One type may lack several protocols for one reason.
  private static func conformances(of members: [CompilerMessage]) -> String {
    let names = members.compactMap(\.lackingConformance?.name)
    guard names.count > 1, let type = members.first?.lackingConformance?.type else { return members.first?.text ?? "" }
    return "type '\(type)' does not conform to \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private static func places(of members: ArraySlice<CompilerMessage>, besides path: String) -> [String] {
    var places: [String] = []
    for error in members {
      let place = error.path == path ? "line \(error.line)" : "\(TextFile.name(of: error.path)):\(error.line)"
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// The error, the line it is about, and the place in it.
  public var complaint: BuildComplaint {
    let sentence = "\(TextFile.name(of: first.path)):\(first.line):\(first.column): \(text)"
    let lines = TextFile.read(first.path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    // At the end of a file that breaks off there may be nothing to show.
    guard lines.indices.contains(first.line - 1), !lines[first.line - 1].allSatisfy(\.isWhitespace) else {
      return BuildComplaint(sentence)
    }
    return BuildComplaint(sentence, line: lines[first.line - 1], column: first.column)
  }

  /// Errors are of one group that have one key.
  private struct Key: Hashable {
    let text: String
    /// For what is said of a type as a whole, where that is declared.
    var place = ""

    init(_ error: CompilerMessage) {
      if let type = error.lackingConformance?.type {
        (text, place) = (type, "\(error.path):\(error.line)")
      } else {
        text = error.text
      }
    }
  }
}

extension CompilerMessage {
  /// The type that lacks a protocol, and the protocol; `nil` for other errors.
  fileprivate var lackingConformance: (type: String, name: String)? {
    guard let match = text.wholeMatch(of: /type '([^']+)' does not conform to protocol '([^']+)'/) else { return nil }
    return (String(match.output.1), String(match.output.2))
  }

  /// Whether another error may be its reason: with a type that is nowhere, what has a property of it can't be encoded.
  fileprivate var mayFollow: Bool {
    isGuess || lackingConformance != nil || Self.beginningsOfGuesses.contains { text.hasPrefix($0) }
  }

  private static let beginningsOfGuesses = [
    "cannot infer contextual base", "type of expression is ambiguous", "failed to produce diagnostic",
    "the compiler is unable to type-check",
  ]
}
