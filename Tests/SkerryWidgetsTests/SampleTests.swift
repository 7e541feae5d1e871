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

  @Test("X06 a property gets a value that its name and its type ask for")
  func values() throws {
    let parcel = try make(Parcel.self)
    #expect(parcel.driverName == "Alex" && parcel.kind == "express" && parcel.stage == .packed)
    #expect(parcel.size == .small && parcel.action == .wait && (0...1).contains(parcel.progress))
    #expect(parcel.startedAt < start && parcel.arrival > start && parcel.window.contains(start))
    #expect(parcel.pausedAt == nil && parcel.note == "Note" && !parcel.isPaused && parcel.isActive)
    #expect(parcel.stops.map(\.name) == ["Name", "Name 2", "Name 3"] && parcel.curve.count == 12)
    #expect(parcel.accentHex == "#34C759" && parcel.stopsTotal == 8)
    #expect(parcel.endTimestamp == Int(start.timeIntervalSince1970) + 1500)
  }

  @Test("X06 the second state has gone on")
  func second() throws {
    let parcel = try make(Parcel.self, step: 1)
    #expect(parcel.kind == "slow" && parcel.stage == .onTheWay && parcel.size == .large)
    #expect(parcel.action == .move(to: "To", in: 4), "\(parcel.action)")
    #expect(try parcel.progress > make(Parcel.self).progress)
  }

  @Test("X06 a dictionary has the keys that the source asks for, and numbers where it reads numbers")
  func dictionaries() throws {
    let data = try make([String: String].self)
    #expect(data.keys.sorted() == ["deliverEndDate", "price"])
    #expect(data["price"].flatMap(Double.init) != nil)
    #expect(data["deliverEndDate"] == "\(Int((start.timeIntervalSince1970 + 1500) * 1000))")
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
