import Testing

@testable import SkerryProjects

/// What an app's own code says of its activities.
@Suite struct AppValuesTests {
  private static let attributes = """
    import ActivityKit
    struct CrossingAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var phase: Phase
        var pier: String
        var knots: Double
        var isLate: Bool
        var leaves: Date
        var arrives: Date
        var stops: [Stop]
      }
      let ship: String
      let berth: Int
    }
    struct Stop: Codable, Hashable { var name: String; var minutes: Int }
    enum Phase: String, Codable { case boarding, underWay }
    """

  private func lines(_ app: String..., foreign: [String] = [], samples: [String] = [], keys: [String] = []) -> [String]
  {
    let sources = [Self.attributes]
    return AppValues(
      AppCode(sources + app), of: sources, foreign: ForeignCode(callers: foreign, samples: samples), keys: keys
    ).lines.map {
      $0.replacing("\t", with: " ")
    }
  }

  @Test("X06 what begins an activity says what it holds: texts, numbers, cases, answers, and how long it lasts")
  func written() {
    let found = lines(
      """
      func begin() throws {
        let state = CrossingAttributes.ContentState(
          phase: .boarding, pier: "North, quay 2", knots: 0, isLate: false,
          leaves: .now.addingTimeInterval(8 * 60), arrives: Date() + 40 * 60)
        _ = try Activity.request(
          attributes: CrossingAttributes(ship: "Petrel", berth: 4), content: .init(state: state, staleDate: nil))
      }
      """)
    #expect(
      found == [
        "written phase .boarding", "written pier North, quay 2", "written isLate false", "written leaves @480",
        "written arrives @2400", "written ship Petrel", "written berth 4",
      ])
  }

  @Test("X06 what an app hands over by name is followed: parameters to their callers, constants, properties, models")
  func followed() {
    let found = lines(
      """
      final class Crossings {
        private var berth = 7
        func begin(aboard ship: Ship, from pier: String, minutes: Int = 20) {
          let knots = ship.cruising ?? 9
          let content = CrossingAttributes.ContentState(
            pier: "Pier \\(pier)", knots: knots, arrives: Date(timeIntervalSinceNow: TimeInterval(minutes * 60)))
          _ = try? Activity.request(attributes: CrossingAttributes(ship: ship.name, berth: self.berth), content: content)
        }
      }
      """,
      """
      struct Board: View {
        let ships = [Ship(name: "Gannet", cruising: 12.5), Ship(name: "Puffin", cruising: 8)]
        var body: some View {
          Button("Board") { crossings.begin(aboard: ships[0], from: "Skagen") }
        }
      }
      """)
    #expect(
      found == [
        "written pier Pier Skagen", "written knots 12.5", "written arrives @1200", "written ship Gannet",
        "written berth 7",
      ])
  }

  @Test("X06 what ends an activity says nothing of it, and neither does what an app knows nothing better for")
  func nothing() {
    let found = lines(
      """
      func update() {
        activity.update(using: .init(phase: .underWay, pier: "—", knots: -1, isLate: true))
        print(CrossingAttributes.ContentState(pier: "Unknown"), Other.ContentState())
      }
      func endCrossing() { finish(CrossingAttributes.ContentState(phase: .boarding, pier: "Home", isLate: false)) }
      func send(_ state: CrossingAttributes.ContentState) { print(CrossingAttributes(ship: "Sent")) }
      """)
    #expect(found == ["written phase .underWay", "written isLate true", "written ship Sent"])
  }

  @Test("X06 where nobody says what a model holds, its property's name tells more than a bare one")
  func aliases() {
    let found = lines(
      """
      func begin(_ ferry: Ferry) { request(CrossingAttributes(ship: ferry.captain.name ?? "Captain", berth: ferry.number ?? 0)) }
      """)
    #expect(found == ["instead ship Captain", "alias berth ferryNumber"])
  }

  @Test("X06 of several ways to begin, the one that says most comes first, with nothing of the others between")
  func fullestFirst() {
    let found = lines(
      """
      func content(of crossing: Crossing) -> CrossingAttributes.ContentState {
        switch crossing {
        case .drill: .init(phase: .docked, pier: nil)
        case .real(let pier): .init(phase: .underWay, pier: pier)
        }
      }
      """)
    #expect(found == ["written phase .underWay", "written phase .docked"])
  }

  @Test("X06 of a question whether all is over, the other answer is taken")
  func questions() {
    let found = lines(
      """
      func begin() { request(CrossingAttributes(ship: crossing.isComplete ? "Moored" : "Skagen")) }
      """)
    #expect(found.first == "written ship Skagen")
  }

  @Test("X06 what a class has for all is no case, and a number is no property of another")
  func statics() {
    let found = lines(
      """
      final class FerryStore { static var lastPier: String? { nil } }
      func begin() { request(CrossingAttributes(ship: "Skagen", berth: 0.0), .init(phase: .boarding, pier: FerryStore.lastPier)) }
      """)
    #expect(found == ["written phase .boarding", "alias pier FerryStoreLastPier", "written ship Skagen"])
  }

  @Test(
    "X06 of the texts for what may be, one of what goes on is taken: of a property that is worked out, of a function")
  func choices() {
    let found = lines(
      """
      enum Weather { case calm, breeze, gale
        var words: String { switch self { case .calm: "Calm"; case .breeze: "A breeze"; case .gale: return "Gale" } }
      }
      struct Ferry { let weather: Weather; var captain: Captain }
      struct Captain { var title = "Captain Berg" }
      func begin(_ ferry: Ferry) {
        request(CrossingAttributes(ship: ferry.captain.title), .init(phase: .boarding, pier: ferry.weather.words))
      }
      """)
    #expect(found == ["written phase .boarding", "written pier A breeze", "written ship Captain Berg"])
    let called = lines(
      """
      func begin(at depth: Int) { request(CrossingAttributes(ship: name(for: depth))) }
      func name(for depth: Int) -> String {
        if depth < 2 { return "Punt" }
        return depth < 9 ? "Sloop" : "Brig"
      }
      """)
    #expect(called == ["written ship Sloop"])
  }

  @Test("X06 the parts of lists are those that the app makes, each with its own values")
  func models() {
    let found = lines(
      """
      let samples = [Stop(name: "Skagen", minutes: 12), .init(name: "Hirsholm", minutes: 30), Stop(name: name, minutes: 1)]
      """)
    #expect(
      found == [
        "written Stop.name Skagen", "written Stop.minutes 12", "written Stop.name Hirsholm", "written Stop.minutes 30",
      ])
  }

  @Test("X06 an app in another language hands its values over by the names that the extension reads")
  func foreign() {
    let dart = """
      final activity = LiveActivities();
      const knots = 14;
      await activity.createActivity('crossing', {
        'pier': 'Captain\\'s quay',
        'leavesAt': DateTime.now().add(const Duration(minutes: 12)).millisecondsSinceEpoch,
        "knots": knots, 'other': 'nothing',
        'isLate': false,
      });
      """
    let script = """
      LiveActivity.start({ ship: `Gannet`, berth: 2 * 3, leavesAt: Date.now() + 5 * 60 * 1000, pier: `To ${pier}` })
      """
    #expect(ForeignCode.mayKnow(dart) && ForeignCode.mayKnow(script) && !ForeignCode.mayKnow("pier: 'North'"))
    let module = """
      func start(_ data: [String: Any]) {
        request(CrossingAttributes(ship: data["vessel"] as? String ?? "", berth: 0))
      }
      """
    #expect(lines(module, foreign: ["{ 'vessel': 'Gannet' }"]) == ["written ship Gannet"])
    #expect(
      lines(foreign: [dart, script], keys: ["leavesAt"]) == [
        "written pier Captain's quay", "written leavesAt @720", "written knots 14", "written isLate false",
        "written ship Gannet", "written berth 6", "written leavesAt @300",
      ])
  }

  @Test(
    "X06 of another language, too, an end says nothing, and what takes a dictionary apart says which keys are meant")
  func foreignEnds() {
    let dart = """
      class Crossings {
        Future<void> start() async { await channel.invokeMethod('startLiveActivity', {'vessel': 'Gannet', 'pier': 'North'}); }
        Map<String, dynamic> buildArrived({
          required int berth,
        }) {
          return {'vessel': 'Home'};
        }
        Future<void> end() async {
          await channel.invokeMethod('liveActivity', {'vessel': 'Moored', 'berth': 9});
        }
        void sync() => channel.invokeMethod('cancelActivity', {'berth': 8});
      }
      """
    #expect(lines(foreign: [dart]) == ["written pier North"])
    let module = """
      func start(_ data: [String: Any]) { request(CrossingAttributes(ship: data["vessel"] as? String ?? "")) }
      """
    #expect(lines(module, foreign: [dart]) == ["written ship Gannet", "written ship Home"])
    #expect(lines(foreign: ["{ 'berth': 3, progress: 1.0 }"], keys: ["progress"]) == ["written berth 3"])
  }

  @Test("X06 a text that is put together says how it reads, where it stands and in functions and calls")
  func shapes() {
    let found = lines(
      """
      struct Harbour {
        static let hours: DateFormatter = { let made = DateFormatter(); made.timeStyle = .short; return made }()
        func begin(_ f: Ferry?) {
          request(CrossingAttributes.ContentState(
            phase: .underWay, pier: String(format: "%.0f knots, %@", speed / 2, f.skipper.name), stops: [],
            isLate: f?.late ?? true, leaves: Date()))
        }
        func later(ferry: String) { update(ContentState(pier: ferry, knots: f?.knots ?? 0)) }
        func go() { later(ferry: "Pier in \\(minutes) min") }
        func ship(_ f: Ferry) { request(CrossingAttributes(ship: rest(f.length), berth: 4)) }
        func rest(_ length: Double) -> String {
          if length < 0 { return "Here" }
          return String(format: "%.1f km left", length / 1000)
        }
      }
      """)
    for line in [
      "shape pier {speed:0} knots, {skipperName}", "shape pier Pier in {minutes} min", "shape ship {length:1} km left",
      "written berth 4", "alias knots ferryKnots", "alias isLate ferryLate",
    ] { #expect(found.contains(line), "\(line): \(found)") }
    #expect(!found.contains("written isLate true"))
    let clocks = lines(
      """
      static let hours: DateFormatter = { let made = DateFormatter(); made.timeStyle = .short; return made }()
      static let days: DateFormatter = { let made = DateFormatter(); made.dateStyle = .medium; return made }()
      func begin() {
        request(CrossingAttributes.ContentState(pier: Self.hours.string(from: arrival)))
        request(CrossingAttributes(ship: Self.days.string(from: arrival)))
      }
      """)
    #expect(clocks == ["clock pier", "day ship"], "\(clocks)")
    let formatted = lines(
      "func begin() { request(CrossingAttributes.ContentState(pier: arrival.formatted(date: .omitted, time: .shortened))) }"
    )
    #expect(formatted == ["clock pier"])
  }

  @Test("X06 a sample of what the content is made of, raw values, and what a case says of itself agree with each other")
  func agreement() {
    let model = """
      struct Reading { var pier: String; var knots: Double; var isLate: Bool; var depth: Int
        static let placeholder = Reading(pier: "Old pier", knots: 7, isLate: false, depth: (0..<3).map { i in Step(pier: "x") }.count)
      }
      """
    #expect(lines(model) == ["written pier Old pier", "written knots 7", "written isLate false"])
    let legs = """
      enum Leg: String { case out = "Way out", home = "Way home"
        var short: String { switch self { case .out: "OUT"; case .home: return "HOM" } } }
      struct Trip { let leg: Leg }
      let trips = [Trip(leg: .home)]
      func begin(trip: Trip) { request(CrossingAttributes(ship: trip.leg.rawValue)); request(ContentState(pier: trip.leg.short)) }
      """
    let found = lines(legs)
    #expect(found.contains("written ship Way home") && found.contains("written pier HOM"), "\(found)")
  }

  @Test("X06 what is said before anything is done is not said of what has come half its way")
  func beginnings() {
    let start = "func begin() { request(CrossingAttributes.ContentState(pier: \"Casting off …\", progress: 0)) }"
    #expect(!lines(start).contains { $0.contains("Casting") })
    #expect(lines(start.replacing("progress: 0", with: "knots: 3")).contains("written pier Casting off …"))
    let seen = "func begin() { request(CrossingAttributes.ContentState(leaves: Date(), arrivesStamp: Date())) }"
    #expect(lines(seen) == ["begins leaves"], "when something was seen is no beginning")
    let stale = "func markStale() { update(CrossingAttributes.ContentState(isLate: true)) }"
    #expect(lines(stale) == [])
  }

  @Test("X06 of another language names, states of views, members and choices are followed to what is written down")
  func foreignNames() {
    let script = """
      const [pier, setPier] = useState<string>('North quay');
      const [knots, setKnots] = React.useState(14);
      const quays = [{ id: 1, name: 'Harbour loop', ferry: 'Gannet' }, { id: 2, name: 'Island hop', ferry: 'Tern' }];
      const selectedQuay = quays[0];
      startActivity({ pier, knots, vessel: selectedQuay.name, place: `${knots} knots`, note: note ?? 'All aboard',
        isLate: isDone ? true : false, leavesAt: endOf(crossing), kind: boat.kind, berth: route.berth });
      """
    let keys = ["pier", "knots", "vessel", "place", "note", "isLate", "leavesAt", "kind", "berth"]
    let rest = ["instead note All aboard", "written isLate false"]
    let known = ["pier North quay", "knots 14", "vessel Harbour loop", "place 14 knots"].map { "written " + $0 }
    #expect(
      lines(foreign: [script], keys: keys) == known + rest + ["alias kind boatKind", "alias berth routeBerth"])
    #expect(
      lines(foreign: [script], samples: ["export const ROUTES = [\n{ id: 1, berth: 7 }]"], keys: keys)
        == known + rest + ["written berth 7", "alias kind boatKind"])
    let dart = """
      void start() {
        final pier = 'West';
        plugin.createActivity({'pier': '$pier pier', 'leavesAt': DateTime.now()
          .add(const Duration(minutes: 12)).millisecondsSinceEpoch, 'note': _isRunning ? 'Under way' : 'Moored'});
      }
      """
    #expect(
      lines(foreign: [dart], keys: keys) == [
        "written pier West pier", "written leavesAt @720", "written note Under way",
      ])
  }

  @Test("X06 what another language only names, or writes down for something else, is no value")
  func foreignUnknown() {
    let script = """
      const { pier } = props; const vehicles = [{ name: 'Truck' }];
      start({ pier, knots: speed * 2, vessel: port.name, place: `${unknown} knots` });
      """
    let keys = ["knots", "vessel", "place"]
    #expect(lines(foreign: [script], keys: keys) == ["alias vessel portName"])
    let endless = "const pier = pier; let knots = knots + knots; go({ pier, knots, place: `${place}` })"
    #expect(lines(foreign: [endless], keys: ["pier", "knots", "place"]).isEmpty)
  }

  @Test("X06 a property named after a member of an enumeration is what that says of a case that goes on")
  func namesakes() {
    let attributes = """
      private typealias Base = ActivityAttributes
      struct LapAttributes: Base {
        struct ContentState: Codable, Hashable { var legTitle: String; var symbol: String; var guestName: String }
      }
      """
    let app = """
      enum RaceLeg: Int { case ready, upwind, downwind
        var title: String {
          switch self { case .ready: "Ready"; case .upwind: return "Against the wind"; case .downwind: "With it" } }
        var symbol: String { switch self {
          case .ready: return "flag"; case .upwind: return "arrow.up"; case .downwind: return "arrow.down.circle" } }
      }
      enum Guest { case one, two
        var displayName: String { self == .one ? String(localized: "guest_one") : NSLocalizedString("guest_two", comment: "") }
      }
      struct Leg { var title: String { isFirst ? "No" : "Neither" } }
      """
    let found = AppValues(AppCode([attributes, app]), of: [attributes]).lines
    #expect(found == ["written\tlegTitle\tAgainst the wind", "written\tsymbol\tarrow.up"])
  }

  @Test("X06 what only an end hands over, a text that is put together, and a format say nothing but their unit")
  func piecesAndEnds() {
    let found = lines(
      """
      func reconcile() async {
        let gone = CrossingAttributes.ContentState(pier: "Broken off", knots: 9)
        for old in Activity<CrossingAttributes>.activities { await old.end(.init(state: gone, staleDate: nil)) }
      }
      func label(_ crossing: Crossing) -> String {
        return "Next: " + crossing.name
      }
      func begin() {
        CrossingAttributes.ContentState(pier: label(crossing), knots: 12)
        CrossingAttributes(ship: String(format: "%.1f nm", way))
      }
      """)
    #expect(found == ["written knots 12", "shape ship {way:1} nm", "unit ship nm"])
    let rooms = AppRoom.all(
      in: "struct A {\n  public var finished: [A] {\n    [A(b: 1)]\n  }\n  var b: Int\n  func go() { c() }\n}")
    #expect(rooms.map(\.name) == ["", "finished", "go"] && rooms.map(\.isOfEnd) == [false, true, false])
    #expect(rooms.map { $0.calls.map(\.name) } == [[], ["A"], ["c"]])
  }

  @Test("X06 of what is shown for want of something, and at the end, nothing is said where there is something else")
  func wants() {
    let found = lines(
      """
      func update(pier: String, ship: String?, progress: Double) {
        CrossingAttributes.ContentState(pier: pier.isEmpty ? "Here" : pier, knots: 12)
        CrossingAttributes(ship: progress >= 1 ? "Docked" : "—")
      }
      func meters(_ value: Double) -> String { String(format: "%.1f", value / 1609.344) }
      """)
    #expect(found == ["instead pier Here", "written knots 12"])
  }

  @Test("X06 a sample that a model keeps says more than what it is at first, and what is off at first says nothing")
  func samples() {
    let found = lines(
      """
      struct Weather { var late = false; var knots = 3.0; var words = "Calm"
        static var sample: Weather {
          var weather = Weather()
          weather.late = true; weather.knots = 12
          return weather
        }
      }
      struct Quay { var isLate = false; var name = "North" }
      func begin(_ weather: Weather, _ quay: Quay) {
        CrossingAttributes.ContentState(pier: weather.words, knots: weather.knots, isLate: weather.late)
        CrossingAttributes.ContentState(pier: quay.name, isLate: quay.isLate)
      }
      """)
    #expect(
      found == [
        "written pier Calm", "written knots 12", "written isLate true", "written pier North", "alias isLate quayIsLate",
      ])
  }

  @Test("X06 a separator is no text of a value, and the key of a translation nearly says it")
  func keys() {
    let found = lines(
      """
      struct Ferry { let parts: [String]
        var words: String { parts.joined(separator: " · ") }
        var line: String { if parts.isEmpty { return "Out at sea" } else { return parts.joined(separator: ", ") } }
      }
      func begin(_ ferry: Ferry) {
        CrossingAttributes(ship: ferry.words)
        CrossingAttributes.ContentState(pier: L10n.string("ferry.state.leavingSoon"))
        CrossingAttributes.ContentState(pier: ferry.line)
      }
      """)
    #expect(found == ["alias ship ferryWords", "written pier Leaving soon", "written pier Out at sea"])
  }

  @Test("X06 models that are made of each other in many places are followed a while and left")
  func circles() {
    let makings = (0..<40).map {
      "let tide\($0) = Tide(name: moon.name, moon: moon)\nlet moon\($0) = Moon(name: tide.name)"
    }
    let code = AppCode([
      Self.attributes, makings.joined(separator: "\n"),
      "func begin(_ tide: Tide) { CrossingAttributes(ship: tide.name) }",
    ])
    #expect(AppValues(code, of: [Self.attributes]).lines == ["alias\tship\ttideName"])
  }

  @Test("X06 numbers that are larger than any, and texts without an end, are left or stand as they are")
  func large() {
    let most = String(repeating: "9", count: 40)
    let found = lines(
      "func begin() { request(CrossingAttributes(ship: \"No. \\(\(most))\", berth: \(most)), .init(knots: 1 * \(most))) }"
    )
    #expect(found.count == 1 && found[0].hasPrefix("written ship No. 1"), "\(found)")
    #expect(lines("func begin() { CrossingAttributes(ship: \"North") == [])
    #expect(lines("CrossingAttributes(ship: \"\\(\\(\\(", "CrossingAttributes(((", "func (", "init(") == [])
  }

  @Test("X06 arithmetic is done on what is known alone")
  func arithmetic() {
    func number(_ text: String) -> Double? { AppExpression.number(text) { $0 == "minutes" ? 25 : nil } }
    #expect(number("25 * 60") == 1500)
    #expect(number("TimeInterval(minutes) * 60 - (2 + 4) / 3") == 1498)
    #expect(number("-1_000.5") == -1000.5)
    #expect(number("hours * 60") == nil)
    #expect(number("1 / 0") == nil)
    #expect(number("made(minutes)") == nil)
    #expect(number("2 +") == nil && number("(2") == nil && number("") == nil && number("2 3") == nil)
  }
}
