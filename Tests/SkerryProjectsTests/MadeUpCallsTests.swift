import Testing

@testable import SkerryProjects

/// Calls of functions that nothing declares, and what stands around what is made up.
@Suite struct MadeUpCallsTests {
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
    madeUpText(names, Self.activity.replacing("CARD", with: card))
  }

  @Test("X01 what is kept between two numbers in a bar is a share, however deep it stands")
  func shares() {
    let made = text([("FerryAttributes", true)], card: "ProgressView(value: min(1, max(0, context.state.crossed)))")
    #expect(made.contains("var `crossed`: Double"), "\(made)")
  }

  @Test("X01 what must not be whole by what the compiler says is a number with parts")
  func floating() throws {
    let source = Self.activity.replacing("CARD", with: "Tide(value: context.state.crossed + 1)")
    var types = MadeUpTypes()
    let isTaken = types.take("FerryAttributes", in: [source])
    let column = try #require(source.firstRange(of: "Tide(")).lowerBound
    let line = source[..<column].count { $0 == "\n" } + 1
    let error = try #require(
      CompilerMessage(
        "/a/A.swift:\(line):60: error: initializer 'init(value:total:)' requires that 'Int' conform to 'BinaryFloatingPoint'"
      ))
    let isCorrected = types.take(error, in: source, of: [source])
    let made = MadeUpSource(types, from: [source]).text
    #expect(isTaken && isCorrected && made.contains("var `crossed`: Double"), "\(made)")
  }

  @Test("X01 a function that nobody declares takes the closure that stands behind its call")
  func closures() {
    let made = text(
      [("FerryAttributes", true), ("Wake", false)],
      card: "Text(Wake.marked(context.state.line, dim: 0.4) { $0 < context.state.lit ? 1 : 0 })")
    let head = "func `marked`<SkerryAnswer>(_ value0: Any?, dim value1: Any?, _ closure: ("
    for taken in ["", "Int", "Double", "String"] {
      let attribute = taken == "Double" || taken == "String" ? "@_disfavoredOverload " : ""
      #expect(made.contains("  \(attribute)static \(head)\(taken)) -> SkerryAnswer) -> String"), "\(made)")
    }
  }

  @Test("X01 what each value of another one becomes is no view, and a color by its code")
  func mapped() {
    let made = text(
      [("FerryAttributes", true), ("ferryColor", false)],
      card: "Text(\"a\").foregroundStyle(context.state.code.flatMap { ferryColor(hex: $0) } ?? .white)")
    #expect(made.contains("func `ferryColor`(hex value0: Any?) -> Color { (value0 as? String).map { "), "\(made)")
  }

  @Test("X01 a view that nobody declares counts down to what it is given, if its name says that")
  func countdowns() {
    let made = text(
      [("FerryAttributes", true), ("CountdownSign", false)],
      card: "VStack {\n  CountdownSign(until: context.state.lands)\n}")
    #expect(made.contains("has(\"Countdown\", \"Timer\"") && made.contains("Text(instant, style: .timer)"), "\(made)")
  }

  @Test("X04 what stands on a color is light or dark by that color's name, wherever the app's name stands")
  func onColors() {
    let guesses = StandInMembers.guesses
    #expect(guesses.contains("parts.prefix(2).firstIndex(of: \"on\")"))
    #expect(guesses.contains("asphalt") && guesses.contains("chalk"))
  }
}
