import FoundationEssentials

/// Values that somebody could have meant, made up from the name of a property.
nonisolated struct SampleValues: Sendable {
  let hints: SampleHints
  /// The instant to which dates are relative.
  let now: Date
  /// Which of several samples it is: what goes on goes on from one to the next.
  var step: Int
  /// The words of what it is all about: the name of the activity's type.
  var subject: Set<String> = []
  /// The same as somebody would call it.
  var heading: String? = nil
  /// What stands beside it.
  var siblings = SampleSiblings()

  // MARK: Names

  /// The words of a name in small letters: `estimatedArrival` has `estimated` and `arrival`.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasUpper = false
    for (character, next) in zip(name, Array(name.dropFirst()) + [" "]) {
      let isUpper = character.isUppercase
      // The last of several capitals begins a word: `sideAName`, `URLString`.
      if !character.isLetter && !character.isNumber || isUpper && (!wasUpper || next.isLowercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      wasUpper = isUpper
    }
    if !word.isEmpty { words.append(word) }
    return words.flatMap(parts).map { SampleVocabulary.english[$0] ?? SampleVocabulary.meant[$0] ?? $0 }
  }

  /// `filename` is written as one word by some.
  private static func parts(of word: String) -> [String] {
    if let parts = SampleVocabulary.parts(ofUnspaced: word) { return parts }
    for end in ["name", "number", "status", "title"] where word.count > end.count + 3 && word.hasSuffix(end) {
      return [String(word.dropLast(end.count)), end]
    }
    for start in ["home", "away", "total", "current", "elapsed", "remaining"]
    where word.count > start.count + 3 && word.hasPrefix(start) {
      let end = String(word.dropFirst(start.count))
      if ["team", "score", "name", "time", "goals", "points", "logo", "steps", "minutes"].contains(end) {
        return [start, end]
      }
    }
    return [word]
  }

  static func has(_ name: String, _ any: Set<String>) -> Bool { words(name).contains { any.contains($0) } }

  // MARK: Numbers

  private static let instants: Set<String> = ["timestamp", "epoch", "unix", "at", "date"]
  private static let instantNames: Set<String> = [
    "departure", "arrival", "scheduled", "actual", "planned", "resets", "estimated", "expected", "earliest", "latest",
  ]
  private static let millis: Set<String> = ["ms", "millis", "milliseconds", "miliseconds"]

  /// At the end of a name, `min` is a unit, and elsewhere the least of something.
  private static func isInMinutes(_ name: String) -> Bool {
    has(name, ["minutes"]) || words(name).last == "min"
  }

  /// Seconds that go by, where the source divides by sixty or adds to a date.
  private func lasting(_ name: String, isKnown: Bool = false) -> Int? {
    guard isKnown || hints.lasting.contains(name) && !Self.has(name, Self.millis), !Self.isInMinutes(name),
      !Self.has(name, ["hours", "days"])
    else { return nil }
    let words = Set(Self.words(name))
    if let lasted = lasted(words) ?? brief(words) { return lasted }
    if Self.has(name, ["total", "max", "goal", "target", "duration", "length", "planned", "limit"]) { return lasts }
    if Self.has(name, ["elapsed", "current", "position", "played", "spent", "since"]) { return passed }
    return left
  }

  /// For how long somebody has run: a duration is a plan elsewhere.
  private func lasted(_ words: Set<String>) -> Int? {
    if Self.isOfPauses(words) { return 0 }
    let plain: Set<String> = ["duration", "time", "seconds", "sec", "elapsed", "workout", "run", "active", "moving"]
    guard words.contains("duration"), words.isSubset(of: plain) else { return nil }
    return subjects.contains(.run) ? passed : nil
  }

  /// Whether it says how much of it all is left, as a wait or a delay doesn't.
  func isOfRest(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["remaining", "left", "until", "eta", "arrival", "go"])
  }

  /// How long it stood still until now, which it didn't.
  private static func isOfPauses(_ words: Set<String>) -> Bool {
    let spans: Set<String> = ["duration", "time", "seconds", "interval", "ms", "millis", "milliseconds", "minutes"]
    return !words.isDisjoint(with: ["pause", "paused", "pauses"]) && !words.isDisjoint(with: spans)
      && words.isDisjoint(with: ["elapsed", "remaining", "left", "at", "progress", "max", "limit"])
  }

  /// Seconds that are shown as they are are few: `"\(seconds)s"`.
  private func inSeconds(_ name: String) -> Int? {
    guard let unit = hints.units[name], ["s", "sec", "secs", "сек", "秒"].contains(unit),
      !Self.has(name, ["elapsed", "total", "minutes", "speed", "rate"])
    else { return nil }
    return subject.isDisjoint(with: ["breathing", "breath"]) ? 45 - 5 * step : 4
  }

  /// What somebody wants to reach.
  static let aims: Set<String> = [
    "limit", "target", "goal", "max", "maximum", "meta", "cel", "tavoite",
  ]

  /// A whole number, which is more than what the source calls a part of it.
  func whole(_ name: String) -> Int {
    if let written = hints.number(name).flatMap({ Int(exactly: $0) }) { return written }
    if let place = placeOfStatus(name) { return place }
    if let derived = derived(name, isWhole: true) { return Int(derived.rounded()) }
    // A whole stays as it is while its part grows.
    let own = parts(of: name).isEmpty ? alone(name) : atFirst.alone(name)
    let value = hints.few.contains(name) ? min(own, Int(Self.few)) : own
    // Shown beside how many there are, what comes first is the first of them.
    if value == step, Self.has(name, ["index"]) {
      if siblings.numbers.contains(where: { siblings.parts(of: $0) == [name] }) { return 2 + step }
      if value == 0, hints.parts.values.contains(where: { $0.contains(name) }) { return 1 }
    }
    if let all = all(of: name), Double(value) >= all {
      return max(all > 1 ? 1 : 0, Int(exactly: (all * 0.6).rounded(.down)) ?? value)
    }
    let most =
      parts(of: name).map { hints.number($0).flatMap { Int(exactly: $0.rounded()) } ?? atFirst.alone($0) }.max() ?? 0
    if hints.few.contains(name) { return value }
    return most > 0 && (value <= most || most > 20 && value > 3 * most) ? Int(Self.round(above: Double(most))) : value
  }

  /// Whether it is a game of quarters.
  var isInQuarters: Bool { !siblings.words.isDisjoint(with: ["quarter", "possession", "timeouts", "touchdown"]) }

  /// As many as a row of a picture has of something.
  private static let few = 5.0

  /// What is a part of a number.
  private func parts(of name: String) -> [String] {
    (hints.parts[name] ?? []).filter { $0 != name } + siblings.parts(of: name)
  }

  /// Whether a number of the activity is a span in seconds.
  private var countsSeconds: Bool {
    siblings.numbers.contains {
      Self.has($0, ["duration", "seconds"]) && !Self.has($0, ["minutes", "left", "remaining"])
    }
  }

  /// What an author wrote of which a number is a part.
  private func all(of name: String) -> Double? {
    if let whole = siblings.whole(ofRest: name) { return hints.number(whole) ?? Double(self.whole(whole)) }
    return hints.parts.lazy.filter { $0.key != name && $0.value.contains(name) }.compactMap {
      hints.number($0.key) ?? (hints.few.contains($0.key) ? Self.few : nil)
    }.min()
  }

  /// The same at the beginning.
  private var atFirst: SampleValues {
    var first = self
    first.step = 0
    return first
  }

  /// A number of which the same is true.
  func fraction(_ name: String) -> Double {
    if let written = hints.number(name) { return written }
    if let derived = derived(name, isWhole: false) ?? ran(name) { return derived }
    if let all = all(of: name), case let value = aloneFraction(name), value >= all { return all * 0.6 }
    let value = parts(of: name).isEmpty ? aloneFraction(name) : atFirst.aloneFraction(name)
    let most = parts(of: name).map { hints.number($0) ?? atFirst.aloneFraction($0) }.max() ?? 0
    return most > 0 && (value <= most || most > 20 && value > 3 * most) ? Self.round(above: most) : value
  }

  /// A whole number by its name alone.
  private func alone(_ name: String) -> Int {
    let words = Set(Self.words(name))
    if let size = hints.sizes[name].flatMap({ Int(exactly: $0.rounded()) }) { return size }
    if let seconds = inSeconds(name) { return seconds }
    if let span = hinted(name, words) { return Int(span) }
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    if has("color", "hex", "rgb", "argb", "tint") || words == ["accent"] {
      let color = Int(Self.color(words).dropFirst(), radix: 16) ?? 0
      return hints.hasAlpha ? color | 0xFF00_0000 : color
    }
    if Self.has(name, Self.instants) { return Int(seconds(name)) }
    if has("cents", "pence") { return 1250 + 250 * step }
    if let code = ["krw", "jpy", "idr", "vnd"].first(where: { words.contains($0) }) {
      return Int(SampleMoney(code.uppercased()).amount(12.5))
    }
    if has("micros", "microusd", "microcents") { return 1_250_000 * (words.isDisjoint(with: Self.aims) ? 1 : 4) }
    if let counted = counted(words) ?? scale(words) { return counted }
    // Of two sides it is the first.
    if has("serving", "winning", "leading", "active", "my", "your"), has("team", "side") { return 1 }
    if let number = number(name) { return Int(number > 0 && number < 1 ? number * 100 : number) }
    if let measured = measured(name, words, isWhole: true) { return Int(measured) }
    if has("sets", "points"), isOfGuest(name) { return 1 }
    if has("points"), has("ours", "home", "us", "my", "a") { return 2 + step }
    // Where a game has quarters, points are many.
    if has("score"), !isOfGame(words) { return 82 + step }
    if has("score"), isInQuarters { return isOfGuest(name) ? 14 : 21 + 3 * step }
    if has("score", "home", "away", "goals") { return isOfGuest(name) || has("opponent") ? 1 : 2 + step }
    if let played = ofCricket(words) { return Int(played) }
    return has("time") ? minutesLeft : isOfGuest(name) ? 2 + step : 3 + step
  }

  /// A number that may have a fraction, by its name alone.
  func aloneFraction(_ name: String) -> Double {
    let words = Set(Self.words(name))
    if let size = hints.sizes[name] { return size }
    if let span = hinted(name, words) { return span }
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    if has("timestamp", "epoch", "unix", "date") || Self.words(name).last == "at" { return seconds(name) }
    let isInstant =
      words.isSubset(of: Self.instantNames) && !words.isDisjoint(with: ["departure", "arrival", "resets"])
    if isInstant { return seconds(name) }
    if has("micros", "microusd", "microcents") { return 1_250_000 }
    if let number = counted(words).map(Double.init) ?? number(name) { return number }
    if let measured = measured(name, words, isWhole: false) { return measured }
    if has("points", "score"), has("ours", "theirs", "home", "away", "us", "them", "opponent", "my") {
      return isOfGuest(name) ? 1 : Double(2 + step)
    }
    if let played = ofCricket(words) { return played }
    // What somebody wants to reach is more than what there is, or all of a time that is counted.
    if !words.isDisjoint(with: Self.aims) {
      return words.isSubset(of: Self.aims.union(subject)) && countsTime ? Double(lasts) : 1
    }
    if hints.wholes.contains(name) { return Double(whole(name)) }
    return 0.62 + 0.16 * Double(step)
  }

  /// How large a number is that the source reckons with in some way, or that is in milliseconds.
  private func hinted(_ name: String, _ words: Set<String>) -> Double? {
    if isInstant(name) { return seconds(name) }
    if let seconds = lasting(name) ?? lasted(words) ?? brief(words) { return Double(seconds) }
    if hints.percents.contains(name), words.isDisjoint(with: ["cents", "pence", "price"]) {
      return words.isDisjoint(with: Self.aims) ? Double(62 + 10 * step) : 80
    }
    if hints.spans.contains(name) { return Double(lasting(name, isKnown: true) ?? left) * 1000 }
    if hints.milliseconds.contains(name) { return seconds(name) * 1000 }
    if let span = span(words) { return span }
    guard Self.has(name, Self.millis) else { return nil }
    return reaction(name) ?? (words.contains("duration") ? nil : seconds(name) * 1000)
  }

  /// What the table of measures says.
  private func measured(_ name: String, _ words: Set<String>, isWhole: Bool) -> Double? {
    var marked = words
    if Self.isInMinutes(name) { marked.insert("@minutes") }
    if isOfRest(words) { marked.insert("@rest") }
    if !words.isDisjoint(with: Self.aims) { marked.insert("@aim") }
    if !words.isDisjoint(with: Self.done) { marked.insert("@done") }
    if countsSeconds { marked.insert("@seconds") }
    if let size = SampleMeasures.all.size(of: marked, isWhole: isWhole) { return amount(of: size, name) }
    return sugar(words).map(Double.init)
  }

  private func amount(of size: SampleMeasures.Size, _ name: String) -> Double {
    switch size {
    case .fixed(let base, let each): base + each * Double(step)
    case .lasts: Double(lasts)
    case .passed: Double(passed)
    case .left: Double(left)
    case .minutesLasting: Double(max(lasts / 60, 1))
    case .minutesPassed: Double(passed / 60)
    case .minutesLeft: Double(minutesLeft)
    case .instant: seconds(name)
    case .money(let dollars): SampleMoney(hints.money).amount(dollars)
    }
  }

  /// What is measured of somebody's blood, in milligrams per decilitre; `nil` where nothing of that is meant.
  private func sugar(_ words: Set<String>) -> Int? {
    let bounds: Set<String> = ["low", "high", "alarm", "target", "limit", "threshold"]
    guard isOfSugar(words.subtracting(bounds)) else { return nil }
    return words.contains("low") ? 70 : words.contains("high") ? 180 : 112 + 6 * step
  }

  func isOfSugar(_ words: Set<String>) -> Bool {
    let sugar: Set<String> = ["glucose", "sugar", "cgm", "bg", "mgdl", "mgd"]
    let isMeant =
      !words.isDisjoint(with: sugar) || !subject.isDisjoint(with: sugar)
      || !siblings.words.isDisjoint(with: ["mgd", "glucose", "bg", "iob", "sgv"])
    let other: Set<String> = [
      "value", "reading", "level", "current", "latest", "mg", "dl", "blood", "l", "points", "history", "v", "sgv",
      "per",
      "chart", "graph", "values", "readings",
    ]
    return isMeant && words.isSubset(of: sugar.union(other))
  }

  /// Milliseconds until something answers, which are few.
  private func reaction(_ name: String) -> Double? {
    let short: Set<String> = ["ping", "latency", "rtt", "jitter", "delay", "response", "lag", "reaction", "roundtrip"]
    return Self.has(name, short) && !Self.has(name, Self.instants) ? 24 : nil
  }

  /// Milliseconds that go by, where a name says so; none for an instant.
  private func span(_ words: Set<String>) -> Double? {
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    guard !words.isDisjoint(with: Self.millis), !has("at", "date", "timestamp", "epoch", "unix", "start", "end") else {
      return nil
    }
    if has("duration", "length") || has("total", "max", "goal", "target"), !has("elapsed") {
      return 1000 * Double(lasts)
    }
    if has(
      "elapsed", "accumulated", "progress", "position", "positions", "played", "active", "pause", "paused", "current")
    {
      return 1000 * Double(passed)
    }
    return has("remaining", "left", "interval") ? 1000 * Double(left) : nil
  }

  /// Seconds since 1970 for a name.
  func seconds(_ name: String) -> Double { date(name).timeIntervalSince1970.rounded(.down) }
}
