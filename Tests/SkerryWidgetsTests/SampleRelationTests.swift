import Foundation
import Testing

@testable import SkerryWidgets

/// Made-up numbers that stand beside each other agree.
@Suite struct SampleRelationTests {
  private let start = Date(timeIntervalSince1970: 1_781_440_000)

  private func made<Value: Decodable>(
    _ type: Value.Type, of subject: Set<String> = [], hints: String = "", step: Int = 0
  ) throws -> Value {
    try SampleDecoder.make(type, SampleValues(hints: SampleHints(hints), now: start, step: step, subject: subject))
  }

  private struct Knitting: Codable {
    var rowsDone: Int
    var totalRows: Int
    var remainingRows: Int
    var progress: Double
    var percentComplete: Int
  }

  @Test("X06 a share is that of the part and the whole beside it, and what is left is the rest", arguments: [0, 1])
  func shares(step: Int) throws {
    let knitting = try made(Knitting.self, step: step)
    let share = Double(knitting.rowsDone) / Double(knitting.totalRows)
    #expect(abs(knitting.progress - share) < 0.01 && abs(Double(knitting.percentComplete) - share * 100) < 1)
    #expect(knitting.remainingRows == knitting.totalRows - knitting.rowsDone)
    #expect(try knitting.totalRows == made(Knitting.self).totalRows, "a whole stays as it is")
  }

  private struct Upload: Codable {
    var progress: Int
    var total: Int
  }

  private struct Regatta: Codable {
    var homeCode: String
    var awayCode: String
    var heldAtSeconds: Double?
  }

  @Test("X06 of the keys of a table two sides have two, and what isn't held has no instant of it")
  func sides() throws {
    let keys = "values\thomeCode\tKDY\tSNS\nvalues\tawayCode\tKDY\tSNS"
    let regatta = try made(Regatta.self, hints: keys)
    #expect(regatta.homeCode == "KDY" && regatta.awayCode == "SNS" && regatta.heldAtSeconds == nil)
  }

  @Test("X06 a progress without a fraction is counted up to the total beside it")
  func counted() throws {
    let upload = try made(Upload.self)
    #expect(upload.progress > 0 && upload.progress < upload.total)
  }

  private struct Chores: Codable {
    var totalCount: Int
    var completedCount: Int
    var skippedCount: Int
    var pendingCount: Int
  }

  @Test("X06 what is done, left out and still to do are all there is")
  func outcomes() throws {
    let chores = try made(Chores.self)
    #expect(chores.totalCount == chores.completedCount + chores.skippedCount + chores.pendingCount)
    #expect(chores.completedCount > 0 && chores.pendingCount > 0)
  }

  private struct Fast: Codable {
    var elapsedHours: Int
    var elapsedMinutes: Int
    var remainingHours: Int
    var remainingMinutes: Int
    var fastingGoal: Double
    var elapsedTime: Double
  }

  @Test("X06 hours and minutes beside each other are of one span, and an aim without a unit is all of the time")
  func clocks() throws {
    let fast = try made(Fast.self, of: ["fasting"])
    #expect(fast.elapsedHours * 60 + fast.elapsedMinutes == 576 && fast.elapsedMinutes < 60)
    #expect(fast.remainingHours * 60 + fast.remainingMinutes == 384)
    #expect(fast.fastingGoal == 57_600 && fast.elapsedTime == 34_560)
  }

  private struct Pantry: Codable {
    struct Jar: Codable { var name: String }
    var jars: [Jar]
    var jarCount: Int
    var notes: [String]
  }

  @Test("X06 a number counts the list beside it, and an unknown list has elements of its own")
  func lists() throws {
    let pantry = try made(Pantry.self)
    #expect(pantry.jarCount == pantry.jars.count)
    #expect(SampleValues(hints: SampleHints(""), now: start, step: 0).element("grommets", index: 1) == "Grommet 2")
  }

  private struct Podium: Codable {
    struct Runner: Codable { var position: Int; var points: Int }
    struct Lesson: Codable { var startsAt: Date; var endsAt: Date }
    var leader: Runner
    var second: Runner
    var table: [Runner]
    var currentLesson: Lesson
    var nextLesson: Lesson
  }

  @Test("X06 who stands where is counted, has less the later one comes, and what comes next begins later")
  func standing() throws {
    let podium = try made(Podium.self)
    #expect(podium.leader.position == 1 && podium.second.position == 2)
    #expect(podium.table.map(\.position) == [1, 2, 3] && podium.table[0].points > podium.table[2].points)
    #expect(podium.currentLesson.startsAt < start && podium.nextLesson.startsAt >= podium.currentLesson.endsAt)
  }

  private struct Notice: Codable {
    var daysUntilDue: Int
    var dueDate: Date
    var plannedAt: Date
    var graceEnd: Date
    var isPaid: Bool
    var disconnectedAt: Date?
    var checkedInEpoch: Double
  }

  @Test("X06 what is due in some days is so by its date as well, grace ends after the plan, and what is over has begun")
  func dates() throws {
    let notice = try made(Notice.self)
    #expect(notice.dueDate == start.addingTimeInterval(Double(notice.daysUntilDue) * 86_400))
    #expect(notice.graceEnd > notice.plannedAt && !notice.isPaid && notice.disconnectedAt == nil)
    #expect(notice.checkedInEpoch < start.timeIntervalSince1970)
  }

  private struct Bout: Codable {
    var restSeconds: Int
    var restRemaining: Int
    var aheadSeconds: Double
    var elapsedSeconds: Int
  }

  @Test("X06 a rest and a gap are short beside all that lasts")
  func short() throws {
    let hints = "lasting\trestSeconds\nlasting\taheadSeconds"
    let set = try made(Bout.self, of: ["workout"], hints: hints)
    #expect(set.restSeconds == 120 && set.aheadSeconds == 12 && set.elapsedSeconds == 1080)
  }

  private struct Reading: Codable {
    var glucoseMgPerDl: Double
    var unit: String
    var chart: [Double]
    var readAt: Date
  }

  @Test("X06 a curve, a unit and an instant beside blood sugar are of it")
  func sugar() throws {
    let reading = try made(Reading.self)
    #expect(reading.glucoseMgPerDl == 112 && reading.unit == "mg/dL" && reading.chart.allSatisfy { $0 > 20 })
  }

  private struct Green: Codable {
    var frontYards: String
    var centerYards: String
    var backYards: String
    var distanceMiles: String
  }

  @Test("X06 a text that is called after its unit is a number, and what lies in front is nearer than what lies behind")
  func units() throws {
    let green = try made(Green.self)
    #expect([green.frontYards, green.centerYards, green.backYards] == ["137", "152", "167"])
    #expect(green.distanceMiles.hasPrefix("3.2"))
  }

  private struct Brew: Codable {
    var stepTitle: String
    var instruction: String
    var elapsedSeconds: Int
  }

  private struct Lifting: Codable {
    var volume: String
    var distanceMeters: Double
  }

  private struct Arrival: Codable {
    var destinationTimeZone: String
    var originTimeZone: String
  }

  @Test("X06 coffee is brewed in minutes, what somebody lifts is weighed, and two places have two time zones")
  func subjects() throws {
    let brew = try made(Brew.self, of: ["brew"])
    #expect(brew.stepTitle == "Bloom" && brew.instruction.contains("water") && brew.elapsedSeconds < 240)
    let lifting = try made(Lifting.self, of: ["workout"])
    #expect(lifting.volume == "3,200 kg" && lifting.distanceMeters == 4200)
    let arrival = try made(Arrival.self)
    #expect(arrival.destinationTimeZone == "Europe/Oslo" && arrival.originTimeZone == "America/Los_Angeles")
  }
}
