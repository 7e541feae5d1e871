import Testing

@testable import SkerryProjects

/// Types that nothing declares, made up from their uses.
@Suite struct MadeUpTypesTests {
  /// What is made up for names in sources, line by line.
  private func lines(_ names: [String], _ sources: String...) -> Set<String> {
    var types = MadeUpTypes()
    for name in names {
      let isTaken = types.take(name, in: sources)
      #expect(isTaken, "\(name)")
    }
    let text = MadeUpSource(types, from: sources).text
    return Set(text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init))
  }

  /// An activity whose attributes are its app's.
  private func activity(_ card: String, island: String = "Image(systemName: \"sailboat\")") -> String {
    """
    struct FerryActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
          \(card)
        } dynamicIsland: { context in
          DynamicIsland { DynamicIslandExpandedRegion(.bottom) { \(island) } } compactLeading: { } compactTrailing: { } minimal: { }
        }
      }
    }
    """
  }

  @Test(
    "X01 a status says of itself what it is, and which step it is in numbers; a price at the end of words is a text")
  func casesOfThemselves() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        """
        let isBoarding = context.state.status == .boarding
        VStack {
          Text(context.state.status.description).bold()
          TideBar(step: context.state.status.stepNumber)
          Text("was \\(context.state.lastPrice)")
        }
        """))
    #expect(lines.contains { $0.hasPrefix("var `description`: String {") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("var `stepNumber`: Int {") }, "\(lines)")
    #expect(lines.contains("var `lastPrice`: String"), "\(lines)")
  }

  @Test("X01 a type within attributes that is read as their state is another name of it")
  func stateByAnotherName() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        "VStack { TideCard(state: context.state); Text(context.state.pier).bold(); Text(context.state.tide).bold() }"),
      """
      struct TideCard: View {
        let state: FerryAttributes.LiveState
        var body: some View { VStack { Text(state.pier).bold(); Text(state.tide).bold() } }
      }
      """)
    #expect(lines.contains("typealias LiveState = ContentState"), "\(lines)")
  }

  @Test("X01 a short name in capitals that is called with words answers them, in letters that are read here")
  func localWords() {
    let text = madeUpText([("L", false)], "Text(L(\"Fähre\", \"Ferry\", language: state.language)).font(.caption)")
    #expect(text.contains("func `L`(_ value0: Any?, _ value1: Any?, language value2: Any?) -> String"), "\(text)")
    let chosen = madeUpText(
      [("L", false)],
      "Label(state.isLate ? L(\"spät\", \"late\") : L(\"pünktlich\", \"on time\"), systemImage: \"ferry\")")
    #expect(chosen.contains("func `L`(_ value0: Any?, _ value1: Any?) -> String"), "\(chosen)")
  }

  @Test(
    "X01 attributes that nothing declares have the properties that the views read, of the types that the views need")
  func properties() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        """
        let state = context.state // state.nothing
        VStack {
          Text(context.attributes.pier).font(.headline)
          Text(context.state.sails, style: .relative)
          Text(timerInterval: Date.now...max(Date.now, state.lands), countsDown: true)
          ProgressView(value: state.crossed)
          ProgressView(timerInterval: state.window) { }
          Image(systemName: state.weather)
          Text("\\(state.deck)/\\(state.decks) decks, \\(state.captain)")
          Text("\\(state.wind, specifier: "%.1f") knots")
          if state.isLate { Text("late") }
          if let note = state.note { Text(note.uppercased()) }
          Gauge(value: Double(state.cars), in: 0...40) { Text(state.berth ?? "?") }
          if state.waves > 2 { Text("rough") }
          Text(state.fare.formatted(.currency(code: "EUR")))
        }
        """))
    #expect(
      lines.isSuperset(of: [
        "nonisolated struct FerryAttributes: ActivityAttributes, Sendable {",
        "nonisolated struct ContentState: Codable, Hashable, Sendable {", "var `pier`: String", "var `sails`: Date",
        "var `lands`: Date", "var `crossed`: Double", "var `window`: ClosedRange<Date>", "var `weather`: String",
        "var `deck`: Int", "var `decks`: Int", "var `captain`: String", "var `wind`: Double", "var `isLate`: Bool",
        "var `note`: String?", "var `cars`: Int", "var `berth`: String?", "var `waves`: Int", "var `fare`: Double",
      ]), "\(lines.sorted())")
    #expect(!lines.contains { $0.contains("nothing") })
  }

  @Test("X01 what is handed on has the type of the parameter, in views and functions of the extension")
  func parameters() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        "Card(context: context)",
        island:
          "Deck(load: context.state.load, names: context.state.crew); Text(words(for: context.state.left, context.state.kind))"
      ),
      """
      struct Card: View {
        let context: ActivityViewContext<FerryAttributes>
        var body: some View { Sign(state: context.state, pier: context.attributes.pier) }
      }
      private struct Sign: View {
        let state: FerryAttributes.ContentState
        let pier: String?
        var body: some View { Text(state.headline) }
      }
      struct Deck: View {
        let load: CGFloat
        let names: [String]
        var isOpen: Bool { true }
        var body: some View { Text("") }
      }
      func words(for seconds: TimeInterval, _ number: Int = 3) -> String { "" }
      """)
    #expect(
      lines.isSuperset(of: [
        "var `load`: CGFloat", "var `crew`: [String]", "var `left`: TimeInterval", "var `kind`: Int",
        "var `headline`: String", "var `pier`: String?",
      ]), "\(lines.sorted())")
  }

  @Test("X01 what a switch goes through is an enumeration with its cases, and what they carry")
  func enumerations() {
    let lines = lines(
      ["FerryAttributes", "Weather"],
      activity(
        """
        switch context.state.phase {
        case .boarding, .sailing: Text("soon")
        case .delayed(let minutes, _): Text("\\(minutes) min")
        default: EmptyView()
        }
        Text(context.state.side == .port ? "left" : "right").foregroundStyle(context.state.side.tint)
        WeatherSign(weather: context.state.weather)
        """),
      """
      struct WeatherSign: View {
        let weather: Weather?
        var body: some View {
          switch weather {
          case .storm: Image(systemName: "wind")
          case .rain(let amount): Text(amount)
          case nil: EmptyView()
          }
        }
      }
      extension Weather { var isBad: Bool { true } }
      """)
    #expect(
      lines.isSuperset(of: [
        "case `boarding`", "case `sailing`", "case `delayed`(Int, String)", "case `port`", "var `phase`: Phase",
        "var `side`: Side", "var `weather`: Weather?", "nonisolated enum Weather: Codable, Hashable, Sendable {",
        "case `storm`", "case `rain`(amount: String)",
      ]), "\(lines.sorted())")
    #expect(!lines.contains { $0.contains("isBad") })
  }

  @Test("X01 a list has elements with what a loop and a closure read of them")
  func lists() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        """
        ForEach(context.state.stops) { stop in
          Text(stop.name)
          Text(stop.time, style: .time)
        }
        ForEach(Array(context.state.cabins.prefix(3).enumerated()), id: \\.offset) { index, cabin in Text(cabin.title) }
        if let next = context.state.stops.first(where: { $0.isOpen }) { Text(next.name) }
        Text(context.state.words.joined(separator: ", "))
        """))
    #expect(
      lines.isSuperset(of: [
        "var `stops`: [Stop]", "var `cabins`: [Cabin]", "var `words`: [String]",
        "nonisolated struct Stop: Codable, Hashable, Sendable, Identifiable {", "var `name`: String",
        "var `time`: Date", "var `isOpen`: Bool", "var `title`: String", "var `id`: String",
      ]), "\(lines.sorted())")
  }

  @Test(
    "X01 X06 previews of attributes that nothing declares can make them: labels in their order, types of the values")
  func previews() {
    let lines = lines(
      ["FerryAttributes", "Deck"],
      activity("Text(context.state.line)"),
      """
      extension FerryAttributes { static var preview: FerryAttributes { FerryAttributes(pier: "North", deck: .upper, kind: Deck.lower) } }
      extension FerryAttributes.ContentState {
        static var full: FerryAttributes.ContentState {
          .init(line: "7", lands: .now.addingTimeInterval(60), load: 0.5, cars: 3, photo: UIImage(named: "a")?.pngData())
        }
        static var empty: Self { Self(line: "8", lands: .now, load: 0, cars: 0) }
      }
      #Preview(as: .content, using: FerryAttributes.preview) { FerryActivity() } contentStates: { FerryAttributes.ContentState.full }
      """)
    #expect(
      lines.isSuperset(of: [
        "var `pier`: String",
        "var `deck`: Deck",
        "var `line`: String", "var `lands`: Date", "var `load`: Double", "var `cars`: Int", "var `photo`: Data? = nil",
        "case `lower`",
      ]), "\(lines.sorted())")
    #expect(!lines.contains("var `full`: String") && !lines.contains("case `preview`"))
  }

  @Test("X01 the action of a button that nothing declares comes to nothing, and a view shows the words it is given")
  func actionsAndViews() {
    let lines = lines(
      ["HornIntent", "PierBadge"],
      """
      Button(intent: HornIntent(deck: deck, 2)) { Text("Horn") }
      Button(intent: HornIntent()) { Text("Horn") }
      VStack {
        PierBadge(name: pier)
      }
      """)
    #expect(
      lines.isSuperset(of: [
        "struct HornIntent: AppIntent {", "init(deck value0: Any?, _ value1: Any?) {}", "struct PierBadge: View {",
        "init(name value0: Any?) { parts = [(\"name\", value0)] }",
      ]), "\(lines.sorted())")
  }

  @Test("X01 an action that is made before its button, and told what to do then, has what it is told")
  func toldActions() {
    let lines = lines(
      ["HornIntent"],
      """
      func row(pier: Pier) -> some View {
        var horn = HornIntent()
        horn.pier = pier.name
        return Button(intent: horn) { Text("Horn") }
      }
      """)
    #expect(
      lines.contains("struct HornIntent: AppIntent {") && lines.contains { $0.hasPrefix("var `pier`: String = ") },
      "\(lines.sorted())")
  }

  @Test("X01 a view in a case is one, and an action that a function of the project makes a button of is one")
  func casesAndActions() {
    let source = """
      @ViewBuilder var sign: some View {
        switch mode {
        case .paused:
          PierGlyph(icon: .pause, size: 20)
        default:
          PierGlyph(icon: isLate ? .timer : .bell, size: 20)
        }
      }
      func deck<I: LiveActivityIntent>(_ intent: I, title: String) -> some View { Button(intent: intent) { Text(title) } }
      deck(SnoozeHornIntent(id: id), title: "Snooze")
      let reading = isLow ? ebb : TideReading()
      """
    var types = MadeUpTypes()
    let taken = ["PierGlyph", "SnoozeHornIntent", "TideReading"].map { types.take($0, isType: false, in: [source]) }
    #expect(taken == [true, true, false])
    let text = MadeUpSource(types, from: [source]).text
    #expect(text.contains("struct PierGlyph: View {"), "\(text)")
    #expect(text.contains("struct SnoozeHornIntent: LiveActivityIntent {"), "\(text)")
  }

  @Test("X01 an argument that begins with a dot has a type of its own, and a view shows the words in it")
  func ownTypes() {
    let lines = lines(
      ["PierSign"],
      """
      VStack {
        PierSign(.small, model: .init(name: pier, time: .now), side: nil)
        PierSign(.tinted(.red), model: .init(name: pier, time: .now), side: nil)
      }
      """)
    #expect(
      lines.isSuperset(of: [
        "init(_ value0: Value0ModelSide?, model value1: Value1ModelSide?, side value2: Any?) { parts = [(\"_\", value0?.values), (\"model\", value1?.values), (\"side\", value2)] }",
        "static var `small`: Self { Self(values: []) }",
        "static func `tinted`(_ value0: Any?) -> Self { Self(values: [value0]) }",
        "init(name value0: Any?, time value1: Any?) { values = [value0, value1] }",
      ]), "\(lines.sorted())")
  }

  @Test("X01 what a format says of a value, a type within the content, and a length of time that is taken away")
  func formats() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        """
        Text(String(format: "%+.1f kn, %02d %@", context.state.wind, context.state.deck, context.state.word))
        Text(context.state.lands.addingTimeInterval(-context.attributes.lead), style: .time)
        Sign(side: context.state.side)
        """),
      """
      func word(for side: FerryAttributes.ContentState.Side) -> String {
        switch side { case .port: "left"; case .starboard: "right" }
      }
      struct Sign: View { let side: FerryAttributes.ContentState.Side; var body: some View { Text("") } }
      """)
    #expect(
      lines.isSuperset(of: [
        "var `wind`: Double", "var `deck`: Int", "var `word`: String", "var `lead`: TimeInterval",
        "var `side`: FerryAttributes.ContentState.Side", "case `port`", "case `starboard`",
      ]), "\(lines.sorted())")
  }

  @Test("X01 functions of a type that is never made answer what their uses or names say, and so do those of a property")
  func services() {
    let lines = lines(
      ["FerryAttributes", "Paint", "SpeedUnit"],
      activity(
        """
        let color = Paint.color(knots: context.state.knots)
        VStack {
          Text(context.state.unit.format(knots: context.state.knots)).foregroundStyle(color)
          Text(Paint.word(of: context.state.lands, short: true))
          Text(context.state.unit.symbol)
          Sign(unit: context.state.unit)
        }
        .widgetURL(Paint.pageURL)
        """),
      """
      struct Sign: View {
        let context: ActivityViewContext<FerryAttributes>
        private var unit: SpeedUnit { context.state.unit }
        var body: some View { Text(unit.long) }
      }
      """)
    #expect(
      lines.isSuperset(of: [
        "nonisolated enum Paint {", "static func `color`(knots value0: Any?) -> Color { SkerryGuess.color(\"color\") }",
        "static func `word`(of value0: Any?, short value1: Any?) -> String { SkerryGuess.told(value0, by: \"word\", of: \"Paint\", [value1]) ?? \"Word\" }",
        "static var `pageURL`: URL? { URL(fileURLWithPath: \"/\") }", "var `unit`: SpeedUnit", "var `long`: String",
        "var `knots`: Double",
        "func `format`(knots value0: Any?) -> String { SkerryGuess.told(value0, by: \"format\", of: \"\", []) ?? \"Format\" }",
        "var `symbol`: String",
      ]), "\(lines.sorted())")
  }

  @Test("X01 what a made-up type is made of is what it is given, and the rest follows from it")
  func made() {
    let lines = lines(
      ["FerryAttributes", "Moment"],
      activity("Card(moment: moment(context))"),
      """
      func moment(_ context: ActivityViewContext<FerryAttributes>) -> Moment {
        Moment(phase: context.state.phase, left: context.state.left, stale: context.isStale)
      }
      struct Card: View {
        let moment: Moment
        var body: some View {
          moment.clock.font(.title).monospacedDigit().foregroundStyle(moment.tint)
          Text(moment.line)
          if moment.left > 2.5 { switch moment.kind { case .early: Text("a"); case .late: Text("b") } }
        }
      }
      """)
    #expect(
      lines.isSuperset(of: [
        "var `left`: Double", "var `stale`: Bool",
        "var `clock`: Text { Text(Date.now.addingTimeInterval(1500), style: .timer) }",
        "var `tint`: Color { SkerryGuess.color(\"tint\") }",
        "var `line`: String { \"Line\" }", "var `kind`: Kind { .`early` }", "case `late`",
      ]), "\(lines.sorted())")
    #expect(!lines.contains("var `left`: String") && !lines.contains("var `line`: String"))
  }

  @Test("X01 a protocol, a service and a generic type are nothing that can be made up")
  func others() {
    let source = """
      struct Card: Sailing { let store: StoreOf<Harbour>; let sailing: Sailing }
      let crew = Crew(size: 3)
      var body: some Widget {
        DeckWidget()
      }
      """
    var types = MadeUpTypes()
    for name in ["Sailing", "StoreOf", "Crew", "wind", "DeckWidget"] {
      let isTaken = types.take(name, in: [source])
      #expect(!isTaken, "\(name)")
    }
    #expect(types.isEmpty && MadeUpSource(types, from: [source]).text.isEmpty)
  }

  @Test("X01 attributes may begin with a small letter, and what is compared with seconds is a number of them")
  func smallLetters() {
    let lines = lines(
      ["ferry_Attributes", "Words"],
      """
      ActivityConfiguration<ferry_Attributes>(for: ferry_Attributes.self) { context in
        if let end = context.state.end, Date().timeIntervalSince1970 >= end { Text("over") }
        Text("\\(Words.getSizeText(size: context.state.size)) ↓")
        Text("wind \\(context.state.heading)°")
        Text(context.state.reaches, style: .timer)
        Text("\\(context.state.step) of \\(context.state.most)")
      } dynamicIsland: { _ in DynamicIsland {} }
      let full = ferry_Attributes.ContentState(since: Date.now.addingTimeInterval(180).timeIntervalSince1970)
      """)
    #expect(
      lines.isSuperset(of: [
        "nonisolated struct ferry_Attributes: ActivityAttributes, Sendable {", "var `end`: TimeInterval? = nil",
        "var `heading`: Int = 0", "var `most`: Int = 0", "var `since`: TimeInterval",
        "var `reaches`: Date = Date.now.addingTimeInterval(1500)",
        "static func `getSizeText`(size value0: Any?) -> String { SkerryGuess.told(value0, by: \"getSizeText\", of: \"Words\", []) ?? \"Get size text\" }",
      ]), "\(lines.sorted())")
    var types = MadeUpTypes()
    let isTaken = types.take("ferry", in: ["let boat: ferry"])
    #expect(!isTaken)
  }

  @Test("X01 X02 a made-up type goes when the compiler refuses its own source, and when the project declares it")
  func refusals() throws {
    let source = activity("Text(context.state.line)") + "\nVStack {\n  PierBadge(1)\n}\n"
    var types = MadeUpTypes()
    let taken = ["FerryAttributes", "PierBadge"].map { types.take($0, in: [source]) }
    let lines = MadeUpSource(types, from: [source]).text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("struct PierBadge") }) + 1
    let refused = [
      types.refuse([line], in: [source]), types.refuse([], in: [source]), types.take("PierBadge", in: [source]),
    ]
    #expect(taken == [true, true] && refused == [true, false, false] && types.names == ["FerryAttributes"])
    types.withdraw { $0 == "Ferry" }
    #expect(types.names == ["FerryAttributes"])
    types.withdraw { $0 == "FerryAttributes" }
    #expect(types.isEmpty && types.remarks.isEmpty)
  }

  @Test("X01 a constant that nothing declares is of the type that its place asks for")
  func constants() {
    let source = """
      let store = UserDefaults(suiteName: HarbourGroup)
      let name = store?.string(forKey: harbourKey) ?? "?"
      let other = harbourThing; func harbourDoor(_ number: Int) {}; harbourDoor(3)
      """
    var types = MadeUpTypes()
    let taken = ["HarbourGroup", "harbourKey", "harbourThing", "harbourDoor"].map {
      types.take($0, isType: false, in: [source])
    }
    let text = MadeUpSource(types, from: [source]).text
    #expect(taken == [true, true, false, false])
    #expect(text.contains("nonisolated let `HarbourGroup`: String = \"HarbourGroup\""), "\(text)")
    #expect(CompilerMessage("/a/A.swift:1:1: error: cannot find type 'A' in scope")?.complaint == .unknownType)
    #expect(CompilerMessage("/a/A.swift:1:1: error: cannot find 'A' in scope")?.complaint == .unknown)
  }

  @Test("X01 a bar that nothing declares shows the share it is given")
  func bars() {
    let source = "VStack {\n  CrossingBar(share: 0.5)\n  PierLine(of: pier)\n}\n"
    var types = MadeUpTypes()
    let taken = ["CrossingBar", "PierLine"].map { types.take($0, in: [source]) }
    let text = MadeUpSource(types, from: [source]).text
    #expect(taken == [true, true])
    #expect(text.contains("SkerryMadeUpView(name: \"CrossingBar\", isWhole: false, parts: parts)"), "\(text)")
  }

  @Test("X01 a view that nothing declares and that is given a whole activity says at least what it is")
  func wholeViews() {
    let source = "VStack {\n  CrossingCard(state: context.state)\n  PierLine(of: pier)\n}\n"
    var types = MadeUpTypes()
    let taken = ["CrossingCard", "PierLine"].map { types.take($0, in: [source]) }
    let text = MadeUpSource(types, from: [source]).text
    #expect(taken == [true, true])
    #expect(text.contains("name: \"CrossingCard\", isWhole: true"), "\(text)")
    #expect(text.contains("name: \"PierLine\", isWhole: false"), "\(text)")
  }

  @Test("X01 what the compiler says against a property that is made up is taken in")
  func corrections() throws {
    let source =
      activity("Text(context.state.line); Text(context.state.deck); Sign(of: context)")
      + "\nfunc gauge(_ given: some Tide) { ProgressView(value: given.attributes.gauge) }"
      + "\nextension FerryAttributes.ContentState {\n  var words: String { line + berth }\n}\n"
    var types = MadeUpTypes()
    let isTaken = types.take("FerryAttributes", in: [source])
    let sourceLines = source.split(separator: "\n")
    let line = try #require(sourceLines.firstIndex { $0.contains("Text(context") }) + 1
    let path = try #require(sourceLines[line - 1].firstRange(of: "context.state.line"))
    let column = sourceLines[line - 1][..<path.lowerBound].utf8.count + 1
    func take(_ text: String, line: Int) -> Bool {
      guard let error = CompilerMessage("/a/Ferry.swift:\(line):\(column): error: \(text)") else { return false }
      return types.take(error, in: source, of: [source])
    }
    let conversion = "cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')"
    let taken = [
      isTaken, take(conversion, line: line), take(conversion, line: line),
      take("value of type 'Ferry.FerryAttributes' has no member 'pier'", line: line),
      take("cannot find 'berth' in scope", line: sourceLines.count - 1),
      take("value of type 'FerryAttributes' has no member 'gauge'", line: line),
      take("cannot find 'Sailboat' in scope", line: line),
    ]
    #expect(taken == [true, true, false, true, true, true, false])
    let text = MadeUpSource(types, from: [source]).text
    #expect(text.contains("var `line`: TimeInterval") && text.contains("var `deck`: String"), "\(text)")
    #expect(text.contains("var `gauge`: Double"), "\(text)")
    #expect(text.contains("var `pier`: String") && text.contains("var `berth`: String"), "\(text)")
    #expect(types.remarks.first?.hasPrefix("FerryAttributes is declared nowhere in the project: made up") == true)
  }

  @Test("X01 X02 what is being written, with brackets that nobody closed yet, is read as far as it goes")
  func unfinished() {
    let begin = "struct Ferry: Widget { var body: some WidgetConfiguration {\n"
    let configuration = "ActivityConfiguration(for: FerryAttributes.self) { context in\n"
    for end in ["ForEach(context.state.stops", "ForEach(context.state.stops, id: .self", "Text(context.state.pier"] {
      let lines = lines(["FerryAttributes"], begin + configuration + end)
      #expect(lines.contains("nonisolated struct FerryAttributes: ActivityAttributes, Sendable {"), "\(end)")
    }
  }

  @Test("X01 the action of a control that nothing declares comes to nothing, like that of a button")
  func controls() {
    let lines = lines(
      ["OpenPierIntent"],
      """
      StaticControlConfiguration(kind: "pier") {
        ControlWidgetButton(action: OpenPierIntent(berth: 3)) { Label("Pier", systemImage: "ferry") }
      }
      """)
    #expect(lines.isSuperset(of: ["struct OpenPierIntent: AppIntent {", "init(berth value0: Any?) {}"]), "\(lines)")
  }

  @Test("X01 what stands beside a color in a choice or in a list of colors is one, also in a shared value's members")
  func choices() {
    let text = """
      struct Mast: View {
        let isUp: Bool
        var body: some View {
          let rig = RigPalette.current
          Capsule().fill(isUp ? rig.pennant : Color.white.opacity(0.2))
          Circle().fill(isUp ? Color.red : rig.lantern)
          LinearGradient(colors: [rig.hullTop, rig.keel], startPoint: .top, endPoint: .bottom)
          Text(isUp ? rig.motto : "down").foregroundStyle(rig.flag(of: 1) ?? .secondary)
        }
        let rig: RigPalette
      }
      """
    let lines = lines(["RigPalette"], text)
    for name in ["pennant", "lantern", "hullTop", "keel"] {
      #expect(lines.contains("var `\(name)`: Color { SkerryGuess.color(\"\(name)\") }"), "\(name) \(lines.sorted())")
    }
    #expect(lines.contains("case `current`"), "\(lines.sorted())")
    #expect(lines.contains { $0.hasPrefix("var `motto`: String") }, "\(lines.sorted())")
  }

  @Test("X01 what is a part of an argument is of its type: one of two, or what stands in parentheses")
  func partsOfArguments() {
    let lines = lines(
      ["FerryAttributes"],
      activity(
        "ProgressView(value: context.state.isOver ? 1 : (context.state.crossed ?? 0)); "
          + "Gauge(value: context.state.isOver ? 1 : context.state.tide) { }"))
    #expect(lines.isSuperset(of: ["var `crossed`: Double?", "var `tide`: Double"]), "\(lines.sorted())")
  }

  @Test("X01 a value that a made-up type is asked for itself is one of its values")
  func valuesOfTypes() throws {
    let source = "struct Deck: View {\n  let grip: RopeGrip\n  var other: RopeGrip = .halfHitch\n}\n"
    var types = MadeUpTypes()
    let isTaken = types.take("RopeGrip", in: [source])
    let error = try #require(CompilerMessage("/a/Deck.swift:3:26: error: type 'RopeGrip' has no member 'halfHitch'"))
    let isCorrected = types.take(error, in: source, of: [source])
    let text = MadeUpSource(types, from: [source]).text
    #expect(isTaken && isCorrected && text.contains("case `halfHitch`"), "\(text)")
  }

  @Test(
    "X01 with a member that the compiler misses, all members are taken that the source reads of the same value",
    arguments: [
      ("let tide = Tide(at: 3)", true), ("let tide = Tide(at: 3); Pier(tide: tide)", true),
      ("let tide = Tide(at: 3); func a(tide: Tide) { }", true),
      // What is said to be of the type was read anyway.
      ("let tide: Tide = .init(at: 3)", false), ("let tide: Tide?", false), ("var tide: Tide { Tide(at: 3) }", false),
      // Where something else has the name, too, nobody knows which of them has a member.
      ("let tide = Tide(at: 3).next", false), ("let tide = Tide(at: 3); if let tide { }", false),
      ("let tide = Tide(at: 3); for tide in tides { }", false),
      ("let tide = Tide(at: 3); tides.map { tide in 1 }", false), ("let tide = other", false),
      ("let tide = Tide(at: 3); zip(a, b).map { wind, tide in 1 }", false),
      ("let tide = Tide(at: 3); func a(tide: Tides) { }", false), ("let tide: Tide.Kind", false),
      ("let tide = Tide(at: 3); func a(_ tide: inout Int) { }", false), ("let tide: [Tide]", false),
      ("let tide = Tide(at: 3); let (wind, tide) = (1, 2)", false), ("Pier(tide: Tide(at: 3))", false),
    ])
  func siblings(binding: String, isSure: Bool) throws {
    let source = """
      \(binding); let made = Tide(at: 3)
      Text(tide.name); Text(tide?.foot.value ?? ""); Text(tide.at); Text(other.crest); Text(pier.tide.weed)
      Text(tide.rope(of: 3)); Text(tide.hashValue); Text(tide.Kind)
      """
    var types = MadeUpTypes()
    let isTaken = types.take("Tide", in: ["let x: Tide\n" + source])
    let error = try #require(CompilerMessage("/a/A.swift:2:11: error: value of type 'Tide' has no member 'name'"))
    let isCorrected = types.take(error, in: source, of: [source])
    #expect(isTaken && isCorrected)
    #expect(types.corrections.map(\.property) == (isSure ? ["name", "foot", "rope"] : ["name"]), "\(binding)")
    #expect(types.corrections.allSatisfy { $0.type == "Tide" && $0.isOfType == nil })
  }

  @Test("X01 a made-up type of which several values are given where one is asked for is a set of options")
  func setsOfOptions() {
    let lines = lines(
      ["Signals"],
      """
      struct Mast: View {
        let signals: Signals
        var body: some View { if signals.contains(.fog) { Text(signals.shortTitle.uppercased()) } }
      }
      let calm: Signals = []
      let storm: Signals = [.horn, .light]
      Mast(signals: [.flag, .horn]); let one: Signals = .fog
      """)
    #expect(
      lines.isSuperset(of: [
        "nonisolated struct Signals: OptionSet, Codable, Hashable, Sendable {", "let rawValue: Int",
        "static let `horn` = Self(rawValue: 1 << 0)", "static let `light` = Self(rawValue: 1 << 1)",
        "static let `fog` = Self(rawValue: 1 << 2)", "static let `flag` = Self(rawValue: 1 << 3)",
        "var `shortTitle`: String { \"Short title\" }",
      ]), "\(lines)")
    // A list of values, and one of other things, are no sets.
    let others = self.lines(["Signals"], "let all: [Signals] = [.horn]; let one: Signals = .fog; f([.light])")
    #expect(others.contains { $0.hasPrefix("nonisolated enum Signals: String") }, "\(others)")
    let numbers = self.lines(["Signals"], "let one: Signals = [1, 2]")
    #expect(!numbers.contains { $0.contains("OptionSet") }, "\(numbers)")
  }

  @Test("X01 the labels of all calls that make a type are in an order that suits each of them")
  func labelsOfCalls() {
    let lines = MadeUpSource.order(of: [["pier", "wind", "crew", "depth"], ["pier", "sails", "crew"], ["berth"]])
    #expect(lines == ["pier", "wind", "sails", "crew", "depth", "berth"])
    let made = self.lines(
      ["Passage"],
      "let a = Passage(pier: \"A\", took: .seconds(90), wind: 3)\nlet b = Passage(pier: \"B\", sails: 2, took: .seconds(5))\nlet c: Passage = a"
    )
    #expect(made.contains("var `took`: Duration"), "\(made)")
  }

  @Test("X01 what follows from the rest has a value of its parts, words of its name, and a share of a whole")
  func partsOfAnswers() {
    let lines = lines(
      ["CrossingView"],
      """
      let crossing = CrossingView(leg: 3)
      func card(_ crossing: CrossingView) -> some View {
        Text(crossing.bestScore.value).bold()
        Text(crossing.pierName)
        ProgressView(value: crossing.progress)
      }
      """)
    #expect(lines.contains("var `bestScore`: BestScore { BestScore(`value`: \"Value\") }"), "\(lines.sorted())")
    #expect(lines.contains("var `pierName`: String { \"Pier name\" }"), "\(lines.sorted())")
    #expect(lines.contains("var `progress`: Double { 0.62 }"), "\(lines.sorted())")
  }

  @Test("X01 a made-up type may be made of the content of a made-up activity")
  func contents() throws {
    let source =
      "TideSign(state: context.state)\nlet view = TideView(\n  state: context.state,\n  isOver: context.isStale\n)\nText(view.title)\n"
      + "func bar(_ view: TideView) -> some View { Text(view.state.depth) }\n" + activity("Text(context.state.depth)")
    var types = MadeUpTypes()
    let taken = ["FerryAttributes", "TideView", "TideSign"].map { types.take($0, in: [source]) }
    let error = try #require(
      CompilerMessage(
        "/a/Tide.swift:3:18: error: cannot convert value of type 'FerryAttributes.ContentState' to expected argument "
          + "type 'TideView.StateKind'"))
    let isCorrected = types.take(error, in: source, of: [source])
    let text = MadeUpSource(types, from: [source]).text
    #expect(
      taken == [true, true, true] && isCorrected && text.contains("var `state`: FerryAttributes.ContentState"),
      "\(text)")
  }

  @Test("X01 a name that a pattern gives counts where it holds, and nowhere before")
  func patternNames() {
    let lines = lines(
      ["FerryAttributes"],
      "func log(_ sails: Date) { print(sails, sails.timeIntervalSinceNow, sails.timeIntervalSince1970) }\n"
        + activity("if case .late(let sails) = context.state.stage { Text(sails.uppercased()) }"))
    #expect(lines.contains("case `late`(sails: String)") || lines.contains("case `late`(String)"), "\(lines)")
  }

  @Test("X01 a function that nothing declares answers with the text it is given, or what its uses ask for")
  func functions() {
    let text = madeUpText(
      [("localized", false), ("harbourColor", false), ("crossedShare", false)],
      """
      Text(localized("Next in")); Text(localized("It's time for %@", localized(state.pier)))
      Circle().fill(harbourColor(for: state.pier)); ProgressView(value: crossedShare(state))
      """)
    for line in [
      "nonisolated func `localized`(_ value0: Any?) -> String { SkerryGuess.told(value0, by: \"localized\", of: \"\", [])",
      "nonisolated func `localized`(_ value0: Any?, _ value1: Any?) -> String { SkerryGuess.told(value0, by: \"localized\", of: \"\", [value1])",
      "nonisolated func `harbourColor`(for value0: Any?) -> Color { SkerryGuess.color(\"harbourColor\") }",
      "nonisolated func `crossedShare`(_ value0: Any?) -> Double { 0.62 }",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test("X01 what is handed to a function of durations, shares or money that nobody declares is a number")
  func numbersByFunctions() {
    let lines = lines(
      ["FerryAttributes"],
      activity("Text(durationText(context.state.sailed)); Text(title(context.state.pier))"))
    #expect(lines.isSuperset(of: ["var `sailed`: Double", "var `pier`: String"]), "\(lines.sorted())")
  }

  @Test("X01 what somebody chooses for a widget is an intent for that, with the properties that are read")
  func configurations() {
    let text = madeUpText(
      [("FerryChoice", true)],
      """
      struct Provider: AppIntentTimelineProvider {
        func timeline(for configuration: FerryChoice, in context: Context) async -> Timeline<Entry> {
          guard let pier = configuration.pier?.id else { return }
          Text(configuration.title2)
        }
      }
      """)
    #expect(text.contains("struct FerryChoice: WidgetConfigurationIntent {") && text.contains("import WidgetKit"))
    #expect(text.contains("init() {}") && text.contains("var `pier`: "))
  }

  @Test("X01 objects of Core Data and models of SwiftData that nothing declares are ones, in databases without any")
  func databases() {
    let text = madeUpText(
      [("Ship", true), ("Cabin", true), ("HarbourStore", false)],
      """
      func ships() throws -> [Ship] {
        let context = HarbourStore.shared.container.viewContext
        let request = Ship.fetchRequest()
        return try context.fetch(request)
      }
      let ship = try ships().first
      guard let cabin = try? context.fetch(
        FetchDescriptor<Cabin>(predicate: #Predicate { $0.id == id })
      ).first else { return }
      Text(cabin.name)
      """)
    for line in [
      "class Ship: NSManagedObject {", "class func fetchRequest() -> NSFetchRequest<Ship>", "import CoreData",
      "final class Cabin: PersistentModel {", "var `name`: String = ", "import SwiftData", "final class HarbourStore {",
      "let container = NSPersistentContainer(name: \"HarbourStore\")",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test("X01 a type of functions has the types that lie in it, and its shared value has the functions of that")
  func sharedServices() {
    let text = madeUpText(
      [("Harbour", false)],
      """
      struct Entry { let tide: Harbour.Tide }
      Entry(tide: Harbour.tide()); Text(entry.tide.words); Text(Harbour.shared.load("a").pier)
      """)
    #expect(text.contains("nonisolated enum Harbour {") && text.contains("struct Tide"), "\(text)")
    #expect(text.contains("func `tide`() -> "), "\(text)")
  }

  @Test("X01 a shared store of a type that nothing declares is one, and what stands in the place of a view is one")
  func stores() {
    let text = madeUpText(
      [("Harbour", false), ("Look", false)],
      """
      let store = Harbour.shared
      Harbour.open(3); let name = store.string(forKey: "pier"); let tide = store.double(forKey: "tide")
      .containerBackground(for: .widget) {
        Look.ground(of: pier)
      }
      """)
    #expect(text.contains("static var `shared`: UserDefaults { UserDefaults.standard }"), "\(text)")
    #expect(text.contains("@MainActor static func `ground`(of value0: Any?) -> some View { "), "\(text)")
  }

  @Test("X01 what serves once in a button is no view, with a capital as well; nor is the work of an intent one")
  func servants() {
    for work in ["haul", "Haul"] {
      let text = madeUpText(
        [("PierManager", false)], "Button(action: { PierManager().\(work)() }) { Text(\"Haul\") }")
      #expect(!text.contains("struct PierManager: View") && text.contains("func `\(work)`()"), "\(text)")
    }
    let text = madeUpText(
      [("PierModule", false)],
      """
      struct Haul: AppIntent {
        func perform() async throws -> some IntentResult {
          print("hauling")
          PierModule.haul()
          return .result()
        }
      }
      """)
    #expect(text.contains("static func `haul`()") && !text.contains("@MainActor"), "\(text)")
  }

  @Test("X01 a made-up enumeration is asked for a value by a function as well")
  func functionsOfCases() throws {
    let source = """
      struct Card: View { let tide: Tide }
      Card(tide: .ebb); Card(tide: .flood); let now = Tide.current(at: .now)
      """
    var types = MadeUpTypes()
    let isTaken = types.take("Tide", in: [source])
    let error = try #require(CompilerMessage("/a/A.swift:2:1: error: type 'Tide' has no member 'current'"))
    let isCorrected = types.take(error, in: source, of: [source])
    let text = MadeUpSource(types, from: [source]).text
    #expect(isTaken && isCorrected && text.contains("case `ebb`") && text.contains("case `flood`"), "\(text)")
    #expect(text.contains("static func `current`(at value0: ") && !text.contains("case `current`"), "\(text)")
  }

  @Test("X01 a function of a type may be called like a modifier of views, and a loop over values says what they are")
  func fonts() {
    let text = madeUpText(
      [("Look", false), ("Harbour", false)],
      """
      Text(pier).font(Look.font(15, .bold)).foregroundStyle(Look.ink)
      for tide in Harbour.tides(at: now) {
        for bound in [tide.start, tide.end] where bound > nowMinutes + 60 { show(bound / 60) }
      }
      """)
    let font = "static func `font`(_ value0: Any?, _ value1: SkerryValuesfont.Value1_2?) -> Font"
    #expect(text.contains(font), "\(text)")
    #expect(text.contains("var `start`: Int") && text.contains("var `end`: Int"), "\(text)")
  }
}
