/// What comments say of numbers: `var depth: Double  // in metres, e.g. 18.5`.
extension SampleWords {
  /// A range, a unit or an example beside or above a property that is a number.
  mutating func commentsOfNumbers(in text: String) {
    for (name, comment, _) in Self.commented(/U?Int\d*|Double|Float|CGFloat|TimeInterval/, in: text)
    where !comment.isEmpty && comment.count < 200 {
      units(of: name, in: comment)
      if let size = Self.example(in: comment) ?? Self.withinRange(in: comment) ?? Self.listed(in: comment) {
        add("size", name, [size])
      }
    }
  }

  /// `e.g. 82.5`, or a comment that is nothing but a number.
  private static func example(in comment: String) -> String? {
    if let alone = comment.wholeMatch(of: /\s*(\d+(?:\.\d+)?)\s*/) { return String(alone.output.1) }
    let named =
      /(?:\be\.\s?g\.?,?|\bfor example,?|\bz\.\s?B\.|\bpar ex\.|\bp\. ?ej\.|例如?[:：]?|예[:：])\s*(\d+(?:\.\d+)?)(?![\d:\/\-])/
    return comment.firstMatch(of: named.ignoresCase()).map { String($0.output.1) }
  }

  /// Of `1–5`, `0...100` and `1 or 2` what is neither the least nor the most.
  private static func withinRange(in comment: String) -> String? {
    if comment.contains(/\b1 or 2\b/) { return "1" }
    let range =
      /(?:^|[^\d.\-\/:])(\d+(?:\.\d+)?)\s?(?:–|—|-|〜|~|…|\.\.\.|\.\.<|\bto\b)\s?(\d+(?:\.\d+)?)(?![\d\-\/:.]*\d)/
    guard let match = comment.firstMatch(of: range), let least = Double(match.output.1),
      let most = Double(match.output.2), least < most, most <= 100_000
    else { return nil }
    let inside = least + (most - least) * 0.62
    return most <= 1 ? "\(inside)" : AppValue.plain(inside.rounded(.down))
  }

  /// Of `1 = warm-up, 2 = main part` the first, and of `25, 50, 75` the one in the middle.
  private static func listed(in comment: String) -> String? {
    let meanings = comment.matches(of: /\b(\d{1,3})\s?[=:]\s?\p{L}/).compactMap { Int($0.output.1) }
    if meanings.count > 1 { return meanings.first { $0 > 0 }.map(String.init) }
    guard let list = comment.wholeMatch(of: /\s*(\d+(?:\s*[,|\/]\s*\d+){2,})\s*/) else { return nil }
    let numbers = list.output.1.split { !$0.isNumber }
    return String(numbers[numbers.count / 2])
  }

  private mutating func units(of name: String, in comment: String) {
    func has(_ words: Regex<Substring>) -> Bool { comment.contains(words.ignoresCase().wordBoundaryKind(.simple)) }
    if has(/\b(?:unix|epoch|1970)\b/) {
      add(has(/\b(?:ms|millis|milliseconds)\b/) ? "milliseconds" : "seconds", name)
    } else if has(/\b(?:in |en |, )?(?:meters|metres|metros|metri|metern)\b|メートル|\(m\)|미터/) {
      add("unit", name, ["m"])
    } else if has(/\b(?:kilometers|kilometres|kilómetros|quilômetros|km)\b/), !has(/km\/h|per km|\/km/) {
      add("unit", name, ["km"])
    } else if has(/\bin (?:ms|millis|milliseconds)\b|\bmilliseconds\b/) {
      add("span", name)
    } else if has(
      /\bin seconds\b|\(seconds\)|^\s*seconds\b(?! (?:since|ago))|\bseconds (?:remaining|left|elapsed|since)\b|\b(?:elapsed|total|remaining|planned) (?:\w+ )?seconds\b|\ben segundos\b|\bin Sekunden\b|\ben secondes\b|秒数/
    ) {
      add("lasting", name)
    } else if has(/\b(?:in )?kW\b/) {
      add("unit", name, ["kW"])
    }
  }
}
