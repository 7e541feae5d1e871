import FoundationEssentials
import SkerryBasics
import Testing

@testable import SkerryActivities

/// Attributes with dates in every place where one can stand.
struct TrainAttributes: ActivityAttributes {
  struct Stop: Codable, Hashable {
    var name: String
    var arrival: Date?
  }
  struct ContentState: Codable, Hashable {
    var leaveTime: Date
    var delay: Double
    var stops: [Stop]
  }

  var built: Date
}

@Suite struct EpochTests {
  private let now = 1_800_000_000

  private func registry() -> (Registry, token: String, startToken: String) {
    var registry = Registry()
    registry.types.register(TrainAttributes.self, for: "train")
    registry.apply(.attributesTypeSeen(appIdentifier: "train", attributesType: "TrainAttributes"), at: epoch)
    var request = ActivityRequest(
      appIdentifier: "train", attributesType: "TrainAttributes", attributes: Data(#"{"built":0}"#.utf8),
      content: ContentChange(state: Data("{}".utf8)))
    request.pushType = .token
    let id = registry.start(request)
    registry.advance(to: epoch + 1)
    let startToken = registry.startToken("TrainAttributes", of: "train")?.lowercaseHex ?? ""
    return (registry, registry.record(id)?.pushToken?.lowercaseHex ?? "", startToken)
  }

  private func state(_ leaveTime: String, stops: String = "[]") -> String {
    #""content-state":{"leaveTime":\#(leaveTime),"delay":1800000000,"stops":\#(stops)}"#
  }

  /// What the log says besides the usual, for an update with these members.
  private func effects(_ aps: String, event: String = "update") -> [RegistryEffect] {
    var (registry, token, startToken) = registry()
    let target = event == "start" ? startToken : token
    let body = Data(#"{"aps":{"event":"\#(event)",\#(aps)}}"#.utf8)
    return registry.apply(.push(PushRequest(target: .token(target), body: body)), at: epoch + 2)
  }

  private func notes(_ aps: String, event: String = "update") -> [String] {
    effects(aps, event: event).compactMap { if case .pushNote = $0.kind { $0.logMessage } else { nil } }
  }

  @Test("P08 a date in the content state that counts from 1970 is pointed out with both readings")
  func contentState() {
    let effects = effects(#""timestamp":\#(now + 2),\#(state("1800000000"))"#)
    #expect(effects.pushRefusals == [], "it is a hint, not a refusal")
    #expect(
      effects.first?.logMessage == "push note: content-state.leaveTime 1800000000 counts seconds since 2001: "
        + "2058-01-15T08:00:00Z; read as seconds since 1970 it would be 2027-01-15T08:00:00Z; subtract 978307200")
    #expect(effects.count == 3, "the note, the receipt and the content")
  }

  @Test("P08 dates are found wherever the type reads one, and plain numbers are left alone")
  func places() {
    let stops = #"[{"name":"A"},{"name":"B","arrival":1800000600.5},{"name":"C","arrival":821692800}]"#
    let found = notes(#""timestamp":\#(now + 2),\#(state("821692800", stops: stops))"#)
    #expect(found.count == 1 && found[0].contains("content-state.stops.[1].arrival 1800000600.5 counts"))
    let attributes =
      #""timestamp":\#(now + 2),\#(state("821692800")),"attributes-type":"TrainAttributes","#
      + #""attributes":{"built":1799999999},"alert":{"title":"T","body":"B"}"#
    #expect(notes(attributes, event: "start").first?.contains("attributes.built 1799999999 counts") == true)
  }

  @Test("P08 milliseconds and the other epoch are told apart for every date of a payload")
  func readings() {
    let good = state("821692800")
    let cases: [(String, String)] = [
      (#""timestamp":1800000002000,\#(good)"#, "timestamp 1800000002000 counts seconds since 1970"),
      (
        #""timestamp":\#(now + 2),"stale-date":821692900,\#(good)"#,
        "read as seconds since 2001 it would be 2027-01-15T08:01:40Z; add 978307200"
      ),
      (
        #""timestamp":\#(now + 2),"stale-date":1800000900000,\#(good)"#,
        "read as milliseconds since 1970 it would be 2027-01-15T08:15:00Z; divide by 1000"
      ),
      (#""timestamp":\#(now + 2),"stale-date":821692900000,\#(good)"#, "divide by 1000 and add 978307200"),
      (#""timestamp":\#(now + 2),\#(state("1800000000000"))"#, "divide by 1000 and subtract 978307200"),
      (
        #""timestamp":\#(now + 2),\#(state("821692800000"))"#,
        "milliseconds since 2001 it would be 2027-01-15T08:00:00Z; divide by 1000"
      ),
    ]
    for (aps, expected) in cases {
      let found = notes(aps)
      #expect(found.count == 1 && found[0].contains(expected), "\(found)")
    }
    let end = notes(#""timestamp":\#(now + 2),"dismissal-date":821692900"#, event: "end")
    #expect(end.count == 1 && end[0].contains("dismissal-date 821692900 counts seconds since 1970: 1996"))
  }

  @Test("P08 a timestamp in the wrong epoch is explained beside the refusal that it causes")
  func refused() {
    let effects = effects(#""timestamp":821692802,\#(state("821692800"))"#)
    #expect(effects.pushRefusals.count == 1)
    #expect(effects.first?.logMessage.contains("timestamp 821692802 counts seconds since 1970: 1996") == true)
  }

  @Test("P08 ordinary dates, far ones that make sense in no other reading, and nonsense give no hint")
  func quiet() {
    for leaveTime in ["821692800", "824371200", "0", "-347155200", "2303683200", "1e300", "-1e18"] {
      #expect(notes(#""timestamp":\#(now + 2),\#(state(leaveTime))"#) == [], "\(leaveTime)")
    }
    #expect(notes(#""timestamp":\#(now + 2),"stale-date":4102444800,\#(state("821692800"))"#) == [])
    #expect(notes(#""timestamp":\#(now + 2),"stale-date":null,\#(state("821692800"))"#) == [])
  }
}
