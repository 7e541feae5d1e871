import FoundationEssentials
import SkerryViews
import Testing

/// The outputs documented for `SystemFormatStyle`.
@Suite struct FormatStyleTests {
  static func stopwatch(_ precision: Duration = .milliseconds(10), fields: Int = 4) -> LiveText {
    .stopwatch(
      startingAt: Live.start, format: ClockFormat(maxFieldCount: fields, maxPrecision: precision, isPadded: true))
  }

  static func timer(_ seconds: Double, _ precision: Duration = .seconds(1), fields: Int = 3, down: Bool = true)
    -> LiveText
  {
    .timer(
      Live.start..<Live.start.addingTimeInterval(seconds), countsDown: down,
      format: ClockFormat(maxFieldCount: fields, maxPrecision: precision))
  }

  @Test("T02 a stopwatch is padded and shows fractions to its precision")
  func stopwatches() {
    #expect(Self.stopwatch().after(5.23) == "00:05.23")
    #expect(Self.stopwatch().after(2730.125) == "45:30.12")
    #expect(Self.stopwatch().after(3600) == "01:00:00.00")
    #expect(Self.stopwatch().after(90_061) == "25:01:01.00")
    #expect(Self.stopwatch(.seconds(1)).after(83.9) == "01:23")
    #expect(Self.stopwatch(.milliseconds(100)).after(83.49) == "01:23.4")
    #expect(Self.stopwatch(.seconds(60)).after(1439) == "23 minutes")
    #expect(Self.stopwatch(fields: 3).after(3600.5) == "01:00:00")
    #expect(Self.stopwatch().after(-5) == "00:00.00")
    #expect(Self.stopwatch().change(after: 5.23) == 5.24)
    #expect(Self.stopwatch(fields: 3).change(after: 3599.99) == 3600)
    #expect(Self.stopwatch(fields: 3).change(after: 3600) == 3601)
    #expect(Self.stopwatch(.seconds(60)).change(after: 61) == 120)
    #expect(Self.stopwatch().after(83.49, Live.alwaysOn) == "01:−−.−−")
  }

  @Test("T02 a timer format is unpadded, and worded where seconds drop out")
  func timers() {
    #expect(Self.timer(272).after(0) == "4:32")
    #expect(Self.timer(3872).after(0) == "1:04:32")
    #expect(Self.timer(3872, fields: 2).after(0) == "1 hour, 4 minutes")
    #expect(Self.timer(3872, fields: 2).after(272.5) == "1 hour")
    #expect(Self.timer(330, .seconds(60)).after(0) == "5 minutes")
    #expect(Self.timer(59, .seconds(60)).after(0) == "<1 minute")
    #expect(Self.timer(59, .seconds(60)).said(after: 0) == "less than 1 minute")
    #expect(Self.timer(59, .seconds(60)).after(59) == "0 minutes")
    #expect(Self.timer(330, .seconds(60)).change(after: 0) == 30.000001)
    #expect(Self.timer(90, down: false).after(75.5) == "1:15")
  }

  @Test("T02 an offset shows two units or a clock pattern, and a sign only before its date")
  func offsets() {
    func offset(_ units: CalendarUnits = .standard, _ count: Int = 2, _ sign: LiveText.SignStyle = .automatic)
      -> LiveText
    {
      .offset(to: Live.start, allowedUnits: units, maxFieldCount: count, sign: sign)
    }
    #expect(offset().after(222) == "3 minutes, 42 seconds")
    #expect(offset().after(-5) == "−5 seconds")
    #expect(offset(.standard, 2, .always).after(5) == "+5 seconds")
    #expect(offset(.standard, 2, .never).after(-5) == "5 seconds")
    #expect(offset([.minute, .second]).after(222) == "3:42")
    #expect(offset([.minute, .second]).after(-4000) == "−66:40")
    #expect(offset([.hour, .minute, .second], 3).after(3905) == "1:05:05")
    #expect(offset([.hour, .minute]).after(3700) == "1 hour, 1 minute")
    #expect(offset([.week, .day, .hour]).after(86_400 * 8) == "1 week, 1 day")
    #expect(offset([.minute, .second]).after(222, Live.alwaysOn) == "3:−−")
  }

  @Test("T02 a reference is relative while near and a calendar date beyond")
  func references() {
    func text(_ date: String, now: String = "2025-11-20 09:41", count: Int = 2) -> String {
      LiveText.reference(to: Live.instant(date), allowedUnits: .standard, maxFieldCount: count, threshold: .day)
        .string(at: Live.instant(now), in: Live.utc)
    }
    #expect(text("2025-11-20 09:41") == "now")
    #expect(text("2025-11-20 09:46") == "in 5 minutes")
    #expect(text("2025-11-17 09:41") == "3 days ago")
    #expect(text("2025-11-21 09:41") == "tomorrow")
    #expect(text("2025-11-19 09:41") == "yesterday")
    #expect(text("2025-11-22 00:30", now: "2025-11-20 23:30") == "in 2 days")
    #expect(text("2025-06-03 12:00") == "Tuesday, June 3")
    #expect(text("2019-06-03 12:00") == "June 2019")
    #expect(text("2019-06-03 12:00", count: 3) == "June 3, 2019")
    let newYear = LiveText.reference(
      to: Live.instant("2025-06-03 12:00"), allowedUnits: .standard, maxFieldCount: 2, threshold: .day)
    #expect(newYear.nextChange(after: Live.instant("2025-11-20 12:00"), in: Live.utc) == Live.instant("2026-01-01"))
    let near = LiveText.reference(
      to: Live.instant("2025-11-22 00:30"), allowedUnits: .standard, maxFieldCount: 2, threshold: .day)
    #expect(near.nextChange(after: Live.instant("2025-11-20 23:30"), in: Live.utc) == Live.instant("2025-11-21"))
  }
}
