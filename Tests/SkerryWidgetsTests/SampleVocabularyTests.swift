import FoundationEssentials
import SkerryActivities
import Testing

@testable import SkerryWidgets

/// The tables that say what things are called and how large numbers are.
@Suite struct SampleVocabularyTests {
  private func values(_ hints: String = "", of type: String = "", step: Int = 0) -> SampleValues {
    SampleValues(
      hints: SampleHints(hints), now: start, step: step, subject: Set(SampleValues.words(type)),
      heading: SampleValues.heading(of: type))
  }

  @Test("X06 no name stands twice in a table, each subject is one, and each number can be read")
  func tables() {
    for table in [SampleVocabulary.texts, SampleVocabulary.numbers, SampleVocabulary.symbols] {
      let twice = Dictionary(grouping: table.names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice == [], "each of these stands in two lines, of which one counts for nothing")
      let subjects = table.names.compactMap {
        $0.split(separator: ":").count == 2 ? $0.split(separator: ":").first : nil
      }
      #expect(subjects.filter { SampleSubject(rawValue: String($0)) == nil } == [])
    }
    let odd = SampleVocabulary.numbers.names.filter { name in
      SampleVocabulary.numbers.entry(named: name)?.values.first.flatMap(Double.init) == nil
    }
    #expect(odd == [])
  }

  @Test("X06 the end of a name says what it is, and what the activity is about says which of its meanings")
  func meanings() {
    #expect(values(of: "FlightAttributes").text("route") == "KEF → OSL" && values().text("routeName") == "Line 42")
    #expect(values(of: "RadioActivityAttributes").text("track") == "Blue Hour" && values().text("track") == "4")
    #expect(values().text("customerAddress") == "12 Main Street" && values().text("customerName") == "Alex")
    #expect(values().text("serviceType") == "Haircut" && values().text("technicianName") == "Alex")
    #expect(values(of: "HoleActivityAttributes").text("courseName") == "Harbour Links")
    #expect(values(of: "AuctionAttributes").heading("title") == nil, "a thing is for sale, and no auction")
    #expect(values(of: "RestTimerAttributes").heading("title") == "Rest timer")
  }

  @Test("X06 of several the second is another one, whether a letter or a number says so")
  func several() {
    #expect(["optionALabel", "optionBLabel"].map { values().text($0) } == ["The Dead Sea", "The Red Sea"])
    #expect(["stat1", "stat2"].map { values().text($0) } == ["5.2 km", "5:30"])
    #expect(values().text("nextRoadName") == "Quay Road")
  }

  @Test("X06 an aim is more than what there is, and what is done is less than all")
  func aims() {
    #expect(values().whole("proteinG") == 64 && values().whole("proteinGoalG") == 100)
    #expect(values().whole("waterGoalMl") > values().whole("waterMl"))
    #expect(values().whole("totalLayers") > values().whole("currentLayer"))
    #expect(values().fraction("totalDistanceKm") > values().fraction("distanceKm"))
    #expect(values().whole("completedChapters") < values().whole("totalChapters"))
  }

  @Test("X06 what a source divides by something, or shows as a part of it, is less")
  func parts() {
    let values = values("part\tgross\tnetto")
    #expect(values.whole("gross") > values.whole("netto") && values.fraction("gross") > values.fraction("netto"))
    #expect(values.whole("netto") == self.values().whole("netto"))
  }

  @Test("X06 a unit behind a number says how large it is, and one at the end of its name, too")
  func units() {
    let values = values("unit\tload\tkm\nunit\tpotency\tkWh\nunit\tvelocity\tm/s")
    #expect(values.fraction("potency") == 12.4 && values.fraction("distanceMiles") == 3.2)
    #expect(
      values.whole("elapsedSec") == 1080 && values.whole("totalMinutes") == 30, "spans of time have rules of their own")
    #expect(values.fraction("durationMs") == 1_800_000 && values.fraction("pausedAtMs") > 1e12)
  }

  @Test("X06 names in other languages mean the same")
  func languages() {
    #expect(
      values(of: "EssenAktivitaet").whole("kohlenhydrateZiel") > values(of: "EssenAktivitaet").whole("kohlenhydrateG"))
    #expect(values().text("fahrerName") == "Alex" && values().text("haltestelle") == "Riverside")
    #expect(values().text("restaurante") == "Corner Kitchen" && !values().truth("istBeendet"))
  }

  @Test("X06 the words of a name end with a capital in the midst of capitals, too")
  func words() {
    #expect(SampleValues.words("destinationURLString") == ["destination", "url", "string"])
    #expect(
      SampleValues.words("teamAName") == ["team", "a", "name"] && SampleValues.words("goalML") == ["goal", "ml"])
    #expect(SampleValues.words("filename") == ["file", "name"] && SampleValues.words("surname") == ["surname"])
  }

  @Test("X06 where the attributes' name says nothing of what it is about, that of the widget does")
  func widgets() {
    let hints = SampleHints("about\tCharterFlightLiveActivity")
    let plugin = SampleValues(hints: hints, now: start, step: 0, of: "LiveActivitiesAppAttributes")
    #expect(plugin.text("route") == "KEF → OSL" && plugin.heading("title") == "Charter flight")
    let ferry = SampleValues(hints: hints, now: start, step: 0, of: "DeliveryAttributes")
    #expect(ferry.text("route") == "Central → Harbour")
  }

  @Test("X06 what something costs is as much as it mostly is in the source's currency, with its sign")
  func money() {
    #expect(values().whole("fare") == 12 && values().text("totalPrice") == "$12.50")
    let won = values("money\tKRW")
    #expect(won.whole("currentCost") == 12_500 && won.fraction("fare") == 12_500 && won.text("price") == "₩12,500")
    #expect(values("money\tPLN").text("price") == "12.50 zł" && values("money\tCZK").text("price") == "300 Kč")
    #expect(values("money\tEUR").text("totalAmount") == "€12.50" && values("money\tXYZ").text("fee") == "$12.50")
  }

  @Test("X06 a symbol fits the name of its property, or else what the activity is about")
  func symbols() {
    let hints = "symbol\tmark"
    #expect(values().text("conditionSymbol") == "sun.max.fill" && values().text("sportIcon") == "figure.run")
    #expect(
      values(hints, of: "FlightAttributes").text("mark") == "airplane" && values(hints).text("mark") == "star.fill")
  }

  @Test("X06 milliseconds that go by are minutes, and who leaves does so before anybody is there")
  func spans() {
    let values = values("span\tleft\nspan\ttotal")
    #expect(self.values("span\twhiteMs").fraction("whiteMs") == 720_000, "what the source does says more than the name")
    #expect(values.whole("left") == 720_000 && values.fraction("total") == 1_800_000)
    #expect(
      values.date("leaveBy") < values.date("runnerArrival") && values.date("leaveBy") > start && !values.truth("isGo"))
  }

  private struct Plan: Codable, Hashable {
    struct ExerciseItem: Codable, Hashable { var name: String }
    struct Piece: Codable, Hashable { var title: String }
    var items: [ExerciseItem]
    var songs: [Piece]
  }

  @Test("X06 an element of a list is one of what its type or its list is called")
  func elements() throws {
    let plan = try SampleDecoder.make(Plan.self, values())
    #expect(plan.items.map(\.name) == ["Bench press", "Squat", "Row"])
    #expect(plan.songs.map(\.title) == ["Blue Hour", "Low Tide", "Northbound"])
  }

  @Test("X06 a text that is read as a date of ISO 8601 is one")
  func dates() {
    #expect(values("iso\tbegan").text("began").contains("T") && values().text("returnISO").hasSuffix("Z"))
  }
}
