import Testing

@testable import SkerryProjects

/// Members of types that are there, from extensions which nobody brought along.
@Suite struct MadeUpMembersTests {
  /// What is made up for complaints about a source, line by line; `nil` where nothing is.
  private func lines(_ complaints: [String], _ source: String) -> Set<String>? {
    var members = MadeUpMembers()
    for text in complaints {
      guard let error = CompilerMessage("/a/Card.swift:1:1: error: \(text)"), members.take(error, in: [source]) else {
        return nil
      }
    }
    let text = members.source(of: [source])
    return Set(text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init))
  }

  @Test("X01 a number's text that nothing declares is the number, in the unit of its name")
  func numbers() {
    let lines = lines(
      [
        "value of type 'UInt64' has no member 'rateInBytes'", "value of type 'Int' has no member 'toDuration'",
        "value of type 'Double' has no member 'short'", "value of type 'Int' has no member 'isNight'",
      ],
      """
      Text("\\(state.down.rateInBytes)/s down"); Text(state.time.toDuration); Text(state.knots.short)
      Image(systemName: state.time.isNight ? "moon" : "sun.max")
      """)
    for line in [
      "nonisolated extension UInt64 {",
      "var `rateInBytes`: String { ByteCountFormatter.string(fromByteCount: Int64(self), countStyle: .file) }",
      "var `toDuration`: String { String(format: \"%d:%02d\", SkerryGuess.whole(Double(self)) / 60, SkerryGuess.whole(Double(self)) % 60) }",
      "var `short`: String { formatted() }", "var `isNight`: Bool { false }",
    ] { #expect(lines?.contains(line) == true, "\(line)\n\(lines ?? [])") }
  }

  @Test("X01 a date's text that nothing declares is the date, and a day's beginning one of the kind")
  func dates() {
    let lines = lines(
      [
        "value of type 'Date' has no member 'shortText'", "value of type 'Date' has no member 'relativeText'",
        "value of type 'Date' has no member 'startOfDay'",
      ],
      """
      Text(trip.sails.shortText(in: "MMMM d")); Text(trip.lands.relativeText)
      let days = calendar.dateComponents([.day], from: entry.date.startOfDay, to: trip.lands)
      """)
    for line in [
      "func `shortText`(in value0: Any?) -> String { formatted(date: .abbreviated, time: .omitted) }",
      "var `relativeText`: String { formatted(.relative(presentation: .named)) }",
      "var `startOfDay`: Date { Calendar.current.startOfDay(for: self) }",
    ] { #expect(lines?.contains(line) == true, "\(line)\n\(lines ?? [])") }
  }

  @Test("X01 what a text is joined to is a text, whatever it is a member of")
  func joined() {
    let lines = lines(
      ["type 'URL' has no member 'harbourScheme'", "type 'URL' has no member 'harbour'"],
      #"Link("a", destination: URL(string: URL.harbourScheme + "://open")!); Link("b", destination: URL.harbour)"#)
    #expect(lines?.contains { $0.hasPrefix("static var `harbourScheme`: String") } == true, "\(lines ?? [])")
    #expect(lines?.contains { $0.hasPrefix("static var `harbour`: URL") } == true, "\(lines ?? [])")
  }

  @Test("X01 a format that an extension names by a dot writes dates and numbers by what it is called")
  func formats() {
    let lines = lines(
      [
        "type 'FormatStyle' has no member 'tideTime'", "type 'FormatStyle' has no member 'untilEbb'",
      ],
      "Text(trip.sails, format: .untilEbb(parts: 2)); Text(trip.count, format: .tideTime)")
    for line in [
      "nonisolated struct SkerryFormattideTime<FormatInput: Codable & Hashable & Sendable>: FormatStyle {",
      "nonisolated extension FormatStyle where Self == SkerryFormattideTime<Int> {",
      "static var `tideTime`: Self { Self() }",
      "nonisolated extension FormatStyle where Self == SkerryFormatuntilEbb<Date> {",
      "static func `untilEbb`(parts value0: Any?) -> Self { Self() }",
      "if let date = value as? Date { return date.formatted(.relative(presentation: .named)) }",
    ] { #expect(lines?.contains(line) == true, "\(line)\n\(lines ?? [])") }
  }

  @Test("X01 a case's text and color that nothing declares are what the case is called")
  func cases() {
    let lines = lines(
      [
        "value of type 'Stage' has no member 'longText'", "value of type 'Stage' has no member 'color'",
        "value of type 'Stage' has no member 'symbolName'",
      ],
      """
      enum Stage: Codable { case moored, sailing }
      Text(state.stage.longText).foregroundStyle(state.stage.color); Image(systemName: state.stage.symbolName)
      """)
    for line in [
      "var `longText`: String { SkerryGuess.words(String(\"\\(self)\".prefix { $0 != \"(\" })) }",
      "var `color`: Color { SkerryGuess.color(String(\"\\(self)\".prefix { $0 != \"(\" })) }",
      "var `symbolName`: String { \"circle.fill\" }",
    ] { #expect(lines?.contains(line) == true, "\(line)\n\(lines ?? [])") }
  }

  @Test("X01 a value of a design that nothing declares is of the type that its siblings are")
  func siblings() {
    let lines = lines(
      [
        "type 'Harbour' has no member 'recording'", "type 'UserDefaults' has no member 'group'",
        "type 'UIImage' has no member 'sail'",
      ],
      """
      enum Harbour { static let deep = Color(hex: 1); static let shallow = Color(hex: 2) }
      .keylineTint(Harbour.recording); UserDefaults.group.string(forKey: "a")
      """)
    #expect(lines?.contains("static var `recording`: Color { SkerryGuess.color(\"recording\") }") == true)
    #expect(lines?.contains("static var `group`: UserDefaults { .standard }") == true)
    #expect(lines?.contains("static var `sail`: UIImage { UIImage(named: \"sail\") ?? UIImage() }") == true)
  }

  @Test("X01 what a font or a color is asked for by a dot is one, however it is called")
  func ofDesign() {
    let lines = lines(
      ["type 'Font?' has no member 'sailcloth'", "type 'Color' has no member 'rig'"],
      """
      Text("a").font(.sailcloth(46, .heavy, fixed: true)).foregroundStyle(Color.rig(2))
      """)
    #expect(lines?.contains { $0.contains("func `sailcloth`(") && $0.contains("-> Font {") } == true, "\(lines ?? [])")
    #expect(lines?.contains { $0.contains("func `rig`(") && $0.contains("-> Color {") } == true, "\(lines ?? [])")
  }

  @Test("X01 a modifier that nothing declares leaves its view alone, and one that is asked for a change makes it")
  func modifiers() {
    let lines = lines(
      [
        "value of type 'some View' has no member 'cardStyle'", "value of type 'Text' has no member 'when'",
      ],
      """
      VStack { Text("a").when(isLarge) { $0.bold() } }.cardStyle(radius: 12, tone: .deep)
      """)
    for line in [
      "func `cardStyle`(radius value0: Any?, tone value1: SkerryValuesViewcardStyle.Value1RadiusTone?) -> some View { self }",
      "static var `deep`: Self { Self(values: []) }", "@ViewBuilder func `when`<Changed: View>(",
    ] { #expect(lines?.contains(line) == true, "\(line)\n\(lines ?? [])") }
  }

  @Test("X01 what the compiler refuses of a made-up member is taken back, and not made up again")
  func refused() throws {
    let source = "Text(state.down.rate); Text(state.up.share)"
    var members = MadeUpMembers()
    for name in ["rate", "share"] {
      let error = try #require(
        CompilerMessage("/a/Card.swift:1:1: error: value of type 'Int' has no member '\(name)'"))
      let isTaken = members.take(error, in: [source])
      #expect(isTaken)
    }
    let line = try #require(
      members.source(of: [source]).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("`rate`") })
    let isRefused = members.refuse([line + 1], in: [source])
    #expect(isRefused && members.members.map(\.name) == ["share"])
    let error = try #require(CompilerMessage("/a/Card.swift:1:1: error: value of type 'Int' has no member 'rate'"))
    let isTakenAgain = members.take(error, in: [source])
    #expect(!isTakenAgain)
    #expect(
      members.remarks == [
        "Int.share (Card.swift:1): declared nowhere in the project; what the uses and the name say stands for it."
      ])
  }

  @Test("X01 a member whose uses say nothing, or of a type that can't be extended, is not made up")
  func unsaid() {
    #expect(lines(["value of type 'Any?' has no member 'deck'"], "Text(a.deck)") == nil)
    #expect(lines(["value of type 'Ship' has no member 'deck'"], "a.deck.cabin.bed") == nil)
    #expect(lines(["cannot find 'deck' in scope"], "Text(deck)") == nil)
  }
}

/// Sources of modules of their own that are compiled together with what is made up.
@Suite struct OwnVisibilityTests {
  @Test("X01 nothing is public beside what is made up, and no place in a line moves")
  func levels() {
    let source = """
      public struct Ferry: Codable { // public
        public private(set) var name = "public let"
        @inlinable public func open() { logger.info("\\(name, privacy: .public)") }
        open(at: 3)
      }
      package extension Ferry { @available(iOS 16, *) public static let a = 1 }
      """
    let text = OwnVisibility(source).text
    #expect(
      text == """
               struct Ferry: Codable { // public
                 private(set) var name = "public let"
                            func open() { logger.info("\\(name, privacy: .public)") }
          open(at: 3)
        }
                extension Ferry { @available(iOS 16, *)        static let a = 1 }
        """)
    #expect(text.utf8.count == source.utf8.count)
  }
}
