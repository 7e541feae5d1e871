import FoundationEssentials
import SkerryBasics
import SkerryViews
import Testing

/// Every row of the magnitudes table of ActivityKit's date styles, and both sides of each boundary.
@Suite struct DateStyleTests {
  struct Row: Sendable {
    var seconds: Double
    var relative: String
    var offset: String
    var up: String
    var down: String
  }

  static let rows = [
    Row(seconds: 0, relative: "0 sec", offset: "+0 seconds", up: "0:00", down: "0:00"),
    Row(seconds: 0.6, relative: "0 sec", offset: "+0 seconds", up: "0:00", down: "0:01"),
    Row(seconds: 1, relative: "1 sec", offset: "+1 second", up: "0:01", down: "0:01"),
    Row(seconds: 41, relative: "41 sec", offset: "+41 seconds", up: "0:41", down: "0:41"),
    Row(seconds: 59.9, relative: "59 sec", offset: "+59 seconds", up: "0:59", down: "1:00"),
    Row(seconds: 60, relative: "1 min", offset: "+1 minute", up: "1:00", down: "1:00"),
    Row(seconds: 61, relative: "1 min, 1 sec", offset: "+1 minute", up: "1:01", down: "1:01"),
    Row(seconds: 674, relative: "11 min, 14 sec", offset: "+11 minutes", up: "11:14", down: "11:14"),
    Row(seconds: 3599.9, relative: "59 min, 59 sec", offset: "+59 minutes", up: "59:59", down: "1:00:00"),
    Row(seconds: 3600, relative: "1 hr", offset: "+1 hour", up: "1:00:00", down: "1:00:00"),
    Row(seconds: 3605, relative: "1 hr, 5 sec", offset: "+1 hour", up: "1:00:05", down: "1:00:05"),
    Row(seconds: 86_399, relative: "23 hr, 59 min", offset: "+23 hours", up: "23:59:59", down: "23:59:59"),
    Row(seconds: 86_400, relative: "1 day", offset: "+1 day", up: "24:00:00", down: "24:00:00"),
    Row(seconds: 90_061, relative: "1 day, 1 hr", offset: "+1 day", up: "25:01:01", down: "25:01:01"),
    Row(seconds: 172_799, relative: "1 day, 23 hr", offset: "+1 day", up: "47:59:59", down: "47:59:59"),
    Row(seconds: 691_200, relative: "8 days", offset: "+8 days", up: "192:00:00", down: "192:00:00"),
  ]

  @Test("T02 relative, offset and timer texts have the documented words at every magnitude", arguments: rows)
  func magnitudes(row: Row) {
    #expect(LiveText.date(Live.start, style: .relative).after(row.seconds) == row.relative)
    #expect(LiveText.date(Live.start, style: .relative).after(-row.seconds) == row.relative)
    #expect(LiveText.date(Live.start, style: .offset).after(row.seconds) == row.offset)
    #expect(LiveText.date(Live.start, style: .timer).after(row.seconds) == row.up)
    #expect(LiveText.date(Live.start, style: .timer).after(-row.seconds) == row.down)
    let before = row.offset.hasPrefix("+0") ? row.offset : "-" + row.offset.dropFirst()
    #expect(LiveText.date(Live.start, style: .offset).after(-row.seconds) == before)
  }

  @Test("T02 a timer passes through zero: down to 0:00, then up, without a sign")
  func throughZero() {
    let timer = LiveText.date(Live.start, style: .timer)
    #expect(
      [-2, -1.5, -1, -0.001, 0, 0.999, 1].map { timer.after($0) } == [
        "0:02", "0:02", "0:01", "0:01", "0:00", "0:00", "0:01",
      ])
    #expect(timer.change(after: -0.4) == 0)
    #expect(timer.change(after: 0) == 1)
    #expect(timer.change(after: -3600.5) == -3600)
  }

  @Test("T02 an offset turns from minus to plus when its first second before the date begins")
  func offsetSign() {
    let offset = LiveText.date(Live.start, style: .offset)
    #expect(offset.after(-1) == "-1 second")
    #expect(offset.change(after: -1) == -0.999999)
    #expect(offset.after(-0.999999) == "+0 seconds")
    #expect(offset.change(after: -0.9) == 1)
  }

  @Test("T02 months and years are counted on the calendar, from the date outwards")
  func calendarUnits() {
    let date = LiveText.date(Live.instant("2024-01-31 12:00"), style: .relative)
    func text(_ now: String) -> String { date.string(at: Live.instant(now), in: Live.utc) }
    #expect(text("2024-02-29 11:59:59") == "28 days, 23 hr")
    #expect(text("2024-02-29 12:00") == "1 mth")
    #expect(text("2024-03-31 12:00") == "2 mths")
    #expect(text("2025-01-31 11:59:59") == "11 mths, 30 days")
    #expect(text("2025-01-31 12:00") == "1 yr")
    #expect(text("2025-03-02 12:00") == "1 yr, 1 mth")
    #expect(text("2026-02-01 12:00") == "2 yrs, 1 day")
    #expect(text("2023-12-31 12:00") == "1 mth")
    #expect(text("2023-11-30 12:00") == "2 mths")
    #expect(
      LiveText.date(Live.instant("2024-01-31 12:00"), style: .offset).string(
        at: Live.instant("2026-05-01"), in: Live.utc)
        == "+2 years")
  }

  @Test("T02 a day that loses or gains an hour is one day, and the hours around it are elapsed time")
  func daylightSaving() {
    let berlin = LiveTextEnvironment(timeZone: "Europe/Berlin")
    let evening = LiveText.date(Live.instant("2025-03-29T12:00:00Z"), style: .relative)
    #expect(evening.string(at: Live.instant("2025-03-30T10:59:59Z"), in: berlin) == "22 hr, 59 min")
    #expect(evening.string(at: Live.instant("2025-03-30T11:00:00Z"), in: berlin) == "1 day")
    #expect(evening.string(at: Live.instant("2025-03-30T11:00:00Z"), in: Live.utc) == "23 hr")
    let autumn = LiveText.date(Live.instant("2025-10-25T12:00:00Z"), style: .relative)
    #expect(autumn.string(at: Live.instant("2025-10-26T12:59:59Z"), in: berlin) == "24 hr, 59 min")
    #expect(autumn.string(at: Live.instant("2025-10-26T13:00:00Z"), in: berlin) == "1 day")
    let timer = LiveText.timerInterval(
      Live.instant("2025-03-30T00:59:00Z")...Live.instant("2025-03-30T02:00:00Z"), pauseTime: nil, countsDown: true,
      showsHours: true)
    #expect(timer.string(at: Live.instant("2025-03-30T01:00:00Z"), in: berlin) == "1:00:00")
  }

  @Test("T02 times and dates follow the time zone and the 24-hour switch, and never change by themselves")
  func fixedStyles() {
    let newYork = LiveTextEnvironment(timeZone: "America/New_York")
    let military = LiveTextEnvironment(timeZone: "America/New_York", uses24HourClock: true)
    let time = LiveText.date(Live.instant("2025-11-20T05:03:00Z"), style: .time)
    #expect(time.after(0, Live.utc) == "5:03\u{202F}AM")
    #expect(time.after(0, newYork) == "12:03\u{202F}AM")
    #expect(time.after(0, military) == "00:03")
    let date = LiveText.date(Live.instant("2025-11-20T02:00:00Z"), style: .date)
    #expect(date.after(0, Live.utc) == "November 20, 2025")
    #expect(date.after(0, newYork) == "November 19, 2025")
    #expect(time.change(after: 0) == nil && date.change(after: 0) == nil)
    let morning = LiveText.interval(Live.instant("2025-11-20 06:13")...Live.instant("2025-11-20 11:58"))
    #expect(morning.after(0) == "6:13 – 11:58\u{202F}AM")
    let noon = LiveText.interval(Live.instant("2025-11-20 06:13")...Live.instant("2025-11-20 12:58"))
    #expect(noon.after(0) == "6:13\u{202F}AM – 12:58\u{202F}PM")
    #expect(noon.after(0, LiveTextEnvironment(timeZone: "UTC", uses24HourClock: true)) == "06:13 – 12:58")
    let night = LiveText.interval(Live.instant("2025-11-20 23:00")...Live.instant("2025-11-21 01:00"))
    #expect(night.after(0) == "11/20/2025, 11:00\u{202F}PM – 11/21/2025, 1:00\u{202F}AM")
  }

  @Test("T02 X05 times of day, and from one to another, are written as the phone's language has them")
  func languages() {
    let time = LiveText.date(Live.instant("2025-11-20T18:03:00Z"), style: .time)
    func written(_ text: LiveText, _ language: String, _ uses24HourClock: Bool) -> String {
      text.after(
        0, LiveTextEnvironment(timeZone: "UTC", uses24HourClock: uses24HourClock, language: language)
      )
      .replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    }
    #expect(written(time, "de", true) == "18:03" && written(time, "ko", false) == "오후 6:03")
    #expect(written(time, "de", false) == "6:03 PM" && written(time, "ja", true) == "18:03")
    let noon = LiveText.interval(Live.instant("2025-11-20 06:13")...Live.instant("2025-11-20 12:58"))
    #expect(written(noon, "de", true) == "06:13–12:58 Uhr" || written(noon, "de", true) == "06:13 – 12:58 Uhr")
    let night = LiveText.interval(Live.instant("2025-11-20 23:00")...Live.instant("2025-11-21 01:00"))
    #expect(written(night, "de", true).hasPrefix("20.11.2025, 23:00"), "\(written(night, "de", true))")
    let never = LiveText.interval(Live.instant("2025-11-20 23:00")...Live.instant("2025-11-20 23:00"))
    #expect(written(never, "de", true) == "23:00")
  }

  @Test("X05 the date of a lock screen is written in the phone's language")
  func lockScreenDates() {
    let clock = WallClock(Date(timeIntervalSince1970: 1_763_722_800), timeZone: "UTC")
    #expect(clock.lockScreenDate(in: "en_US") == "Friday, November 21")
    #expect(clock.lockScreenDate(in: "de") == "Freitag, 21. November")
    #expect(clock.lockScreenDate(in: "en_GB") == "Friday 21 November")
    #expect(clock.lockScreenDate(in: "ja") == "11月21日 金曜日")
  }
}
