/// Texts that are written for eyes: `valueText` is no word, and what is told of a reading is a reading.
nonisolated extension SampleValues {
  /// Activities that lead somewhere, whatever else they are.
  static let moving: Set<String> = [
    "delivery", "order", "ride", "trip", "flight", "bus", "train", "taxi", "parcel", "package", "shipment", "transit",
    "journey", "commute", "route", "driver", "courier", "food", "run", "walk", "hike", "cycling",
  ]

  /// Endings that only say what it is written for.
  private static let endings: Set<String> = ["text", "label", "string", "display", "formatted"]

  /// What a text like `valueText`, `deltaText` or `trendSymbol` says; `nil` for any other.
  func reading(_ name: String) -> String? {
    var words = Self.words(name)
    let isWritten = words.count > 1 && Self.endings.contains(words.last ?? "")
    if isWritten { words.removeLast() }
    let all = Set(words)
    if all.contains("trend"), words.count == 1 ? isWritten : !all.isDisjoint(with: ["symbol", "arrow", "glyph"]) {
      return "↗"
    }
    guard isWritten else { return nil }
    if all == ["value"] || all == ["current", "value"] { return subject.contains("glucose") ? "112" : "62" }
    if all == ["unit"] || all == ["units"] { return subject.contains("glucose") ? "mg/dL" : "km" }
    if !all.isDisjoint(with: ["delta", "change", "difference"]) { return "+\(3 + step)" }
    if all.contains("last"), !all.isDisjoint(with: ["reading", "update", "updated", "seen", "sync", "synced"]) {
      return "2 min ago"
    }
    return measure(all)
  }

  private static let unitsOf: [(words: Set<String>, unit: String)] = [
    (["distance"], "km"), (["weight", "mass", "load"], "kg"), (["speed", "velocity"], "km/h"),
    (["temperature", "temp"], "°C"),
    (["pace"], "/km"), (["ascent", "descent", "elevation", "altitude", "climb", "depth", "height"], "m"),
    (["power", "watts"], "W"), (["heart", "hr", "bpm"], "bpm"), (["energy", "calories"], "kcal"),
    (["elapsed", "duration", "time"], "min"), (["glucose", "sugar"], "mg/dL"), (["pressure"], "hPa"),
  ]

  /// What is measured, as somebody writes it; `nil` where the words name none of it.
  func measure(_ words: Set<String>) -> String? {
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    if has("unit", "units") {
      if isOfSugar(["value"]) { return "mg/dL" }
      let known = [words, siblings.words].lazy.compactMap { names in
        Self.unitsOf.first { !$0.words.isDisjoint(with: names) }?.unit
      }.first
      return has("long") && known ?? "km" == "km" ? "kilometers" : known ?? "km"
    }
    // How much it is more or less.
    if has("change", "delta", "difference", "diff") {
      return has("percent", "percentage", "pct") ? "+1.2%" : has("price", "amount", "value") ? "+1.25" : nil
    }
    if has("energy", "kwh") { return "\(12 + 2 * step).4 kWh" }
    if has("power", "watts", "wattage"), !has("status", "state", "mode") { return "48 kW" }
    if has("weight", "mass") { return "60 kg" }
    if has("estimate", "estimated") { return spoken(left) }
    return nil
  }

  /// What is counted in numbers of its own size; `nil` where the words name none of it.
  func counted(_ words: Set<String>) -> Int? {
    func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
    let isAim = has("threshold") || !words.isDisjoint(with: Self.aims.subtracting(["max", "maximum"]))
    if has("steps") || has("step") && has("count", "counter") {
      let isOnFoot = !subject.isDisjoint(with: ["step", "steps", "walk", "walking", "pedometer", "fitness", "health"])
      // A recipe has steps as well: what is done of them, and all of them.
      if !isOnFoot, has("total", "max", "done", "completed", "finished", "current", "remaining", "count") { return nil }
      if isAim { return 10_000 }
      if has("total", "week", "weekly", "boot") { return 12_840 + 30 * step }
      return has("since", "session", "open", "start") ? 420 + 30 * step : 6420 + 30 * step
    }
    let sides: Set<String> = ["ours", "theirs", "home", "away", "us", "them", "opponent", "guest", "my", "a", "b"]
    if has("points"), !words.isDisjoint(with: sides) { return nil }
    if has("points"), !has("total", "count") { return isAim ? 1000 : 420 + 30 * step }
    if has("co2", "ppm") { return isAim ? 1000 : 640 + 20 * step }
    if has("reps"), !has("total", "done", "completed") { return 10 }
    return nil
  }

  /// Where the scale of a chart of made-up numbers begins and ends.
  func scale(_ words: Set<String>) -> Int? {
    guard !words.isDisjoint(with: ["graph", "chart", "axis", "value"]) else { return nil }
    return words.isDisjoint(with: ["min", "minimum"]) ? words.isDisjoint(with: ["max", "maximum"]) ? nil : 16 : 0
  }

  /// What is counted of a side at bat: the balls of an over stand behind a point.
  func ofCricket(_ words: Set<String>) -> Double? {
    switch words {
    case ["runs"], ["total", "runs"]: 128 + 6 * Double(step)
    case ["overs"], ["current", "overs"]: 16.2 + Double(step)
    default: nil
    }
  }

  /// Whether it belongs to the second of two: `playerB`, `scoreB`, `team2`.
  static func isOfSecond(_ name: String) -> Bool {
    name.contains(/[a-z](?:B|2|Two)(?:$|[A-Z])/)
  }
}
