import Foundation
import Testing

@testable import SkerryWidgets

/// What the properties of an activity say of each other.
@Suite struct SampleSiblingTests {
  private let start = Date(timeIntervalSince1970: 1_781_440_000)

  private struct Intake: Codable, Hashable {
    var hydrationOz: Double
    var goalOz: Double
    var itemsRemaining: Int
    var itemCount: Int
    var knocks: Int
    var knockGoal: Int
  }

  private struct Counter: Codable, Hashable {
    var count: Int
    var target: Int
  }

  private struct Session: Codable, Hashable {
    var title: String
    var artist: String
    var lyric: String
  }

  private struct Match: Codable, Hashable {
    var homeScore: String
    var awayScore: String
    var homeColor: String
    var awayColor: String
    var departureGate: String
    var arrivalGate: String
    var optionAPercent: Int
    var optionBPercent: Int
  }

  private func made<Value: Decodable>(_ type: Value.Type, of subject: Set<String> = []) throws -> Value {
    try SampleDecoder.make(type, SampleValues(hints: SampleHints(""), now: start, step: 0, subject: subject))
  }

  @Test("X06 an aim is more than what there is of the same, and what is left is less than the whole")
  func parts() throws {
    let intake = try made(Intake.self)
    #expect(intake.goalOz > intake.hydrationOz && intake.knockGoal > intake.knocks)
    #expect(intake.itemsRemaining < intake.itemCount && intake.itemsRemaining > 0)
    let counter = try made(Counter.self)
    #expect(counter.target > counter.count)
  }

  @Test("X06 where two properties say what it is about and the type's name says something else, they are right")
  func votes() throws {
    #expect(try made(Session.self).title == "Blue Hour")
    #expect(try made(Session.self, of: ["lyrics"]).title == "Blue Hour")
    var siblings = SampleSiblings()
    for name in ["hourlyWage", "clockedIn", "track"] { siblings.note(name, as: .text) }
    #expect(siblings.subject(beside: [.race]) == .work && siblings.subject(beside: [.work]) == nil)
    #expect(siblings.subject(beside: [.music]) == nil, "one property says the same as the type")
  }

  @Test("X06 of two sides each has its own")
  func sides() throws {
    let match = try made(Match.self)
    #expect(match.homeScore == "2" && match.awayScore == "1" && match.homeColor != match.awayColor)
    #expect(match.departureGate != match.arrivalGate && match.optionAPercent > match.optionBPercent)
  }

  @Test("X06 what has not begun comes after what goes on, and before what is over")
  func order() {
    let values = SampleValues(hints: SampleHints(""), now: start, step: 0)
    #expect(values.going(["scheduled", "boarding", "landed"]) == ["boarding", "scheduled", "landed"])
    #expect(values.going(["unknown", "preparing", "onTheWay", "delivered"]).first == "onTheWay")
    #expect(values.going(["pending", "done"]) == ["pending", "done"])
    #expect(!values.truth("isUpcoming") && !values.truth("isAwake") && values.truth("isConfirmed"))
    #expect(values.isAbsent("finalDuration") && values.isAbsent("stoppedTime") && values.isAbsent("breakStartDate"))
    #expect(!values.isAbsent("finalDestination"))
  }

  @Test("X06 a name is looked up without the words of where it is shown, in its own script, and by its number's form")
  func names() {
    func values(_ subject: Set<String>) -> SampleValues {
      SampleValues(hints: SampleHints(""), now: start, step: 0, subject: subject)
    }
    #expect(values([]).text("askedBy") == "Alex" && values([]).text("leadingText") == "12 min")
    #expect(values(["train"]).text("lastStationRaw") == "Riverside")
    #expect(values(["vpn"]).text("节点名称") == "Oslo 1" && values([]).text("连接状态") == "In progress")
    #expect(values([]).date("连接开始时间") < start && values([]).whole("剩余秒数") != 0)
    #expect(values(["flight"]).text("flightNumber") == "NA 482" && values([]).text("licensePlate") == "KL 4821")
    #expect(values(["bluetooth"]).text("deviceName") == "AirPods Pro" && values([]).text("mealType") == "Lunch")
    #expect(values(["stock"]).text("symbol") == "ACME" && values([]).text("stateJSON") == "{}")
    #expect(values(["glucose"]).whole("alarmLow") == 70 && values(["glucose"]).whole("alarmHigh") == 180)
  }

  private struct Bowling: Codable, Hashable {
    var upName: String
    var upScore: Int
    var pointsOurs: Double
    var pointsTheirs: Double
  }

  private struct Pantry: Codable, Hashable {
    var name: String
    var expiryDate: Date
    var brand: String
  }

  @Test("X06 points of two sides are those of a match, who is up is a person, and a thing is called as one")
  func things() throws {
    let bowling = try made(Bowling.self)
    #expect(bowling.pointsOurs == 2 && bowling.pointsTheirs == 1 && bowling.upName == "Alex")
    let pantry = try SampleDecoder.make(
      Pantry.self,
      SampleValues(hints: SampleHints(""), now: start, step: 0, subject: ["expiry"], heading: "Expiry"))
    #expect(pantry.name == "Milk")
  }

  @Test(
    "X06 what is drawn one by one is few, an answer takes milliseconds, and an icon that is shown as text is an emoji")
  func shown() {
    func values(_ hints: String, _ subject: Set<String> = []) -> SampleValues {
      SampleValues(hints: SampleHints(hints), now: start, step: 0, subject: subject)
    }
    let pages = values("few\ttotalPages\npart\ttotalPages\trecitedPages")
    #expect(pages.whole("totalPages") == 5 && pages.whole("recitedPages") == 3)
    #expect(values("").whole("pingMs") == 24 && values("").fraction("arrivalMs") > 1e12)
    #expect(values("pictured\ticon", ["pizza"]).text("icon") == "🍕")
    #expect(values("").text("etaClock") == "9:53" && values("").text("etaPeriod") == "AM")
    #expect(values("tongue\tzh").text("minimalText") == "12" && values("tongue\tde").text("blurb") == "Läuft")
    #expect(values("").whole("costIdr") == 37_500 && values("size\tenergyWh\t12400").whole("energyWh") == 12_400)
  }
}
