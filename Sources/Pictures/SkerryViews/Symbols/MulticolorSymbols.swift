/// The colours of symbols that have one of their own, in the multicolour mode.
///
/// A sign of a terminal has one colour: that of a symbol of several is the one by which it is told.
nonisolated enum MulticolorSymbols {
  /// The colour of a symbol; `nil` for one that has the colour of what is around it.
  static func color(of name: String) -> Color? {
    let parts = name.split(separator: ".")
    guard let first = parts.first, !parts.contains("slash") else { return nil }
    if parts.prefix(2).joined(separator: ".") == "exclamationmark.triangle" { return .yellow }
    return colors[String(first)]
  }

  private static let colors: [String: Color] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "heart": .red, "leaf": .green, "drop": .blue,
  ]
}
