import Testing

@testable import SkerryProjects

/// Made-up types whose values, contents and cases follow from more than one place.
@Suite struct MadeUpContentsTests {
  private func made(_ names: [String], _ sources: String...) -> String {
    var types = MadeUpTypes()
    for name in names {
      let isTaken = types.take(name, in: sources)
      #expect(isTaken, "\(name)")
    }
    return MadeUpSource(types, from: sources).text
  }

  @Test("X01 a made-up enumeration that is made of a number, or reckoned with, has numbers as raw values")
  func numbers() {
    let stored = made(
      ["Tide"],
      """
      struct Harbour { var tideRaw: Int; var tide: Tide { Tide(rawValue: tideRaw) ?? .ebb } }
      struct Sign: View { let tide: Tide; var body: some View { Text(tide == .flood ? tide.title : "-") } }
      """)
    #expect(stored.contains("nonisolated enum Tide: Int, Codable"), "\(stored)")
    #expect(stored.contains("var id: Int { rawValue }") && stored.contains("let name = \"\\(self)\""), "\(stored)")
    let reckoned = made(
      ["Leg"],
      """
      struct Log: View {
        let leg: Leg
        var body: some View {
          switch leg { case .out: Text("Out"); case .home: Text("Home") }
          ProgressView(value: Double(leg.rawValue) / 3)
        }
      }
      """)
    #expect(reckoned.contains("nonisolated enum Leg: Int, Codable"), "\(reckoned)")
    let written = made(
      ["Wind"], "let wind: Wind = .gale; let text = \"Wind \" + wind.rawValue; let other = Wind(rawValue: \"breeze\")")
    #expect(written.contains("nonisolated enum Wind: String, Codable"), "\(written)")
  }

  @Test("X01 what is made only to be asked once has what it is asked for")
  func askedOnce() {
    let text = madeUpText(
      [("HarbourBridge", false)],
      """
      struct Open { func perform() {
        HarbourBridge().raise(id: 3, speed: .slowly)
      } }
      """)
    #expect(text.contains("func `raise`(id value0: Any?, speed value1: "), "\(text)")
  }

  @Test("X01 the content of an activity is the type that it is handed on as")
  func contents() {
    let widget = """
      struct FerryActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: FerryAttributes.self) { context in
            FerryCard(state: context.state, pier: context.attributes.pier)
          } dynamicIsland: { context in
            DynamicIsland { } compactLeading: { Text(context.state.deck) } compactTrailing: { } minimal: { }
          }
        }
      }
      struct FerryCard: View {
        let state: FerryState
        let pier: String
        var body: some View { Text(state.lands, style: .timer) }
      }
      """
    let text = made(["FerryAttributes", "FerryState"], widget)
    #expect(text.contains("typealias ContentState = FerryState"), "\(text)")
    #expect(text.contains("var `lands`: Date") && text.contains("var `deck`: String"), "\(text)")
    #expect(!text.contains("struct ContentState"), "\(text)")
    let declared = made(
      ["FerryAttributes"], widget + "\nstruct FerryState: Codable, Hashable { var lands: Date; var deck: String }")
    #expect(declared.contains("typealias ContentState = FerryState"), "\(declared)")
    let other = made(["FerryAttributes"], widget + "\ntypealias FerryState = FerryAttributes.ContentState")
    #expect(other.contains("struct ContentState"), "\(other)")
  }

  @Test("X01 what an extension declares as a value of a type is no case of it")
  func declaredValues() {
    let text = made(
      ["FerryState"],
      """
      struct FerryCard: View { let state: FerryState; var body: some View { Text(state.pier) } }
      extension FerryState { static var landing: Self { .init(pier: "B") } }
      let first = FerryState.landing
      """)
    #expect(text.contains("nonisolated struct FerryState") && text.contains("var `pier`: String"), "\(text)")
    #expect(!text.contains("enum FerryState"), "\(text)")
  }

  @Test("X01 a view's label that a property happens to be called like hides no property that the compiler means")
  func labels() throws {
    let source = """
      struct FerryActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: FerryAttributes.self) { context in
            ProgressView("", value: Double(context.state.value) / context.attributes.totalCars)
          } dynamicIsland: { context in DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { } }
        }
      }
      let sample = FerryAttributes.ContentState(value: 3)
      """
    var types = MadeUpTypes()
    let isMade = types.take("FerryAttributes", in: [source])
    let line = source.split(separator: "\n")[3]
    let path = try #require(line.firstRange(of: "context.attributes.totalCars"))
    let column = line[..<path.lowerBound].utf8.count + 1
    let error = try #require(
      CompilerMessage(
        "/a/Ferry.swift:4:\(column): error: cannot convert value of type 'Int' to expected argument type 'Double'"))
    let before = MadeUpSource(types, from: [source]).text
    let isTaken = types.take(error, in: source, of: [source])
    #expect(isMade && isTaken && before.contains("var `totalCars`: Int"), "\(before)")
    #expect(MadeUpSource(types, from: [source]).text.contains("var `totalCars`: Double"), "\(before)")
  }

  @Test(
    "X01 a name without anything before it is a member in an extension of a type that nobody declares, and a constant elsewhere"
  )
  func membersOfExtension() throws {
    let source = """
      private extension FerryAttributes.ContentState {
        var label: String? {
          guard let stopNumber, let totalStops, totalStops > 0 else { return nil }
          return "Stop \\(stopNumber) of \\(totalStops)"
        }
      }
      struct Card: View {
        let context: ActivityViewContext<FerryAttributes>
        var body: some View { Text(context.state.label ?? harbourName) }
      }
      """
    var types = MadeUpTypes()
    let isMade = types.take("FerryAttributes", in: [source])
    func missing(_ name: String, line: Int) throws -> CompilerMessage {
      try #require(CompilerMessage("/a/Ferry.swift:\(line):16: error: cannot find '\(name)' in scope"))
    }
    #expect(types.isOfExtended(try missing("stopNumber", line: 3), in: source))
    #expect(!types.isOfExtended(try missing("harbourName", line: 9), in: source))
    let isTaken = types.take(try missing("stopNumber", line: 3), in: source, of: [source])
    #expect(isMade && isTaken)
    #expect(MadeUpSource(types, from: [source]).text.contains("var `stopNumber`"))
  }

  @Test("X01 what is compared with a word before a choice stays a text, and what is chosen becomes a date")
  func conditions() throws {
    let source = """
      struct FerryActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: FerryAttributes.self) { context in
            Text(timerInterval: Date()...(context.state.mode == "out" ? context.state.pier : context.state.dock), countsDown: true)
          } dynamicIsland: { context in DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { } }
        }
      }
      """
    var types = MadeUpTypes()
    let isMade = types.take("FerryAttributes", in: [source])
    let line = source.split(separator: "\n")[3]
    let path = try #require(line.firstRange(of: "context.state.mode"))
    let column = line[..<path.lowerBound].utf8.count + 1
    let error = try #require(
      CompilerMessage(
        "/a/Ferry.swift:4:\(column): error: cannot convert value of type 'String' to expected argument type 'Date'"))
    for _ in 0..<2 { _ = types.take(error, in: source, of: [source]) }
    let text = MadeUpSource(types, from: [source]).text
    #expect(isMade && text.contains("var `mode`: String"), "\(text)")
    #expect(text.contains("var `pier`: Date"), "\(text)")
  }

  @Test("X01 a constant in the place of a color is one, also one of two; letters on a light card are dark")
  func colors() {
    let source = """
      struct Card: View {
        var body: some View {
          Text("Ferry").foregroundStyle(seaInk)
          Image(systemName: "star").foregroundStyle(isLate ? seaCoral : seaInkMute)
        }
      }
      """
    let names = ["seaInk", "seaCoral", "seaInkMute"].map { (name: $0, isType: false) }
    let text = madeUpText(names, source)
    #expect(text.contains("let `seaInk`: Color = SkerryGuess.color(\"seaInk\")"), "\(text)")
    #expect(text.contains("let `seaCoral`: Color = SkerryGuess.color(\"seaCoral\")"), "\(text)")
    let light = madeUpText(
      names, source + "\nlet card = Text(\"\").activityBackgroundTint(Color(red: 0.96, green: 0.94, blue: 0.89))")
    #expect(light.contains("let `seaInk`: Color = Color(white: 0.12)"), "\(light)")
    #expect(light.contains("let `seaInkMute`: Color = Color(white: 0.4)"), "\(light)")
  }

  @Test("X01 what stands behind a day, a set or a round is a number of them")
  func ordinals() {
    let text = made(
      ["FerryState"],
      """
      struct Card: View { let state: FerryState; var body: some View { Text("Day \\(state.voyage)"); Text("Set \\(state.sail)") } }
      """)
    #expect(text.contains("var `voyage`: Int") && text.contains("var `sail`: Int"), "\(text)")
  }

  @Test("X01 a theme of which a view that nobody declares is given a color is no type of that")
  func themes() {
    let source = """
      VStack {
        Badge(text: "at noon", color: Tokens.coral)
        Circle().fill(Tokens.coral)
      }
      struct Clock: View { var color: Color = Tokens.ink; var body: some View { Text("12").foregroundStyle(color) } }
      """
    var types = MadeUpTypes()
    let taken = ["Badge", "Tokens"].map { types.take($0, isType: false, in: [source]) }
    #expect(taken == [true, false])
  }
}
