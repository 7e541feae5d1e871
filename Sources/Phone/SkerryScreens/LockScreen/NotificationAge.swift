import FoundationEssentials
import SkerryBasics

/// How long ago a notification came: “now” for a minute, then whole minutes, hours and days.
struct NotificationAge {
  private let count: Int
  private let unit: Unit
  /// When it is another.
  let nextChange: Date

  enum Unit: String {
    case minute, hour, day

    var seconds: Double { self == .minute ? 60 : self == .hour ? 3600 : 86_400 }
  }

  init(of date: Date, at now: Date) {
    let seconds = max(0, now.timeIntervalSince(date))
    unit = seconds < 3600 ? .minute : seconds < 86_400 ? .hour : .day
    let whole = (seconds / unit.seconds).rounded(.down)
    count = Int(whole)
    // A clock that was set back leaves dates in the future: they are “now” until a minute after them.
    nextChange = max(now, date).addingTimeInterval(now < date ? 60 : (whole + 1) * unit.seconds - seconds)
  }

  /// “now”, or such as “5m ago”, in the phone's language as far as its words are known.
  var text: String {
    if let words = AgeWords.of(PhoneLanguage.identifier) { return words.text(count, unit) }
    return count == 0 ? "now" : "\(count)\(unit.rawValue.prefix(1)) ago"
  }
  /// “now”, or such as “5 minutes ago”, as all that is spoken of phones in other languages.
  var spokenText: String { count == 0 ? "now" : "\(count) \(unit.rawValue)\(count == 1 ? "" : "s") ago" }
}
