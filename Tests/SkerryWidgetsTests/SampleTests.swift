import FoundationEssentials
import SkerryActivities
import SkerryDefaults
import Testing

@testable import SkerryWidgets

/// Values that are made up for activities without a preview.
@Suite struct SampleTests {
  private static let words = """
    enum\tStage\tpacked\ton-the-way
    enum\tAction\twait\tmove
    values\tkind\texpress\tslow
    key\tprice
    key\tdeliverEndDate
    number\tprice
    milliseconds\tdeliverEndDate
    suite\tgroup.courier
    stored\tcity\tstring
    stored\tboxes\tinteger
    """

  private func make<Value: Decodable>(_ type: Value.Type, step: Int = 0) throws -> Value {
    try SampleDecoder.make(type, SampleValues(hints: SampleHints(Self.words), now: start, step: step))
  }

  private struct Parcel: Codable, Hashable {
    enum Stage: String, Codable { case packed, onTheWay = "on-the-way" }
    enum Size: String, Codable, CaseIterable { case small, large }
    enum Action: Codable, Hashable { case wait, move(to: String, in: Int) }
    struct Stop: Codable, Hashable { var name: String }
    var driverName: String
    var kind: String
    var stage: Stage
    var size: Size
    var action: Action
    var progress: Double
    var stopsTotal: Int
    var startedAt: Date
    var arrival: Date
    var window: ClosedRange<Date>
    var pausedAt: Date?
    var note: String?
    var isPaused: Bool
    var isActive: Bool
    var stops: [Stop]
    var curve: [Double]
    var accentHex: String
    var endTimestamp: Int
  }

  private func values(of subject: Set<String>) -> SampleValues {
    SampleValues(hints: SampleHints(""), now: start, step: 0, subject: subject)
  }

  @Test("X06 what is measured has its unit, an emoji is none of the symbols, and of two players each has a name")
  func measures() {
    let charge = values(of: ["charging"])
    #expect(charge.text("energyText") == "12.4 kWh")
    #expect(charge.text("power") == "48 kW")
    #expect(charge.text("costText") == "$12.50")
    #expect(charge.text("weightUnit") == "kg")
    #expect(charge.text("iconEmoji") == "🚀")
    #expect(charge.text("priceChange") == "+1.25")
    #expect(charge.text("priceChangePercent") == "+1.2%")
    #expect(charge.text("stockNo") == "A104")
    let match = values(of: ["scoreboard"])
    #expect(match.whole("runs") == 128 && match.whole("wickets") == 3, "a side at bat has more runs than wickets")
    #expect(match.fraction("overs") == 16.2 && match.text("overs") == "16.2")
    #expect(charge.text("playerAName") == "Alex")
    #expect(charge.text("playerBName") == "Robin")
    #expect(charge.whole("scoreA") != charge.whole("scoreB"))
    #expect(charge.fraction("power") == 180)
    #expect(charge.fraction("weight") == 60)
    #expect(charge.whole("totalDuration") == 3000)
    #expect(charge.whole("availableCount") < charge.whole("totalCapacity"))
    #expect(!charge.truth("hasReachedGoal"))
    #expect(charge.fraction("currentLiters") < charge.fraction("goalLiters"))
    #expect(charge.date("estimatedDep") < charge.date("estimatedArr"))
  }

  @Test("X06 what stands still is in progress, and what goes somewhere on its way")
  func states() {
    #expect(values(of: ["charging", "attributes"]).text("status") == "In progress")
    #expect(values(of: ["training"]).text("phaseLabel") == "In progress")
    #expect(values(of: ["delivery"]).text("status") == "On the way")
    #expect(values(of: ["order", "timer"]).text("status") == "On the way")
    #expect(values(of: ["cook"]).text("stepText") == "Simmer the stock")
  }

  @Test("X06 texts that are written for eyes say what is read, and no name of a property")
  func readings() {
    let glucose = values(of: ["glucose"])
    #expect(["valueText", "unitText", "deltaText"].map { glucose.text($0) } == ["112", "mg/dL", "+3"])
    #expect(values(of: []).text("trendSymbol") == "↗" && values(of: []).text("lastReadingText") == "2 min ago")
    #expect(values(of: []).text("formattedDistanceMiles") == "3.2 mi" && values(of: []).text("text") == "Going well")
    #expect(values(of: []).text("averageSpeedMph") == "15 mph" && values(of: []).text("ticker") == "ACME")
  }

  @Test(
    "X06 what lasts has an end after its beginning and a part below the whole; an accent that is a number is a color")
  func pairs() {
    let values = values(of: ["hike"])
    #expect(values.text("startTime") == "9:17" && values.text("endTime") == "9:56")
    #expect(values.whole("elapsedMinutes") < values.whole("estimatedTotalMinutes"))
    #expect(values.whole("kcal") < values.whole("kcalZiel") && values.whole("accent") > 0xFFFF)
    #expect(values.whole("yardsToGreen") == 152)
  }

  private struct Day: Codable {
    struct Duty: Codable { var isCompleted: Bool }
    var duties: [Duty]
    var isCompleted: Bool
  }

  @Test("X06 of several things to do the first is done, then one more")
  func duties() throws {
    let days = try [0, 1].map {
      try SampleDecoder.make(Day.self, SampleValues(hints: SampleHints(""), now: start, step: $0))
    }
    #expect(days.map { $0.duties.filter(\.isCompleted).count } == [1, 2] && days.allSatisfy { !$0.isCompleted })
    #expect(days[0].duties.first?.isCompleted == true)
  }

  private struct Kit: Codable {
    struct Owner: Codable { var kit: String }
    var kit: String
    var pieces: Int
    var share: Double?
    var status: String
    var owner: Owner
  }

  @Test("X06 what the author wrote for a property is its value, what goes on before what is over; not that of a part")
  func written() throws {
    let hints = SampleHints(
      "written\tkit\tLighthouse\nwritten\tpieces\t2065\nwritten\tshare\t0.4\nwritten\tstatus\tDelivered\nwritten\tstatus\tAt sea"
    )
    let kit = try SampleDecoder.make(Kit.self, SampleValues(hints: hints, now: start, step: 0))
    #expect(kit.kit == "Lighthouse" && kit.pieces == 2065 && kit.share == 0.4 && kit.status == "At sea")
    #expect(kit.owner.kit != "Lighthouse")
    let next = try SampleDecoder.make(Kit.self, SampleValues(hints: hints, now: start, step: 1))
    #expect(next.kit == "Lighthouse" && next.status == "Delivered")
  }

  @Test("X06 what is off by default stays so, unless it is what all wait for; a code for one time is digits")
  func defaults() {
    let values = SampleValues(hints: SampleHints("unset\textend\nunset\tisRunning"), now: start, step: 0)
    #expect(!values.truth("extend") && values.truth("isRunning") && values.truth("prolonged"))
    #expect(values.text("otp") == "4829" && values.text("pinCode") == "4829" && values.text("pinnedNote") != "4829")
  }

  @Test("X06 a date to which something lasts is still to come, also where something else begins with it")
  func endsThatBegin() {
    let values = SampleValues(
      hints: SampleHints("begins\tendTime\nends\tendTime\nbegins\tanchor"), now: start, step: 0)
    #expect(values.date("endTime") > start && values.date("anchor") < start)
  }

  @Test("X06 temperatures, spans and states of times and aims are told by their names, and letters on a tint are light")
  func temperatures() throws {
    let values = SampleValues(hints: SampleHints("values\tstate\tended\terror"), now: start, step: 0)
    #expect(values.text("state") == "running", "an activity goes on")
    #expect(values.text("onTimeStatus") == "In progress" && values.text("timeRange") == "9:53 – 10:08")
    #expect(values.whole("limitPercent") == 80 && values.whole("socPercent") == 62)
    #expect(values.text("stepTemperature") == "21 °C" && values.text("contentColor") == "#FFFFFF")
    #expect(
      values.stored("stops", as: "stringArray")
        == .array(["Riverside", "Market Square", "Mill Lane"].map { .string($0) }))
  }

  @Test("X06 a property gets a value that its name and its type ask for")
  func values() throws {
    let parcel = try make(Parcel.self)
    #expect(parcel.driverName == "Alex" && parcel.kind == "express" && parcel.stage == .packed)
    #expect(parcel.size == .small && parcel.action == .wait && (0...1).contains(parcel.progress))
    #expect(parcel.startedAt < start && parcel.arrival > start && parcel.window.contains(start))
    #expect(parcel.pausedAt == nil && parcel.note == "Going well" && !parcel.isPaused && parcel.isActive)
    #expect(parcel.stops.map(\.name) == ["Riverside", "Market Square", "Mill Lane"] && parcel.curve.count == 12)
    #expect(parcel.accentHex == "#34C759" && parcel.stopsTotal == 5)
    #expect(parcel.endTimestamp == Int(start.timeIntervalSince1970) + 720)
  }

  @Test("X06 the second state has gone on")
  func second() throws {
    let parcel = try make(Parcel.self, step: 1)
    #expect(parcel.kind == "slow" && parcel.stage == .onTheWay && parcel.size == .large)
    #expect(parcel.action == .move(to: "Harbour", in: 4), "\(parcel.action)")
    #expect(try parcel.progress > make(Parcel.self).progress)
  }

  @Test("X06 a text has the form in which it is taken apart, a length, or nothing where all goes well")
  func forms() {
    let colors = SampleValues(hints: SampleHints("alpha\tcolors"), now: start, step: 0)
    #expect(
      ["textColor", "backgroundColor", "sail_color"].map(colors.whole) == [0xFFFF_FFFF, 0xFF1C_1C1E, 0xFF34_C759])
    #expect(SampleValues(hints: SampleHints(""), now: start, step: 0).whole("textColor") == 0xFFFFFF)
    #expect(colors.fraction("distanceM") == 350)
    let instants = SampleValues(hints: SampleHints("milliseconds\tlanding\nseconds\ttide"), now: start, step: 0)
    #expect(instants.fraction("landing") == ((start.timeIntervalSince1970 + 720) * 1000).rounded(.down))
    #expect(instants.whole("tide") == Int(start.timeIntervalSince1970) + 720 && instants.text("tide").count == 10)
    let values = SampleValues(hints: SampleHints("parts\tberth\t-"), now: start, step: 0)
    #expect(values.text("berth").split(separator: "-").count == 4)
    #expect(values.text("distanceText") == "350 m" && values.text("origin") == "Central")
    #expect(values.text("errorMessage").isEmpty && values.text("message") == "In progress")
    #expect(values.date("departDate") < start)
  }

  @Test("X06 a dictionary has the keys that the source asks for, and numbers where it reads numbers")
  func dictionaries() throws {
    let data = try make([String: String].self)
    #expect(data.keys.sorted() == ["deliverEndDate", "price"])
    #expect(data["price"].flatMap(Double.init) != nil)
    #expect(data["deliverEndDate"] == "\(Int((start.timeIntervalSince1970 + 720) * 1000))")
  }

  private struct Curve: Codable, Hashable {
    struct Station: Codable, Hashable { var name: String }
    var values: [Decimal]
    var moments: [Date?]
    var counts: [Int?]
    var stations: [Station]
  }

  private struct Table: Codable, Hashable {
    var hours: [String]
    var heights: [Double]
    var moments: [Date]
    var flags: [Bool]
    var rest: Curve
  }

  @Test("X06 lists that one index may read are equally long")
  func lists() throws {
    let table = try make(Table.self)
    #expect(Set([table.hours.count, table.heights.count, table.moments.count, table.flags.count]) == [6])
    #expect(Set([table.rest.values.count, table.rest.moments.count, table.rest.counts.count]) == [12])
    #expect(table.rest.stations.count == 3)
  }

  @Test("X06 a list of cases shows one after the other")
  func cases() throws {
    #expect(try make([Parcel.Stage].self) == [.packed, .onTheWay, .packed])
    #expect(try make([Parcel.Size].self, step: 1) == [.large, .small, .large])
  }

  private struct Ride: Codable, Hashable {
    var durationMinutes: Int
    var remainingMin: Double
    var minSpeed: Double
    var isNotMoving: Bool
    var showsOverlay: Bool
  }

  @Test("X06 a unit at the end of a name says more than what is measured, and what is not is not so")
  func units() throws {
    let ride = try make(Ride.self)
    #expect(ride.durationMinutes == 30 && ride.remainingMin == 12 && ride.minSpeed == 24)
    #expect(!ride.isNotMoving && !ride.showsOverlay)
  }

  @Test("X06 seconds that went by are some minutes, and those of the whole are more")
  func seconds() {
    let values = SampleValues(hints: SampleHints(""), now: start, step: 0)
    #expect(["elapsedS", "currentTime", "elapsedSeconds"].map { values.whole($0) } == [1080, 1080, 1080])
    #expect(["totalSeconds", "totalTime", "targetSeconds"].map { values.whole($0) } == [1800, 1800, 1800])
    #expect(["remainingTime", "totalDuration"].map { values.fraction($0) } == [720, 1800])
    #expect([values.whole("stopsTotal"), values.whole("currentPage")] == [5, 198])
    #expect(values.whole("targetMinutes") == 30 && values.fraction("goalMinutes") == 30)
    #expect(values.whole("minutesLeft") == 12 && values.fraction("minutesLeft") == 12)
  }

  @Test("X06 what the source divides by sixty is minutes of seconds, but for what is in minutes already")
  func lasting() {
    let hints = SampleHints(
      ["eta", "played", "trackLength", "minutesLeft"].map { "lasting\t\($0)" }.joined(separator: "\n"))
    let values = SampleValues(hints: hints, now: start, step: 1)
    #expect(["eta", "played", "trackLength", "minutesLeft"].map { values.whole($0) } == [660, 1140, 1800, 10])
    #expect(values.fraction("eta") == 660)
  }

  @Test("X06 numbers are parts of a hundred, whole, or of the size of what they measure, by source and name")
  func sizes() {
    let hints = SampleHints("percent\tcharge\npercent\trisk\nwhole\treading")
    let values = SampleValues(hints: hints, now: start, step: 0)
    #expect(values.fraction("charge") == 62 && values.whole("risk") == 62)
    #expect(values.fraction("reading") == 3 && values.fraction("other") < 1)
    #expect(values.whole("altFt") == 12_000 && values.whole("ias") == 240)
    #expect(
      ["awayCode", "playbackSpeed", "destICAO", "memberInitials"].map { values.text($0) } == [
        "EAG", "1×", "ENGM", "AK",
      ])
    let glucose = SampleValues(hints: hints, now: start, step: 0, subject: ["glucose", "attributes"])
    #expect(glucose.fraction("value") == 112 && glucose.whole("total") != 112)
  }

  @Test("X06 what begins and ends goes on for as long as the whole is said to last")
  func whole() {
    let values = SampleValues(hints: SampleHints("lasting\ttotalDuration"), now: start, step: 0)
    let length = values.date("endDate").timeIntervalSince(values.date("startDate"))
    #expect(length == values.fraction("totalDuration"))
  }

  @Test("X06 texts are of the kind that their names say, and no longer than they have to be")
  func kinds() {
    let values = SampleValues(
      hints: SampleHints("values\ttimerState\tpaused\nvalues\tstage\tended\tboarding\nbegins\tanchor\nends\tdeparture"),
      now: start, step: 0, subject: ["flight"])
    #expect(
      ["exerciseName", "homeTeamShort", "minute", "nextPrayerArabicName"].map { values.text($0) } == [
        "Bench press", "LIO", "67", "الظهر",
      ])
    #expect(
      ["departureGate", "arrivalTerminal", "arrivalCity", "fromCode", "toCode", "departure", "seat"].map {
        values.text($0)
      } == ["B12", "1", "Oslo", "KEF", "OSL", "KEF", "14A"])
    #expect(values.text("timerState") == "running" && values.text("stage") == "boarding")
    #expect(values.truth("canPause") && !values.truth("isHalfTime") && !values.truth("isOvertimed"))
    #expect(values.date("anchor") < start && values.date("departure") > start && values.date("departed") < start)
    #expect(["recordedTime", "correctCount", "questionCount"].map { values.whole($0) } == [5400, 5, 10])
    #expect(values.whole("tint") == 0x34C759 && values.fraction("totalTime") == 9000)
  }

  @Test("X06 what an activity is named for is going on")
  func subject() {
    let values = SampleValues(hints: SampleHints(""), now: start, step: 0, subject: ["rest", "timer", "attributes"])
    #expect(values.truth("isResting") && !values.truth("isPaused"))
    #expect(!SampleValues(hints: SampleHints(""), now: start, step: 0).truth("isResting"))
  }

  @Test("X06 what holds itself ends in an error instead of never")
  func endless() {
    final class Node: Codable { let next: [Node] }
    #expect(throws: (any Error).self) { try make(Node.self) }
  }

  @Test("X06 names fall into words")
  func names() {
    #expect(SampleValues.words("estimatedArrivalTime") == ["estimated", "arrival", "time"])
    #expect(SampleValues.words("eta_min") == ["eta", "min"])
    #expect(SampleValues.words("homeURL") == ["home", "url"])
  }

  @Test("X06 an activity goes on: it has no case of its end, and the share of a whole is one")
  func going() throws {
    enum Status: String, Codable, CaseIterable { case delivered, cancelled, inTransit, pickedUp }
    struct Order: Codable {
      let status: Status
      let totalProgress: Double
    }
    let order = try make(Order.self)
    #expect(order.status == .inTransit && (0...1).contains(order.totalProgress))
    #expect(try make(Order.self, step: 1).status == .pickedUp)
  }

  @Test("X06 a bid in cents is one that somebody could have made, and nobody has won yet")
  func auctions() throws {
    struct Auction: Codable {
      let leadingBidCents: Int64
      let outcome: String?
    }
    let auction = try make(Auction.self)
    #expect(auction.leadingBidCents == 1250 && auction.outcome == nil)
  }

  @MainActor @Test("X06 an activity that no preview shows is one of the previews, with two states")
  func madeUp() throws {
    let collection = WidgetCollection(BareWidget())
    let previews = LinkedPreview.madeUp(for: collection, besides: [])
    #expect(previews.map(\.name) == ["BareAttributes, made up"] && previews.allSatisfy(\.isMadeUp))
    let preview = try #require(previews.first)
    guard case .activity(let activity) = preview.content else {
      Issue.record("no activity")
      return
    }
    #expect(activity.values.stateCount == 2)
    #expect(try activity.values.content(at: start).states.count == 2)
    #expect(LinkedPreview.madeUp(for: collection, besides: previews).isEmpty)
  }
}
