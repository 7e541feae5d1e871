import FoundationEssentials

/// When something was or is to be, by the names of dates.
nonisolated extension SampleValues {
  private static let past: Set<String> = [
    "start", "started", "starts", "begin", "began", "created", "since", "parked", "ordered", "departed", "departure",
    "depart", "elapsed", "previous", "placed", "from", "starting", "beginning", "opened", "joined", "anchor", "dep",
    "clocked", "connection", "connected", "paid", "sent", "basis", "reference", "checkin", "opening", "entered",
    "entry",
    "kickoff", "atd", "boarding", "boarded", "base", "origin",
  ]
  /// What was a moment ago.
  private static let recent: Set<String> = [
    "updated", "update", "last", "timestamp", "stamp", "reading", "captured", "fix", "observed", "synced", "refreshed",
    "measured",
    "seen", "received", "generated", "fetched",
  ]
  /// Where an instant that says no more is that of what is shown.
  private static let read: Set<String> = [
    "glucose", "price", "server", "market", "ticker", "stock", "crypto", "battery",
  ]
  /// What is to come although it ends in “ed”.
  private static let toCome: Set<String> = [
    "scheduled", "planned", "estimated", "expected", "predicted", "needed", "limited", "speed", "feed", "seed",
    "expired", "projected", "promised", "requested", "delayed", "timed",
  ]

  private static let units: Set<String> = [
    "ms", "millis", "milliseconds", "epoch", "unix", "seconds", "iso", "timestamp",
  ]

  /// Whether it is the instant of what was read or changed last.
  private func isRecent(_ name: String) -> Bool {
    let words = Self.words(name)
    if words.contains("as"), words.contains("of") { return true }
    if Set(words).isSubset(of: Self.units.union(["date", "time", "at"])),
      !subject.isDisjoint(with: Self.read) || isOfSugar(["value"])
    {
      return true
    }
    let others: Set<String> = [
      "next", "end", "ends", "start", "started", "begin", "began", "until", "expiry", "target",
      "arrival", "departure", "due", "deadline", "scheduled", "eta", "expires",
    ]
    return words.contains { Self.recent.contains($0) } && others.isDisjoint(with: words)
  }

  /// `publishedAt` is over, and so is the date of what was.
  private static func isPast(_ name: String) -> Bool {
    var words = words(name)
    while words.count > 1, let last = words.last, units.contains(last) { words.removeLast() }
    // What comes next has not begun.
    if let first = words.first, words.count > 1, ["next", "upcoming", "following"].contains(first) { return false }
    if words.contains(where: past.contains) { return true }
    let ends: Set<String> = ["at", "on", "time", "date", "in", "out", "off"]
    let end = ends.contains(words.last ?? "") ? words[...] : words.suffix(1)
    return end.contains { $0.count > 4 && $0.hasSuffix("ed") && !toCome.contains($0) }
      && words.allSatisfy { !toCome.contains($0) }
  }

  /// The instant that a name means.
  func date(_ name: String) -> Date {
    // What one thing lasts to and another begins with is still to come.
    let isPast = hints.begins.contains(name) || Self.isPast(name) || countsUp(name)
    let isEnd = hints.ends.contains(name)
    if Self.has(name, ["now"]) || Self.words(name) == ["current", "time"] { return now }
    if !isEnd, !hints.begins.contains(name), isRecent(name) { return now.addingTimeInterval(-120) }
    // One leaves before one is anywhere.
    let isSoon = Self.has(name, ["leave", "leaving", "reminder"])
    // A rest is short.
    let isOfRest = Self.has(name, ["rest", "resting"]) || subject.contains("rest")
    if isOfRest, !isPast, hints.longest == nil { return now.addingTimeInterval(48) }
    if let day = day(name) { return day }
    let left = SampleWritten.left(of: Double(lasts)) + later(than: name)
    return now.addingTimeInterval(isPast && !isEnd ? left - Double(lasts) : isSoon ? 480 : left)
  }

  /// Whether a timer counts up from it, as a number of seconds that are gone beside it says.
  private func countsUp(_ name: String) -> Bool {
    Self.has(name, ["timer"]) && !Self.has(name, ["end", "ends", "until"])
      && siblings.numbers.contains { Self.has($0, ["elapsed"]) }
  }

  /// What is due in some days that a number beside it says, and what was long ago.
  private func day(_ name: String) -> Date? {
    let words = Set(Self.words(name))
    if !words.isDisjoint(with: ["birth", "birthday", "born"]) { return now.addingTimeInterval(-34 * 365.25 * 86_400) }
    if !words.isDisjoint(with: ["death", "died"]) { return now.addingTimeInterval(-3 * 86_400) }
    guard !words.isDisjoint(with: ["due", "deadline", "expiry", "expires", "target", "event", "renewal", "departure"]),
      let days = siblings.numbers.sorted().first(where: {
        Self.has($0, ["days"]) && Self.has($0, ["until", "remaining", "left", "due"])
      })
    else { return nil }
    return now.addingTimeInterval(Double(whole(days)) * 86_400)
  }

  /// How late something comes among what is to come: what closes does so after the last moment before it is late.
  private static func lateness(_ words: [String]) -> Int {
    if words.contains(where: { ["expiry", "expires", "closes", "close", "closing", "stale", "latest"].contains($0) }) {
      return 2
    }
    return words.contains { ["grace", "deadline", "cutoff", "due"].contains($0) } ? 1 : 0
  }

  /// By how many seconds something comes after another date beside it: the next one after this one, the last moment after
  /// the planned one.
  private func later(than name: String) -> Double {
    let words = Self.words(name)
    let lateness = Self.lateness(words)
    let others = siblings.order.filter { other in
      other != name && (siblings.instants.contains(other) || Self.has(other, ["epoch", "timestamp"]))
        && !Self.isPast(other)
        && !Self.has(other, Self.recent) && Self.lateness(Self.words(other)) < lateness
    }
    if lateness > 0, !others.isEmpty { return Double(lateness) * max(600, SampleWritten.left(of: Double(lasts)) / 2) }
    guard words.count > 1, let first = words.first, ["next", "following"].contains(first) else { return 0 }
    let isSecond = siblings.instants.contains { Self.words($0) == Array(words.dropFirst()) && !Self.isPast($0) }
    return isSecond ? (Double(lasts) / 120).rounded() * 60 : 0
  }
}
