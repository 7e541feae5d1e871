import FoundationEssentials
import SkerryViews
import Testing

@Suite struct LiveProgressTests {
  @Test("T02 progress runs from full to empty counting down and from empty to full counting up")
  func fractions() {
    let down = LiveProgress(Live.interval(200))
    let up = LiveProgress(Live.interval(200), countsDown: false)
    for (seconds, share) in [(-5.0, 0.0), (0, 0), (50, 0.25), (200, 1), (900, 1)] {
      #expect(up.fraction(at: Live.start.addingTimeInterval(seconds)) == share)
      #expect(down.fraction(at: Live.start.addingTimeInterval(seconds)) == 1 - share)
    }
    #expect(down.label.after(50) == "2:30")
    #expect(up.label.after(50) == "0:50")
    #expect(LiveText.percent(down).after(50) == "75%")
    #expect(up.spoken(at: Live.start.addingTimeInterval(50)) == "25%")
  }

  @Test("T01 a bar of any resolution changes exactly when it says", arguments: [1, 8, 56, 100, 392])
  func changes(steps: Int) {
    var generator = Live.Generator(state: UInt64(steps))
    for _ in 0..<200 {
      let length = Double.random(in: 0.5...90_000, using: &generator)
      let progress = LiveProgress(Live.interval(length), countsDown: Bool.random(using: &generator))
      let now = Live.start.addingTimeInterval(Double.random(in: -10...length, using: &generator))
      let shown = progress.step(at: now, of: steps)
      guard let next = progress.nextChange(after: now, of: steps) else {
        Issue.record("a running bar has a next change")
        continue
      }
      #expect(abs(progress.step(at: next, of: steps) - shown) == 1)
      #expect(progress.step(at: next.addingTimeInterval(-1.5e-6), of: steps) == (next > now + 2e-6 ? shown : shown))
      let between = now.addingTimeInterval(next.timeIntervalSince(now) / 2)
      #expect(progress.step(at: between, of: steps) == shown)
    }
  }

  @Test("T02 full and empty are shown only when true; an interval without length is over at once")
  func ends() {
    let up = LiveProgress(Live.interval(100), countsDown: false)
    #expect(up.step(at: Live.start.addingTimeInterval(99.999), of: 8) == 7)
    #expect(up.step(at: Live.start.addingTimeInterval(100), of: 8) == 8)
    #expect(up.nextChange(after: Live.start.addingTimeInterval(100), of: 8) == nil)
    let instantly = LiveProgress(Live.interval(0), countsDown: false)
    #expect(instantly.step(at: Live.start.addingTimeInterval(-1), of: 8) == 0)
    #expect(instantly.nextChange(after: Live.start.addingTimeInterval(-1), of: 8) == Live.start)
    #expect(instantly.fraction(at: Live.start) == 1)
    let endless = LiveProgress(Live.start...Date.distantFuture)
    #expect(endless.step(at: Live.start.addingTimeInterval(1e9), of: 1000) == 984)
  }
}
