/// Lengths of time in a few characters.
enum LengthText {
  /// `45 s`, `10 min`, `10 min 3 s`, `1 h 2 min`; parts of a second are cut off.
  static func string(seconds: Double) -> String {
    parts(seconds).map { "\($0.number) \($0.unit.sign)" }.joined(separator: " ")
  }

  /// The same for the ear, which takes units that are letters for others: `45 seconds`, `1 hour, 2 minutes`.
  static func spoken(seconds: Double) -> String {
    parts(seconds).map { "\($0.number) \($0.unit.word)\($0.number == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  private typealias Unit = (sign: String, word: String)

  private static func parts(_ seconds: Double) -> [(number: Int, unit: Unit)] {
    let whole = seconds.isFinite ? max(0, Int(min(seconds, 1e9))) : 0
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    var parts: [(number: Int, unit: Unit)] = []
    if hours > 0 { parts.append((hours, ("h", "hour"))) }
    if minutes > 0 { parts.append((minutes, ("min", "minute"))) }
    // Beside hours nobody asks for seconds.
    if hours == 0, rest > 0 || minutes == 0 { parts.append((rest, ("s", "second"))) }
    return parts
  }

  /// A number of minutes without needless digits: `10`, `10.5`, `0.33`.
  static func string(minutes: Double) -> String {
    Int(exactly: minutes).map { String($0) } ?? String(minutes)
  }
}
