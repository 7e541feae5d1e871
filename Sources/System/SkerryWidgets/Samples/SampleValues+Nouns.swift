/// Texts that name something: `exerciseName` is an exercise that somebody does, and no “Exercise”.
nonisolated extension SampleValues {
  /// Words that only say that it is a name, or which of several it is.
  private static let plain: Set<String> = [
    "name", "title", "label", "text", "string", "caption", "display", "current", "active", "selected", "my", "this",
  ]

  /// What things of a kind are called, up to three that may stand in a list.
  private static let called: [String: [String]] = [
    "exercise": ["Bench press", "Squat", "Row"], "workout": ["Upper body", "Legs", "Core"],
    "routine": ["Upper body", "Legs", "Core"], "pose": ["Mountain", "Bridge", "Tree"],
    "task": ["Write report", "Call back", "Tidy up"], "todo": ["Write report", "Call back", "Tidy up"],
    "habit": ["Reading", "Stretching", "Journal"], "meeting": ["Team meeting", "Review", "Planning"],
    "event": ["Team meeting", "Review", "Planning"], "subject": ["Physics", "History", "Art"],
    "course": ["Physics", "History", "Art"], "lesson": ["Physics", "History", "Art"],
    "song": ["Blue Hour", "Low Tide", "Northbound"], "artist": ["The Tides", "Mira Lund", "Quay"],
    "singer": ["The Tides", "Mira Lund", "Quay"], "album": ["Low Water", "Harbour", "Lights"],
    "podcast": ["Harbour Talk", "Night Shift", "Slow News"], "book": ["The Lighthouse", "Salt", "Winter Road"],
    "movie": ["The Lighthouse", "Salt", "Winter Road"], "film": ["The Lighthouse", "Salt", "Winter Road"],
    "recipe": ["Tomato soup", "Pasta", "Apple pie"], "dish": ["Tomato soup", "Pasta", "Apple pie"],
    "meal": ["Tomato soup", "Pasta", "Apple pie"], "food": ["Tomato soup", "Pasta", "Apple pie"],
    "drink": ["Flat white", "Green tea", "Lemonade"], "product": ["Blue mug", "Desk lamp", "Notebook"],
    "restaurant": ["Corner Kitchen", "Blue Door", "Quay 5"], "store": ["Corner Kitchen", "Blue Door", "Quay 5"],
    "shop": ["Corner Kitchen", "Blue Door", "Quay 5"], "merchant": ["Corner Kitchen", "Blue Door", "Quay 5"],
    "league": ["Premier Cup", "First League", "Open"], "competition": ["Premier Cup", "First League", "Open"],
    "tournament": ["Premier Cup", "First League", "Open"], "venue": ["Harbour Park", "North Hall", "Arena"],
    "stadium": ["Harbour Park", "North Hall", "Arena"], "team": ["Lions", "Eagles", "Sharks"],
    "opponent": ["Eagles", "Sharks", "Lions"], "airline": ["North Air", "Blue Wings", "Coastal"],
    "carrier": ["North Air", "Blue Wings", "Coastal"], "aircraft": ["A320", "B737", "E190"],
    "station": ["Riverside", "Market Square", "Mill Lane"], "stop": ["Riverside", "Market Square", "Mill Lane"],
    "place": ["Riverside", "Market Square", "Mill Lane"], "location": ["Riverside", "Market Square", "Mill Lane"],
    "city": ["Oslo", "Reykjavik", "Bergen"], "vehicle": ["Blue van", "Red hatchback", "Scooter"],
    "car": ["Blue van", "Red hatchback", "Scooter"], "medication": ["Vitamin D", "Iron", "Zinc"],
    "medicine": ["Vitamin D", "Iron", "Zinc"], "dose": ["1 pill", "2 pills", "5 ml"],
    "dosage": ["1 pill", "2 pills", "5 ml"], "baby": ["Mia", "Leo", "Ada"], "child": ["Mia", "Leo", "Ada"],
    "weather": ["Sunny", "Cloudy", "Rain"], "condition": ["Sunny", "Cloudy", "Rain"],
    "quote": ["Keep going", "One more", "Well done"], "quotes": ["Keep going", "One more", "Well done"],
    "phrase": ["Keep going", "One more", "Well done"], "motivation": ["Keep going", "One more", "Well done"],
    "affirmation": ["Keep going", "One more", "Well done"], "tip": ["Keep going", "One more", "Well done"],
    "difficulty": ["Medium", "Hard", "Easy"], "intensity": ["Medium", "Hard", "Easy"],
    "priority": ["High", "Medium", "Low"], "room": ["Kitchen", "Office", "Hall"],
  ]

  /// A text that names one of what its property is called; `nil` for one that names nothing known.
  func noun(_ name: String, index: Int) -> String? {
    var words = Self.words(name)
    // Of two sides each has its own.
    let isSecond = Self.isOfSecond(name) || words.contains { ["away", "guest", "visitor"].contains($0) }
    let sides: Set<String> = ["home", "away", "guest", "visitor", "a", "b", "1", "2", "one", "two", "first", "second"]
    words.removeAll { Self.plain.contains($0) || $0 == "last" || $0 == "next" || $0 == "previous" }
    let next = Self.words(name).contains("next") ? 1 : 0
    if words.count == 1, sides.contains(words[0]), words[0].count > 3, !subject.isDisjoint(with: Self.games) {
      words = ["team"]
    }
    if words.count > 1, words.contains("team") || words.first == "team" { words.removeAll { sides.contains($0) } }
    words = words.map { ["team1", "team2", "teama", "teamb"].contains($0) ? "team" : $0 }
    if words == ["team", "aname"] || words == ["team", "bname"] { words = ["team"] }
    guard words.count == 1, let called = Self.called[words[0]] else { return kindOf(words) }
    let place = index + next + (isSecond ? 1 : 0)
    return place < called.count ? called[place] : nil
  }

  /// Where two sides play against each other.
  private static let games: Set<String> = ["match", "game", "score", "football", "soccer", "basketball", "sports"]

  /// What kind something is of, or in which state it works.
  private func kindOf(_ words: [String]) -> String? {
    switch words {
    case ["category"], ["class"]: subject.isDisjoint(with: Self.rails) ? "General" : "IC"
    case ["workout", "type"], ["sport"], ["sport", "type"], ["activity", "type"]: "Running"
    case ["session", "type"]: "Focus"
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
    case "%": return "\((10...100).contains(number) ? number : 64)"
    case "min", "mins", "minute", "minutes", "мин", "分", "分钟":
      return "\((1...90).contains(number) ? number : 12 - 2 * step)"
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
    guard ["title", "name", "label", "headline", "activityName", "activityTitle"].contains(name),
      hints.values[name] == nil
    else { return nil }
    return heading
  }

  /// Words in the names of types that say nothing of what goes on.
  private static let ofTypes: Set<String> = [
    "activity", "attributes", "attribute", "live", "widget", "widgets", "state", "content", "app", "extension", "data",
    "info", "model", "la", "kit", "my", "the", "example", "demo", "sample", "bare", "test",
  ]

  /// `RestTimerAttributes` is “Rest timer”; `nil` where nothing is left.
  static func heading(of type: String) -> String? {
    let words = words(type).filter { !ofTypes.contains($0) }
    guard let first = words.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
  }
}
