import FoundationEssentials
import SkerryActivities
import SkerryCells
import SkerryViews
import Testing

@testable import SkerryWidgets

/// What happens to content on its way from bytes to views.
@Suite struct ContentTests {
  private struct Failure {
    let attributes: String
    let state: String
    let sentence: String
  }

  @Test("P08 content that does not decode is refused with the path to the culprit")
  func decoding() throws {
    let widget = try #require(WidgetCollection(WorkoutLiveActivity()).activities["WorkoutAttributes"])
    let good = #"{"kind":"run","goal":10}"#
    let failures = [
      Failure(
        attributes: #"{"kind":"swim","goal":10}"#, state: "{}",
        sentence:
          "The attributes can't be read: kind: Cannot initialize WorkoutKind from invalid String value swim."),
      Failure(
        attributes: good, state: #"{"startedAt":1,"distance":"far","isPaused":false,"laps":[]}"#,
        sentence: "The state can't be read: distance: a string where Double is needed."),
      Failure(
        attributes: good,
        state: #"{"startedAt":1,"distance":1,"isPaused":false,"laps":[{"id":1,"seconds":2},{"id":2}]}"#,
        sentence: "The state can't be read: laps[1].seconds: the value is missing."),
      Failure(
        attributes: good, state: "{}", sentence: "The state can't be read: startedAt: the value is missing."),
    ]
    for failure in failures {
      let error = #expect(throws: ActivityContentError.self) {
        _ = try widget.rendering(
          of: .lockScreen, attributes: Data(failure.attributes.utf8), state: Data(failure.state.utf8),
          activityID: "A", at: start)
      }
      #expect(error?.description == failure.sentence)
    }
  }

  @Test("P01 bytes are decoded once per content, and again when they change")
  func decodedOnce() throws {
    let widget = try #require(WidgetCollection(CountingWidget()).activities["CountingAttributes"])
    func draw(_ state: String) throws -> String {
      try widget.rendering(
        of: .lockScreen, attributes: Data("{}".utf8), state: Data(state.utf8), activityID: "A", at: start
      ).grid.plainText()
    }
    CountingAttributes.ContentState.decoded = 0
    for _ in 0..<3 { #expect(try draw(#"{"number":1}"#).contains("number 1")) }
    #expect(CountingAttributes.ContentState.decoded == 1)
    #expect(try draw(#"{"number":2}"#).contains("number 2"))
    #expect(CountingAttributes.ContentState.decoded == 2)
    widget.forget(activityID: "A")
    _ = try draw(#"{"number":2}"#)
    #expect(CountingAttributes.ContentState.decoded == 3)
  }

  @Test("P01 a bundle is collected with everything behind if #available, families and names")
  func bundle() throws {
    let collection = WidgetCollection(CountdownBundle())
    #expect(collection.activities.keys.sorted() == ["CountdownAttributes"])
    #expect(collection.timelines.map(\.kind) == ["Countdown"])
    let pizza = WidgetCollection(PizzaDeliveryActivityWidget()).activities["PizzaDeliveryAttributes"]
    #expect(pizza?.activityFamilies == [.small, .medium])
  }
}

/// A content that counts how often it is decoded.
struct CountingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    static var decoded = 0
    var number: Int

    private enum Keys: CodingKey { case number }
    init(from decoder: any Decoder) throws {
      Self.decoded += 1
      number = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .number)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(number, forKey: .number)
    }
  }
}

struct CountingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CountingAttributes.self) { context in
      Text("number \(context.state.number)")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}
