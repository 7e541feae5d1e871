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
    "updated", "update", "last", "timestamp", "reading", "captured", "fix", "observed", "synced", "refreshed",
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
    if Set(words).isSubset(of: Self.units.union(["date", "time", "at"])), !subject.isDisjoint(with: Self.read) {
      return true
    }
    let others: Set<String> = [
      "next", "end", "ends", "start", "started", "begin", "began", "until", "expiry", "target",
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
    guard let last = words.last, ["at", "on", "time", "date"].contains(last) else { return false }
    return words.contains { $0.count > 4 && $0.hasSuffix("ed") && !toCome.contains($0) }
      && words.allSatisfy { !toCome.contains($0) }
  }

  /// The instant that a name means.
  func date(_ name: String) -> Date {
    // What one thing lasts to and another begins with is still to come.
    let isPast = hints.begins.contains(name) || Self.isPast(name)
    let isEnd = hints.ends.contains(name)
    if Self.has(name, ["now"]) || Self.words(name) == ["current", "time"] { return now }
    if !isEnd, !hints.begins.contains(name), isRecent(name) { return now.addingTimeInterval(-120) }
    // One leaves before one is anywhere.
    let isSoon = Self.has(name, ["leave", "leaving", "reminder"])
    // A rest is short.
    let isOfRest = Self.has(name, ["rest", "resting"]) || subject.contains("rest")
    if isOfRest, !isPast, hints.longest == nil { return now.addingTimeInterval(48) }
    let left = SampleWritten.left(of: Double(lasts))
    return now.addingTimeInterval(isPast && !isEnd ? left - Double(lasts) : isSoon ? 480 : left)
  }
}
