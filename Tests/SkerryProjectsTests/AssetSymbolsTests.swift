import Testing

@testable import SkerryProjects

@Suite("Names for pictures and colours")
struct AssetSymbolsTests {
  @Test(
    "X05 a picture or colour of a catalogue has the name that Xcode makes for it",
    arguments: [
      ("brand", "color", "brand"), ("BrandPrimary", "color", "brandPrimary"),
      ("brand-primary", "color", "brandPrimary"),
      ("Brand Color", "color", "brand"), ("AppLogoImage", "image", "appLogo"), ("logo 24", "image", "logo24"),
      ("URLBar", "image", "urlBar"), ("ABC", "image", "abc"), ("3d", "image", "_3d"),
    ])
  func symbol(_ name: String, _ kind: String, _ expected: String) {
    #expect(AssetSymbols.symbol(of: name, dropping: kind) == expected)
  }

  @Test("X05 symbols are declared for resources, colours and styles; what the sources declare themselves is theirs")
  func source() throws {
    let project = try SmallProject([
      "A.xcassets/Brand.colorset/Contents.json": "{}", "A.xcassets/Mine.colorset/Contents.json": "{}",
      "A.xcassets/Logo.imageset/Contents.json": "{}",
      "A.xcassets/Status/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Status/Late.colorset/Contents.json": "{}",
    ])
    let symbols = AssetSymbols(catalogs: [project.path + "/A.xcassets"])
    let source = try #require(symbols.source { $0 == "mine" })
    #expect(source.contains("static let brand = ColorResource(name: \"Brand\", bundle: .main)"))
    #expect(source.contains("enum Status {\n    static let late = ColorResource(name: \"Status/Late\", bundle: .main)"))
    #expect(source.contains("static var brand: Color { Color(\"Brand\") }"))
    #expect(source.contains("extension Color {\n  static var brand: Color { Color(\"Brand\") }\n  enum Status {"))
    #expect(source.contains("extension ShapeStyle where Self == Color {\n  static var brand: Color"))
    #expect(!source.contains("static var mine: Color"))
    #expect(source.contains("static let logo = ImageResource(name: \"Logo\", bundle: .main)"))
    #expect(AssetSymbols(catalogs: []).source { _ in false } == nil)
  }

  @Test("X05 a folder that says it is no namespace is none")
  func noNamespace() throws {
    let project = try SmallProject([
      "A.xcassets/Plain/Contents.json": #"{"properties": {"provides-namespace": false}}"#,
      "A.xcassets/Plain/Sand.colorset/Contents.json": "{}", "A.xcassets/Odd/Contents.json": "{ provides-namespace",
      "A.xcassets/Odd/Logo.imageset/Contents.json": "{}",
    ])
    #expect(AssetSymbols(catalogs: [project.path + "/A.xcassets"]).names == ["Sand", "Logo"])
  }

  @Test("X05 folders of a catalogue with a dot in their name only order, as others do; things of other kinds are none")
  func dots() throws {
    let project = try SmallProject([
      "A.xcassets/v1.2/Logo.imageset/Contents.json": "{}", "A.xcassets/Icons 2.0/New.colorset/Contents.json": "{}",
      "A.xcassets/App.appiconset/Odd.colorset/Contents.json": "{}",
      "A.xcassets/Ships.spriteatlas/Boat.imageset/Contents.json": "{}",
    ])
    #expect(AssetSymbols(catalogs: [project.path + "/A.xcassets"]).names == ["Logo", "New"])
  }

  @Test("X05 an extension takes along its strings, each with the language of its folder")
  func tables() throws {
    let project = try SmallProject([
      "Widgets/Info.plist": SmallProject.extensionList, "Widgets/Bundle.swift": SmallProject.bundle,
      "Widgets/Activity.swift": SmallProject.widget, "Widgets/Localizable.xcstrings": "{}",
      "Widgets/de.lproj/Localizable.strings": "", "App/Other.xcstrings": "{}",
    ])
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    #expect(
      found.first?.stringTables.map { String($0.dropFirst(project.path.count + 1)) }.sorted()
        == ["Widgets/Localizable.xcstrings", "Widgets/de.lproj/Localizable.strings"])
  }

  @Test("X08 where the compiler gives up on a view, the modifiers that nothing declares are named with their lines")
  func unknownModifiers() throws {
    let project = try SmallProject([
      "Sources/Views.swift": "extension View { func padding() -> some View { self } }",
      "Row.swift": """
      struct Row: View {
        var body: some View {
          Text("a")
            .padding()
            .sparkling(3)
        }
      }
      struct Other: View { var body: some View { Text("b")
        .unheardOf() } }
      """,
    ])
    let names = UnknownNames(package: project.path).with(sources: [project.path + "/Row.swift"])
    let message = try #require(
      CompilerMessage(
        project.path + "/Row.swift:2:22: error: the compiler is unable to type-check this expression in reasonable time"
      ))
    let explained = message.explained(by: names)
    #expect(explained.line == 5)
    #expect(
      explained.text
        == "nothing declares .sparkling (line 5), and the compiler gave up on the view of line 2 after 8 seconds")
    let other = try #require(CompilerMessage("/x/Row.swift:1:1: error: something else"))
    #expect(other.explained(by: names) == other)
  }
}
