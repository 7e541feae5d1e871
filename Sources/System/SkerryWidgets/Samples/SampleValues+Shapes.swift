/// Texts that the app puts together: what is known of how they read, and values that stand beside them.
nonisolated extension SampleValues {
  /// A text whose form is known; `nil` where that is not so, or where nothing is known of what stands in it.
  func shaped(_ name: String) -> String? {
    if hints.clocks.contains(name) {
      return Self.has(name, ["eta", "arrival"]) ? hour(left) : hour(of: name)
    }
    if hints.days.contains(name) { return named(["date"], place: 0, isFirst: false) }
    return hints.shapes[name].flatMap { filled($0, for: name) }
  }

  /// A form with its values.
  private func filled(_ shape: String, for name: String) -> String? {
    var result = ""
    var rest = shape[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { return nil }
      let hole = rest[rest.index(after: start)..<end]
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
      guard let value = value(of: hole, before: rest, for: name) else { return nil }
      result += value
    }
    return result + rest
  }

  /// - Parameters:
  ///   - hole: a name, with `%` before one of which a hundred are shown as the whole, with the factor by which it is
  ///     larger where it is shown, and with the digits behind the point: `length*0.001:1`.
  ///   - rest: what stands behind it.
  private func value(of hole: Substring, before rest: Substring, for name: String) -> String? {
    let parts = hole.split(separator: ":")
    let isShare = parts.first?.first == "%"
    guard let named = parts.first?.drop(while: { $0 == "%" }).split(separator: "*"),
      let other = named.first.map(String.init)
    else { return nil }
    let digits = parts.count > 1 ? Int(parts[1]) : nil
    if named.count == 2, let factor = Double(named[1]) {
      let held =
        siblings.numbers.contains(other)
        ? fraction(other) : siblings.wholes.contains(other) ? Double(whole(other)) : number(other)
      return held.map { Self.shown($0 * factor, digits: digits) }
    }
    if isShare {
      let share = siblings.numbers.contains(other) ? fraction(other) : 0.62 + 0.1 * Double(step)
      return Self.shown(share <= 1 ? share * 100 : share, digits: 0)
    }
    if other != name, siblings.wholes.contains(other) { return "\(whole(other))" }
    if other != name, siblings.numbers.contains(other) { return Self.shown(fraction(other), digits: digits) }
    if other != name, let word = hints.written[other]?.first, word.first != "@" { return SampleWritten(word).text }
    if other != name, siblings.texts.contains(other), hints.shapes[other] == nil { return text(other) }
    if let size = size(before: rest) { return Self.shown(size, digits: digits) }
    if let number = number(other) { return Self.shown(number, digits: digits) }
    guard digits == nil, hints.shapes[other] == nil else { return nil }
    let told = text(other)
    return told == Self.title(other, 0) ? nil : told
  }

  /// How large a number is by the unit behind it.
  private func size(before rest: Substring) -> Double? {
    let unit = rest.drop { $0 == " " || $0 == "\u{A0}" }.prefix { $0.isLetter || $0 == "%" || $0 == "/" }.lowercased()
    switch unit {
    case "%": return Double(62 + 10 * step)
    case "min", "mins", "minute", "minutes", "minuten", "minutos": return Double(minutesLeft)
    case "km/h": return 24
    default: return unit.count > 1 || unit == "m" ? SampleVocabulary.units[unit] : nil
    }
  }

  private static func shown(_ number: Double, digits: Int?) -> String {
    let scale = [1.0, 10, 100][min(max(digits ?? 1, 0), 2)]
    let rounded = (number * scale).rounded() / scale
    guard let whole = Int(exactly: rounded), digits ?? 0 == 0 else {
      let text = "\(rounded)"
      let known = text.split(separator: ".").last?.count ?? 0
      return text + String(repeating: "0", count: max(0, min(digits ?? 0, 2) - known))
    }
    return "\(whole)"
  }

  /// The place of what a status says among all that it may be: `statusKey` says "onTheWay", so `stepIndex` is 2.
  func placeOfStatus(_ name: String) -> Int? {
    let words = Self.words(name)
    guard words.last == "index", words.count < 3, words.first.map({ Self.ofStatus.contains($0) }) == true else {
      return nil
    }
    let known = siblings.texts.filter { (hints.values[$0]?.count ?? 0) > 2 && hints.written[$0] == nil }
    guard known.count == 1, let status = known.first else { return nil }
    return hints.values[status]?.firstIndex(of: text(status))
  }

  private static let ofStatus: Set<String> = ["step", "stage", "status", "phase", "state", "current"]
}
