/// Which numbers of an activity are parts, rests and shares of others.
nonisolated extension SampleSiblings {
  /// Words that say nothing of what is counted.
  private static let plain: Set<String> = [
    "current", "count", "number", "value", "amount", "so", "far", "today", "now", "my", "of", "daily", "num", "session",
    "index", "done", "completed", "finished", "complete", "consumed", "logged", "taken", "spent", "used", "raw",
    "open", "active", "available", "online", "occupied", "free",
  ]
  private static let times: Set<String> = [
    "time", "seconds", "minutes", "hours", "duration", "elapsed", "ms", "date", "at", "timestamp", "epoch", "millis",
    "sec",
  ]
  private static let ofWholes: Set<String> = SampleValues.aims.union([
    "total", "capacity", "planned", "plan", "budget", "required", "needed",
  ])
  private static let rests: Set<String> = ["remaining", "left"]
  /// Words of numbers that are shares of others.
  private static let shares: Set<String> = [
    "progress", "percent", "percentage", "fraction", "pct", "ratio", "completion",
  ]

  // MARK: Parts

  /// What a number is the whole of: `waterGoal` of `currentWater`, `total` of the only other one that is counted.
  func parts(of name: String) -> [String] {
    let words = Set(SampleValues.words(name))
    guard !words.isDisjoint(with: Self.ofWholes), words.isDisjoint(with: Self.times) else { return [] }
    let thing = Self.thing(words)
    let counted = counted
    return numbers.filter { other in
      guard other != name else { return false }
      let others = Set(SampleValues.words(other))
      guard others.isDisjoint(with: Self.ofWholes), others.isDisjoint(with: Self.times),
        others.isDisjoint(with: Self.rests) || Self.thing(others) == thing,
        others.isDisjoint(with: Self.leftOut.union(Self.open))
      else { return false }
      let rest = Self.thing(others)
      // What is called by no name is what is done of the only thing there is.
      let isOnly = thing.isEmpty || rest.isEmpty && !others.isDisjoint(with: Self.plain)
      return rest == thing || isOnly && counted == [other]
    }.sorted()
  }

  /// What is counted, be it one or several: `knocks` and `knockGoal`.
  private static func thing(_ words: Set<String>) -> Set<String> {
    let rest = words.subtracting(ofWholes).subtracting(plain).subtracting(rests).filter { !isParticiple($0) }
    return Set(rest.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  /// Whether it says what became of something: `detected`.
  private static func isParticiple(_ word: String) -> Bool {
    word.count > 5 && word.hasSuffix("ed") && !["speed", "breed"].contains(word)
  }

  /// The numbers that are no wholes and no times.
  private var counted: Set<String> {
    numbers.filter { name in
      let words = Set(SampleValues.words(name))
      return words.isDisjoint(with: Self.ofWholes) && words.isDisjoint(with: Self.times)
        && words.isDisjoint(with: Self.shares.union(["rate", "price", "id", "level"]))
    }
  }

  // MARK: Rests

  /// The whole of which a number says how much is left.
  func whole(ofRest name: String) -> String? {
    let words = Set(SampleValues.words(name))
    guard !words.isDisjoint(with: Self.rests), words.isDisjoint(with: Self.times) else { return nil }
    let thing = Self.thing(words)
    return numbers.sorted().first { other in
      let others = Set(SampleValues.words(other))
      return others.isDisjoint(with: Self.rests) && others.isDisjoint(with: Self.times)
        && (!others.isDisjoint(with: Self.ofWholes) || others.contains("count"))
        && Self.thing(others) == thing
    }
  }

  /// The whole and the part of it that is done, where a number is what is left of them.
  func difference(of name: String) -> (whole: String, part: String)? {
    guard let whole = whole(ofRest: name) else { return nil }
    let done = parts(of: whole).first { Self.rests.isDisjoint(with: SampleValues.words($0)) }
    return done.map { (whole, $0) }
  }

  // MARK: Shares

  /// The part and the whole of which a number is the share: `progress` beside `doneSets` and `totalSets`.
  func share(of name: String) -> (part: String, whole: String)? {
    let words = Set(SampleValues.words(name))
    guard !words.isDisjoint(with: Self.shares), words.isDisjoint(with: Self.ofWholes) else { return nil }
    let pairs = numbers.sorted().flatMap { whole in
      parts(of: whole).filter { part in
        part != name && Self.shares.union(Self.rests).isDisjoint(with: SampleValues.words(part))
      }.map { (part: $0, whole: whole) }
    }
    let thing = Self.thing(words.subtracting(Self.shares)).subtracting(["overall", "complete", "completed", "bar"])
    guard thing.isEmpty else {
      return pairs.first { Self.thing(Set(SampleValues.words($0.whole))) == thing }
    }
    let named = pairs.filter { pair in
      let thing = Self.thing(Set(SampleValues.words(pair.whole)))
      return !thing.isEmpty && thing == Self.thing(Set(SampleValues.words(pair.part)))
    }
    return named.count == 1 ? named[0] : pairs.count == 1 ? pairs[0] : nil
  }

  /// The whole that a number is counted up to which is called a progress: `progress` and `total`, both without a fraction.
  func whole(ofProgress name: String) -> String? {
    let words = SampleValues.words(name)
    guard words.contains("progress"), Self.ofWholes.isDisjoint(with: words) else { return nil }
    let thing = Self.thing(Set(words).subtracting(["progress", "value", "count"]))
    guard numbers.allSatisfy({ parts(of: $0).allSatisfy { $0 == name || !thing.isEmpty } }) else { return nil }
    let wholes = numbers.filter {
      let words = Set(SampleValues.words($0))
      return !words.isDisjoint(with: Self.ofWholes) && words.isDisjoint(with: Self.times)
        && Self.thing(words.subtracting(["progress"])) == thing
    }
    return wholes.count == 1 ? wholes.first : nil
  }

  // MARK: Lists

  /// The list whose elements a number counts: `beerCount` of `beers`.
  func list(countedBy name: String) -> String? {
    let words = SampleValues.words(name)
    let marks: Set<String> = ["count", "number", "num", "of"]
    guard !marks.isDisjoint(with: words), Self.rests.isDisjoint(with: words) else { return nil }
    guard !words.contains(where: { Self.ofWholes.contains($0) || Self.outcomes.contains($0) }) else { return nil }
    let rest = Self.thing(Set(words).subtracting(marks))
    if let same = lists.sorted().first(where: { Self.thing(Set(SampleValues.words($0))) == rest }) { return same }
    let isAnything = rest.isSubset(of: ["item", "queue", "list", "entry"]) && words.contains("count")
    return isAnything && lists.count == 1 ? lists.first : nil
  }

  // MARK: Outcomes

  /// Words for what may come of each of several things: it is done, it is left out, or it is still to do.
  private static let outcomes = leftOut.union(open).union(["completed", "done", "finished"])
  private static let leftOut: Set<String> = ["skipped", "missed", "late", "wrong", "snoozed", "absent", "rejected"]
  private static let open: Set<String> = ["pending", "open", "todo", "outstanding", "waiting", "upcoming", "scheduled"]

  /// A number of what is left out or still to do of a total beside it.
  func outcome(_ name: String) -> (total: String, others: [String], isOpen: Bool)? {
    func stem(_ name: String) -> Set<String> {
      Set(SampleValues.words(name)).subtracting(Self.outcomes).subtracting(["count", "total", "number", "num"])
    }
    let words = Set(SampleValues.words(name))
    let isOpen = !words.isDisjoint(with: Self.open)
    guard isOpen || !words.isDisjoint(with: Self.leftOut) else { return nil }
    let total = numbers.sorted().first {
      Self.words($0).contains("total") && stem($0) == stem(name) && Self.times.isDisjoint(with: Self.words($0))
    }
    let others = numbers.sorted().filter { other in
      other != name && stem(other) == stem(name) && !Self.outcomes.isDisjoint(with: Self.words(other))
    }
    return others.isEmpty && isOpen ? nil : total.map { ($0, others, isOpen) }
  }

  private static func words(_ name: String) -> Set<String> { Set(SampleValues.words(name)) }

  // MARK: Clocks

  /// A number of hours, minutes or seconds beside one of the next larger or smaller unit: 1 and 30 of an hour and a half.
  func clockPart(_ name: String) -> (unit: String, isBelow: String?)? {
    let units = ["seconds", "minutes", "hours"]
    var words = SampleValues.words(name)
    guard let index = words.firstIndex(where: { units.contains($0) }) else { return nil }
    let unit = words.remove(at: index)
    let others = Set(
      numbers.compactMap { other -> String? in
        var others = SampleValues.words(other)
        guard other != name, let index = others.firstIndex(where: { units.contains($0) }) else { return nil }
        let unit = others.remove(at: index)
        return others == words ? unit : nil
      })
    guard !others.isEmpty else { return nil }
    let above = unit == "seconds" ? "minutes" : unit == "minutes" ? "hours" : nil
    return (unit, above.flatMap { others.contains($0) ? $0 : nil })
  }
}
