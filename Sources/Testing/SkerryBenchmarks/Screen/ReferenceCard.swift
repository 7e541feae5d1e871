import FoundationEssentials
import SkerryViews

/// The content of a card of the reference screen.
struct ReferenceCard {
  let symbol: String
  let title: String
  let tint: UInt32
  /// Counts down to the end of the interval, or up from its start.
  let countsDown: Bool
  let interval: ClosedRange<Date>
  let details: (String, String)
  let button: String

  /// `shown` is what the timer reads at the start, `length` how long its interval is, both in seconds.
  private init(
    _ symbol: String, _ title: String, tint: UInt32, countsDown: Bool, shown: Double, length: Double,
    details: (String, String), button: String
  ) {
    self.symbol = symbol
    self.title = title
    self.tint = tint
    self.countsDown = countsDown
    let start = ReferenceScreen.start.addingTimeInterval(countsDown ? shown - length : -shown)
    interval = start...start.addingTimeInterval(length)
    self.details = details
    self.button = button
  }

  static let climbing = ReferenceCard(
    "▲", "SwiftClimb · Bouldering", tint: 0xFFAF00, countsDown: false, shown: 754, length: 28_800,
    details: ("Climbs 7", "Attempts 12"), button: "Add Climb")
  static let commute = ReferenceCard(
    "◆", "CommuteTimely · Home", tint: 0x00AFFF, countsDown: true, shown: 2530, length: 3600,
    details: ("ETA 10:21", "Traffic light"), button: "Cancel Trip")
  static let awake = ReferenceCard(
    "●", "iOSWiz · Awake", tint: 0xAF87FF, countsDown: false, shown: 5025, length: 57_600,
    details: ("Meal 2h ago", "Entries 14"), button: "Log Meal")
  static let sitting = ReferenceCard(
    "○", "LittleMoments · Sit", tint: 0x5FD787, countsDown: true, shown: 1080, length: 1200,
    details: ("Target 20 min", "Bell on"), button: "End Session")
  static let room = ReferenceCard(
    "■", "Inviso · Room 7", tint: 0xFF8700, countsDown: false, shown: 296, length: 1800,
    details: ("Peers 0", "Badge 2"), button: "Open")

  static let all = [climbing, commute, awake, sitting, room]
}

/// The instants and lines of the reference screen.
enum ReferenceScreen {
  /// 2025-11-20 09:41:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_763_631_660)

  /// The day of the clock in the header, from midnight to midnight.
  static let day: ClosedRange<Date> = {
    let midnight = start.addingTimeInterval(-Double(9 * 3600 + 41 * 60))
    return midnight...midnight.addingTimeInterval(86_400)
  }()

  private static let apps = ["SwiftClimb", "CommuteTimely", "iOSWiz", "LittleMoments", "Inviso"]
  private static let events = ["activity requested", "content updated", "became stale", "alert shown"]

  static let log = (0..<10).map { line in
    let second = line * 7 % 60
    let app = apps[line % 5]
    let time = "09:\(30 + line):\(second < 10 ? "0" : "")\(second)"
    let column = app + String(repeating: " ", count: 14 - app.count)
    return "\(time)  \(column) \(events[line % 4]) #\(line + 1)"
  }
}

extension Color {
  /// Red, green and blue as in 0xRRGGBB.
  init(hex: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }
}
