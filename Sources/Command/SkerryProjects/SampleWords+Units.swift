/// What stands beside a text where it is shown, and what a text is asked to hold.
extension SampleWords {
  /// `Text("\(state.load) kg")`: a text with a unit behind it is the number alone.
  mutating func numbersBeforeUnits(in text: String) {
    let shown =
      #/
      \\\((?:\w+[.?!]+)+(\w+)(?:\s*\?\?\s*"[^"\n]*")?\)\s?
      (kgs?|lbs?|km|mi|cm|mm|ml|min|mins|minutes?|sec|secs|hrs?|hours?|kcal|cal|bpm|ppm|rpm|reps?|sets?|steps|pts|points|laps|rounds|days
      |кг|км|мин|сек|ккал|повт|раз|мл|ч|公里|分钟|分|秒|次|%|°|℃)
      (?![\p{L}\d])
      /#
    for match in text.matches(of: shown) { add("unit", match.output.1, [String(match.output.2)]) }
  }

  /// `state.delay.contains("on time")`: words of which a text has one, where it is compared with no others.
  mutating func wordsHeld(in text: String) {
    let asked =
      /\b([a-z]\w*)[?!]?(?:\.(?:lowercased|uppercased)\(\))?\.(?:contains|localizedCaseInsensitiveContains|localizedStandardContains)\("([^"\\]+)"\)/
    for match in text.matches(of: asked.wordBoundaryKind(.simple)) where match.output.2.count(where: \.isLetter) > 2 {
      add("holds", match.output.1, [String(match.output.2)])
    }
  }
}
