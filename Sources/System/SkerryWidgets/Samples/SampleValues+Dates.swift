import FoundationEssentials

/// When something was or is to be, by the names of dates.
nonisolated extension SampleValues {
  private static let past: Set<String> = [
    "start", "started", "starts", "begin", "began", "created", "updated", "update", "last", "since", "parked",
    "ordered", "departed", "departure", "depart", "elapsed", "previous", "placed", "from", "starting", "beginning",
    "opened", "joined", "anchor", "dep",
  ]
  /// What is to come although it ends in “ed”.
  private static let toCome: Set<String> = [
    "scheduled", "planned", "estimated", "expected", "predicted", "needed", "limited", "speed", "feed", "seed",
    "expired", "projected", "promised", "requested", "delayed", "timed",
  ]

  /// `publishedAt` is over, and so is the date of what was.
  private static func isPast(_ name: String) -> Bool {
    let words = words(name)
    if words.contains(where: past.contains) { return true }
    guard let last = words.last, ["at", "on", "time", "date"].contains(last) else { return false }
    return words.contains { $0.count > 4 && $0.hasSuffix("ed") && !toCome.contains($0) }
      && words.allSatisfy { !toCome.contains($0) }
  }

  /// The instant that a name means.
  func date(_ name: String) -> Date {
    // What one thing lasts to and another begins with is still to come.
    let isPast = (hints.begins.contains(name) || Self.isPast(name)) && !hints.ends.contains(name)
    // One leaves before one is anywhere.
    let isSoon = Self.has(name, ["leave", "leaving", "boarding", "reminder"])
    // A rest is short.
    let isOfRest = Self.has(name, ["rest", "resting"]) || subject.contains("rest")
    if isOfRest, !isPast, hints.longest == nil { return now.addingTimeInterval(75) }
    let lasts = hints.longest ?? 1500
    let left = SampleWritten.left(of: lasts)
    return now.addingTimeInterval(isPast ? left - lasts : isSoon ? 480 : left)
  }
}
