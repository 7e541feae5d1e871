import FoundationEssentials
import SkerryViews
import Testing

@Suite struct TimerTests {
  static func timer(
    _ seconds: Double, down: Bool = true, hours: Bool = true, pause: Double? = nil
  ) -> LiveText {
    .timerInterval(
      Live.interval(seconds), pauseTime: pause.map { Live.start.addingTimeInterval($0) }, countsDown: down,
      showsHours: hours)
  }

  @Test("T02 a countdown rounds up, changes pattern after rounding, and stops at 0:00")
  func countdown() {
    let timer = Self.timer(3723)
    #expect(timer.after(-10) == "1:02:03")
    #expect(timer.after(0) == "1:02:03")
    #expect(timer.after(123.5) == "1:00:00")
    #expect(timer.after(124) == "59:59")
    #expect(timer.after(3723 - 59.2) == "1:00")
    #expect(timer.after(3723 - 0.2) == "0:01")
    #expect(timer.after(3723) == "0:00")
    #expect(timer.after(99_999) == "0:00")
    #expect(timer.change(after: -10) == 1)
    #expect(timer.change(after: 3722.5) == 3723)
    #expect(timer.change(after: 3723) == nil)
    #expect(Self.timer(3723, hours: false).after(0) == "62:03")
    #expect(Self.timer(7_988_461).after(0) == "2219:01:01")
  }

  @Test("T02 a count-up rounds down and stops at the full length, also where that is not a whole second")
  func countUp() {
    let timer = Self.timer(90.5, down: false)
    #expect(
      [-5, 0, 0.9, 59.9, 60, 90.4, 90.5, 500].map { timer.after($0) } == [
        "0:00", "0:00", "0:00", "0:59", "1:00", "1:30", "1:30", "1:30",
      ])
    #expect(timer.change(after: -5) == 1)
    #expect(timer.change(after: 89.99) == 90)
    #expect(timer.change(after: 90) == nil)
  }

  @Test("T02 a pause inside of the interval freezes the text, one outside does not")
  func pause() {
    #expect(Self.timer(100, pause: 40).after(80) == "1:00")
    #expect(Self.timer(100, pause: 40).change(after: 10) == nil)
    #expect(Self.timer(100, pause: 200).after(80) == "0:20")
    #expect(Self.timer(100, down: false, pause: 40).after(80) == "0:40")
  }

  @Test("T01 the ideal width of a timer is that of its widest text")
  func widest() {
    #expect(Self.timer(3600).widestString(in: Live.utc) == "1:00:00")
    #expect(Self.timer(3599, down: false).widestString(in: Live.utc) == "59:59")
    let open = LiveText.timerInterval(
      Live.start...Date.distantFuture, pauseTime: nil, countsDown: false, showsHours: true)
    #expect(open.widestString(in: Live.utc) == "99:59:59")
    #expect(open.after(3600 * 30) == "30:00:00")
    #expect(LiveText.date(Live.start, style: .timer).widestString(in: Live.utc) == nil)
    var widest = 0
    for second in 0...3600 { widest = max(widest, Self.timer(3600).after(Double(second)).count) }
    #expect(widest == 7)
  }

  @Test("T02 the Always-On display withholds running seconds and changes once a minute, in the last minute each second")
  func alwaysOnTimers() {
    let down = Self.timer(754)
    #expect(down.after(0, Live.alwaysOn) == "12:−−")
    #expect(down.change(after: 0, Live.alwaysOn) == 35)
    #expect(down.after(34.9, Live.alwaysOn) == "12:−−")
    #expect(down.after(35, Live.alwaysOn) == "11:−−")
    #expect(down.after(694, Live.alwaysOn) == "1:−−")
    #expect(down.after(695, Live.alwaysOn) == "0:59")
    #expect(down.change(after: 700, Live.alwaysOn) == 701)
    #expect(down.after(754, Live.alwaysOn) == "0:00")
    #expect(Self.timer(754, pause: 10).after(50, Live.alwaysOn) == "12:24")
    let up = Self.timer(3700.5, down: false)
    #expect(up.after(-1, Live.alwaysOn) == "0:00")
    #expect(up.change(after: -1, Live.alwaysOn) == 0)
    #expect(up.after(5, Live.alwaysOn) == "0:−−")
    #expect(up.change(after: 5, Live.alwaysOn) == 60)
    #expect(up.after(3605, Live.alwaysOn) == "1:00:−−")
    #expect(up.change(after: 3665, Live.alwaysOn) == 3700.5)
    #expect(up.after(3700.5, Live.alwaysOn) == "1:01:40")
  }

  @Test("T02 the Always-On display drops the seconds of relative texts")
  func alwaysOnRelative() {
    let relative = LiveText.date(Live.start, style: .relative)
    #expect(relative.after(674, Live.alwaysOn) == "11 min")
    #expect(relative.change(after: 674, Live.alwaysOn) == 720)
    #expect(relative.after(41, Live.alwaysOn) == "−− sec")
    #expect(relative.change(after: -41, Live.alwaysOn) == 60)
    #expect(LiveText.date(Live.start, style: .offset).after(41, Live.alwaysOn) == "+−− seconds")
    #expect(LiveText.date(Live.start, style: .offset).after(-674, Live.alwaysOn) == "-11 minutes")
  }

  @Test("T02 P14 times are said as durations")
  func spoken() {
    #expect(Self.timer(312).said(after: 0) == "5 minutes, 12 seconds")
    #expect(Self.timer(312).said(after: 312) == "0 seconds")
    #expect(Self.timer(3661).said(after: 0) == "1 hour, 1 minute, 1 second")
    #expect(Self.timer(312).said(after: 0, Live.alwaysOn) == "5 minutes")
    #expect(LiveText.date(Live.start, style: .relative).said(after: 674) == "11 minutes, 14 seconds")
    #expect(LiveText.date(Live.start, style: .offset).said(after: -674) == "minus 11 minutes")
    #expect(LiveText.date(Live.start, style: .offset).said(after: 41) == "plus 41 seconds")
  }
}
