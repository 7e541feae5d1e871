import FoundationEssentials
import SkerryViews
import Testing

@testable import CommuteTimely

/// The engine that recommends when to leave.
@Suite struct PredictionTests {
  /// Monday, 2026-02-02, midnight in Greenwich.
  private let monday = Date(timeIntervalSince1970: 1_769_990_400)
  private let engine = PredictionEngine()

  private func trip(hour: Double, day: Double = 0, street: String = "12 Harbour Street") throws -> Trip {
    Trip(
      id: UUID(tripNumber: 1, plannedAt: monday), destination: try Destination(name: "Office", street: street),
      arrivalTime: monday.addingTimeInterval(day * 86_400 + hour * 3600), secondsFromGMT: 0)
  }

  @Test("M01 the same seed, trip and instant give the same recommendation, asked in any order; another seed another")
  func deterministic() throws {
    let trip = try trip(hour: 9)
    let instants = stride(from: 0.0, to: 9 * 3600, by: 97).map { monday.addingTimeInterval($0) }
    let forwards = instants.map { engine.recommendation(for: trip, at: $0) }
    let backwards = instants.reversed().map { PredictionEngine().recommendation(for: trip, at: $0) }
    #expect(forwards == backwards.reversed())
    let other = instants.map { PredictionEngine(seed: 7).recommendation(for: trip, at: $0) }
    #expect(other != forwards)
  }

  @Test("M01 the leave time is a whole minute, early enough, and travel, buffer and confidence stay within bounds")
  func bounds() throws {
    for hour in stride(from: 0.5, to: 168, by: 1.7) {
      for street in ["12 Harbour Street", "3 Mill Lane", "漢字", ""] {
        let trip = try trip(hour: hour, street: street)
        for ahead in [0.0, 1, 8, 100] {
          let it = engine.recommendation(for: trip, at: trip.arrivalTime.addingTimeInterval(-ahead * 3600))
          let leave = it.recommendedLeaveTimeUtc.timeIntervalSinceReferenceDate
          #expect(leave == (leave / 60).rounded(.down) * 60)
          #expect(it.estimatedArrival <= trip.arrivalTime, "who leaves in time arrives in time")
          #expect(trip.arrivalTime.timeIntervalSince(it.estimatedArrival) <= 12 * 60)
          #expect((0.3...0.97).contains(it.prediction.confidence))
          #expect(it.snapshot.route.trafficDelay >= 0 && (6...90).contains(it.travelTimeMinutes))
        }
      }
    }
  }

  @Test("M01 recommendations drift without jumps: no more than a minute of travel and five percent within a minute")
  func smooth() throws {
    for seed in 0..<5 {
      let engine = PredictionEngine(seed: UInt64(seed))
      let trip = try trip(hour: 33.4)
      var last = engine.recommendation(for: trip, at: monday)
      for minute in 1...(33 * 60) {
        let next = engine.recommendation(for: trip, at: monday.addingTimeInterval(Double(minute) * 60))
        let change =
          next.snapshot.route.totalDurationWithTraffic - last.snapshot.route.totalDurationWithTraffic
        #expect(abs(change) <= 60)
        #expect(abs(next.prediction.confidence - last.prediction.confidence) <= 0.05)
        last = next
      }
    }
  }

  @Test("M01 rush hours take longer than nights and weekends, and rain longer than a clear sky")
  func rushHours() throws {
    func travel(_ hour: Double, _ day: Double) throws -> Double {
      let trip = try trip(hour: hour, day: day)
      return engine.recommendation(for: trip, at: trip.arrivalTime).snapshot.route.totalDurationWithTraffic
    }
    let weeks = stride(from: 0.0, to: 140, by: 7)
    func sum(_ hour: Double, _ day: Double) throws -> Double {
      try weeks.map { try travel(hour, $0 + day) }.reduce(0, +)
    }
    #expect(try sum(8.8, 0) > sum(3, 0) * 1.25 && sum(18, 2) > sum(3, 2) * 1.25)
    #expect(try sum(8.8, 0) > sum(8.8, 5) * 1.15)
    let trips = try stride(from: 0.0, to: 600, by: 1).map { try trip(hour: 12, day: $0) }
    let days = trips.map { engine.recommendation(for: $0, at: $0.arrivalTime).snapshot }
    func mean(_ snapshots: [CommuteSnapshot]) -> Double {
      snapshots.map(\.route.totalDurationWithTraffic).reduce(0, +) / Double(max(1, snapshots.count))
    }
    let wet = days.filter { $0.weather.severity > 0.4 }
    let dry = days.filter { $0.weather.severity == 0 }
    #expect(wet.count > 20 && dry.count > 100 && mean(wet) > mean(dry) * 1.08)
    #expect(
      Set(days.map(\.weather.conditions)).count >= 6, "many kinds of weather: \(Set(days.map(\.weather.conditions)))")
  }

  @Test("M01 the nearer the departure, the surer; after it, nothing changes any more")
  func confidence() throws {
    let trip = try trip(hour: 9)
    let leave = engine.recommendation(for: trip, at: trip.arrivalTime).recommendedLeaveTimeUtc
    let early = engine.recommendation(for: trip, at: leave.addingTimeInterval(-6 * 3600)).prediction.confidence
    let late = engine.recommendation(for: trip, at: leave.addingTimeInterval(-600)).prediction.confidence
    #expect(late > early + 0.1)
    let first = engine.recommendation(for: trip, at: leave.addingTimeInterval(120))
    let second = engine.recommendation(for: trip, at: leave.addingTimeInterval(900))
    #expect(first.recommendedLeaveTimeUtc == second.recommendedLeaveTimeUtc)
    #expect(first.prediction == second.prediction && first.snapshot.route == second.snapshot.route)
  }
}

/// The text that counts down by itself.
@Suite struct LeaveStyleTests {
  private let leave = Date(timeIntervalSince1970: 1_770_000_000 - 1_770_000_000.truncatingRemainder(dividingBy: 60))

  private func text(_ form: LeaveStyle.Form, _ seconds: Double) -> String {
    LeaveStyle(leaveTime: leave, due: leave.addingTimeInterval(1200), form: form)
      .format(leave.addingTimeInterval(seconds))
  }

  @Test("M03 T02 the countdown is right at every boundary: minutes round up, then now, then how late")
  func boundaries() {
    let expected: [(Double, String, String, String)] = [
      (-900, "15m", "Leave in 15 minutes", "Leave soon"), (-899.5, "15m", "Leave in 15 minutes", "Leave soon"),
      (-900.5, "16m", "Leave in 16 minutes", "No rush"), (-840, "14m", "Leave in 14 minutes", "Leave soon"),
      (-7140, "119m", "Leave in 1 hour, 59 minutes", "No rush"), (-7200, "2h", "Leave in 2 hours", "No rush"),
      (-200_000, "2d", "Leave in 2 days", "No rush"), (-267 * 86_400, "267d", "Leave in 267 days", "No rush"),
      (-60, "1m", "Leave in 1 minute", "Leave now"), (-61, "2m", "Leave in 2 minutes", "Leave soon"),
      (-0.5, "1m", "Leave in 1 minute", "Leave now"), (0, "now", "Leave now", "Leave now"),
      (59, "now", "Leave now", "Leave now"), (60, "+1m", "Leaving was due 1 minute ago", "Running late"),
      (1199, "+19m", "Leaving was due 19 minutes ago", "Running late"), (1200, "over", "Trip over", "Trip over"),
      (1e7, "over", "Trip over", "Trip over"),
    ]
    for (seconds, badge, speech, stage) in expected {
      #expect(text(.badge, seconds) == badge, "\(seconds)")
      #expect(text(.speech, seconds) == speech, "\(seconds)")
      #expect(text(.stage, seconds) == stage, "\(seconds)")
    }
  }

  @Test("M03 T01 T06 when the text of a trip far ahead changes next doesn't depend on when somebody looked")
  func farAhead() {
    for form in [LeaveStyle.Form.badge, .speech, .stage] {
      let style = LeaveStyle(leaveTime: leave, due: leave.addingTimeInterval(1200), form: form)
      let text = LiveText.format(AppFormat(style))
      let start = leave.addingTimeInterval(-40 * 86_400)
      let next = text.nextChange(after: start, in: LiveTextEnvironment())
      #expect(next.map { $0 > start && $0 <= start.addingTimeInterval(86_400) } == true)
      for share in [0.1, 0.5, 0.99] {
        let later = start.addingTimeInterval((next ?? start).timeIntervalSince(start) * share)
        #expect(text.nextChange(after: later, in: LiveTextEnvironment()) == next)
      }
    }
  }

  @Test(
    "M03 T01 it names the next instant at which it may change: never a change before that, never one that is missed")
  func changes() {
    for form in [LeaveStyle.Form.badge, .speech, .stage] {
      let style = LeaveStyle(leaveTime: leave, due: leave.addingTimeInterval(1200), form: form)
      var date = leave.addingTimeInterval(-9000.25)
      while let next = style.discreteInput(after: date) {
        #expect(next > date && next.timeIntervalSince(date) <= 60)
        for part in [0.1, 0.5, 0.999] {
          let between = date.addingTimeInterval(next.timeIntervalSince(date) * part)
          #expect(style.format(between) == style.format(date) || date == leave.addingTimeInterval(-9000.25))
        }
        #expect(style.discreteInput(before: next).map { $0 < next } == true)
        date = next
      }
      #expect(style.format(date) == style.format(.distantFuture))
    }
  }
}
