/// Numbers that are seconds which go by: a source divides them by sixty, or adds them to a date.
extension SampleWords {
  /// What such a number is handed to, in one source.
  struct SecondsOfCalls {
    /// Functions, and types by their initializers.
    var calls: Set<String> = []
    /// Functions that are given milliseconds.
    var ofMilliseconds: Set<String> = []
    /// Properties of numbers themselves: `extension Int { var clock: String`.
    var members: Set<String> = []

    static func + (one: Self, other: Self) -> Self {
      Self(
        calls: one.calls.union(other.calls), ofMilliseconds: one.ofMilliseconds.union(other.ofMilliseconds),
        members: one.members.union(other.members))
    }
  }

  /// Functions that read what they are given as seconds.
  static func secondsOfCalls(in text: String) -> SecondsOfCalls {
    guard text.contains("60") || text.contains("econds") || text.contains("addingTimeInterval") else {
      return SecondsOfCalls()
    }
    var found = SecondsOfCalls()
    let head =
      /\bfunc\s+(\w+)\s*\(\s*(?:\w+\s+)?(\w+)\s*:\s*(?:Int|Double|Float|TimeInterval)\??\s*[,)][^{}\n]*\{/
    for match in text.matches(of: head) {
      let body = BareCode.inside(text[match.range.upperBound...])
      guard isRead(match.output.2, asSecondsIn: body) else { continue }
      let divided = try? Regex("\\b\(match.output.2)\\)*\\s*/\\s*1_?000\\b")
      if let divided, body.contains(divided.wordBoundaryKind(.simple)) {
        found.ofMilliseconds.insert(String(match.output.1))
      } else {
        found.calls.insert(String(match.output.1))
      }
    }
    for match in text.matches(of: /\bextension\s+(?:Int|Double|Float|TimeInterval|BinaryInteger)\s*\{/) {
      let body = BareCode.inside(text[match.range.upperBound...])
      for member in body.matches(of: /\b(?:var|func)\s+(\w+)[^{}\n]*\{/)
      where isRead("self", asSecondsIn: BareCode.inside(body[member.range.upperBound...])) {
        found.members.insert(String(member.output.1))
      }
    }
    return found
  }

  /// Whether a value is divided into minutes, formatted as a duration, or added to a date; by itself or under another name.
  private static func isRead(_ name: Substring, asSecondsIn body: Substring) -> Bool {
    var names = [String(name)]
    if let other = try? Regex(
      "\\blet\\s+(\\w+)\\s*(?::\\s*\\w+\\s*)?=[^\\n]*\\b\(name)\\b", as: (Substring, Substring).self)
    {
      // Otherwise `span.rounded` is one word.
      names += body.matches(of: other.wordBoundaryKind(.simple)).map { String($0.output.1) }
    }
    return names.contains { name in
      guard
        let read = try? Regex(
          "\\b\(name)\\b(?:\\.rounded\\([^()]*\\))?\\)*\\s*[/%]\\s*(?:60|3_?600)\\b"
            + "|\\.seconds\\((?:\\w+\\()?\(name)\\b|string\\(from:\\s*(?:\\w+\\()?\(name)\\b"
            + "|addingTimeInterval\\((?:\\w+\\()?\(name)\\b")
      else { return false }
      return body.contains(read.wordBoundaryKind(.simple))
    }
  }

  /// `state.left / 60`, `Date.now.addingTimeInterval(state.left)`, `clock(state.left)`: the properties themselves.
  static func seconds(in text: String, _ calls: SecondsOfCalls) -> Set<String> {
    var names: Set<String> = []
    let divided = /(?:\w+[.?!]+)+(\w+)(?:\.rounded\([^()]*\))?\)*\s*[\/%]\s*(?:60|3_?600)\b/
    let added = /\b(?:addingTimeInterval|\.seconds)\(\s*-?\s*(?:\w+\()?(?:\w+[.?!]+)+(\w+)\)/
    for match in text.matches(of: divided) { names.insert(String(match.output.1)) }
    for match in text.matches(of: added.wordBoundaryKind(.simple)) { names.insert(String(match.output.1)) }
    for match in text.matches(of: /\b(\w+)\)*\s*[\/%]\s*(?:60|3_?600)\b/.wordBoundaryKind(.simple)) {
      let name = match.output.1
      if isProperty(name, in: text) { names.insert(String(name)) }
      names.formUnion(meant(by: name, in: text))
    }
    names.formUnion(handed(to: calls.calls, in: text))
    for name in calls.members where text.holds(".\(name)") {
      guard let read = try? Regex("\\.(\\w+)\\.\(name)\\b", as: (Substring, Substring).self) else { continue }
      names.formUnion(text.matches(of: read.wordBoundaryKind(.simple)).map { String($0.output.1) })
    }
    return names
  }

  /// The properties that functions are given.
  static func handed(to functions: Set<String>, in text: String) -> Set<String> {
    var names: Set<String> = []
    for name in functions where text.holds("\(name)(") {
      guard
        let call = try? Regex(
          "\\b\(name)\\(\\s*(?:\\w+:\\s*)?(?:(?:Int|Double|TimeInterval)\\()?(?:\\w+[.?!]+)+(\\w+)\\s*[,)]",
          as: (Substring, Substring).self)
      else { continue }
      names.formUnion(text.matches(of: call.wordBoundaryKind(.simple)).map { String($0.output.1) })
    }
    return names
  }

  /// Whether a name is that of a property with a number: a view's, which it was handed under the same name.
  static func isProperty(_ name: Substring, in text: String) -> Bool {
    guard let declared = try? Regex("\\b(?:let|var)\\s+\(name)\\s*:\\s*(?:Int|Double|Float|TimeInterval)\\b") else {
      return false
    }
    return text.contains(declared)
  }

  /// `let left = max(0, Int(state.remaining))`: what another name stands for.
  static func meant(by name: Substring, in text: String) -> Set<String> {
    guard
      let line = try? Regex("\\blet\\s+\(name)\\s*(?::\\s*\\w+\\s*)?=([^\\n{]*)", as: (Substring, Substring).self)
    else { return [] }
    return Set(
      text.matches(of: line).flatMap { found in
        found.output.1.matches(of: /(?:\w+[.?!]+)+(\w+)\b(?![(.\w])/).map { String($0.output.1) }
      })
  }
}
