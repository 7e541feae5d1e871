import FoundationEssentials

/// Texts that name something: `exerciseName` is an exercise that somebody does, and no “Exercise”.
nonisolated extension SampleValues {
  /// Words that only say that it is a name, or which of several it is.
  private static let plain: Set<String> = [
    "name", "title", "label", "text", "string", "caption", "display", "current", "active", "selected", "my", "this",
  ]

  /// A text that names one of what its property is called; `nil` for one that names nothing known.
  func noun(_ name: String, index: Int) -> String? {
    var words = Self.words(name)
    let sides: Set<String> = ["home", "away", "guest", "visitor", "a", "b", "1", "2", "one", "two", "first", "second"]
    words.removeAll { Self.plain.contains($0) || ["last", "next", "previous", "prev"].contains($0) }
    if words.count == 1, sides.contains(words[0]),
      words[0].count > 3 || Self.has(name, ["name"]), !subject.isDisjoint(with: Self.games)
    {
      words = ["team"]
    }
    if words.count > 1, words.contains("team") || words.first == "team" { words.removeAll { sides.contains($0) } }
    words = words.map { ["team1", "team2", "teama", "teamb"].contains($0) ? "team" : $0 }
    if words.isEmpty { words = Self.words(name) }
    let isSecond = words == ["team"] && Self.isOfSecond(name)
    return kindOf(words) ?? named(words, place: place(name, index: index) + (isSecond ? 1 : 0), isFirst: false)
  }

  /// Where two sides play against each other.
  private static let games: Set<String> = ["match", "game", "score", "football", "soccer", "basketball", "sports"]

  /// What kind something is of, or in which state it works.
  private func kindOf(_ words: [String]) -> String? {
    switch words {
    case ["category"], ["class"]: subject.isDisjoint(with: Self.rails) ? "General" : "IC"
    case ["workout", "type"], ["sport"], ["sport", "type"], ["activity", "type"], ["session", "type"]:
      named(words, place: 0, isFirst: true)
    case ["delay"]: "+5 min"
    case ["message"], ["status", "message"]: status()
    default: words.last == "mode" && words.count > 1 || words == ["mode"] ? "Standard" : nil
    }
  }

  private static let rails: Set<String> = ["train", "rail", "railway", "tram", "metro"]

  /// Texts of things that are counted are numbers, also where no unit stands behind them.
  private static let amounts: Set<String> = ["reps", "laps", "rounds", "calories", "kcal", "bpm", "points", "ppm"]

  /// A number as a text, where that is all there is to be said.
  func amount(_ name: String) -> String? {
    let words = Self.words(name)
    let unit = hints.units[name]
    guard unit != nil || words.count == 1 && Self.amounts.contains(words[0]) else { return nil }
    let number = whole(name)
    // The unit says more of how large it is than the name does.
    switch unit {
    case "%": return "\((10...100).contains(number) ? number : 62)"
    case "min", "mins", "minute", "minutes", "мин", "分", "分钟":
      return "\((1...90).contains(number) ? number : minutesLeft)"
    case "bpm": return "\(max(number, 128))"
    case "steps": return "\(max(number, 6420))"
    case "kcal", "cal", "ккал": return "\(max(number, 320))"
    default: return "\(number)"
    }
  }

  /// Of the words that a text is asked to hold the first that is so while all goes on.
  func held(_ name: String) -> String? {
    guard let words = hints.held[name], Set(Self.words(name)).isDisjoint(with: ["url", "link", "id", "uri", "path"])
    else { return nil }
    return words.first(where: truth)
  }

  /// What an activity is called that has a title and says nothing else of it: the name of its type.
  func heading(_ name: String) -> String? {
    var words = Self.words(name)
    if words.count > 1, ["current", "activity", "main", "primary", "display"].contains(words[0]) {
      words.removeFirst()
    }
    guard words.count == 1, ["title", "name", "label", "headline"].contains(words[0]), hints.values[name] == nil,
      hints.held[name] == nil, !isOfThing(words[0]), named(words, place: 0, isFirst: true) == nil
    else { return nil }
    return thing() ?? heading
  }

  /// What the type of the activity names, where that is a thing that has a name: a habit, a bill, a boat.
  private func thing() -> String? {
    guard let heading else { return nil }
    let words = Self.words(heading).filter { !Self.ofHeadings.contains($0) }.reversed()
    // What one is reminded of says more than that one is.
    let sorted = words.filter { $0 != "reminder" } + words.filter { $0 == "reminder" }
    return sorted.lazy.compactMap { named([$0], place: 0, isFirst: false) }.first { name in
      name.first?.isLetter == true && !["Alex", "Nova"].contains(name)
    }
  }

  /// Words in the names of types that say how something goes on, or that it is shown.
  private static let ofHeadings: Set<String> = [
    "timer", "countdown", "session", "tracker", "tracking", "alert", "status", "progress", "monitor", "rest",
    "sleep", "focus", "game", "score", "live", "time", "event", "display", "activity", "sport", "study", "service",
    "card", "creation", "signal", "test", "text", "topic", "world", "action", "check", "device", "watch", "network",
    "daily", "update", "screen", "home", "work", "walk", "wait", "queue", "break", "next", "up", "streak", "drive",
    "trip", "agenda", "schedule", "calendar", "glucose", "health", "weather", "message", "note", "info", "detail",
    "summary", "report", "type", "mode", "level", "day", "date", "week", "step", "stage", "location", "station",
    "speed", "price", "battery", "charge",
  ]

  /// Whether what stands beside a name says that it is of a thing or of news, and not of the activity.
  private func isOfThing(_ name: String) -> Bool {
    switch name {
    case "headline": !siblings.words.isDisjoint(with: ["ticker", "price", "source", "published", "symbol"])
    case "name": !siblings.words.isDisjoint(with: ["expiry", "expires", "barcode", "brand", "quantity"])
    default: false
    }
  }

  /// Words in the names of types that say nothing of what goes on.
  static let ofTypes: Set<String> = [
    "activity", "activities", "attributes", "attribute", "live", "widget", "widgets", "state", "content", "app",
    "extension", "data", "info", "model", "la", "kit", "my", "the", "example", "demo", "sample", "bare", "test", "item",
    "entry", "row", "snapshot", "payload", "dto",
  ]

  /// The words of a type's name that say what it is of.
  static func wordsOfType(_ type: String) -> [String] { words(type).filter { !ofTypes.contains($0) } }

  /// Values of an activity's type: where its name says nothing of what it is about, as that of a plugin, those of the
  /// widgets do.
  init(hints: SampleHints, now: Date, step: Int, of type: String) {
    self.init(hints: hints, now: now, step: step, subject: Set(Self.words(type)), heading: Self.heading(of: type))
    if SampleSubject.all(in: subject).isEmpty { subject.formUnion(hints.about.flatMap(Self.words)) }
    heading = heading ?? hints.about.lazy.compactMap(Self.heading).first
  }

  /// The same, some time later.
  var next: SampleValues {
    var next = SampleValues(hints: hints, now: now, step: step + 1, subject: subject, heading: heading)
    next.siblings = siblings
    return next
  }

  /// `RestTimerAttributes` is “Rest timer”; `nil` where nothing is left.
  static func heading(of type: String) -> String? {
    let words = wordsOfType(type)
    guard let first = words.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }

  /// What an element is called of which its type's or its list's name says what it is: any of its words that is known.
  ///
  /// - Parameters:
  ///   - kind: the name of a type or of a list.
  ///   - place: the place of the element.
  ///   - isText: whether a text is asked for that is no name.
  func named(asPartOf kind: String, place: Int, isText: Bool) -> String? {
    let words = Self.wordsOfType(kind)
    // What stands on a bill is no bill.
    if Self.has(kind, ["item"]), let first = words.first,
      ["bill", "receipt", "invoice", "cart", "basket"].contains(first)
    {
      return named(["item"], place: place, isFirst: false)
    }
    if isText, words.contains(where: { ["minutes", "minute", "eta", "departures", "arrivals", "times"].contains($0) }) {
      return spoken(left + 300 * place)
    }
    // What a place in a ranking is called is who has it.
    if !isText, !words.isEmpty, Set(words).isSubset(of: Self.ofRankings) {
      return named(["player"], place: place, isFirst: false)
    }
    if let known = named(words, place: place, isFirst: false) { return known }
    if words.contains(where: { ["timer", "timers"].contains($0) }) { return ["Pasta", "Sauce", "Rice"][place % 3] }
    return words.reversed().lazy.compactMap { self.named([$0], place: place, isFirst: false) }.first
  }

  private static let ofRankings: Set<String> = [
    "standing", "standings", "ranking", "rankings", "rank", "position", "place", "leaderboard", "score", "scores",
    "result", "results",
  ]

  private static let ofOutcomes: Set<String> = [
    "remaining", "pending", "upcoming", "completed", "done", "left", "open", "finished", "checked",
  ]

  /// One of the elements of a list, where none is called as the list: `completedSteps` are “Step 1” and “Step 2”.
  func element(_ name: String, index: Int) -> String {
    // What is left of several things is named by none of them.
    if Set(Self.words(name)).isSubset(of: Self.ofOutcomes) {
      let known = named(["item"], place: index, isFirst: true) ?? named(["task"], place: index, isFirst: false)
      if let known { return known }
    }
    let text = text(name, index: index)
    if Int(text) != nil, let plural = Self.words(name).last(where: { $0.count > 3 && $0.hasSuffix("s") }) {
      return "\(plural.prefix(1).uppercased())\(plural.dropFirst().dropLast()) \(index + 1)"
    }
    guard text == Self.title(name, index), let last = Self.words(name).last, last.count > 3, last.hasSuffix("s"),
      !last.hasSuffix("ss")
    else { return text }
    let one = last.hasSuffix("ies") ? last.dropLast(3) + "y" : last.dropLast()
    return one.prefix(1).uppercased() + one.dropFirst() + " \(index + 1)"
  }
}
