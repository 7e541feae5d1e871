import Testing

@testable import SkerryProjects

/// What is made up says what its uses mean, and compiles with all of them.
@Suite struct MadeUpAnswersTests {
  private static let activity = """
    struct FerryActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in CARD } dynamicIsland: { context in
          DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { }
        }
      }
    }
    """

  private func text(_ names: [(name: String, isType: Bool)], card: String) -> String {
    madeUpText([("FerryAttributes", true)] + names, Self.activity.replacing("CARD", with: card))
  }

  @Test("X01 where a function that nobody declares may lead nowhere, it leads somewhere: the link is there")
  func links() {
    let made = text(
      [("ferryURL", false)],
      card: "VStack { if let url = ferryURL(context.attributes.pier) { Link(destination: url) { Text(\"a\") } } }")
    #expect(made.contains("func `ferryURL`(_ value0: Any?) -> URL? { URL(fileURLWithPath: \"/\") }"), "\(made)")
  }

  @Test("X01 a view that is called a dot and given a color is a disc, as large as it is said to be")
  func dots() {
    let made = text([("FerryDot", false)], card: "VStack {\n  FerryDot(color: .blue, size: 7)\n}")
    #expect(made.contains("private var isRound: Bool") && made.contains("width: width ?? 8"), "\(made)")
  }

  @Test("X01 what stands beside a color of a type that is never made is a color, and no value of that type")
  func besideColors() {
    let made = text(
      [("Pier", false)],
      card: "Text(\"a\").font(Pier.voice(.caption)).foregroundStyle(context.isStale ? Pier.late : Pier.amber)")
    #expect(made.contains("static var `late`: Color { SkerryGuess.color(\"late\") }"), "\(made)")
  }

  @Test("X01 a font that a function makes of a size has that size")
  func fonts() {
    let made = text([("Pier", false)], card: "Text(\"a\").font(Pier.numeric(16, weight: .semibold))")
    #expect(made.contains("-> Font { SkerryGuess.font(value0 as Any?, \"numeric\") }"), "\(made)")
    #expect(StandInMembers.guesses.contains("Font.system(size: CGFloat($0))"))
  }

  @Test("X01 a dictionary whose values begin with dots is one of values of a type of its own")
  func dictionaries() {
    let made = text(
      [("pierText", false)],
      card: """
        Text(pierText("target", ["mass": .grams(60), "name": .text(context.attributes.pier)], in: context.state.lang))
        """)
    #expect(made.contains("_ value1: [String: SkerryValuespierText.Value1In_2]?"), "\(made)")
    #expect(made.contains("static func `grams`(_ value0: Any?) -> Self"), "\(made)")
  }

  @Test("X01 what is asked with a case here and with something unknown there takes both")
  func mixed() {
    let made = text(
      [], card: "Text(context.state.theme.resolved(for: .dark).name + context.state.theme.resolved(for: tide).name)")
    #expect(made.contains("func `resolved`(for value0: SkerryValuesresolved.Value0For?)"), "\(made)")
    #expect(made.contains("@_disfavoredOverload func `resolved`(for value0: Any?)"), "\(made)")
  }

  @Test("X01 what is asked with a value of the environment takes one of its type")
  func environment() {
    let made = text(
      [],
      card: """
        Card(context.state.theme.resolved(for: .dark).name) }
        struct Card: View {
          @Environment(\\.colorScheme) private var scheme
          var theme: FerryAttributes.ContentState
          var body: some View { Text(theme.theme.resolved(for: scheme).name) }
        }
        func end() {
        """)
    #expect(made.contains("func `resolved`(for value0: ColorScheme?)"), "\(made)")
  }

  @Test("X01 a case is asked whether it is that case, counts while all goes on, and says its name in any language")
  func cases() {
    let made = text(
      [],
      card: """
        VStack {
          switch context.state.stage { case .boarding: Text("a"); case .done: Text("b") }
          if context.state.stage.isDone { Text("c") }
          if context.state.stage.countsDown { Text("d") }
          Text(context.state.stage.title(in: context.attributes.lang))
        }
        """)
    #expect(made.contains("var `isDone`: Bool { self == .`done` }"), "\(made)")
    #expect(made.contains("var `countsDown`: Bool { true }"), "\(made)")
    #expect(made.contains("func `title`(in value0: Any?) -> String { SkerryGuess.words(String("), "\(made)")
  }

  @Test("X01 a value that views hand down and none reads may be anything")
  func handedDown() {
    var members = MadeUpMembers()
    let source = "Text(\"a\").environment(\\.tidePalette, palette)"
    let error = CompilerMessage("/a/A.swift:1:1: error: value of type 'EnvironmentValues' has no member 'tidePalette'")
    let isTaken = error.map { members.take($0, in: [source]) }
    let text = members.source(of: [source])
    #expect(isTaken == true && text.contains("var `tidePalette`: Any { get { 0 } set { _ = newValue } }"), "\(text)")
  }

  @Test("X04 greys of a scale are as light as their numbers say")
  func shades() { #expect(StandInMembers.guesses.contains("Color(white: 1 - Double(number) / 1050)")) }

  @Test("X01 defaults that a framework of the project's hands on have keys, whose values have the colors that are read")
  func defaults() {
    let source = "Text(\"a\").tint(Defaults[.signTint].color)"
    #expect(StandIns.implied(by: [source]) == ["Defaults"])
    #expect(StandIns.implied(by: [source, "enum Defaults {}"]).isEmpty)
    let keys = StandIns.missingKeys(in: [source])
    #expect(keys.contains("var `color`: Color { SkerryGuess.color(\"signTint\") }"), "\(keys)")
    #expect(keys.contains("Defaults.Key<ValuesignTint>"), "\(keys)")
  }
}
