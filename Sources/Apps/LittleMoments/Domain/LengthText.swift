/// Lengths of time in a few characters.
enum LengthText {
  /// `45 s`, `10 min`, `10 min 3 s`, `1 h 2 min`; parts of a second are cut off.
  static func string(seconds: Double) -> String {
    let whole = seconds.isFinite ? max(0, Int(min(seconds, 1e9))) : 0
    let parts = [(whole / 3600, "h"), (whole / 60 % 60, "min"), (whole % 60, "s")].filter { $0.0 > 0 }
    // Beside hours nobody asks for seconds.
    let shown = parts.filter { whole < 3600 || $0.1 != "s" }
    return shown.isEmpty ? "0 s" : shown.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// A number of minutes without needless digits: `10`, `10.5`, `0.33`.
  static func string(minutes: Double) -> String {
    Int(exactly: minutes).map { String($0) } ?? String(minutes)
  }
}
