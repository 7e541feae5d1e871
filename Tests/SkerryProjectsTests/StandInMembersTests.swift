import Testing

@testable import SkerryProjects

/// Names of a design that is not in the project.
@Suite struct StandInMembersTests {
  @Test("X04 a member of a type is found where the compiler names the type as one that may be absent")
  func optional() {
    let font = CompilerMessage("/a/Card.swift:3:9: error: type 'Font?' has no member 'sign'")
    #expect(font?.missingName == .member("sign", of: "Font"))
  }

  @Test("X04 a return in a builder is no reason by itself to cut something out")
  func returns() {
    let text = "cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'"
    #expect(CompilerMessage("/a/Card.swift:3:9: error: \(text)")?.isGuess == true)
    #expect(CompilerMessage("/a/Card.swift:3:9: error: something else")?.isGuess == false)
  }

  @Test("X04 a color, a font and a length that nothing declares have what their names say in their place")
  func members() {
    var standIns = StandInMembers()
    let taken = [
      ("seaGreen", "UIColor", "UIColor.seaGreen"), ("seaGreen", "UIColor", "UIColor.seaGreen"),
      ("reef", "ShapeStyle", ".fill(.reef)"), ("largeSign", "Font", ".font(.largeSign)"),
      ("sign", "Font", ".font(.sign(12))"), ("depth", "Tide", "Tide.depth"),
      ("reefGround", "View", ".background(.reefGround)"), ("shown", "View", ".shown"),
    ].map { name, type, line in standIns.take(name, of: type, in: Substring(line)) }
    #expect(taken == [true, false, true, true, false, false, true, false])
    #expect(standIns.source.contains("static var `seaGreen`: UIColor { UIColor(SkerryGuess.color(\"seaGreen\")) }"))
    #expect(standIns.source.contains("extension ShapeStyle where Self == Color"))
    #expect(
      standIns.remarks == [
        "Color.reef, Color.reefGround, Font.largeSign, UIColor.seaGreen: declared nowhere in the project; what the name says stands for it."
      ])
  }

  @Test("X04 a color that a place for several kinds of paint asks for is one by its name, unless SwiftUI has it")
  func paints() {
    let error = CompilerMessage(
      "/a/Card.swift:3:9: error: cannot infer contextual base in reference to member 'reefBlue'")
    #expect(error?.memberWithoutBase == "reefBlue")
    var standIns = StandInMembers()
    let taken = [
      ("reefBlue", "Button(intent: a) {}.tint(.reefBlue)"), ("red", ".tint(.red)"),
      ("reefBlue", ".position(.reefBlue)"),
      ("sand", ".foregroundStyle(.sand)"),
    ].map { name, line in standIns.takePaint(name, in: Substring(line)) }
    #expect(taken == [true, false, false, true])
    #expect(standIns.source.contains("static var `reefBlue`: Color"))
  }

  @Test("X04 a color that is made of a code, by an initializer that nothing declares, is the one of the code")
  func codes() throws {
    var standIns = StandInMembers()
    let sources = [
      "Color(hex: \"0E2740\")", "if let sail = UIColor(hexString: state.sail) { }", "Color(rgb: 0x0E2740)",
    ]
    let taken = [
      ("init(hex:)", "Color"), ("init(hex:)", "Color"), ("init(hexString:)", "UIColor"), ("init(rgb:)", "Color"),
      ("init(depth:)", "Color"), ("init(hex:)", "Tide"),
    ].map { standIns.takeCode($0, of: $1, in: sources) }
    #expect(taken == [true, false, true, true, false, false])
    let source = standIns.source
    for line in [
      "init(hex code: String, alpha: Double = 1, opacity: Double? = nil) { self = ",
      "init(hex code: some BinaryInteger, alpha: Double = 1, opacity: Double? = nil) { self = ",
      "convenience init?(hexString code: String,", "init(rgb code: some BinaryInteger,",
    ] { #expect(source.contains(line), "\(line)\n\(source)") }
    #expect(
      standIns.remarks == [
        "Color(hex:), Color(rgb:), UIColor(hexString:): declared nowhere in the project; the color of the code stands for it."
      ])
  }

  @Test("X04 only where somebody asks what came of a code may there be no color, and not among constants of one line")
  func codesInOneLine() {
    func source(_ line: String) -> String {
      var standIns = StandInMembers()
      return standIns.takeCode("init(hex:)", of: "Color", in: [line]) ? standIns.source : ""
    }
    #expect(!source("static let deep = Color(hex: 0x070A1A), shallow = Color(hex: 0x0E1336)").contains("init?("))
    #expect(source("if state.isOpen, let sea = Color(hex: state.sea) { }").contains("init?("))
    #expect(source("guard let sea = Color(hex: state.sea) else { return }").contains("init?("))
  }

  @Test("X04 a theme has the calendar, the language and the store that shared types have")
  func services() {
    var standIns = StandInMembers()
    let isTaken = standIns.takeTheme("Harbour", in: ["let calendar = Harbour.calendar"])
    #expect(isTaken && standIns.source.contains("static var calendar: Calendar { .current }"))
  }

  @Test("X04 X06 formatters are in the phone's language from the start")
  func formatters() throws {
    let source = try #require(FormatsOfPhone.source(in: try SkerryPackage.located()))
    for kind in ["DateFormatter", "NumberFormatter"] {
      #expect(source.contains("nonisolated class \(kind): Foundation.\(kind)"))
      #expect(FormatsOfPhone.names.contains(kind))
    }
    #expect(
      source.ranges(of: "locale = _PhoneFormats.locale").count == 2
        && source.ranges(of: "(locale, timeZone) = (_PhoneFormats.locale, .current)").count == 1)
    #expect(source.contains("(base.locale, base.timeZone) = (_PhoneFormats.locale, .current)"))
  }

  @Test("X04 what code asks of its surroundings is the phone's, with what its project says of its bundle")
  func surroundings() throws {
    var settings = BuildSettings()
    settings.assign("org.kiln.$(TARGET_NAME)", to: "PRODUCT_BUNDLE_IDENTIFIER")
    settings.assign("2.5", to: "MARKETING_VERSION")
    settings.assign("$(TARGET_NAME:c99extidentifier)", to: "CURRENT_PROJECT_VERSION")
    let said = BundleInformation.said(by: settings, of: "Widgets")
    #expect(
      said == [
        "CFBundleIdentifier": "org.kiln.Widgets", "CFBundleShortVersionString": "2.5", "CFBundleName": "Widgets",
        "CFBundleDisplayName": "Widgets",
      ])
    let skerry = try SkerryPackage.located()
    let source = try #require(SurroundingsOfPhone.source(in: skerry, saying: said))
    #expect(source.contains(#""CFBundleIdentifier": "org.kiln.Widgets""#))
    for name in SurroundingsOfPhone.names {
      #expect(source.contains(" " + (name.split(separator: ".").last ?? "")), "\(name)")
    }
    #expect(try #require(SurroundingsOfPhone.source(in: skerry, saying: [:])).contains("= [:]"))
  }

  @Test("X04 a type of which only members are used is a theme; one that is made or named as a type is none")
  func themes() {
    var standIns = StandInMembers()
    let taken = [
      ("Harbour", ["Text(Harbour.title).font(Harbour.Fonts.sign)", "MyHarbour(1)"]), ("Harbour", ["Harbour.title"]),
      ("Boat", ["Boat.small", "let boat: Boat"]), ("Crew", ["Crew(size: 3)"]), ("wind", ["wind.speed"]),
      ("Gull", ["no birds"]), ("Chart", ["Chart.shared.open(3)", "Chart.load()"]),
      ("Pier", ["Pier.open()", "Text(Pier.title)"]),
    ].map { type, sources in standIns.takeTheme(type, in: sources) }
    #expect(taken == [true, false, false, false, false, false, false, true])
    #expect(standIns.source.contains("@dynamicMemberLookup nonisolated enum Harbour {"))
  }

  @Test("X04 a member of a theme may stand beside another one without the theme's name")
  func besideOthers() {
    var standIns = StandInMembers()
    let line = "Image((isDone ? Mood.proud : .calm).picture)"
    let isTheme = standIns.takeTheme("Mood", in: [line])
    let isTaken = standIns.take("calm", of: "SkerryTheme", in: Substring(line))
    #expect(isTheme && isTaken && standIns.source.contains("static var `calm`: SkerryTheme { "))
    let isTakenAgain = standIns.take("calm", of: "SkerryTheme", in: Substring(line))
    #expect(!isTakenAgain)
  }

  @Test("X04 settings of a picture's loading go by, whatever they are called")
  func pictures() {
    let source = StandIns.source(of: StandIns.of(["Kingfisher", "SDWebImageSwiftUI"])) { _ in false }
    #expect(source.ranges(of: "struct PictureSetting<").count == 1)
    #expect(source.contains("struct KFImage<") && source.contains("struct WebImage<"))
    #expect(!StandIns.source(of: StandIns.of(["Defaults"])) { _ in false }.contains("PictureSetting"))
  }

  @Test("X04 names of frameworks that are not here are compiled beside the sources, Core Foundation's with them")
  func frameworks() {
    let source = StandIns.source(of: StandIns.of(["ImageIO", "Security"])) { _ in false }
    #expect(source.ranges(of: "typealias CFDictionary").count == 1)
    #expect(
      source.contains("func SecItemCopyMatching(") && source.contains("func CGImageSourceCreateThumbnailAtIndex("))
    #expect(!StandIns.source(of: StandIns.of(["Network"])) { _ in false }.contains("CFDictionary"))
    #expect(
      StandIns.implied(by: ["let query = [kSecClass as String: 1]", "CACurrentMediaTime()"]) == [
        "QuartzCore", "Security",
      ])
  }

  @Test("X01 members of an extension of arrays, and of a type by another name, are found")
  func extensions() throws {
    let outline = SwiftOutline(
      of: "extension [Tide.Level] { static var none: Self { [] } }\nextension Keys.Of { var a: Int { 1 } }")
    #expect(outline.members == ["Array.none", "Of.a"])
    #expect(outline.hasMember("none") && !outline.hasMember("one"))
  }

  @Test("X06 a text that is taken apart is known, by its property or by the function that takes it apart")
  func separators() {
    let words = SampleWords(of: [
      """
      let parts = state.berth.components(separatedBy: "-")
      Text(context.attributes.pier.pieces()[1])
      """,
      "extension String { func pieces() -> [String] { var all = self.split(separator: \".\"); return all.map(String.init) } }",
    ])
    #expect(words.lines == ["parts\tberth\t-", "parts\tpier\t."])
  }

  @Test("X04 a theme's store may be missing where the sources ask whether it is there")
  func stores() {
    for (source, type) in [
      ("Harbour.defaults?.string(forKey: a)", "UserDefaults?"),
      ("guard let store = Harbour.defaults else {", "UserDefaults?"),
      ("Harbour.defaults.set(1, forKey: a)", "UserDefaults"),
    ] {
      var standIns = StandInMembers()
      let isTaken = standIns.takeTheme("Harbour", in: [source])
      #expect(isTaken && standIns.source.contains("static var defaults: \(type) { .standard }"), "\(source)")
    }
  }

  @Test("X04 colors and fonts of a design in a place of their own are found there")
  func designs() {
    var standIns = StandInMembers()
    let taken = [
      ("pier", "Color", ".fill(Color.pier.deepWater)"), ("pier", "Color", ".fill(Color.pier.deepWater)"),
      ("pier", "Font", ".font(Font.pier.sign)"), ("reef", "Color", "Color.reef.opacity(0.2)"),
      ("sand", "Color", "Color.sand.gradient"),
    ].map { name, type, line in standIns.take(name, of: type, in: Substring(line)) }
    #expect(taken == [true, false, true, true, true])
    let source = standIns.source
    #expect(source.contains("static var `pier`: SkerryColors { SkerryColors() }"), "\(source)")
    #expect(source.contains("static var `pier`: SkerryFonts { SkerryFonts() }"))
    #expect(source.contains("static var `reef`: Color {") && source.contains("static var `sand`: Color {"))
    #expect(standIns.remarks.first?.hasPrefix("Color.reef, Color.sand, Color.pier, Font.pier:") == true)
  }

  @Test("X04 a member of a theme as a constant's value is what the uses of that ask for")
  func ambiguous() {
    let sources = [
      "enum Look { static let deep = Pier.deep; static let gap = Pier.gapSize }", "Circle().fill(Look.deep)",
      "// As the design has it in Pier.\n",
    ]
    var standIns = StandInMembers()
    let taken = [
      standIns.takeTheme("Pier", in: sources),
      standIns.takeAmbiguous(in: Substring(sources[0]), of: sources),
      standIns.takeAmbiguous(in: Substring(sources[0]), of: sources),
    ]
    #expect(taken == [true, true, false])
    #expect(standIns.source.contains("static var `deep`: Color { SkerryGuess.color(\"deep\") }"))
    #expect(standIns.source.contains("static var `gapSize`: CGFloat { SkerryGuess.length(\"gapSize\") }"))
  }

  @Test("X04 what programs generate for catalogues and strings is found below a theme, and can be called")
  func generated() {
    var standIns = StandInMembers()
    let isTaken = standIns.takeTheme("L10n", in: ["Text(L10n.Order.arriving(5))"])
    #expect(isTaken)
    let source = standIns.source
    #expect(source.contains("@dynamicMemberLookup @dynamicCallable nonisolated struct SkerryTheme {"))
    #expect(source.contains("static subscript(dynamicMember name: String) -> SkerryTheme { SkerryTheme(name: name) }"))
    #expect(source.contains("SkerryTheme { SkerryTheme(name: SkerryGuess.said(name, after: self.name)) }"))
    #expect(source.contains("values.map { \" \\($0.value)\" }") && source.contains("var swiftUIImage: Image"))
  }

  @Test("X04 what is called of a theme answers with a color, a font or the text it is given")
  func functionsOfThemes() {
    let source =
      "Circle().fill(Pier.deep).stroke(Pier.tint(hex: boat.code)); Text(Pier.word(of: boat.name)).font(Pier.signFont(12))"
    var standIns = StandInMembers()
    let isTaken = standIns.takeTheme("Pier", in: [source])
    #expect(isTaken)
    for line in [
      "static func `tint`(hex value0: Any?) -> Color { (value0 as? String).map { SkerryGuess.color(code: $0) }",
      "static func `signFont`(_ value0: Any?) -> Font { SkerryGuess.font(\"signFont\") }",
      "static func `word`(of value0: Any?) -> String { SkerryGuess.told(value0, by: \"word\", of: \"Pier\", [])",
    ] { #expect(standIns.source.contains(line), "\(line)\n\(standIns.source)") }
  }
}
