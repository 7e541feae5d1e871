import FoundationEssentials
import SkerryBasics
import Testing

@testable import IOSWiz

/// The log's calendar, which knows of a zone only how far it is ahead of Greenwich, beside the phone's.
@Suite struct LocalTimeTests {
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham",
  ]

  @Test("W02 T02 the log shows what the phone's clock shows, from 1969 to 2038", arguments: zones)
  func instants(zone: String) {
    for time in stride(from: -31_536_000, to: 2_145_916_800, by: 86_399 * 7) {
      let clock = WallClock(Date(timeIntervalSince1970: Double(time)), timeZone: zone)
      let local = LocalTime(time, in: LocalZone(zone))
      #expect((local.day.year, local.day.month, local.day.day) == (clock.year, clock.month, clock.day), "\(time)")
      #expect(local.secondOfDay == clock.hour * 3600 + clock.minute * 60 + clock.second, "\(time)")
      #expect(local.utcOffset == clock.utcOffset, "\(time)")
    }
  }

  @Test(
    "W02 T02 a time of a note is the phone's instant, in hours that are left out or come twice too", arguments: zones)
  func localTimes(zone: String) throws {
    let start = try #require(Day(text: "2026-01-01")).daysSince1970
    for quarter in 0..<(365 * 96) {
      let (day, second) = (Day(since1970: start + quarter / 96), quarter % 96 * 900)
      let instant = WallClock.date(
        year: day.year, month: day.month, day: day.day, hour: second / 3600, minute: second / 60 % 60, timeZone: zone)
      let time = LocalTime.unixTime(day, second, utcOffset: nil, in: LocalZone(zone))
      #expect(time == Int(instant.timeIntervalSince1970), "\(day.text) \(second)")
    }
  }
}
