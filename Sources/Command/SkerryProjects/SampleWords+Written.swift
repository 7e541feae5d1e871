/// Texts and numbers that an author wrote into a value.
extension SampleWords {
  /// `Crossing.ContentState(vessel: "Petrel", berth: 4)`, also where the call is refused or was turned off as a comment: it
  /// says best what is meant. What is told nothing by, such as zero, is left out.
  mutating func written(in source: String) {
    guard source.contains("Attributes") || source.contains("ContentState") else { return }
    let text = Self.withoutEnds(source.replacing(/(?m)^([ \t]*)\/\/+/) { $0.output.1 })
    for match in text.matches(of: /\b(?:\w+\.)*(?:\w*Attributes|ContentState|\w+State)\(/) {
      take(BareCode.inside(text[match.range.upperBound...].prefix(Self.mostOfCall)))
    }
    // A point between letters is no edge of a word: nothing is asked of what stands before the name.
    // `static var sample: ContentState { .init(…) }`, and the states of a preview.
    for match in text.matches(of: /(?:ContentState\s*(?:\{|=)|contentStates\s*:?\s*\{|using:)/) {
      let after = text[match.range.upperBound...]
      let room =
        text[match.range.lowerBound...].first == "u" ? after.prefix(20) : BareCode.inside(after.prefix(Self.mostOfCall))
      for call in room.matches(of: /\.init\(/) {
        take(BareCode.inside(text[call.range.upperBound...].prefix(Self.mostOfCall)))
      }
    }
  }

  /// A source without the functions that end activities: what they hand over is no more than the last word.
  private static func withoutEnds(_ source: String) -> String {
    guard source.contains(".end(") else { return source }
    return AppRoom.all(in: source).reduce(into: source) { text, room in
      if room.isOfEnd, let place = text.firstRange(of: room.code) { text.replaceSubrange(place, with: "\n") }
    }
  }

  /// From here on it is an instant in seconds since 1970, long past by now.
  private static let leastOfInstant = 1e9
  /// No call has more letters.
  private static let mostOfCall = 4000

  private mutating func take(_ arguments: Substring) {
    let isAtBeginning = Self.isAtBeginning(arguments)
    let argument = /(\w+):\s*(?:"([^"\\\n]+)"|(-?\d[\d_]*(?:\.\d+)?))\s*(?:[,)\n]|$)/
    for match in Self.withoutInner(arguments).matches(of: argument) {
      if let text = match.output.2 {
        if !AppValue.saysNothing(String(text)), !(isAtBeginning && Self.isOfBeginning(match.output.1, text)),
          text.prefixMatch(of: /#/) == nil
        {
          add("written", match.output.1, [String(text)])
        }
      } else if let number = match.output.3?.filter({ $0 != "_" }), let value = Double(String(number)), value != 0,
        value < Self.leastOfInstant
      {
        add("written", match.output.1, [String(number)])
      }
    }
  }

  /// Whether what is handed over says that nothing is done yet: `progress: 0`.
  static func isAtBeginning(_ arguments: some StringProtocol) -> Bool {
    String(arguments).contains(
      /\b\w*(?:[pP]rogress|[fF]raction|[pP]ercent|[pP]ercentage|[cC]ompletion):\s*0(?:\.0)?\s*[,)]/)
  }

  /// Whether a text says how things are while nothing is done: another is shown beside what has come half its way.
  static func isOfBeginning(_ name: some StringProtocol, _ text: some StringProtocol) -> Bool {
    text.hasSuffix("…") || text.hasSuffix("...")
      || String(name).contains(
        /(?i)(?:status|state|phase|stage|message|detail|details|subtitle|info|step)(?:Text|Label|Message)?$/)
  }

  /// Arguments without what stands in brackets within, whose labels are those of others.
  private static func withoutInner(_ arguments: Substring) -> String {
    var (depth, isInText) = (0, false)
    return String(
      arguments.filter { letter in
        if letter == "\"" { isInText.toggle() }
        if !isInText, ")]}".contains(letter) { depth -= 1 }
        defer { if !isInText, "([{".contains(letter) { depth += 1 } }
        return depth == 0
      })
  }
}
