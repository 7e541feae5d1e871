import Foundation
import Testing

@testable import SkerryWidgets

/// Made-up texts of one kind are told apart, and a text of which only the last word is known says something.
@Suite struct SamplePlaceTests {
  private let start = Date(timeIntervalSince1970: 1_781_440_000)

  private func made<Value: Decodable>(_ type: Value.Type, of subject: Set<String> = []) throws -> Value {
    try SampleDecoder.make(type, SampleValues(hints: SampleHints(""), now: start, step: 0, subject: subject))
  }

  private func text(_ name: String, of subject: Set<String> = []) -> String {
    SampleValues(hints: SampleHints(""), now: start, step: 0, subject: subject).text(name)
  }

  private struct Transit: Codable {
    var stationName: String
    var nextStationName: String
    var boundStationName: String
    var originAddress: String
    var destinationAddress: String
    var radiantTeam: String
    var direTeam: String
    var servingTeam: String
    var nextStationNameEn: String
  }

  @Test("X06 several texts of one kind are several things, and one that points to another is one of those")
  func kinds() throws {
    let transit = try made(Transit.self)
    #expect(transit.stationName == "Riverside" && transit.nextStationName == "Market Square")
    #expect(![transit.stationName, transit.nextStationName].contains(transit.boundStationName))
    #expect(transit.originAddress != transit.destinationAddress)
    #expect(transit.radiantTeam != transit.direTeam)
    #expect([transit.radiantTeam, transit.direTeam].contains(transit.servingTeam))
    #expect(transit.nextStationNameEn == transit.nextStationName, "a language says nothing of which one it is")
  }

  private struct Prayers: Codable {
    var prayerName: String
    var nextPrayerName: String
    var prayerTime: Date
    var nextPrayerTime: Date
  }

  @Test("X06 what comes next is another one, and later, where what is now stands beside it")
  func twins() throws {
    let prayers = try made(Prayers.self, of: ["prayer"])
    #expect(prayers.prayerName == "Dhuhr" && prayers.nextPrayerName == "Asr")
    #expect(prayers.nextPrayerTime > prayers.prayerTime)
  }

  private struct Run: Codable {
    var distanceKm: Double
    var formattedDistance: String
    var elevationGainM: Double
    var formattedElevation: String
  }

  @Test("X06 a text that tells of a number beside it has its value and its unit")
  func numbers() throws {
    let run = try made(Run.self, of: ["run"])
    #expect(run.formattedDistance == "\(run.distanceKm) km" && run.formattedElevation == "\(Int(run.elevationGainM)) m")
  }

  private struct Labels: Codable {
    var pickupLabel: String
    var returnLabel: String
    var customerLabel: String
  }

  @Test("X06 of many labels each is a caption, and a single one a value")
  func captions() throws {
    let labels = try made(Labels.self)
    #expect(labels.pickupLabel == "Pickup" && labels.returnLabel == "Return" && labels.customerLabel == "Customer")
    #expect(text("pickupLabel") == "Central")
  }

  @Test(
    "X06 a name of somebody who does something is a person's, and whose work is known only by its head has its value")
  func heads() {
    #expect(text("zookeeperName") == "Alex" && text("grommetName") == "Grommet 1")
    #expect(
      text("userTask") != "Alex" && text("driverName") == "Alex" && text("spokenText") == "Plan a weekend in Oslo")
    #expect(text("roomNumber") == "204" && text("tableNumber") == "3" && text("teamHomeBadge") == "photo")
    #expect(text("generatedAt") == "9:39" && text("remainingAmount") == "$12.50" && text("countryFlag") == "🇳🇴")
    #expect(text("doctorHoursText") == "9:00 – 18:00" && text("timeUntilEvent") == "12 min")
  }

  @Test("X06 a slip of the pen is read as what is meant, and a word of its own as itself")
  func slips() {
    #expect(SampleValues.words("nextEventSatus") == ["next", "event", "status"])
    #expect(SampleValues.words("matchHometeamName") == ["match", "home", "team", "name"])
    #expect(SampleValues.words("complete") == ["complete"] && SampleValues.words("overtime") == ["overtime"])
  }

  @Test("X06 what is tracked is said by the word beside it, and a heading names the thing that it is about")
  func subjects() {
    func subjects(_ type: String) -> [SampleSubject] { SampleSubject.all(in: Set(SampleValues.words(type))) }
    #expect(subjects("SleepTrackingAttributes") == [.sleep] && subjects("TrackAttributes") == [.music])
    let values = SampleValues(hints: SampleHints(""), now: start, step: 0, of: "HabitActivityAttributes")
    #expect(values.heading("title") == "Reading")
  }

  @Test("X06 what is out of the ordinary isn't so, and what is on a machine is")
  func truths() throws {
    let values = SampleValues(hints: SampleHints(""), now: start, step: 0)
    for name in ["redFlag", "isGoalAchieved", "isOnHold", "inCheck", "isAllDay", "platformChanged"] {
      #expect(!values.truth(name), "\(name)")
    }
    #expect(values.truth("checkInOpen") && !values.truth("isAwake"))
  }
}
