import Testing

@testable import SkerryProjects

/// Projects that no file of Xcode describes: of Tuist, of XcodeGen, and plain folders.
@Suite struct ProjectShapesTests {
  private func find(_ project: SmallProject) throws -> [WidgetExtension] {
    try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
  }

  private func names(_ paths: [String], in project: SmallProject) -> [String] {
    paths.map { String($0.dropFirst(project.path.count + 1)) }
  }

  private static let files = [
    "Targets/Tide/Sources/TideApp.swift": SmallProject.app,
    "Targets/Tide/Resources/Assets.xcassets/Sea.colorset/Contents.json": "{}",
    "Targets/Shared/Sources/TideAttributes.swift": SmallProject.attributes,
    "Targets/TideWidgets/Sources/Main/TideBundle.swift": SmallProject.bundle,
    "Targets/TideWidgets/Sources/Views/TideActivity.swift": SmallProject.widget,
    "Targets/TideWidgets/Sources/Old/Draft.swift": "struct Draft {}",
    "Targets/TideWidgets/Resources/Assets.xcassets/Sea.colorset/Contents.json": "{}",
    "Targets/TideWidgets/Resources/Localizable.xcstrings": "{}",
  ]

  @Test("X01 X05 a Tuist target has the sources, resources, name and conditions that its manifest says plainly")
  func tuist() throws {
    var files = Self.files
    files["Project.swift"] = #"""
      import ProjectDescription

      // .target(name: "None", product: .appExtension, sources: ["Nowhere/**"])
      let project = Project(
        name: "Tide", settings: .settings(base: ["SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "SEA"]),
        targets: [
          .target(name: "Tide", product: .app, sources: ["Targets/Tide/Sources/**"], resources: ["Targets/Tide/Resources/**"]),
          .target(
            name: "TideExtension", destinations: .iOS, product: .appExtension, bundleId: "tide, (.widgets)",
            sources: [
              .glob("Targets/TideWidgets/Sources/**", excluding: ["Targets/TideWidgets/Sources/Old/**"]),
              "Targets/Shared/Sources/*.swift", "Targets/\(name)/Sources/**",
            ],
            resources: ["Targets/TideWidgets/Resources/**"],
            settings: .settings(base: [
              "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .array(["$(inherited)", "WIDGET"]), "OTHER": "X",
            ])),
        ])
      """#
    let project = try SmallProject(files)
    let found = try find(project)
    try #require(found.map(\.name) == ["TideExtension"])
    #expect(
      names(found[0].sources, in: project) == [
        "Targets/Shared/Sources/TideAttributes.swift", "Targets/TideWidgets/Sources/Main/TideBundle.swift",
        "Targets/TideWidgets/Sources/Views/TideActivity.swift",
      ])
    #expect(names(found[0].catalogs, in: project) == ["Targets/TideWidgets/Resources/Assets.xcassets"])
    #expect(names(found[0].stringTables, in: project) == ["Targets/TideWidgets/Resources/Localizable.xcstrings"])
    #expect(found[0].language.mode == 6)
    #expect(found[0].language.conditions == ["SEA", "WIDGET"])
  }

  @Test("X01 X05 a target of XcodeGen has the files, settings and configuration files of its description")
  func xcodeGen() throws {
    let project = try SmallProject([
      "project.yml": """
      name: Tide  # the app
      options: {bundleIdPrefix: io.tide}
      settings: {base: {SWIFT_VERSION: "6.0", SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG SEA}}
      targets:
        Tide:
          type: application
          sources: [App, Shared]
        TideWidgets:
          type: app-extension
          sources:
            - Widgets
            - path: Shared
              excludes:
                - "Old/**"
            - path: App/Resources/Assets.xcassets
            - {path: Widgets/Notes, buildPhase: none}
          configFiles:
            Debug: Config/Widgets.xcconfig
          settings:
            configs:
              debug:
                SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) YAML"
      """,
      "Config/Widgets.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) CONFIG // and more\n",
      "Widgets/Bundle.swift": SmallProject.bundle, "Widgets/Activity.swift": SmallProject.widget,
      "Shared/TideAttributes.swift": SmallProject.attributes, "Shared/Old/Draft.swift": "struct Draft {}",
      "Shared/Localizable.xcstrings": "{}", "App/App.swift": SmallProject.app,
      "App/Resources/Assets.xcassets/Sea.colorset/Contents.json": "{}",
      "App/Resources/Other.xcassets/Sea.colorset/Contents.json": "{}",
    ])
    let found = try find(project)
    try #require(found.map(\.name) == ["TideWidgets"])
    #expect(
      names(found[0].sources, in: project) == [
        "Shared/TideAttributes.swift", "Widgets/Activity.swift", "Widgets/Bundle.swift",
      ])
    #expect(names(found[0].catalogs, in: project) == ["App/Resources/Assets.xcassets"])
    #expect(names(found[0].stringTables, in: project) == ["Shared/Localizable.xcstrings"])
    #expect(found[0].language.mode == 6)
    #expect(found[0].language.conditions == ["DEBUG", "SEA", "CONFIG", "YAML"])
    #expect(found[0].information["CFBundleIdentifier"] == "io.tide.TideWidgets")
  }

  @Test("X01 X05 without a description, folders such as Sources belong to the one above, with its name and resources")
  func plainFolders() throws {
    let project = try SmallProject(Self.files)
    let found = try find(project)
    try #require(found.map(\.name) == ["TideWidgets"])
    #expect(found[0].sources.count == 3)
    #expect(names(found[0].catalogs, in: project) == ["Targets/TideWidgets/Resources/Assets.xcassets"])
    #expect(names(found[0].stringTables, in: project) == ["Targets/TideWidgets/Resources/Localizable.xcstrings"])
    let beside = try SmallProject([
      "Tide/Sources/App.swift": SmallProject.app, "Tide/Main/Bundle.swift": SmallProject.bundle,
      "Tide/Main/Activity.swift": SmallProject.widget,
    ])
    let other = try find(beside)
    #expect(other.map(\.name) == ["Tide"])
    #expect(names(other[0].sources, in: beside) == ["Tide/Main/Activity.swift", "Tide/Main/Bundle.swift"])
  }

  @Test("X05 where nothing says what belongs to an extension, the pictures and strings it names are found elsewhere")
  func namedResources() throws {
    let project = try SmallProject([
      "App/A.xcassets/Sea.colorset/Contents.json": "{}", "App/B.xcassets/tide.imageset/Contents.json": "{}",
      "App/C.xcassets/other.imageset/Contents.json": "{}", "Own.xcassets/Own.colorset/Contents.json": "{}",
      "App/Localizable.xcstrings": #"{"strings": {"tide.minutes %lld": {"comment": "a"}}, "version": "1.0"}"#,
      "App/de.lproj/Localizable.strings": "/* a */ \"Sea\" = \"See\";\n", "App/InfoPlist.strings": "\"Sea\" = \"See\";",
      "App/de.lproj/More.strings": "\"Nothing\" = \"Nichts\";",
    ])
    let named = NamedResources(of: [
      #"HStack { Image("tide"); Color("Own"); Text("tide.minutes \(state.of("a", 2))"); Text("Sea") }"#,
      #"UIColor(named: "Sea")"#,
    ])
    let files = try ProjectFiles(root: project.path)
    #expect(
      names(named.catalogs(among: files.catalogs, besides: [project.path + "/Own.xcassets"]), in: project) == [
        "App/A.xcassets", "App/B.xcassets",
      ])
    #expect(
      names(named.tables(among: files.stringTables, besides: []).sorted(), in: project) == [
        "App/Localizable.xcstrings", "App/de.lproj/Localizable.strings",
      ])
  }

  @Test("X01 a description's mappings, lists, quotes, comments and names for values are read; what is broken is none")
  func yaml() throws {
    let value = try #require(
      PlainYAML.value(
        of: """
          ---
          a: &base {x: 1, "y z": 'it''s', list: [one, "t#o", {k: v:w}]} # end
          b:
          - first # note
          -   k: v
              l:
                - deep
          - - inner
          c: *base
          d:
            <<: *base
            x: 2
          text: |
            two
            lines
          url: http://a.b/c#d
          long: [a,
            b]
          """))
    #expect(value["a"]?["y z"]?.text == "it's")
    #expect(value["a"]?["list"]?.elements == [.text("one"), .text("t#o"), .dictionary(["k": .text("v:w")])])
    #expect(value["b"]?.elements.first?.text == "first")
    #expect(value["b"]?.elements[1] == .dictionary(["k": .text("v"), "l": .list([.text("deep")])]))
    #expect(value["b"]?.elements.last == .list([.text("inner")]))
    #expect(value["c"] == value["a"] && value["d"]?["x"]?.text == "2" && value["d"]?["y z"]?.text == "it's")
    #expect(value["text"]?.text == "two\nlines" && value["url"]?.text == "http://a.b/c#d")
    #expect(value["long"]?.texts == ["a", "b"])
    for text in ["", "a: [b", "a: b\n   c: d\n e: f", String(repeating: "[", count: 10_000), "a: {b: \"c"] {
      #expect(PlainYAML.value(of: text)?["a"]?["b"] == nil)
    }
  }

  @Test(
    "X01 a path of a description means files, folders, and what fits its stars",
    arguments: [
      ("Sources/**", "/p/Sources/a/b.swift", true), ("Sources/*.swift", "/p/Sources/b.swift", true),
      ("Sources/*.swift", "/p/Sources/a/b.swift", false), ("Sources/**/*.swift", "/p/Sources/b.swift", true),
      ("Sources", "/p/Sources/a/b.swift", true), ("Sources", "/p/SourcesOld/b.swift", false),
      ("**/Gen?.swift", "/p/a/b/Gen1.swift", true), ("../Shared", "/Shared/a.swift", true),
      ("Resources/*", "/p/Resources/A.xcassets", true), ("Resources/*.lproj", "/p/Resources/de.lproj/a.strings", true),
    ])
  func patterns(_ pattern: String, _ path: String, _ isMeant: Bool) {
    #expect(FilePattern(pattern, in: "/p").means(path) == isMeant)
  }
}
