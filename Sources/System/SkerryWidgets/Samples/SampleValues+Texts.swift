import FoundationEssentials

/// Texts that somebody could have meant.
nonisolated extension SampleValues {
  func text(_ name: String, index: Int = 0) -> String {
    // Of the languages that an app speaks the one in which all else is here.
    if Self.has(name, ["language", "locale", "lang"]),
      Self.has(name, ["code", "id", "identifier"]) || Self.words(name).count == 1
    {
      return "en"
    }
    if let words = hints.values[name], !words.isEmpty { return word(of: words, for: name) }
    if hints.symbols.contains(name) { return symbol(name) }
    if let told = shaped(name) { return told }
    if let held = held(name) ?? amount(name) { return held }
    if let short = reading(name) { return short }
    if hints.isoDates.contains(name) || Self.words(name).last == "iso" {
      return date(name).formatted(.iso8601)
    }
    if hints.milliseconds.contains(name) { return "\(Int(seconds(name) * 1000))" }
    if isInstant(name) { return "\(Int(seconds(name)))" }
    if hints.numbers.contains(name) { return "\(whole(name))" }
    if let separator = hints.separators[name] {
      return ["Harbour", "A", "12", "3"].joined(separator: separator)
    }
    let words = Set(Self.words(name))
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    // A status of a time is no time.
    if let last = Self.words(name).last, ["status", "state", "phase", "stage"].contains(last) {
      if let known = named(Self.words(name), place: place(name, index: index), isFirst: true) { return known }
      return Self.states.first { words.contains($0.key) && words.count == 2 }.map { said($0.value) } ?? status()
    }
    if let caption = caption(name) { return caption }
    if let twin = twin(ofNext: name) { return text(twin, index: index + 1) }
    if siblings.unit(of: name) != nil { return bare(name) }
    if let number = numberBeside(name) { return number }
    if let last = Self.words(name).last, last == "label", has("title", "header"), words.count > 2 {
      return Self.title(name.replacing(/(?:Title|Header)?Label$/) { _ in "" }, 0)
    }
    if let shown = ofPresentation(Self.words(name)) { return shown }
    if let stem = name.hasSuffix("Name") ? String(name.dropLast(4)) : nil, siblings.names.contains(stem + "Score"),
      !words.contains(where: { $0.hasPrefix("team") }), !has("home", "away")
    {
      return isOfGuest(name) || has("down", "other", "second") ? "Robin" : "Alex"
    }
    if has("json") { return has("array") || (Self.words(name).first ?? "").hasSuffix("s") ? "[]" : "{}" }
    if has("base64") { return "" }
    if has("align", "alignment") || has("image") && has("position") { return "center" }
    if has("plate", "placa") || has("license") && has("number") { return "KL 4821" }
    if has("cabin", "fare"), has("code", "class") { return has("code") ? "Y" : "Economy" }
    if has("step", "stage"), has("label", "name", "title"), isOfExercises { return "\(said("Set")) \(2 + step)" }
    if has("pattern"), isOfBreathing { return "4-4-4-4" }
    if let own = numbered(name, index) { return own }
    if Self.words(name).first == "number", has("of") { return "\(2 + step)" }
    if isOfSide(words) { return "\(isInQuarters ? isOfGuest(name) ? 14 : 21 : isOfGuest(name) ? 1 : 2 + step)" }
    if isInQuarters, has("clock", "remaining", "time"), !has("start", "end", "updated", "out", "outs") { return "4:32" }
    if subjects.contains(.market), words == ["symbol"] { return "ACME" }
    if has("currency") { return has("symbol", "sign") ? "$" : has("to", "target", "quote") ? "EUR" : "USD" }
    if has("color", "colour", "hex", "tint", "accent") {
      return isOfGuest(name) && !has("text") ? "#0A84FF" : Self.color(words)
    }
    if has("timezone", "tz") || has("time") && has("zone") {
      let isThere = isOfGuest(name) || has("destination", "dest", "arrival", "arriving", "to", "landing")
      return isThere ? "Europe/Oslo" : "America/Los_Angeles"
    }
    if hints.pictured.contains(name) { return emoji(words, index) }
    // The icon may be an emoji, and so is the flag of a country.
    if has("emoji", "emojis") || Self.words(name).last == "flag" { return emoji(words, index) }
    if has("icon", "symbol", "glyph", "sf", "system") { return symbol(name) }
    if has("url", "link", "uri", "deeplink") { return "https://example.com" }
    if has("image", "logo", "photo", "avatar", "asset", "thumbnail", "picture", "artwork", "cover", "poster")
      || has("art") && has("album", "track", "song")
    {
      return "photo"
    }
    if has("badge", "crest", "emblem"), has("team", "club", "home", "away", "league") { return "photo" }
    if Self.words(name).last == "path" { return "/" }
    if let known = named(Self.words(name), place: place(name, index: index), isFirst: true) { return known }
    let isEnd = has("destination", "dest", "arrival", "arr", "to", "end")
    let isPlace = isEnd || has("origin", "from", "departure", "dep", "start")
    if has("icao") { return isEnd ? "ENGM" : "BIKF" }
    if has("iata") || isPlace && has("code", "airport"), !has("flight") { return isEnd ? "OSL" : "KEF" }
    if has("initials", "monogram") { return ["AK", "BL", "CM"][index % 3] }
    if has("gate") { return isEnd ? "C4" : "B12" }
    if has("seat") { return "14A" }
    if has("terminal") { return isEnd ? "1" : "2" }
    if has("baggage", "belt", "carousel") { return "4" }
    if isPlace, has("city") { return isEnd ? "Oslo" : "Reykjavik" }
    if subjects.contains(.flight), words == ["departure"] || words == ["arrival"] { return isEnd ? "OSL" : "KEF" }
    if has("home", "away", "opponent"), has("code", "abbr", "short", "tricode", "abbreviation", "abbrev") {
      return has("home") ? "LIO" : "EAG"
    }
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
    if has("number"), !words.isDisjoint(with: Self.counted), !has("track") || isOfMusic { return "\(2 + step)" }
    if has("id", "uuid", "identifier", "code", "sn", "uid", "hash", "slug", "serial", "number", "num")
      || name.hasSuffix("No")
    {
      return "A\(104 + index)"
    }
    if has("period", "meridiem", "ampm"), has("eta", "time", "clock", "am") { return "AM" }
    if has("eta", "arrival"), has("clock", "time") { return hour(left) }
    if has("remaining"), !words.isDisjoint(with: Self.money) { return SampleMoney(hints.money).text(12.5) }
    if has("remaining"), !words.isSubset(of: Self.ofTime) { return "\(max(1, 3 - step))" }
    if has("eta", "remaining", "duration", "countdown") {
      return spoken(has("duration") && !has("remaining") ? lasts : left)
    }
    if let measure = measure(words) { return measure }
    if has("price", "cost", "amount", "fare", "fee", "balance") {
      return SampleMoney(hints.money).text(12.5)
    }
    if has("distance") { return has("miles", "mi") ? "3.2 mi" : ["350 m", "120 m"][min(step, 1)] }
    if has("pace") { return "5:30" }
    if has("speed") { return has("mph") ? "15 mph" : "24 km/h" }
    if has("temperature", "temp") { return has("low", "min") ? "14 °C" : has("high", "max") ? "24 °C" : "21 °C" }
    if has("direction"), isOfSugar(["value"]) { return "↗" }
    if has("instruction", "instructions", "maneuver", "direction") { return "Turn left" }
    if Self.isTrouble(words) { return "" }
    if words.isSubset(of: ["from", "origin", "name", "station", "text"]), has("from", "origin") { return "Central" }
    if words.isSubset(of: ["to", "destination", "name", "station", "text"]), has("to", "destination") {
      return "Harbour"
    }
    if has("percent", "percentage", "pct", "progress") { return "\(62 + 10 * step)%" }
    if let played = ofCricket(words) { return words.contains("runs") ? "\(Int(played))" : "\(played)" }
    if has("count"), let counted = number(name) { return "\(Int(counted))" }
    if has("score", "count", "quantity", "runs") { return "\(2 + step)" }
    if has("range", "window", "slot"), has("time", "arrival", "delivery") {
      return "\(hour(left)) – \(hour(left + 900))"
    }
    if let hour = Self.hours.first(where: { words.contains($0.key) })?.value, has("time", "at") { return hour }
    if Self.words(name).last == "at", words.count > 1 { return hour(of: name, index: index) }
    if Self.words(name).last == "times" { return hour(of: "arrivalTime", index: index) }
    if has("time"), has("until", "till", "left") { return spoken(left) }
    if has("time", "clock", "departure", "arrival") { return hour(of: name, index: index) }
    if let head = Self.head(Self.words(name)), Self.people.contains(head) {
      return isOfGuest(name) ? "Robin" : ["Alex", "Robin", "Sam"][place(name, index: index) % 3]
    }
    if has("step"), !has("status", "state") {
      return said(step == 0 && !has("next") ? "Step 2" : "Step 3")
    }
    if has("status", "state", "phase", "stage") { return status() }
    if has("address", "street") { return "12 Main Street" }
    return noun(name, index: index) ?? numeral(name) ?? inUnits(name) ?? hints.instead[name] ?? within(
      name, index: index)
      ?? ofClass(name, index) ?? inTongue(Self.words(name), index) ?? Self.title(name, index)
  }

  /// A text that is called after its unit is a number: `frontYards`. What lies in front is nearer.
  private func inUnits(_ name: String) -> String? {
    let words = Self.words(name)
    guard words.count > 1, let unit = words.last, let value = SampleVocabulary.units[unit] else { return nil }
    let share = words.contains("front") ? 0.9 : words.contains("back") ? 1.1 : 1
    let shown = value * share
    return shown < 20 && shown.rounded() != shown ? "\((shown * 10).rounded() / 10)" : "\(Int(shown.rounded()))"
  }

  /// In an app that speaks another language a name of a property is no text.
  private func inTongue(_ words: [String], _ index: Int) -> String? {
    guard hints.tongue != nil else { return nil }
    return words.last == "name" && words.count > 1 ? ["Alex", "Robin", "Sam"][index % 3] : status()
  }

  /// A text that is called after where it is shown.
  private func ofPresentation(_ words: [String]) -> String? {
    guard words.count == 2, ["text", "label", "string"].contains(words[1]) else { return nil }
    return switch words[0] {
    case "minimal": "\(minutesLeft)"
    case "compact", "island": spoken(left)
    case "expanded", "banner": status()
    default: nil
    }
  }

  /// Words that say where or as what something is shown.
  private static let places: Set<String> = [
    "raw", "str", "key", "line", "last", "next", "current", "main", "primary", "secondary", "top", "bottom", "big",
    "small", "short", "long", "my", "your", "formatted", "display", "shown", "value", "info", "latest", "previous",
    "active",
    "sn", "nearest", "closest", "left", "right", "this", "leading", "trailing", "center", "initial", "original", "lock",
    "screen",
  ]

  /// What a name says without the words of where it is shown, or else of whom it speaks.
  private func within(_ name: String, index: Int) -> String? {
    let words = Self.words(name)
    let edge = words.filter { $0 != "text" && $0 != "label" }
    if edge == ["leading"] || edge == ["left"] { return spoken(left) }
    if edge == ["trailing"] || edge == ["right"] { return "4.2 km" }
    if let last = words.last, words.count > 1, ["by", "with"].contains(last) {
      return named(["person"], place: index, isFirst: false)
    }
    let rest = words.filter { !Self.places.contains($0) }
    if rest.isEmpty { return words.contains("value") ? "62" : nil }
    guard rest.count < words.count else { return nil }
    return named(rest, place: place(name, index: index), isFirst: false)
  }

  /// Words of what is left of a time.
  private static let ofTime: Set<String> = [
    "remaining", "time", "text", "label", "string", "formatted", "display", "minutes", "seconds", "hours", "duration",
    "timer", "session", "total", "min", "sec", "eta", "countdown", "current", "left", "value", "focus", "rest", "break",
    "phase", "trip", "clock", "parking", "short", "sleep", "game", "period", "match", "flight", "work", "estimated",
  ]

  /// When it is every day.
  private static let hours = [
    "sunrise": "7:48", "sunset": "17:32", "fajr": "5:51", "dhuhr": "12:14", "zuhr": "12:14", "asr": "15:02",
    "maghrib": "17:32", "isha": "19:04", "imsak": "5:41", "bedtime": "22:30", "wakeup": "6:30",
  ]

  /// How things are that stand still.
  private static let states = [
    "thermal": "Nominal", "health": "Healthy", "connection": "Connected", "network": "Connected", "door": "Closed",
    "lock": "Locked", "battery": "Good", "signal": "Good", "sync": "Up to date", "payment": "Paid",
  ]

  /// A value whose unit stands in a property of its own.
  private func bare(_ name: String) -> String {
    let words = Set(Self.words(name))
    if !words.isDisjoint(with: ["pace"]) { return "5:30" }
    if !words.isDisjoint(with: ["time", "elapsed", "duration"]) { return Self.clock(passed) }
    let number = number(name) ?? aloneFraction(name)
    return number == number.rounded() ? "\(Int(exactly: number) ?? 0)" : "\((number * 10).rounded() / 10)"
  }

  /// What certain things have for a number.
  private static let numberOfThings = [
    "flight": "NA 482", "train": "IC 704", "channel": "7", "team": "254", "bus": "42", "route": "42", "line": "42",
    "room": "204", "classroom": "204", "table": "3", "seat": "14A", "house": "12", "platform": "4", "locker": "12",
    "car": "5", "coach": "5", "carriage": "5", "wagon": "5", "lane": "4", "court": "4", "bay": "4", "jersey": "10",
    "player": "10", "station": "12", "counter": "3", "desk": "3", "window": "3", "bed": "12", "floor": "2",
    "phone": "555 0134", "pump": "4", "stand": "12", "space": "B-14", "spot": "B-14", "apartment": "12", "gate": "B12",
    "terminal": "2",
  ]

  /// What the number of a thing is that has one; `nil` for any other.
  private func numbered(_ name: String, _ index: Int) -> String? {
    let words = Self.words(name)
    guard let mark = words.firstIndex(where: { ["number", "num", "nr"].contains($0) }), mark > 0 else { return nil }
    let known = words[..<mark].reversed().lazy.compactMap { Self.numberOfThings[$0] }.first
    // Of two such numbers beside each other the next is another one.
    guard let known, let number = Int(known) else { return known }
    let twin = name.hasSuffix("Number") ? name.dropLast(6) + "Name" : name[...]
    return "\(number + place(String(twin), index: index))"
  }

  /// Whether something is played: elsewhere a track is that of a parcel.
  private var isOfMusic: Bool {
    !siblings.words.union(subject).isDisjoint(with: ["song", "album", "artist", "audio", "music", "disc", "playing"])
  }

  /// Whether it is how much one of two sides has.
  private func isOfSide(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["score", "goals"])
      && !words.isDisjoint(with: [
        "home", "away", "local", "visitor", "team", "team1", "team2", "guest", "opponent", "my",
      ])
  }

  /// Whom an activity is about, mostly.
  private static let people: Set<String> = [
    "driver", "courier", "user", "person", "customer", "passenger", "rider", "player",
  ]

  /// The last word of a name that says what it is of.
  private static func head(_ words: [String]) -> String? {
    words.last {
      !["name", "text", "label", "title", "display", "first", "full", "string"].contains($0) && $0.count > 1
    }
  }

  /// What stands still is on no way.
  func status() -> String {
    let isMoving = !subject.isDisjoint(with: Self.moving)
    return said(isMoving ? step == 0 ? "On the way" : "Almost there" : step == 0 ? "In progress" : "Almost done")
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
    if !words.contains(where: truth), Self.has(name, ["state", "status", "mode", "phase"]) { return "running" }
    let sorted = going(words)
    // Two sides are never the same one.
    let isOther = isOfGuest(name) && Self.has(name, ["code", "abbr", "abbreviation", "tricode", "team", "club", "id"])
    return sorted[min(isOther ? step + 1 : step, sorted.count - 1)]
  }

  /// What went wrong, of which there is nothing to say as long as all goes well.
  private static func isTrouble(_ words: Set<String>) -> Bool {
    words.isSubset(of: ["disruption", "error", "warning", "failure", "problem", "message", "text", "reason"])
      && !words.isDisjoint(with: ["disruption", "error", "warning", "failure", "problem"])
  }

  /// Letters are light on a dark ground, and all else has a color that is seen on it.
  static func color(_ words: Set<String>) -> String {
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
  static func title(_ name: String, _ index: Int) -> String {
    var words = words(name)
    if words.count > 1, words.last == "name" { words.removeLast() }
    if words.count > 1, let last = words.last, Self.kindsOfText.contains(last) { words.removeLast() }
    if words.count > 2, words.first == "next" || words.first == "current" { words.removeFirst() }
    let text = words.joined(separator: " ")
    let number = index > 0 ? " \(index + 1)" : ""
    return text.isEmpty ? "Text\(number)" : text.prefix(1).uppercased() + text.dropFirst() + number
  }
}
