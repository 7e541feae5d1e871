import SkerryBasics

/// Text that says how far away an instant is: `.relative`, `.offset`, and the `.offset(to:)` format style.
nonisolated struct DistanceText: ChangingText {
  /// The sign before the number.
  enum Sign: Hashable, Sendable {
    case none
    /// `+` from the anchor on, `-` before it (`Text(date, style: .offset)`).
    case always
    /// U+2212 before the anchor, nothing after it (`SystemFormatStyle.DateOffset`).
    case automatic
    case alwaysTypographic
  }

  var anchor: Moment
  var units: CalendarUnits
  var count: Int
  var words: UnitWords
  var sign: Sign

  func string(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    let distance = distance(at: moment, in: environment)
    let sign = withholdsAll(environment) ? "" : signText(distance)
    return sign + body(distance, words: words, environment, withheld: withheldDigit + withheldDigit)
  }

  func spoken(at moment: Moment, in environment: LiveTextEnvironment) -> String {
    let distance = distance(at: moment, in: environment)
    let sign =
      switch signText(distance) {
      case "": ""
      case "+": "plus "
      default: "minus "
      }
    if environment.isLuminanceReduced, distance.isZero { return sign + "less than 1 minute" }
    let parts = distance.parts(count: count)
    return sign + parts.map { UnitWords.wide.string($0.value, $0.unit) }.joined(separator: ", ")
  }

  func candidate(after moment: Moment, in environment: LiveTextEnvironment) -> Moment? {
    if withholdsAll(environment) { return nil }
    return distance(at: moment, in: environment).nextChange(count: count)
  }

  private func distance(at moment: Moment, in environment: LiveTextEnvironment) -> CalendarDistance {
    CalendarDistance(
      from: anchor, at: moment, units: environment.isLuminanceReduced ? units.withoutSeconds : units,
      table: WallClock.table(environment.timeZone))
  }

  /// Nothing is left to say on the Always-On display when only seconds are allowed.
  private func withholdsAll(_ environment: LiveTextEnvironment) -> Bool {
    environment.isLuminanceReduced && units == .second
  }

  private func signText(_ distance: CalendarDistance) -> String {
    let isNegative = distance.isBefore && !distance.isZero
    switch sign {
    case .none: return ""
    case .always: return isNegative ? "-" : "+"
    case .automatic: return isNegative ? "\u{2212}" : ""
    case .alwaysTypographic: return isNegative ? "\u{2212}" : "+"
    }
  }

  private func body(
    _ distance: CalendarDistance, words: UnitWords, _ environment: LiveTextEnvironment, withheld: String
  ) -> String {
    let withholdsSeconds = environment.isLuminanceReduced && units.contains(.second)
    if let fields = fieldUnits { return pattern(distance, fields, secondsText: withholdsSeconds ? withheld : nil) }
    if withholdsSeconds, distance.isZero || withholdsAll(environment) {
      if let text = environment.language?.withheld(.second, words, digits: withheld) { return text }
      return withheld + " " + words.name(of: .second, isOne: false)
    }
    let parts = distance.parts(count: count)
    return environment.language?.string(parts, words)
      ?? parts.map { words.string($0.value, $0.unit) }.joined(separator: ", ")
  }

  /// Exactly minutes and seconds, or hours, minutes and seconds, are written as a clock.
  private var fieldUnits: [CalendarUnits]? {
    guard sign == .automatic || sign == .alwaysTypographic || sign == .none, words == .wide else { return nil }
    if units == [.minute, .second], count == 2 { return [.minute, .second] }
    if units == [.hour, .minute, .second], count == 3 { return [.hour, .minute, .second] }
    return nil
  }

  private func pattern(_ distance: CalendarDistance, _ fields: [CalendarUnits], secondsText: String?) -> String {
    let parts = distance.parts(count: fields.count)
    return fields.map { unit in
      if unit == .second, let secondsText { return secondsText }
      let value = parts.first { $0.unit == unit }?.value ?? 0
      return unit == fields.first ? String(value) : twoDigits(value)
    }.joined(separator: ":")
  }
}

nonisolated extension CalendarUnits {
  /// The units that Always-On counts in.
  var withoutSeconds: CalendarUnits {
    let rest = subtracting(.second)
    return rest.isEmpty ? .minute : rest
  }
}
