/// Lengths of time for the ear: of units that are letters VoiceOver makes meters and others.
enum SpokenLength {
  /// `0 minutes`, `1 minute`, `2 hours`, `4 hours, 19 minutes`, and from two days on `3 days`.
  static func words(minutes: Int) -> String {
    let parts =
      minutes < 48 * 60
      ? [count(minutes / 60, "hour"), count(minutes % 60, "minute")] : [count(minutes / 1440, "day")]
    let words = parts.compactMap(\.self)
    return words.isEmpty ? "0 minutes" : words.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ unit: String) -> String? {
    number == 0 ? nil : "\(number) \(unit)\(number == 1 ? "" : "s")"
  }
}
