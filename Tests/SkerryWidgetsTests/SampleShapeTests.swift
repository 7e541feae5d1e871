import FoundationEssentials
import Testing

@testable import SkerryWidgets

/// Made-up texts of which the app's code says how they read.
@Suite struct SampleShapeTests {
  private let start = Date(timeIntervalSince1970: 1_770_000_000)

  private struct Transfer: Codable {
    var statusMessage: String
    var progress: Double
    var restText: String
    var count: Int
    var total: Int
    var summary: String
    var etaText: String
    var due: String
    var note: String
  }

  private func made<Value: Decodable>(_ type: Value.Type, _ hints: String, step: Int = 0) throws -> Value {
    try SampleDecoder.make(type, SampleValues(hints: SampleHints(hints), now: start, step: step))
  }

  @Test("X06 a text that is put together has the values that stand beside it, and sizes that fit the units")
  func shapes() throws {
    let hints = [
      "shape\tstatusMessage\tDownloading {%progress}%", "shape\trestText\t{meters:0} km left",
      "shape\tsummary\t{count} of {total}", "shape\tnote\t{frobnicator} wins", "clock\tetaText", "day\tdue",
    ].joined(separator: "\n")
    for step in 0...1 {
      let transfer = try made(Transfer.self, hints, step: step)
      let percent = Int((transfer.progress * 100).rounded())
      #expect(transfer.statusMessage == "Downloading \(percent)%")
      #expect(transfer.summary == "\(transfer.count) of \(transfer.total)")
    }
    let transfer = try made(Transfer.self, hints)
    #expect(transfer.restText == "4 km left")
    #expect(transfer.etaText.contains(":") && transfer.due == "Jan 31")
    #expect(
      !transfer.note.contains("{") && !transfer.note.contains("wins"), "of what nothing is known, no part is said")
    let written = try made(Transfer.self, hints + "\nwritten\tstatusMessage\tPaused by you")
    #expect(written.statusMessage == "Paused by you")
  }

  private struct Ride: Codable {
    var miles: String
    var stepLabel: String
    var exerciseName: String
    var updatedAtUnix: Int
    var cabinCode: String
  }

  private struct Breathing: Codable {
    var exerciseName: String
    var exercisePattern: String
    var breathsRemaining: Int
  }

  @Test(
    "X06 a number that is reckoned before it is written is as large as that, and names mean what stands beside them")
  func reckoned() throws {
    let ride = try made(Ride.self, "shape\tmiles\t{meters*0.0006213711922373339:1}\nlasting\tupdatedAtUnix")
    let miles = try #require(Double(ride.miles))
    #expect(miles > 0.1 && miles < 30, "\(miles)")
    #expect(ride.stepLabel == "Set 2" && ride.exerciseName != ride.stepLabel)
    #expect(abs(ride.updatedAtUnix - 1_770_000_000) < 3600 && ride.cabinCode == "Y")
    let breathing = try made(Breathing.self, "")
    #expect(breathing.exercisePattern == "4-4-4-4" && breathing.exerciseName != breathing.exercisePattern)
  }

  private struct Run: Codable {
    var distance: Double
    var duration: String
    var pace: String
  }

  @Test("X06 how far somebody has come fits the time and the pace that the code tells")
  func ran() throws {
    let run = try made(Run.self, "values\tduration\t00:12:30\nunit\tdistance\tkm")
    #expect(run.duration == "00:12:30" && run.pace == "5:30" && run.distance == 2.27)
    #expect(try made(Run.self, "").distance == 4.2)
  }

  private struct Order: Codable {
    var statusKey: String
    var stepIndex: Int
    var branchName: String
    var trackNumber: String
  }

  @Test("X06 the index beside a status is its place among all")
  func indices() throws {
    let hints = "values\tstatusKey\tconfirmed\tpreparing\tonTheWay\tdelivered\nsize\tstepIndex\t1"
    let order = try made(Order.self, hints)
    #expect(order.statusKey == "onTheWay" && order.stepIndex == 2)
    #expect(order.branchName != "main" && order.trackNumber != "2")
  }

  private struct Player: Codable {
    var currentMs: Int
    var durationMs: Int
    var rest: String
  }

  @Test("X06 milliseconds that are divided by a thousand are milliseconds")
  func milliseconds() throws {
    let player = try made(Player.self, "lasting\tcurrentMs\nlasting\tdurationMs")
    #expect(player.durationMs >= 60_000 && (10_000..<player.durationMs).contains(player.currentMs), "\(player)")
    #expect(player.rest == "90 s")
  }

  private struct Match: Codable {
    struct Standing: Codable {
      var name: String
      var score: Int
    }
    var standings: [Standing]
    var bikeName: String
    var isOwnBike: Bool
  }

  @Test("X06 who stands in a ranking has a name, and a bike's name is that of a bike")
  func rankings() throws {
    let match = try made(Match.self, "")
    let names = match.standings.map(\.name)
    #expect(Set(names).count == names.count && !names.contains { $0.contains("rd") }, "\(names)")
    #expect(match.bikeName.hasSuffix("Bike") && !match.isOwnBike)
  }
}
