/// The properties that stand beside each other in an activity: what one of them is says what others are.
nonisolated struct SampleSiblings: Sendable {
  /// The names of all, and of those that are numbers.
  private(set) var names: Set<String> = []
  private(set) var numbers: Set<String> = []
  /// The words of all names.
  private(set) var words: Set<String> = []

  mutating func note(_ name: String, isNumber: Bool) {
    guard names.insert(name).inserted else { return }
    if isNumber { numbers.insert(name) }
    words.formUnion(SampleValues.words(name))
  }

  mutating func formUnion(_ others: SampleSiblings) {
    for name in others.names.sorted() { note(name, isNumber: others.numbers.contains(name)) }
  }

  // MARK: Parts

  /// Words that say nothing of what is counted.
  private static let plain: Set<String> = [
    "current", "count", "number", "value", "amount", "so", "far", "today", "now", "my", "of", "daily", "num", "session",
    "index", "done", "completed", "finished", "consumed", "logged", "taken", "spent", "used", "raw",
  ]
  private static let times: Set<String> = [
    "time", "seconds", "minutes", "hours", "duration", "elapsed", "ms", "date", "at", "timestamp", "epoch", "millis",
  ]
  private static let wholes: Set<String> = SampleValues.aims.union(["total", "capacity", "planned", "plan", "budget"])
  private static let rests: Set<String> = ["remaining", "left"]

  /// What a number is the whole of: `waterGoal` of `currentWater`, `total` of the only other one that is counted.
  func parts(of name: String) -> [String] {
    let words = Set(SampleValues.words(name))
    guard !words.isDisjoint(with: Self.wholes), words.isDisjoint(with: Self.times) else { return [] }
    let thing = Self.thing(words)
    return numbers.filter { other in
      guard other != name else { return false }
      let others = Set(SampleValues.words(other))
      guard others.isDisjoint(with: Self.wholes), others.isDisjoint(with: Self.times) else { return false }
      let rest = Self.thing(others)
      return rest == thing || thing.isEmpty && counted.count == 1 && counted.contains(other)
    }.sorted()
  }

  /// What is counted, be it one or several: `knocks` and `knockGoal`.
  private static func thing(_ words: Set<String>) -> Set<String> {
    let rest = words.subtracting(wholes).subtracting(plain).subtracting(rests)
    return Set(rest.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  /// The numbers that are no wholes and no times.
  private var counted: Set<String> {
    numbers.filter { name in
      let words = Set(SampleValues.words(name))
      return words.isDisjoint(with: Self.wholes) && words.isDisjoint(with: Self.times)
        && words.isDisjoint(with: ["progress", "percent", "percentage", "fraction", "rate", "price", "id", "level"])
    }
  }

  /// The whole of which a number says how much is left.
  func whole(ofRest name: String) -> String? {
    let words = Set(SampleValues.words(name))
    guard !words.isDisjoint(with: Self.rests), words.isDisjoint(with: Self.times) else { return nil }
    let thing = Self.thing(words)
    return numbers.sorted().first { other in
      let others = Set(SampleValues.words(other))
      return others.isDisjoint(with: Self.rests) && others.isDisjoint(with: Self.times)
        && (!others.isDisjoint(with: Self.wholes) || others.contains("count"))
        && Self.thing(others) == thing
    }
  }

  /// The property that holds the unit of another.
  func unit(of name: String) -> String? {
    let stem = name.hasSuffix("Text") ? String(name.dropLast(4)) : name
    return ["Unit", "UnitLabel", "UnitText"].lazy.map { stem + $0 }.first { names.contains($0) }
  }

  // MARK: Subjects

  /// What most of the names are about; `nil` where fewer than two of them say the same.
  func subject(beside known: [SampleSubject]) -> SampleSubject? {
    let votes = Self.marks.map { ($0.subject, $0.words.intersection(words).count) }
    guard let most = votes.max(by: { $0.1 < $1.1 }), most.1 > 1 else { return nil }
    // What the type's name says counts as soon as a property says the same.
    let isKnown = votes.contains { known.contains($0.0) && $0.1 > 0 }
    return isKnown || known.contains(most.0) ? nil : most.0
  }

  private static let marks: [(subject: SampleSubject, words: Set<String>)] = """
    music artist song album lyric lyrics playlist track playing playback
    shopping expiry barcode brand quantity aisle groceries
    match home away opponent quarter inning score half referee league stadium innings wickets overs
    flight gate terminal airline boarding aircraft runway iata icao callsign baggage
    rail platform train carriage coach gleis
    delivery courier restaurant dish rider merchant
    run pace cadence split splits kilometers km
    workout reps sets exercise muscle superset
    kitchen recipe ingredient oven doneness
    build branch commit repo tests agent tokens workflow tool host queue
    work hourly wage clocked overtime
    weather humidity wind precipitation temperature uv forecast
    parking plate bay meter lot
    charge kwh soc connector charger kw
    event venue artist doors concert
    auction bid bidder bids lot
    market ticker portfolio bid ask holdings
    """.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      return parts.first.flatMap(SampleSubject.init).map { ($0, Set(parts.dropFirst())) }
    }
}
