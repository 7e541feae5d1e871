import FoundationEssentials
import Testing

@testable import SkerryWidgets

/// Values that an app's own code says, among those that are made up.
@Suite struct SampleWrittenTests {
  private struct Crossing: Codable, Hashable {
    enum Phase: String, Codable { case boarding, underWay = "under-way" }
    enum Side: CaseIterable, Codable { case port, starboard }
    struct Stop: Codable, Hashable { var name: String; var minutes: Int }
    var phase: Phase
    var side: Side
    var pier: String
    var title: String
    var isLate: Bool
    var fare: Decimal
    var leaves: Date
    var startedAt: Date
    var arrives: Double
    var stops: [Stop]
    var note: String?
    var current: Int
    var total: Int
  }

  private func made(_ words: String) throws -> Crossing {
    let hints = SampleHints(
      ("enum Phase boarding under-way\n" + words).split(separator: "\n").map { $0.replacing(" ", with: "\t") }.joined(
        separator: "\n"))
    return try SampleDecoder.make(Crossing.self, SampleValues(hints: hints, now: start, step: 0))
  }

  @Test("X06 a text, a case, an answer, a sum and an instant of the app's stand before made-up ones")
  func written() throws {
    let crossing = try made(
      """
      written phase .underWay
      written side .starboard
      written pier Skagen
      written isLate true
      written fare 12.5
      written leaves @2400
      written arrives @3000
      written note Calm
      """)
    #expect(crossing.phase == .underWay && crossing.side == .starboard)
    #expect(crossing.pier == "Skagen" && crossing.note == "Calm" && crossing.isLate && crossing.fare == 12.5)
    // It has gone on for six tenths of the longest.
    #expect(crossing.leaves == start.addingTimeInterval(960))
    #expect(crossing.arrives == start.timeIntervalSince1970.rounded(.down) + 1200)
    #expect(crossing.startedAt == start.addingTimeInterval(-1800))
  }

  @Test("X06 the parts of a list have the values of one making after the other")
  func parts() throws {
    let crossing = try made(
      """
      written Stop.name Skagen
      written Stop.minutes 12
      written Stop.name Hirsholm
      written Stop.minutes 30
      """)
    #expect(crossing.stops.map(\.name) == ["Skagen", "Hirsholm"])
    #expect(crossing.stops.map(\.minutes) == [12, 30])
  }

  @Test("X06 what was done is over, a rest is short, and the first of several is shown as the first")
  func namesOfTime() {
    let values = SampleValues(hints: SampleHints("part\tsongCount\tsongIndex"), now: start, step: 0)
    for name in ["publishedAt", "clockedInAt", "savedDate", "connectedAt"] {
      #expect(values.date(name) < start, "\(name)")
    }
    for name in ["expiredAt", "scheduledAt", "estimatedTime", "feedTime"] {
      #expect(values.date(name) > start, "\(name)")
    }
    let short = SampleValues(hints: SampleHints("lasts\t60"), now: start, step: 0)
    #expect(short.date("endDate") == start.addingTimeInterval(24))
    #expect(values.date("restEndsAt") == start.addingTimeInterval(48))
    #expect(values.whole("songIndex") == 1 && values.whole("pageIndex") == 0)
  }

  @Test("X06 a small picture is of what all is about, a name is no number, and a breath is short")
  func pictures() {
    func values(_ subject: Set<String>, _ hints: String = "") -> SampleValues {
      SampleValues(hints: SampleHints(hints), now: start, step: 0, subject: subject)
    }
    #expect(values(["watering", "timer"]).text("plantEmoji") == "🌱" && values(["pizza"]).text("emoji") == "🍕")
    #expect(values(["ferry"]).text("emoji", index: 1) == "🎉")
    #expect(values([]).text("counterName") == "Push-ups" && values(["queue"]).text("counter") == "3")
    let breath = values(["breathing"], "lasting\tphaseSeconds\nlasting\tsessionSeconds")
    #expect(values([], "unit\tremainingSeconds\ts").whole("remainingSeconds") == 45)
    #expect(breath.whole("phaseSeconds") == 4 && breath.whole("sessionSeconds") == 720)
  }

  @Test("X06 what is a part of something written is less than that, and a bare name is that of its model")
  func relations() throws {
    let crossing = try made(
      """
      part total current
      written total 3
      alias title captainName
      """)
    #expect(crossing.total == 3 && crossing.current == 1)
    #expect(crossing.title == SampleValues(hints: SampleHints(""), now: start, step: 0).text("captainName"))
  }

  @Test(
    "X06 S06 numbers that nothing is as large as are none", arguments: ["1e300", "nan", "-inf", "99999999999999999999"])
  func absurd(_ text: String) throws {
    struct Voyage: Codable {
      var distanceKm: Double
      var formattedDistance: String
      var berths: Int
      var totalBerths: Int
    }
    let hints = ["distanceKm", "berths", "totalBerths"].map { "size\t\($0)\t\(text)\nwritten\t\($0)\t\(text)" }
    let values = SampleValues(
      hints: SampleHints((hints + ["lasts\t\(text)"]).joined(separator: "\n")), now: Date(timeIntervalSince1970: 0),
      step: 0)
    #expect(values.lasts == 1800 && values.whole("totalBerths") < 1000 && values.fraction("distanceKm") < 1000)
    #expect(try !SampleDecoder.make(Voyage.self, values).formattedDistance.isEmpty)
  }
}
