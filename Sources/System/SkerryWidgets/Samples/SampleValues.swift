import FoundationEssentials

/// Values that somebody could have meant, made up from the name of a property.
nonisolated struct SampleValues: Sendable {
  let hints: SampleHints
  /// The instant to which dates are relative.
  let now: Date
  /// Which of several samples it is: what goes on goes on from one to the next.
  let step: Int
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
    return words.flatMap(parts).map { SampleVocabulary.english[$0] ?? $0 }
  }

  /// `filename` is written as one word by some.
  private static func parts(of word: String) -> [String] {
    if let parts = SampleVocabulary.parts(ofUnspaced: word) { return parts }
    for end in ["name", "number", "status", "title"] where word.count > end.count + 3 && word.hasSuffix(end) {
      return [String(word.dropLast(end.count)), end]
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
    guard isKnown || hints.lasting.contains(name), !Self.isInMinutes(name), !Self.has(name, ["hours", "days"]) else {
      return nil
    }
    if let lasted = lasted(Set(Self.words(name))) { return lasted }
    // A breath is short.
    if Self.has(name, ["inhale", "exhale", "breath"]) || subject.contains("breathing") && Self.has(name, ["phase"]) {
      return 4
    }
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
  private func isOfRest(_ words: Set<String>) -> Bool {
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
    let value = hints.few.contains(name) ? min(alone(name), Int(Self.few)) : alone(name)
    // Shown beside how many there are, what comes first is the first of them.
    if value == 0, Self.has(name, ["index"]), hints.parts.values.contains(where: { $0.contains(name) }) { return 1 }
    if let all = all(of: name), Double(value) >= all {
      return max(all > 1 ? 1 : 0, Int(exactly: (all * 0.6).rounded(.down)) ?? value)
    }
    let most = parts(of: name).map { hints.number($0).flatMap { Int(exactly: $0.rounded()) } ?? alone($0) }.max() ?? 0
    if hints.few.contains(name) { return value }
    return most > 0 && value <= most ? Int(Self.round(above: Double(most))) : value
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

  /// A number of which the same is true.
  func fraction(_ name: String) -> Double {
    if let written = hints.number(name) { return written }
    if let all = all(of: name), case let value = aloneFraction(name), value >= all { return all * 0.6 }
    let value = aloneFraction(name)
    let most = parts(of: name).map { hints.number($0) ?? aloneFraction($0) }.max() ?? 0
    return most > 0 && value <= most ? Self.round(above: most) : value
  }

  private func alone(_ name: String) -> Int {
    let words = Set(Self.words(name))
    if let size = hints.sizes[name].flatMap({ Int(exactly: $0.rounded()) }) { return size }
    if let seconds = inSeconds(name) ?? lasting(name) ?? lasted(words) { return seconds }
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    let isAim = !words.isDisjoint(with: Self.aims)
    if hints.percents.contains(name), !has("cents", "pence", "price") { return isAim ? 80 : 62 + 10 * step }
    if hints.spans.contains(name) { return (lasting(name, isKnown: true) ?? left) * 1000 }
    if hints.milliseconds.contains(name) { return Int(seconds(name) * 1000) }
    if hints.seconds.contains(name) { return Int(seconds(name)) }
    if has("color", "hex", "rgb", "argb", "tint") || words == ["accent"] {
      let color = Int(Self.color(words).dropFirst(), radix: 16) ?? 0
      return hints.hasAlpha ? color | 0xFF00_0000 : color
    }
    if let span = span(words) { return Int(span) }
    if Self.has(name, Self.millis), let short = reaction(name) { return Int(short) }
    if Self.has(name, Self.millis), !has("duration") { return Int(seconds(name) * 1000) }
    if Self.has(name, Self.instants) { return Int(seconds(name)) }
    if has("cents", "pence") { return 1250 + 250 * step }
    if let code = ["krw", "jpy", "idr", "vnd"].first(where: { words.contains($0) }) {
      return Int(SampleMoney(code.uppercased()).amount(12.5))
    }
    if has("micros", "microusd", "microcents") { return 1_250_000 * (isAim ? 4 : 1) }
    if let counted = counted(words) ?? scale(words) { return counted }
    if let number = number(name) { return Int(number > 0 && number < 1 ? number * 100 : number) }
    if has("distance") { return 850 }
    if has("cost", "price", "fare", "fee", "amount") { return Int(SampleMoney(hints.money).amount(12.5)) }
    if let last = Self.words(name).last, ["progress", "pct"].contains(last) { return 62 + 10 * step }
    if has("estimated", "estimate"), !has("total", "seconds") { return isOfRest(words) ? minutesLeft : 12 - 2 * step }
    if has("time", "seconds", "s") {
      if has("total", "max", "goal", "target", "duration", "length", "planned") { return lasts }
      if has("elapsed", "current", "position", "played", "spent") { return passed }
    }
    if Self.isInMinutes(name), has("elapsed", "current", "spent", "active", "done") { return passed / 60 }
    if has("yards", "yds") { return 152 - 20 * step }
    if has("elapsed") || has("time") && has("recorded", "recording", "active", "running", "session", "focus", "workout")
    {
      return passed
    }
    if has("year") { return 2026 }
    if has("degrees", "bearing", "heading", "azimuth") { return 225 }
    if has("kmh", "kph", "mph", "knots") { return 18 + 2 * step }
    if has("percent", "percentage", "battery", "level", "soc", "humidity") { return isAim ? 80 : 62 + 10 * step }
    if has("range"), has("miles", "km", "kilometers", "kilometres", "mi") { return 212 - 10 * step }
    if Self.isInMinutes(name), has("total", "max", "goal", "target", "planned", "duration") {
      return max(lasts / 60, 1)
    }
    // What is there by now is less than the whole.
    if has("count", "steps"), has("current") || !words.isDisjoint(with: Self.done) { return 3 + step }
    // What is free is less than all that there is.
    if has("available", "free", "vacant"), !has("total", "max", "maximum", "capacity") { return 3 + step }
    if has("duration", "interval"), has("total", "max", "maximum", "goal", "target", "planned") { return lasts }
    if let measured = measured(words) { return Int(measured) }
    if has("total", "max", "maximum", "goal", "target", "count", "capacity") { return 8 }
    if has("index") { return step }
    if Self.isInMinutes(name) { return isOfRest(words) ? minutesLeft : 12 - 2 * step }
    if has("hours", "days") { return 3 + step }
    if has("duration"), !has("remaining", "left") { return lasts }
    if has("seconds", "duration", "interval") { return left }
    if has("time"), has("remaining", "left"), countsSeconds { return left }
    if has("eta", "remaining") { return minutesLeft }
    if has("wait") { return 12 - 2 * step }
    if has("bpm", "heart", "rate") { return 128 + step }
    if has("altitude", "alt", "elevation") { return 12_000 + 500 * step }
    if has("ias", "tas", "airspeed", "groundspeed") { return 240 + 5 * step }
    if let sugar = sugar(words) { return sugar }
    if has("sets", "points"), isOfGuest(name) { return 1 }
    if has("points"), has("ours", "home", "us", "my", "a") { return 2 + step }
    // Where a game has quarters, points are many.
    if has("score"), isInQuarters { return isOfGuest(name) ? 14 : 21 + 3 * step }
    if has("score", "home", "away", "goals") { return isOfGuest(name) || has("opponent") ? 1 : 2 + step }
    if let played = ofCricket(words) { return Int(played) }
    return has("time") ? minutesLeft : isOfGuest(name) ? 2 + step : 3 + step
  }

  func aloneFraction(_ name: String) -> Double {
    let words = Set(Self.words(name))
    if let size = hints.sizes[name] { return size }
    if let seconds = lasting(name) ?? lasted(words) { return Double(seconds) }
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    if hints.percents.contains(name), !has("cents", "pence", "price") { return 62 + Double(10 * step) }
    if hints.spans.contains(name) { return Double(lasting(name, isKnown: true) ?? left) * 1000 }
    if let span = span(words) { return span }
    if Self.has(name, Self.millis), let short = reaction(name) { return short }
    if Self.has(name, Self.millis), !has("duration") { return seconds(name) * 1000 }
    if hints.milliseconds.contains(name) { return seconds(name) * 1000 }
    if hints.seconds.contains(name) { return seconds(name) }
    if has("timestamp", "epoch", "unix", "date") || Self.words(name).last == "at" { return seconds(name) }
    let isInstant =
      words.isSubset(of: Self.instantNames) && !words.isDisjoint(with: ["departure", "arrival", "resets"])
    if isInstant { return seconds(name) }
    if has("micros", "microusd", "microcents") { return 1_250_000 }
    if let number = counted(words).map(Double.init) ?? number(name) { return number }
    if has("distance", "traveled", "travelled"), has("m", "meter", "meters", "metres") {
      return 4200 + 350 * Double(step)
    }
    if has("time"), Self.has(name, ["start", "end", "started", "expiry", "arrival"]) { return seconds(name) }
    if has("opacity", "alpha") { return 1 }
    if has("progress", "fraction", "ratio", "share") { return 0.62 + 0.16 * Double(step) }
    if has("red") { return 0.2 }
    if has("green") { return 0.78 }
    if has("blue") { return 0.35 }
    if has("latitude", "lat") { return 52.52 }
    if has("longitude", "lon", "lng") { return 13.4 }
    if Self.isInMinutes(name) {
      if has("elapsed", "current", "spent", "active", "done") { return Double(passed / 60) }
      return has("total", "max", "goal", "target", "planned", "duration")
        ? Double(max(lasts / 60, 1)) : Double(isOfRest(words) ? minutesLeft : 12 - 2 * step)
    }
    if has("hours", "days") { return 3 + Double(step) }
    if has("elapsed") { return Double(passed) }
    if has("duration", "seconds", "interval", "time"), has("total", "max", "goal", "target", "planned") {
      return Double(lasts)
    }
    if has("duration"), !has("remaining", "left") { return Double(lasts) }
    if has("duration", "interval", "remaining", "seconds", "countdown") || has("time") && has("left") {
      return Double(left)
    }
    if has("time") { return Double(passed) }
    if has("percent", "percentage", "pct") { return 62 + Double(10 * step) }
    if has("price", "cost", "amount", "fare", "total", "balance", "earnings", "earned", "revenue", "income", "spent") {
      return SampleMoney(hints.money).amount(12.5)
    }
    if has("degrees", "bearing", "heading", "azimuth") { return 225 }
    if has("kmh", "kph", "mph", "knots") { return 18 + 2 * Double(step) }
    if has("playback", "playing"), has("speed", "rate") { return 1 }
    if has("altitude", "alt", "elevation") { return 12_000 + 500 * Double(step) }
    if has("ias", "tas", "airspeed", "groundspeed") { return 240 + 5 * Double(step) }
    if let sugar = sugar(words) { return Double(sugar) }
    if let measured = measured(words) { return measured }
    if has("distance", "speed", "pace", "temperature", "magnitude") { return 4.2 + Double(step) }
    if has("bpm") || has("rate"), has("heart", "bpm", "pulse", "hr") { return 128 }
    if has("rate") { return 1.2 }
    if has("points", "score"), has("ours", "theirs", "home", "away", "us", "them", "opponent", "my") {
      return isOfGuest(name) ? 1 : Double(2 + step)
    }
    if let played = ofCricket(words) { return played }
    // What somebody wants to reach is more than what there is.
    if !words.isDisjoint(with: Self.aims) { return 1 }
    if hints.wholes.contains(name) { return Double(whole(name)) }
    return 0.62 + 0.16 * Double(step)
  }

  /// What is measured of somebody's blood, in milligrams per decilitre; `nil` where nothing of that is meant.
  private func sugar(_ words: Set<String>) -> Int? {
    let bounds: Set<String> = ["low", "high", "alarm", "target", "limit", "threshold"]
    guard isOfSugar(words.subtracting(bounds)) else { return nil }
    return words.contains("low") ? 70 : words.contains("high") ? 180 : 112 + 6 * step
  }

  private func isOfSugar(_ words: Set<String>) -> Bool {
    let sugar: Set<String> = ["glucose", "sugar", "cgm", "bg", "mgdl", "mgd"]
    let isMeant = !words.isDisjoint(with: sugar) || !subject.isDisjoint(with: sugar) || siblings.words.contains("mgd")
    let other: Set<String> = [
      "value", "reading", "level", "current", "latest", "mg", "dl", "blood", "l", "points", "history", "v", "sgv",
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
    if has("elapsed", "accumulated", "progress", "position", "played", "active", "pause", "paused") {
      return 1000 * Double(passed)
    }
    return has("remaining", "left", "interval") ? 1000 * Double(left) : nil
  }

  /// Seconds since 1970 for a name.
  func seconds(_ name: String) -> Double { date(name).timeIntervalSince1970.rounded(.down) }
}
