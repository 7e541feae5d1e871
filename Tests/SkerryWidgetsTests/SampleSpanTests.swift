import Foundation
import Testing

@testable import SkerryWidgets

/// What a made-up activity says of its time: instants, spans, minutes and texts are of one span.
@Suite struct SampleSpanTests {
  private let start = Date(timeIntervalSince1970: 1_781_440_000)

  private func values(_ subject: Set<String> = [], _ hints: String = "", step: Int = 0) -> SampleValues {
    SampleValues(hints: SampleHints(hints), now: start, step: step, subject: subject)
  }

  @Test(
    "X06 what is gone and what is left are the whole, as instants, as numbers and as texts",
    arguments: [[], ["flight"], ["rest", "timer"], ["fasting"], ["song"], ["focus"], ["run"]] as [Set<String>])
  func whole(subject: Set<String>) {
    let values = values(subject)
    let elapsed = values.whole("elapsedSeconds")
    #expect(values.whole("totalSeconds") == elapsed + values.whole("remainingSeconds"))
    #expect(values.fraction("elapsedTime") == Double(elapsed))
    #expect(values.date("startDate") == start.addingTimeInterval(-Double(elapsed)))
    #expect(values.date("endDate") == start.addingTimeInterval(Double(values.whole("remainingSeconds"))))
    #expect(values.text("elapsedText") == SampleValues.clock(elapsed))
    #expect(values.text("endTime") == values.hour(values.whole("remainingSeconds")))
    #expect((0.55...0.65).contains(Double(elapsed) / Double(values.whole("totalSeconds"))), "as the bar beside it")
  }

  @Test("X06 a comment's span counts before that of the subject")
  func longest() {
    #expect(values(["flight"], "lasts\t600").whole("totalSeconds") == 600)
    #expect(values(["flight"], "lasts\t600").date("landing") == start.addingTimeInterval(240))
  }

  @Test("X06 somebody has run as long as the way at the pace beside it takes")
  func pace() {
    let run = values(["run"])
    #expect(run.whole("distanceMeters") == 4200 && run.whole("paceSeconds") == 330)
    #expect(run.whole("elapsedSeconds") == 1386 && run.whole("duration") == 1386)
  }

  @Test("X06 nobody has paused, a delay is no rest of it all, and what was read is not to come")
  func others() {
    let values = values(["glucose"])
    #expect(values.whole("totalPausedSeconds") == 0 && values.fraction("pausedDuration") == 0)
    #expect(self.values(["flight"]).whole("delayMinutes") == 12 && self.values(["flight"]).whole("minutesLeft") == 60)
    for name in ["timestamp", "date", "lastUpdatedAt", "asOf", "readingTimestampMs"] {
      #expect(values.date(name) == start.addingTimeInterval(-120), "\(name)")
    }
    #expect(values.date("startTimestamp") < start.addingTimeInterval(-600))
    #expect(values.date("nextStartTime") > start && values.date("connectedSince") < start)
    #expect(values.text("nextPrayerTime") == "9:53" && values.text("asrTime") == "15:02")
  }

  @Test("X06 a later sample has gone on, and its beginning and its end stay where they are")
  func later() {
    let (first, second) = (values(), values(step: 1))
    #expect(second.whole("elapsedSeconds") == first.whole("elapsedSeconds") + 60)
    #expect(second.whole("remainingSeconds") == first.whole("remainingSeconds") - 60)
    #expect(second.date("startDate") == first.date("startDate") && second.date("endDate") == first.date("endDate"))
  }

  @Test("X06 a nap is shorter than a night")
  func naps() {
    func lasts(_ hints: String) -> Int {
      SampleValues(hints: SampleHints(hints), now: Date(timeIntervalSince1970: 0), step: 0, subject: ["sleep"]).lasts
    }
    #expect(lasts("") == 28_800 && lasts("enum\tKind\tnap\tbedtime") == 2400)
    #expect(lasts("enum\tKind\tbedtime\tnap") == 28_800)
  }
}
