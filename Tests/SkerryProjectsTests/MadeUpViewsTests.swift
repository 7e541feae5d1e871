import Testing

@testable import SkerryProjects

/// Views, styles and numbers of files that nobody brought along.
@Suite struct MadeUpViewsTests {
  @Test("X01 a view of another file has the colors that others take from it")
  func colorsOfViews() {
    let text = madeUpText(
      [("HarbourCardView", false)],
      """
      ActivityConfiguration(for: Tide.self) { context in
        HarbourCardView(state: context.state)
          .activityBackgroundTint(HarbourCardView.deep)
      } dynamicIsland: { context in
        let tint = context.isStale ? HarbourCardView.calmShade : HarbourCardView.accent
        Image(systemName: "sailboat").foregroundStyle(tint)
      }
      """)
    for line in [
      "struct HarbourCardView: View {", "static var `deep`: Color", "static var `calmShade`: Color",
      "static var `accent`: Color",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(!text.contains("case `deep`"))
  }

  @Test("X01 colors in a call of a view that nobody declares are colors, also in a list")
  func colorsOfCalls() {
    let text = madeUpText(
      [("TideGradient", false)],
      "ZStack {\n  TideGradient(colors: [.blue, .mint], ground: .clear, style: .soft)\n}\n")
    #expect(
      text.contains("init(colors value0: [Color]?, ground value1: Color?, style value2: Value2ColorsGroundStyle?)"),
      "\(text)")
  }

  @Test("X01 what a view of another file is given as a case and as a value of a named type is of that type")
  func casesAndValues() {
    let text = madeUpText(
      [("TideSign", false), ("TideMark", true), ("TideDot", false)],
      """
      HStack {
        TideSign(mark: .ebb, size: 12)
        TideSign(mark: isLow ? .spring : isHigh ? .neap : .flood, size: 12)
        TideDot(shade: isLow ? .pale : .deep)
        row(.noon, mark: isLow ? .storm : .calm)
      }
      func row(_ hour: Hour, mark: TideMark) -> some View { TideSign(mark: mark, size: 20) }
      """)
    #expect(text.contains("init(mark value0: TideMark?, size value1: Any?)"), "\(text)")
    for name in ["ebb", "spring", "neap", "flood", "storm", "calm"] {
      #expect(text.contains("case `\(name)`"), "\(name)\n\(text)")
    }
    #expect(text.contains("init(shade value0: Value0Shade?)") && text.contains("static var `deep`: Self"), "\(text)")
  }

  @Test("X01 a view of another file that holds views in braces shows them, with the words it is given above them")
  func containers() {
    let text = madeUpText(
      [("TideCard", false), ("TideShell", false)],
      """
      TideShell {
        TideCard(title: "Ebb", tone: .calm) {
          Text(state.level)
        }
        TideCard(title: "Flood", tone: .loud) { Text(state.level) }
        TideCard(share: 0.4) { share in
          ProgressView(value: share)
        }
        TideCard(title: "Slack")
      }
      """)
    for line in [
      "struct TideCard<Content: View>: View {", "struct TideShell<Content: View>: View {",
      "init(title value0: Any?, tone value1: SkerryValuesTideCard.Value1TitleTone?, @ViewBuilder content: () -> Content)",
      "init(share value0: Any?, @ViewBuilder content: (Double) -> Content)",
      "init(@ViewBuilder content: () -> Content)",
      "init(title value0: Any?) where Content == EmptyView", "static var `calm`: Self", "struct SkerryMadeUpContainer",
      // The parameter has the property's name.
      "self.content = content()",
      "self.content = content(([value0] as [Any?]).lazy.compactMap { $0 as? Double }.first ?? 0.62)",
      "self.content = EmptyView()",
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

  @Test("X01 a way to draw progress that nobody declares is a ring or a bar by its name, and a button stays one")
  func styles() {
    let text = madeUpText(
      [("TideRingStyle", false), ("TideLineStyle", false), ("PierButtonStyle", false)],
      """
      ProgressView(value: 0.4).progressViewStyle(TideRingStyle(lineWidth: 3))
      ProgressView(value: 0.4).progressViewStyle(TideLineStyle())
      Button("Moor") {}.buttonStyle(PierButtonStyle())
      """)
    for line in [
      "struct TideRingStyle: ProgressViewStyle {", "init(lineWidth value0: Any?) {}",
      "ProgressView(configuration).progressViewStyle(.circular)",
      "ProgressView(configuration).progressViewStyle(.linear)",
      "struct PierButtonStyle: ButtonStyle {",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test("X01 a number that a type itself is asked for is none of its cases")
  func numbers() {
    let text = madeUpText(
      [("Deck", true)], "func free(_ deck: Deck) -> Int { max(0, Deck.seatCount - deck.takenCount) }")
    #expect(text.contains("static var `seatCount`: Int { 10 }") && !text.contains("case `"), "\(text)")
  }

  @Test("X01 the color of what is made of red, green and blue, or of a code, is that color")
  func colorsOfParts() {
    let text = madeUpText(
      [("Paint", true), ("Varnish", true)],
      """
      let hull: Paint = Paint(red: 0.2, green: 0.6, blue: 1)
      Circle().fill(hull.shade)
      let deck: Varnish = Varnish(hex: "#AA8844")
      Circle().fill(deck.shade)
      """)
    #expect(text.contains("Color(.sRGB, red: Double(`red`) / most"), "\(text)")
    #expect(text.contains("var `shade`: Color { SkerryGuess.color(code: `hex`) }"), "\(text)")
  }

  @Test("X01 samples of a preview that nobody declares say what the names of their properties say")
  func samples() throws {
    let source = """
      ActivityConfiguration(for: TideAttributes.self) { context in Text(context.state.word) } dynamicIsland: { _ in }
      let shown = TideAttributes.ContentState.rising
      """
    var types = MadeUpTypes()
    let isTaken = types.take("TideAttributes", in: [source])
    let isKnown = types.take(.init(type: "TideAttributes.ContentState", property: "rising", isOfType: true))
    let text = MadeUpSource(types, from: [source]).text
    #expect(isTaken && isKnown)
    #expect(text.contains("{ _SampleValue.of(ContentState.self, step: 0) ?? ContentState("), "\(text)")
    #expect(text.contains("import WidgetKit"))
  }

  @Test("X01 a list is what a list is added to, and what an extension adds to a context is no member of an activity")
  func lists() {
    let text = madeUpText(
      [("Crew", true)],
      """
      func all(_ crew: Crew) -> [String] { [crew.captain] + crew.mates }
      """)
    #expect(text.contains("var `mates`: [String]"), "\(text)")
    #expect(MadeUpMembers.isOfContext("ActivityViewContext<Tide>") && !MadeUpMembers.isOfContext("Tide"))
  }

  @Test("X01 words that have no room in a view that nobody declares begin at least, and its name is one of words")
  func narrow() {
    let text = madeUpText(
      [("TideSign", false)],
      "struct Pier: View {\n  var body: some View {\n    TideSign(text: \"flood at noon\", color: .teal)\n  }\n}\n")
    #expect(text.contains(".frame(minWidth: 32, idealWidth: 32, maxWidth: .infinity, alignment: .leading)"), "\(text)")
    #expect(text.contains("private var spelled: String"), "\(text)")
    #expect(MadeUpSource.words("TTSTideCard") == "TTS tide card" && MadeUpSource.words("holesLeft") == "Holes left")
  }
}
