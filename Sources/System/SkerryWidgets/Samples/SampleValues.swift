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
    for end in ["name", "number", "status", "title"] where word.count > end.count + 3 && word.hasSuffix(end) {
      return [String(word.dropLast(end.count)), end]
    }
    return [word]
  }

  static func has(_ name: String, _ any: Set<String>) -> Bool { words(name).contains { any.contains($0) } }

  // MARK: Numbers

  private static let instants: Set<String> = ["timestamp", "epoch", "unix", "at", "date"]
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
    // A breath is short.
    if Self.has(name, ["inhale", "exhale", "breath"]) || subject.contains("breathing") && Self.has(name, ["phase"]) {
      return 4
    }
    if Self.has(name, ["total", "max", "goal", "target", "duration", "length", "planned", "limit"]) { return 1500 }
    if Self.has(name, ["elapsed", "current", "position", "played", "spent", "since"]) { return 300 + 60 * step }
    return 900 - 60 * step
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
    let value = alone(name)
    // Shown beside how many there are, what comes first is the first of them.
    if value == 0, Self.has(name, ["index"]), hints.parts.values.contains(where: { $0.contains(name) }) { return 1 }
    if let all = all(of: name), Double(value) >= all {
      return max(all > 1 ? 1 : 0, Int(exactly: (all * 0.6).rounded(.down)) ?? value)
    }
    let most = (hints.parts[name] ?? []).filter { $0 != name }.map(alone).max() ?? 0
    return most > 0 && value <= most ? Int(Self.round(above: Double(most))) : value
  }

  /// What an author wrote of which a number is a part.
  private func all(of name: String) -> Double? {
    hints.parts.lazy.filter { $0.key != name && $0.value.contains(name) }.compactMap { hints.number($0.key) }.min()
  }

  /// A number of which the same is true.
  func fraction(_ name: String) -> Double {
    if let written = hints.number(name) { return written }
    if let all = all(of: name), case let value = aloneFraction(name), value >= all { return all * 0.6 }
    let value = aloneFraction(name)
    let most = (hints.parts[name] ?? []).filter { $0 != name }.map(aloneFraction).max() ?? 0
    return most > 0 && value <= most ? Self.round(above: most) : value
  }

  private func alone(_ name: String) -> Int {
    if let seconds = inSeconds(name) ?? lasting(name) { return seconds }
    let words = Set(Self.words(name))
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    let isAim = !words.isDisjoint(with: Self.aims)
    if hints.percents.contains(name), !has("cents", "pence", "price") { return isAim ? 80 : 64 + 10 * step }
    if hints.spans.contains(name) { return (lasting(name, isKnown: true) ?? 900) * 1000 }
    if hints.milliseconds.contains(name) { return Int(seconds(name) * 1000) }
    if hints.seconds.contains(name) { return Int(seconds(name)) }
    if has("color", "hex", "rgb", "argb", "tint") || words == ["accent"] {
      let color = Int(Self.color(words).dropFirst(), radix: 16) ?? 0
      return hints.hasAlpha ? color | 0xFF00_0000 : color
    }
    if let span = span(words) { return Int(span) }
    if Self.has(name, Self.millis), !has("duration") { return Int(seconds(name) * 1000) }
    if Self.has(name, Self.instants) { return Int(seconds(name)) }
    if has("cents", "pence") { return 1250 + 250 * step }
    if let counted = counted(words) ?? scale(words) { return counted }
    if let number = number(name) { return Int(number > 0 && number < 1 ? number * 100 : number) }
    if has("distance") { return 850 }
    if has("cost", "price", "fare", "fee", "amount") { return Int(SampleMoney(hints.money).amount(12.5)) }
    if let last = Self.words(name).last, ["progress", "pct"].contains(last) { return 62 + 10 * step }
    if has("estimated", "estimate"), !has("total", "seconds") { return 12 - 2 * step }
    if has("time", "seconds", "s") {
      if has("total", "max", "goal", "target", "duration", "length", "planned") { return 1500 }
      if has("elapsed", "current", "position", "played", "spent") { return 300 + 60 * step }
    }
    if has("elapsed"), Self.isInMinutes(name) { return 12 + 2 * step }
    if has("yards", "yds") { return 152 - 20 * step }
    if has("elapsed") || has("time") && has("recorded", "recording", "active", "running", "session", "focus", "workout")
    {
      return 300 + 60 * step
    }
    if has("year") { return 2026 }
    if has("degrees", "bearing", "heading", "azimuth") { return 225 }
    if has("kmh", "kph", "mph", "knots") { return 18 + 2 * step }
    if has("percent", "percentage", "battery", "level", "soc", "humidity") { return isAim ? 80 : 64 + 10 * step }
    if has("range"), has("miles", "km", "kilometers", "kilometres", "mi") { return 212 - 10 * step }
    // What was begun ten minutes ago is to last longer.
    if Self.isInMinutes(name), has("total", "max", "goal", "target", "planned") { return 45 }
    // What is there by now is less than the whole.
    if has("count", "steps"), has("current") || !words.isDisjoint(with: Self.done) { return 3 + step }
    // What is free is less than all that there is.
    if has("available", "free", "vacant"), !has("total", "max", "maximum", "capacity") { return 3 + step }
    if has("duration", "interval"), has("total", "max", "maximum", "goal", "target", "planned") { return 1500 }
    if let measured = measured(words) { return Int(measured) }
    if has("total", "max", "maximum", "goal", "target", "count", "capacity") { return 8 }
    if has("index") { return step }
    if Self.isInMinutes(name) { return 12 - 2 * step }
    if has("hours", "days") { return 3 + step }
    if has("seconds", "duration", "interval") { return 900 - 60 * step }
    if has("eta", "remaining", "wait") { return 12 - 2 * step }
    if has("bpm", "heart", "rate") { return 128 + step }
    if has("altitude", "alt", "elevation") { return 12_000 + 500 * step }
    if has("ias", "tas", "airspeed", "groundspeed") { return 240 + 5 * step }
    if isOfSugar(words) { return 112 + 6 * step }
    if has("score", "home", "away", "goals") { return isOfGuest(name) || has("opponent") ? 1 : 2 + step }
    if let played = ofCricket(words) { return Int(played) }
    return has("time") ? 12 - 2 * step : 3 + step
  }

  private func aloneFraction(_ name: String) -> Double {
    if let seconds = lasting(name) { return Double(seconds) }
    let words = Set(Self.words(name))
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    if hints.percents.contains(name), !has("cents", "pence", "price") { return 62 + Double(10 * step) }
    if hints.spans.contains(name) { return Double(lasting(name, isKnown: true) ?? 900) * 1000 }
    if let span = span(words) { return span }
    if Self.has(name, Self.millis), !has("duration") { return seconds(name) * 1000 }
    if hints.milliseconds.contains(name) { return seconds(name) * 1000 }
    if hints.seconds.contains(name) { return seconds(name) }
    if has("timestamp", "epoch", "unix", "date") || Self.words(name).last == "at" { return seconds(name) }
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
      return has("total", "max", "goal", "target", "planned") ? 45 : 12 - Double(2 * step)
    }
    if has("hours", "days") { return 3 + Double(step) }
    if has("elapsed") { return 300 + Double(60 * step) }
    if has("duration", "seconds", "interval"), has("total", "max", "goal", "target", "planned") { return 1500 }
    if has("time"), has("total", "max", "goal", "target", "planned") { return 1500 }
    if has("duration", "interval", "remaining", "seconds", "countdown") { return 900 - Double(60 * step) }
    if has("time") { return 600 + Double(60 * step) }
    if has("percent", "percentage", "pct") { return 62 + Double(10 * step) }
    if has("price", "cost", "amount", "fare", "total", "balance", "earnings", "earned", "revenue", "income", "spent") {
      return SampleMoney(hints.money).amount(12.5)
    }
    if has("degrees", "bearing", "heading", "azimuth") { return 225 }
    if has("kmh", "kph", "mph", "knots") { return 18 + 2 * Double(step) }
    if has("playback", "playing"), has("speed", "rate") { return 1 }
    if has("altitude", "alt", "elevation") { return 12_000 + 500 * Double(step) }
    if has("ias", "tas", "airspeed", "groundspeed") { return 240 + 5 * Double(step) }
    if isOfSugar(words) { return 112 + 6 * Double(step) }
    if let measured = measured(words) { return measured }
    if has("distance", "speed", "pace", "temperature", "magnitude") { return 4.2 + Double(step) }
    if has("bpm") || has("rate"), has("heart", "bpm", "pulse", "hr") { return 128 }
    if has("rate") { return 1.2 }
    if let played = ofCricket(words) { return played }
    // What somebody wants to reach is more than what there is.
    if !words.isDisjoint(with: Self.aims) { return 1 }
    if hints.wholes.contains(name) { return Double(whole(name)) }
    return 0.62 + 0.16 * Double(step)
  }

  /// What is measured of somebody's blood, in milligrams per decilitre.
  private func isOfSugar(_ words: Set<String>) -> Bool {
    let sugar: Set<String> = ["glucose", "sugar", "cgm", "bg", "mgdl"]
    let isMeant = !words.isDisjoint(with: sugar) || !subject.isDisjoint(with: sugar)
    let other: Set<String> = ["value", "reading", "level", "current", "latest", "mg", "dl", "blood"]
    return isMeant && words.isSubset(of: sugar.union(other))
  }

  /// Milliseconds that go by, where a name says so; none for an instant.
  private func span(_ words: Set<String>) -> Double? {
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    guard !words.isDisjoint(with: Self.millis), !has("at", "date", "timestamp", "epoch", "unix", "start", "end") else {
      return nil
    }
    if has("duration", "length") || has("total", "max", "goal", "target"), !has("elapsed") { return 1_500_000 }
    if has("elapsed", "accumulated", "progress", "position", "played", "active", "pause", "paused") {
      return 300_000 + Double(60_000 * step)
    }
    return has("remaining", "left", "interval") ? 900_000 - Double(60_000 * step) : nil
  }

  /// Seconds since 1970 for a name.
  private func seconds(_ name: String) -> Double { date(name).timeIntervalSince1970.rounded(.down) }

  func text(_ name: String, index: Int = 0) -> String {
    // Of the languages that an app speaks the one in which all else is here.
    if Self.has(name, ["language", "locale", "lang"]),
      Self.has(name, ["code", "id", "identifier"]) || Self.words(name).count == 1
    {
      return "en"
    }
    if let words = hints.values[name], !words.isEmpty { return word(of: words, for: name) }
    if hints.symbols.contains(name) { return symbol(name) }
    if let held = held(name) ?? amount(name) { return held }
    if let short = reading(name) { return short }
    if hints.isoDates.contains(name) || Self.words(name).last == "iso" {
      return date(name).formatted(.iso8601)
    }
    if hints.milliseconds.contains(name) { return "\(Int(seconds(name) * 1000))" }
    if hints.seconds.contains(name) { return "\(Int(seconds(name)))" }
    if hints.numbers.contains(name) { return "\(whole(name))" }
    if let separator = hints.separators[name] {
      return ["Harbour", "A", "12", "3"].joined(separator: separator)
    }
    let words = Set(Self.words(name))
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    // A status of a time is no time.
    if let last = Self.words(name).last, ["status", "state", "phase", "stage"].contains(last) {
      return status()
    }
    if has("currency") { return has("symbol", "sign") ? "$" : "USD" }
    if has("color", "colour", "hex", "tint", "accent") { return Self.color(words) }
    // The icon may be an emoji.
    if has("emoji", "emojis") { return emoji(words, index) }
    if has("icon", "symbol", "glyph", "sf", "system") { return symbol(name) }
    if has("url", "link", "uri", "deeplink") { return "https://example.com" }
    if has("image", "logo", "photo", "avatar", "asset", "thumbnail", "picture", "artwork", "cover", "poster")
      || has("art") && has("album", "track", "song")
    {
      return "photo"
    }
    if Self.words(name).last == "path" { return "/" }
    if let known = named(Self.words(name), place: place(name, index: index), isFirst: true) { return known }
    let isEnd = has("destination", "dest", "arrival", "arr", "to", "end")
    let isPlace = isEnd || has("origin", "from", "departure", "dep", "start")
    if has("icao") { return isEnd ? "ENGM" : "BIKF" }
    if has("iata") || isPlace && has("code", "airport"), !has("flight") { return isEnd ? "OSL" : "KEF" }
    if has("initials", "monogram") { return ["AK", "BL", "CM"][index % 3] }
    if has("gate") { return "B12" }
    if has("seat") { return "14A" }
    if has("terminal") { return "2" }
    if has("baggage", "belt", "carousel") { return "4" }
    if isPlace, has("city") { return isEnd ? "Oslo" : "Reykjavik" }
    if subject.contains("flight"), words == ["departure"] || words == ["arrival"] { return isEnd ? "OSL" : "KEF" }
    if has("home", "away", "opponent"), has("code", "abbr", "short", "tricode") { return has("home") ? "BOS" : "NYC" }
    if has("playback"), has("speed", "rate") { return "1×" }
    if words == ["minute"] { return "\(67 + step)" }
    if has("short", "abbreviation", "abbrev", "abbr"),
      let first = Self.words(name).first(where: { !Self.brief.contains($0) })
    {
      if let unit = Self.briefUnits[first] { return unit }
      return first.prefix(3).uppercased()
    }
    if has("otp", "passcode", "pincode") || words.isSuperset(of: ["pin", "code"]) || words == ["pin"] { return "4829" }
    if words == ["value"] { return "\(12 + step)" }
    if has("ticker") { return "ACME" }
    if has("number"), !words.isDisjoint(with: Self.counted) { return "\(2 + step)" }
    if has("id", "uuid", "identifier", "code", "number", "num", "plate", "placa") || name.hasSuffix("No") {
      return "A\(104 + index)"
    }
    if has("eta", "remaining", "duration", "countdown") { return "\(12 - 2 * step) min" }
    if let measure = measure(words) { return measure }
    if has("price", "cost", "amount", "fare", "fee", "balance") {
      return SampleMoney(hints.money).text(12.5)
    }
    if has("distance") { return has("miles", "mi") ? "3.2 mi" : ["350 m", "120 m"][min(step, 1)] }
    if has("pace") { return "5:30" }
    if has("speed") { return has("mph") ? "15 mph" : "24 km/h" }
    if has("temperature", "temp") { return "21 °C" }
    if has("instruction", "instructions", "maneuver", "direction") { return "Turn left" }
    if Self.isTrouble(words) { return "" }
    if words.isSubset(of: ["from", "origin", "name", "station", "text"]), has("from", "origin") { return "Central" }
    if words.isSubset(of: ["to", "destination", "name", "station", "text"]), has("to", "destination") {
      return "Harbour"
    }
    if has("percent", "percentage", "pct", "progress") { return "\(62 + 10 * step)%" }
    if let played = ofCricket(words) { return words.contains("runs") ? "\(Int(played))" : "\(played)" }
    if has("score", "count", "quantity", "runs") { return "\(2 + step)" }
    if has("range", "window", "slot"), has("time", "arrival", "delivery") { return "10:06 – 10:21" }
    if has("time", "clock", "departure", "arrival") {
      return has("end", "ends", "finish", "until", "close", "closing", "closes") ? "11:30" : "10:06"
    }
    if has("driver", "courier", "user", "person", "customer", "passenger", "rider", "player") {
      return Self.isOfSecond(name) ? "Robin" : "Alex"
    }
    if has("step"), !has("status", "state") { return step == 0 ? "First step" : "Next step" }
    if has("status", "state", "phase", "stage") { return status() }
    if has("address", "street") { return "12 Main Street" }
    return noun(name, index: index) ?? numeral(name) ?? hints.instead[name] ?? Self.title(name, index)
  }

  /// What stands still is on no way.
  func status() -> String {
    return !subject.isDisjoint(with: Self.moving)
      ? step == 0 ? "On the way" : "Almost there" : step == 0 ? "In progress" : "Almost done"
  }

  /// What is counted from one on, so that its number is no sign of an order.
  private static let counted: Set<String> = [
    "set", "round", "step", "lap", "rep", "week", "day", "page", "level", "hole", "stop", "question", "track",
    "chapter", "episode", "session", "interval", "exercise", "inning", "quarter", "period", "work", "game", "over",
    "ball", "player",
  ]

  private static let briefUnits = [
    "day": "d", "days": "d", "hour": "h", "hours": "h", "minute": "min", "minutes": "min", "second": "s",
    "seconds": "s", "week": "w", "month": "mo", "year": "y",
  ]
  private static let brief: Set<String> = ["short", "abbreviation", "abbrev", "abbr", "name", "team"]

  /// Of the words that a property is compared with, one of what goes on; where all are of an end, another one.
  private func word(of words: [String], for name: String) -> String {
    let going = words.filter(truth)
    if going.isEmpty, Self.has(name, ["state", "status", "mode", "phase"]) { return "running" }
    let sorted = going + words.filter { !truth($0) }
    return sorted[min(step, sorted.count - 1)]
  }

  /// What went wrong, of which there is nothing to say as long as all goes well.
  private static func isTrouble(_ words: Set<String>) -> Bool {
    words.isSubset(of: ["disruption", "error", "warning", "failure", "problem", "message", "text", "reason"])
      && !words.isDisjoint(with: ["disruption", "error", "warning", "failure", "problem"])
  }

  /// Letters are light on a dark ground, and all else has a color that is seen on it.
  private static func color(_ words: Set<String>) -> String {
    if !words.isDisjoint(with: ["background", "bg", "card", "surface"]) { return "#1C1C1E" }
    if !words.isDisjoint(with: ["container", "track", "fill"]) { return "#2C2C2E" }
    if !words.isDisjoint(with: ["subtitle", "secondary", "label", "caption", "description"]) { return "#AEAEB2" }
    return words.isDisjoint(with: ["text", "title", "foreground", "primary", "font", "content"]) ? "#34C759" : "#FFFFFF"
  }

  /// Words that only say that a property is a text.
  private static let kindsOfText: Set<String> = [
    "label", "text", "string", "title", "caption", "description", "action", "button",
  ]

  /// The name itself, as words: `exerciseName` is “Exercise”.
  private static func title(_ name: String, _ index: Int) -> String {
    var words = words(name)
    if words.count > 1, words.last == "name" { words.removeLast() }
    if words.count > 1, let last = words.last, Self.kindsOfText.contains(last) { words.removeLast() }
    if words.count > 2, words.first == "next" || words.first == "current" { words.removeFirst() }
    let text = words.joined(separator: " ")
    let number = index > 0 ? " \(index + 1)" : ""
    return text.isEmpty ? "Text\(number)" : text.prefix(1).uppercased() + text.dropFirst() + number
  }
}
