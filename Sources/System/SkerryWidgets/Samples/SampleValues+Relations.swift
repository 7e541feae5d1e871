import FoundationEssentials

/// Numbers that follow from others beside them.
nonisolated extension SampleValues {
  /// What follows for a number from those beside it; `nil` where nothing does.
  func derived(_ name: String, isWhole: Bool) -> Double? {
    if let (part, whole) = siblings.share(of: name) { return share(part, whole, name, isWhole: isWhole) }
    if isWhole || Self.words(name).count > 1, let whole = siblings.whole(ofProgress: name) {
      let all = number(whole, isWhole: isWhole)
      return isWhole ? (all * 0.62).rounded(.down) : all * 0.62
    }
    if let (whole, part) = siblings.difference(of: name) {
      return max(0, number(whole, isWhole: isWhole) - number(part, isWhole: isWhole))
    }
    if let (total, others, isOpen) = siblings.outcome(name) {
      guard isOpen else { return 1 }
      return max(0, number(total, isWhole: isWhole) - others.reduce(0) { $0 + number($1, isWhole: isWhole) })
    }
    if let list = siblings.list(countedBy: name) { return Double(hints.count(of: list) ?? 3) }
    return clockPart(name)
  }

  /// A number beside it, of its own kind.
  private func own(_ name: String) -> Double { number(name, isWhole: siblings.wholes.contains(name)) }

  private func number(_ name: String, isWhole: Bool) -> Double { isWhole ? Double(whole(name)) : fraction(name) }

  /// How much a part is of a whole, in parts of a hundred where the name or the type ask for them.
  private func share(_ part: String, _ whole: String, _ name: String, isWhole: Bool) -> Double? {
    let (part, all) = (own(part), own(whole))
    guard all > 0, part <= all else { return nil }
    let isInPercent = isWhole || hints.percents.contains(name) || aloneFraction(name) > 1
    return isInPercent ? (part / all * 100).rounded() : (part / all * 100).rounded() / 100
  }

  /// What one unit of a clock shows of a span: 9 hours, and beside them 36 minutes.
  private func clockPart(_ name: String) -> Double? {
    let words = Set(Self.words(name))
    guard let (unit, above) = siblings.clockPart(name), words.isDisjoint(with: Self.aims.union(["total", "planned"]))
    else {
      return nil
    }
    let isGone = !words.isDisjoint(with: ["elapsed", "current", "passed", "spent", "worked", "done"])
    let seconds = isGone ? passed : left
    return switch (unit, above) {
    case ("hours", _): Double(seconds / 3600)
    case ("minutes", "hours"): Double(seconds % 3600 / 60)
    case ("minutes", _): Double(seconds / 60)
    case (_, "minutes"): Double(seconds % 60)
    default: nil
    }
  }

  // MARK: Short spans

  private static let spansOfTime: Set<String> = [
    "time", "seconds", "sec", "secs", "s", "duration", "timer", "interval", "countdown", "length",
  ]
  private static let gaps: Set<String> = ["ahead", "behind", "delta", "diff", "difference", "gap", "drift", "offset"]

  /// Seconds of what is short, whatever it is a part of: a breath, a rest, a break, and how far one is before another.
  func brief(_ words: Set<String>) -> Int? {
    guard hints.longest == nil, !words.isDisjoint(with: Self.spansOfTime),
      words.isDisjoint(with: ["at", "date", "timestamp", "epoch", "unix", "start", "end", "minutes", "hours", "ms"])
    else { return nil }
    if !words.isDisjoint(with: Self.gaps) { return 12 }
    if !words.isDisjoint(with: ["inhale", "exhale", "breath"])
      || subject.contains("breathing") && words.contains("phase")
    {
      return 4
    }
    for (word, seconds) in [("rest", 120), ("resting", 120), ("break", 300)]
    where words.contains(word) && subject.isDisjoint(with: ["rest", "break"]) {
      let rest = Int(SampleWritten.left(of: Double(seconds)))
      return isOfRest(words) ? rest : words.isDisjoint(with: ["elapsed", "passed"]) ? seconds : seconds - rest
    }
    return nil
  }

  // MARK: What is beside

  /// Whether a score is that of a game: of a side, or of what is played.
  func isOfGame(_ words: Set<String>) -> Bool {
    let ofGames: Set<String> = [
      "home", "away", "opponent", "team", "player", "players", "game", "goals", "quarter", "inning", "period", "round",
      "question", "questions", "match", "opponents", "us", "them", "points", "a", "b", "my", "their", "high", "best",
    ]
    return !words.union(siblings.words).isDisjoint(with: ofGames)
      || subjects.contains { [.match, .race, .golf, .study].contains($0) }
      || words.contains { $0.hasPrefix("team") || $0.hasPrefix("player") }
      || siblings.numbers.count { Self.has($0, ["score"]) } > 1
  }

  /// Whether what is counted beside it is only time.
  var countsTime: Bool {
    siblings.numbers.contains { Self.has($0, ["elapsed", "remaining"]) && Self.has($0, ["time", "seconds"]) }
  }
}
