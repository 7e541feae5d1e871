/// What stands beside a value where it is shown, and what a text is asked to hold.
extension SampleWords {
  /// `Text("\(state.load) kg")`, `String(format: "%.1f km", state.way)`: the unit behind a text or a number.
  mutating func numbersBeforeUnits(in text: String) {
    let shown =
      #/
      \\\(\s*(?:Int\()?(?:\w+[.?!]+)*([a-z]\w*)(?:\.rounded\([^()]*\))?\)?(?:\s*\?\?\s*(?:"[^"\n]*"|\d+))?
      (?:,\s*(?:specifier|format):[^()\n]*(?:\([^()\n]*\)\)?)?)?\)\s?
      (kgs?|lbs?|km/h|km|mi|mph|cm|mm|ml|min|mins|minutes?|sec|secs|s|hrs?|hours?|kcal|cal|bpm|ppm|rpm|reps?|sets?|steps|pts|points
      |laps|rounds|days|yds?|yards|feet|ft|mg/dL|mg|kWh|kW|W|XP|fps|MB/s|MB|GB|Mbps
      |кг|км|мин|сек|ккал|повт|раз|мл|ч|公里|分钟|分|秒|次|%|°C|°F|°|℃)
      (?![\p{L}\d])
      /#
    for match in text.matches(of: shown) { add("unit", match.output.1, [String(match.output.2)]) }
    let formatted =
      #/
      \bString\(\s*format:\s*"%[\d.]*(?:f|d|ld)\s?(kg|lbs?|km/h|km|mi|mph|ml|min|kcal|bpm|yds?|ft|kWh|kW|MB/s|MB|GB|°C|°F|°|m)"
      \s*,\s*(?:Double\()?(?:\w+[.?!]+)*([a-z]\w*)\b(?!\()
      /#
    for match in text.matches(of: formatted) {
      let isOfThousands = text[match.range.upperBound...].prefix(12).contains(/^\s*\)?\s*\/\s*1_?000/)
      guard isOfThousands, let size = Self.thousands[String(match.output.1)] else {
        add("unit", match.output.2, [String(match.output.1)])
        continue
      }
      add("size", match.output.2, [size])
    }
    for match in text.matches(of: /[("\s]([$€£¥₹₩])\s?\\\(\s*(?:\w+[.?!]+)*([a-z]\w*)\s*[,)]/) {
      add("unit", match.output.2, [String(match.output.1)])
    }
    // What is multiplied so is in meters per second.
    let perSecond = /\b([a-z]\w*)\)?\s*\*\s*(?:3\.6|2\.23\d*)\b/
    for match in text.matches(of: perSecond.wordBoundaryKind(.simple)) { add("unit", match.output.1, ["m/s"]) }
  }

  /// How large a number is that is divided by a thousand before its unit.
  private static let thousands = [
    "kWh": "12400", "kW": "7200", "km": "4200", "MB": "30000", "GB": "2400", "kg": "1200", "MB/s": "8400",
  ]

  /// `ForEach(0..<state.segments)`: a number of which each one is drawn.
  mutating func drawnOneByOne(in text: String) {
    for match in text.matches(of: /\bForEach\(\s*[01]\s*\.\.[.<]\s*(?:\w+[.?!]+)*([a-z]\w*)\b/) {
      add("few", match.output.1)
    }
    // A member that is called an icon and stands in a text is a letter for it.
    for match in text.matches(of: /\bText\((?:"[^"\n]*\\\()?(?:\w+[.?!]+)+(\w*[iI]con)\b/) {
      add("pictured", match.output.1)
    }
  }

  /// `state.delay.contains("on time")`: words of which a text has one, where it is compared with no others.
  mutating func wordsHeld(in text: String) {
    let asked =
      /\b([a-z]\w*)[?!]?(?:\.(?:lowercased|uppercased)\(\))?\.(?:contains|localizedCaseInsensitiveContains|localizedStandardContains)\("([^"\\]+)"\)/
    for match in text.matches(of: asked.wordBoundaryKind(.simple)) where match.output.2.count(where: \.isLetter) > 2 {
      add("holds", match.output.1, [String(match.output.2)])
    }
  }

  /// `Double(state.done) / Double(state.all)`, `"\(state.done) of \(state.all)"`, `value: state.done, total: state.all`: a
  /// number that is a part of another.
  mutating func parts(in source: String) {
    let text = source.replacing(/#sourceLocation[^\n]*/) { _ in "" }
    let name = #"(?:(?:Double|CGFloat|Float|Int)\(\s*)*(?:max\(\s*\d+\s*,\s*)?(?:\w+[.?!]+)*([a-z]\w*)\s*\)*"#
    let whole =
      #"(?:(?:Double|CGFloat|Float|Int)\(\s*)*(?:max\(\s*\d+(?:\.\d+)?\s*,\s*)?(?:(?:Double|Int)\()?(?:\w+[.?!]+)*([a-z]\w*)\b"#
    let patterns = [
      #"\b"# + name + #"\s*/\s*"# + whole, #"\\\("# + name + #"\s?(?:/|of|de|von|di|av|z|van)\s?\\\("# + whole,
      #"\bvalue:\s*"# + name + #"\s*,\s*total:\s*"# + whole,
      #"\bvalue:\s*"# + name + #"\s*,\s*in:\s*0(?:\.0)?\s*\.\.\.\s*"# + whole,
    ]
    for pattern in patterns {
      guard let found = try? Regex(pattern, as: (Substring, Substring, Substring).self) else { continue }
      // In `km/h` and in a path nothing is divided: a property is read, or a number made of something.
      for match in text.matches(of: found.wordBoundaryKind(.simple))
      where match.output.1 != match.output.2 && match.output.0.contains(/[.(\\]/) {
        add("part", match.output.2, [String(match.output.1)])
      }
    }
  }

  /// `ISO8601DateFormatter().date(from: state.began)`, or through a function or a name for the formatter.
  mutating func isoDates(in text: String) {
    guard text.contains("8601") else { return }
    for match in text.matches(of: /\.date\(from:\s*(?:\w+[.?!]+)+(\w+)\)/) { add("iso", match.output.1) }
    for match in text.matches(of: /\bDate\(\s*(?:\w+[.?!]+)+(\w+)\s*,\s*strategy:\s*\.iso8601/) {
      add("iso", match.output.1)
    }
    let head = /\bfunc\s+(\w+)\s*\(\s*(?:\w+\s+)?(\w+)\s*:\s*String\??\s*\)[^{}\n]*->\s*Date\?[^{}\n]*\{/
    for match in text.matches(of: head) {
      let call = "\\b\(match.output.1)\\(\\s*(?:\\w+:\\s*)?(?:\\w+[.?!]+)+(\\w+)\\s*\\)"
      guard BareCode.inside(text[match.range.upperBound...]).contains("8601"),
        let called = try? Regex(call, as: (Substring, Substring).self)
      else { continue }
      for use in text.matches(of: called.wordBoundaryKind(.simple)) { add("iso", use.output.1) }
    }
  }
}
