import FoundationEssentials
import SkerryBasics
import Testing

@Suite struct WallClockTests {
  static func local(_ text: String, _ zone: String) -> String {
    WallClock(instant(text), timeZone: zone).timestamp
  }

  struct Change: Sendable {
    var zone: String
    /// The last second before, in UTC.
    var last: String
    var before: String
    var after: String
    var isSummerAfter: Bool
  }

  @Test(
    "T02 the wall clock jumps at the right second in both directions",
    arguments: [
      Change(
        zone: "Europe/Berlin", last: "2025-03-30T00:59:59Z", before: "2025-03-30 01:59:59",
        after: "2025-03-30 03:00:00", isSummerAfter: true),
      Change(
        zone: "Europe/Berlin", last: "2025-10-26T00:59:59Z", before: "2025-10-26 02:59:59",
        after: "2025-10-26 02:00:00", isSummerAfter: false),
      Change(
        zone: "America/New_York", last: "2025-03-09T06:59:59Z", before: "2025-03-09 01:59:59",
        after: "2025-03-09 03:00:00", isSummerAfter: true),
      Change(
        zone: "America/New_York", last: "2025-11-02T05:59:59Z", before: "2025-11-02 01:59:59",
        after: "2025-11-02 01:00:00", isSummerAfter: false),
      Change(
        zone: "Australia/Lord_Howe", last: "2025-04-05T14:59:59Z", before: "2025-04-06 01:59:59",
        after: "2025-04-06 01:30:00", isSummerAfter: false),
      Change(
        zone: "Australia/Lord_Howe", last: "2025-10-04T15:29:59Z", before: "2025-10-05 01:59:59",
        after: "2025-10-05 02:30:00", isSummerAfter: true),
      // After the last transition that the file lists, the rule at its end holds.
      Change(
        zone: "Europe/Berlin", last: "2099-03-29T00:59:59Z", before: "2099-03-29 01:59:59",
        after: "2099-03-29 03:00:00", isSummerAfter: true),
      Change(
        zone: "America/New_York", last: "2099-11-01T05:59:59Z", before: "2099-11-01 01:59:59",
        after: "2099-11-01 01:00:00", isSummerAfter: false),
    ])
  func transitions(change: Change) {
    let last = instant(change.last)
    let first = last.addingTimeInterval(1)
    #expect(WallClock(last, timeZone: change.zone).timestamp == change.before)
    #expect(WallClock(first, timeZone: change.zone).timestamp == change.after)
    #expect(WallClock(first, timeZone: change.zone).isDaylightSavingTime == change.isSummerAfter)
    #expect(WallClock(last, timeZone: change.zone).isDaylightSavingTime != change.isSummerAfter)
    #expect(WallClock.nextMinute(after: last, timeZone: change.zone) == first)
  }

  @Test("T02 the same instant reads differently in another zone, weekday included")
  func zones() {
    let date = instant("2025-11-20T23:41:07Z")
    let tokyo = WallClock(date, timeZone: "Asia/Tokyo")
    #expect(tokyo.timestamp == "2025-11-21 08:41:07")
    #expect(tokyo.lockScreenDate == "Friday, November 21")
    #expect(tokyo.clockText(uses24HourClock: false) == "8:41")
    #expect(tokyo.clockText(uses24HourClock: true) == "08:41")
    #expect(tokyo.utcOffset == 32_400)
    #expect(WallClock(date, timeZone: "Asia/Kathmandu").timestamp == "2025-11-21 05:26:07")
    #expect(WallClock(Date(timeIntervalSince1970: -1), timeZone: "UTC").timestamp == "1969-12-31 23:59:59")
  }

  @Test("T02 the next day begins at the first instant with another date")
  func nextDay() {
    func next(_ now: String, _ zone: String) -> Date { WallClock.nextDay(after: instant(now), timeZone: zone) }
    #expect(next("2025-11-20T12:00:00Z", "Europe/Berlin") == instant("2025-11-20T23:00:00Z"))
    #expect(next("2025-03-30T00:30:00Z", "Europe/Berlin") == instant("2025-03-30T22:00:00Z"))
    // In Santiago midnight itself is skipped in September.
    #expect(next("2025-09-06T12:00:00Z", "America/Santiago") == instant("2025-09-07T04:00:00Z"))
    // In Apia, 30 December 2011 did not take place.
    let apia = next("2011-12-30T02:00:00Z", "Pacific/Apia")
    #expect(WallClock(apia, timeZone: "Pacific/Apia").timestamp == "2011-12-31 00:00:00")
    #expect(
      WallClock.startOfDay(instant("2025-11-20T12:00:00Z"), timeZone: "Asia/Tokyo")
        == instant("2025-11-19T15:00:00Z"))
  }

  @Test("T02 local fields become instants: skipped times move on, repeated ones mean the first")
  func resolving() {
    func berlin(_ month: Int, _ day: Int) -> Date {
      WallClock.date(year: 2025, month: month, day: day, hour: 2, minute: 30, timeZone: "Europe/Berlin")
    }
    #expect(berlin(7, 1) == instant("2025-07-01T00:30:00Z"))
    #expect(berlin(3, 30) == instant("2025-03-30T01:30:00Z"))
    #expect(berlin(10, 26) == instant("2025-10-26T00:30:00Z"))
    #expect(WallClock.date(year: 2025, month: 14, day: 1, timeZone: "UTC") == instant("2026-02-01"))
  }

  @Test(
    "S06 identifiers that are no time zone are recognised",
    arguments: [
      "Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "Europe", "Europe/", "Europe//Berlin", "berlin\n", " ", ".",
      "Europe/Berlin\u{0}", String(repeating: "a", count: 5000),
    ])
  func unknownZones(identifier: String) {
    #expect(!WallClock.isKnown(identifier))
    #expect(WallClock(instant("2025-11-20T09:41:00Z"), timeZone: identifier).utcOffset == 0)
  }

  @Test(
    "T02 known identifiers are known, the process's own zone always",
    arguments: ["", "UTC", "Europe/Berlin", "EST5EDT"])
  func knownZones(identifier: String) {
    #expect(WallClock.isKnown(identifier))
    WallClock.forgetTimeZones()
    #expect(WallClock.isKnown(identifier))
  }
}

/// An instant given by its fields in UTC.
private func instant(_ text: String) -> Date {
  (try? InstantEntry.date(text, timeZone: "UTC")) ?? .distantPast
}
