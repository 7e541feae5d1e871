import FoundationEssentials

/// Where a value stands among others of its kind that have properties of their own: `nextClass`, `leader`, `third`.
nonisolated struct SampleStanding: Sendable {
  /// How many come before it.
  private(set) var shift = 0
  /// Whether they are counted from the first one on.
  private(set) var isRanked = false
  /// Whether it has yet to begin.
  private(set) var isToCome = false

  /// The same of a property of a value that stands so.
  func of(_ name: String) -> SampleStanding {
    var standing = self
    let words = SampleValues.words(name)
    if let rank = Self.ranks.first(where: { $0.words.contains(words.first ?? "") })?.rank, words.count < 3 {
      standing.shift += rank
      standing.isRanked = true
    } else if let first = words.first, ["next", "upcoming", "following"].contains(first) {
      standing.shift += 1
      standing.isToCome = true
    } else if let first = words.first, ["previous", "last"].contains(first) {
      standing.shift += 2
    }
    return standing
  }

  private static let ranks: [(words: Set<String>, rank: Int)] = [
    (["leader", "first", "winner", "p1"], 0), (["second", "runner", "p2"], 1), (["third", "p3"], 2),
  ]

  /// By how many seconds a date is later than that of the first of them.
  ///
  /// - Parameters:
  ///   - date: the date of the first.
  ///   - place: its place in a list, or among others of its kind.
  func delay(of date: Date, in values: SampleValues, place: Int) -> Double {
    if isToCome { return Double(values.lasts) }
    return date > values.now ? 300 * Double(place) : 0
  }
}

nonisolated extension SampleDecoder {
  private static let ranks: Set<String> = [
    "position", "rank", "ranking", "place", "order", "standing", "pos", "index", "number", "no",
  ]
  private static let fixed: Set<String> = [
    "latitude", "longitude", "lat", "lon", "lng", "color", "hex", "rgb", "red", "green", "blue", "alpha", "opacity",
    "total", "max", "goal", "target", "year", "timestamp", "epoch", "unix", "at", "date",
  ]

  /// A number of one of several things: each has its own, and what says where it stands is counted.
  func varied(_ value: Double, _ name: String) -> Double {
    let words = SampleValues.words(name)
    if isRanked, let last = words.last, Self.ranks.contains(last), values.hints.sizes[name] == nil {
      return Double(last == "index" ? place : place + 1)
    }
    guard place > 0, abs(value) < 1e7, Self.fixed.isDisjoint(with: words) else { return value }
    if let last = words.last, ["id", "period", "week", "day", "step", "round", "lap"].contains(last) {
      return value + Double(place)
    }
    // What is to come comes one after the other.
    if !Set(words).isDisjoint(with: ["eta", "minutes", "min", "wait", "remaining", "until", "arrival"]) {
      return value + 5 * Double(place)
    }
    let share = [1, 0.86, 0.71, 0.6, 0.5, 0.43][min(place, 5)]
    if value <= 1 { return (value * share * 100).rounded() / 100 }
    return value < 10 ? max(value - Double(place), 0) : (value * share).rounded()
  }
}
