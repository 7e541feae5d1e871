import FoundationEssentials

/// Reads what a person enters as a time: a duration from now, or an instant.
public enum TimeEntry {
  /// The farthest jump, in seconds: ten years.
  public static let farthest = 3650.0 * 86_400

  /// Neither a duration nor an instant; the description says what is.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    case duration(DurationEntry.Problem)
    case instant(InstantEntry.Problem)

    public var description: String {
      switch self {
      case .duration(.unreadable(let text)):
        "“\(text)” is not a duration, such as 90s, 5m, 1h30m or 2:30, nor an instant, such as 2026-01-31 18:00."
      case .duration(let problem): problem.sentence
      case .instant(let problem): problem.sentence
      }
    }

    /// Whether the description speaks of instants already, so that no further advice on them is needed.
    public var speaksOfInstants: Bool {
      switch self {
      case .duration(.negative), .duration(.unreadable), .instant(.empty), .instant(.unreadable), .instant(.outOfRange):
        true
      case .duration, .instant: false
      }
    }
  }

  /// The instant that is meant: `+90s`, `5m`, `2:30`, `8h` count from `now`; anything with a date is absolute.
  public static func instant(_ text: String, from now: Date, timeZone: String) throws(Problem) -> Date {
    let entry = text.hasPrefix("+") ? String(text.dropFirst()) : text
    let isAbsolute = entry.hasPrefix("@") || entry.dropFirst(3).contains("-")
    if isAbsolute {
      do {
        return try InstantEntry.date(entry, timeZone: timeZone)
      } catch {
        throw .instant(error)
      }
    }
    let seconds: Double
    do {
      seconds = try WrittenDuration.seconds(entry)
    } catch {
      throw .duration(error)
    }
    do { return try InstantEntry.checked(now.addingTimeInterval(seconds), text) } catch { throw .instant(error) }
  }

  /// The instant that a clock is set to: `+2h` and `-30m` count from `now`, everything else is an instant.
  public static func wallClock(_ text: String, from now: Date, timeZone: String) throws(Problem) -> Date {
    let isBackwards = text.hasPrefix("-")
    guard isBackwards || text.hasPrefix("+") else {
      do { return try InstantEntry.date(text, timeZone: timeZone) } catch { throw .instant(error) }
    }
    let seconds: Double
    do {
      seconds = try WrittenDuration.seconds(String(text.dropFirst()))
    } catch {
      throw .duration(error)
    }
    // Instants have bounds, however they are reached.
    do {
      return try InstantEntry.checked(now.addingTimeInterval(isBackwards ? -seconds : seconds), text)
    } catch {
      throw .instant(error)
    }
  }
}
