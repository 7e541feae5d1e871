import SkerryBasics

/// How running time is written: `m:ss`, `h:mm:ss`, with fractions, or in words where seconds are not wanted.
nonisolated public struct ClockFormat: Hashable, Sendable {
  /// False: minutes run beyond 59 (`62:03`).
  public var showsHours: Bool
  /// At most this many of hours, minutes, seconds and fraction; what remains is worded where seconds drop out.
  public var maxFieldCount: Int
  /// The finest step shown, in microseconds, at least 1,000.
  public var precision: Int64
  /// Minutes and hours have two digits (`05:23`), as stopwatches write them.
  public var isPadded: Bool

  /// A clock's way of writing a length of time.
  public init(
    showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1), isPadded: Bool = false
  ) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    let parts = maxPrecision.components
    let seconds = min(max(parts.seconds, 0), 86_400 * 366)
    precision = max(1000, seconds * Moment.second + parts.attoseconds / 1_000_000_000_000)
    self.isPadded = isPadded
  }

  /// Whether hours, minutes and seconds are all written, at any length of time.
  var showsEachSecond: Bool { precision == Moment.second && maxFieldCount >= 3 }

  /// The format of `Text(timerInterval:)` and `Text(date, style: .timer)`.
  static let timer = ClockFormat()
}

/// A running or stopped length of time at one instant.
nonisolated struct ClockReading: Sendable {
  /// Microseconds, not negative.
  var value: Int64
  /// Rounded up while counting down, so that a second is shown as soon as it begins; down while counting up.
  var countsDown: Bool
  /// Whether the value will move.
  var isRunning: Bool
}

nonisolated extension ClockFormat {
  /// The looks of a reading.
  private enum Form {
    /// Fields separated by colons, of a value rounded to `step`.
    case fields(step: Int64)
    /// Words, of a value rounded to `rounding` and then cut to `step`.
    case words(step: Int64, rounding: Int64)
  }

  func string(_ reading: ClockReading, isReduced: Bool = false) -> String {
    switch form(reading, isReduced: isReduced) {
    case .words(let step, let rounding): return words(reading, step: step, rounding: rounding)
    case .fields(let step):
      let rounded = round(reading, to: step)
      let withholdsSeconds = isReduced && reading.isRunning && !(reading.countsDown && rounded < Moment.minute)
      return fields(
        rounded, fractionDigits: fractionDigits(rounded), withholdsFraction: isReduced && reading.isRunning,
        withholdsSeconds: withholdsSeconds)
    }
  }

  func spoken(_ reading: ClockReading, isReduced: Bool = false) -> String {
    switch form(reading, isReduced: isReduced) {
    case .words(let step, let rounding):
      let text = words(reading, step: step, rounding: rounding)
      return text.hasPrefix("<") ? "less than " + text.dropFirst() : text
    case .fields:
      let seconds = Int(round(reading, to: max(precision, Moment.second)) / Moment.second)
      guard isReduced, reading.isRunning, !(reading.countsDown && seconds < 60) else {
        return UnitWords.wide.string(seconds: seconds)
      }
      return seconds < 60 ? "less than 1 minute" : UnitWords.wide.string(seconds: seconds / 60 * 60)
    }
  }

  /// The value at which a running reading may next look different: never past the one at which it does.
  func nextValue(_ reading: ClockReading, isReduced: Bool) -> Int64 {
    reading.countsDown
      ? nextValueDown(reading, isReduced: isReduced) : nextValueUp(reading, isReduced: isReduced)
  }

  private func nextValueUp(_ reading: ClockReading, isReduced: Bool) -> Int64 {
    let step: Int64 =
      switch form(reading, isReduced: isReduced) {
      case .words(let step, let rounding): step % rounding == 0 ? step : rounding
      case .fields(let step): skipsToMinute(step, isReduced) ? Moment.minute : step
      }
    let next = (reading.value / step + 1) * step
    return reading.value < Moment.hour ? min(next, Moment.hour) : next
  }

  private func nextValueDown(_ reading: ClockReading, isReduced: Bool) -> Int64 {
    var next: Int64
    switch form(reading, isReduced: isReduced) {
    case .words(let step, let rounding):
      let rounded = round(reading, to: rounding)
      next = (step % rounding == 0 ? rounded / step * step : rounded) - rounding
    case .fields(let step):
      let rounded = round(reading, to: step)
      next =
        skipsToMinute(step, isReduced) && rounded >= Moment.minute
        ? rounded / Moment.minute * Moment.minute - step : rounded - step
    }
    // Below an hour there may be room for finer fields.
    let belowHour = Moment.hour - (isReduced ? max(precision, Moment.second) : precision)
    if reading.value > belowHour { next = max(next, belowHour) }
    return max(next, 0)
  }

  /// Withheld seconds leave only the minutes to change, unless the steps are odd ones such as 7 seconds.
  private func skipsToMinute(_ step: Int64, _ isReduced: Bool) -> Bool {
    isReduced && Moment.minute % step == 0
  }

  private func form(_ reading: ClockReading, isReduced: Bool) -> Form {
    let step = isReduced && reading.isRunning ? max(precision, Moment.second) : precision
    if precision >= Moment.minute { return .words(step: precision, rounding: 1) }
    let rounded = round(reading, to: step)
    let whole = wholeFieldCount(rounded)
    if whole > maxFieldCount {
      let withholdsSeconds = isReduced && reading.isRunning
      let smallest = rounded < Moment.minute && !withholdsSeconds ? max(step, Moment.second) : Moment.minute
      return .words(step: whole == 3 && maxFieldCount == 1 ? Moment.hour : smallest, rounding: step)
    }
    return .fields(step: whole < maxFieldCount ? step : max(step, Moment.second))
  }

  /// Hours, minutes, seconds; or minutes, seconds.
  private func wholeFieldCount(_ value: Int64) -> Int {
    showsHours && value >= Moment.hour ? 3 : 2
  }

  private func round(_ reading: ClockReading, to step: Int64) -> Int64 {
    reading.countsDown ? ceilDivide(reading.value, step) * step : reading.value / step * step
  }

  private func fractionDigits(_ value: Int64) -> Int {
    guard precision < Moment.second, wholeFieldCount(value) < maxFieldCount else { return 0 }
    return precision >= 100_000 ? 1 : precision >= 10_000 ? 2 : 3
  }

  private func fields(_ value: Int64, fractionDigits: Int, withholdsFraction: Bool, withholdsSeconds: Bool) -> String {
    let seconds = value / Moment.second
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    var text = ""
    if hours > 0 { text = (isPadded ? twoDigits(hours) : String(hours)) + ":" }
    text += isPadded || hours > 0 ? twoDigits(minutes) : String(minutes)
    text += ":"
    text += withholdsSeconds ? withheldDigit + withheldDigit : twoDigits(seconds % 60)
    guard fractionDigits > 0 else { return text }
    if withholdsFraction { return text + "." + String(repeating: withheldDigit, count: fractionDigits) }
    let milliseconds = String(1000 + value % Moment.second / 1000).dropFirst()
    return text + "." + milliseconds.prefix(fractionDigits)
  }

  private func words(_ reading: ClockReading, step: Int64, rounding: Int64) -> String {
    let value = round(reading, to: rounding)
    let unit: CalendarUnits = step >= Moment.hour ? .hour : step >= Moment.minute ? .minute : .second
    let isUnderOne = value > 0 || (reading.isRunning && !reading.countsDown)
    if isUnderOne, value < step, step >= Moment.minute {
      return "<" + UnitWords.wide.string(Int(step / (unit.length ?? step)), unit)
    }
    let seconds = Int(value / step * step / Moment.second)
    let parts: [(value: Int, unit: CalendarUnits)] = [
      (showsHours ? seconds / 3600 : 0, .hour), (showsHours ? seconds / 60 % 60 : seconds / 60, .minute),
      (seconds % 60, .second),
    ]
    let shown = parts.filter { $0.value != 0 }.prefix(maxFieldCount)
    return shown.isEmpty
      ? UnitWords.wide.string(0, unit)
      : shown.map { UnitWords.wide.string($0.value, $0.unit) }.joined(separator: ", ")
  }
}
