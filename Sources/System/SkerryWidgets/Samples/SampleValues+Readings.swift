/// Texts that are written for eyes: `valueText` is no word, and what is told of a reading is a reading.
nonisolated extension SampleValues {
  /// Activities that lead nowhere.
  static let still: Set<String> = [
    "match", "game", "score", "workout", "gym", "training", "exercise", "charging", "charge", "charger", "battery",
    "recording", "recorder", "cook", "cooking", "recipe", "bake", "oven", "focus", "pomodoro", "sleep", "fasting",
    "fast", "glucose", "stock", "shift", "prayer", "download", "upload", "print", "printer", "wash", "washer",
    "laundry", "meeting", "session", "study", "meditation", "build", "scan", "backup", "sync", "export",
    "timer", "task",
  ]
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
    if all == ["value"] || all == ["current", "value"] { return subject.contains("glucose") ? "112" : "64" }
    if all == ["unit"] || all == ["units"] { return subject.contains("glucose") ? "mg/dL" : "km" }
    if !all.isDisjoint(with: ["delta", "change", "difference"]) { return "+\(3 + step)" }
    if all.contains("last"), !all.isDisjoint(with: ["reading", "update", "updated", "seen", "sync", "synced"]) {
      return "2 min ago"
    }
    return nil
  }
}
