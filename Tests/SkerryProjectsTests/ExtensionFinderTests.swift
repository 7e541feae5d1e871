import Testing

@testable import SkerryProjects

@Suite("Finding widget extensions")
struct ExtensionFinderTests {
  private func find(_ project: SmallProject) throws -> [WidgetExtension] {
    try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
  }

  private func names(_ item: WidgetExtension, in project: SmallProject) -> [String] {
    (item.sources + item.catalogs).map { String($0.dropFirst(project.path.count + 1)) }
  }

  @Test("X01 a folder with an extension's property list is an extension, and the app beside it is none")
  func propertyList() throws {
    let project = try SmallProject([
      "Tide/TideApp.swift": SmallProject.app, "Widgets/Info.plist": SmallProject.extensionList,
      "Widgets/Bundle/TideWidgets.swift": SmallProject.bundle, "Widgets/Views/TideActivity.swift": SmallProject.widget,
      "Widgets/Assets.xcassets/Contents.json": "{}", "Shared/TideAttributes.swift": SmallProject.attributes,
      ".build/Other.swift": SmallProject.widget, "Pods/Pod/Pod.swift": SmallProject.bundle,
    ])
    let found = try find(project)
    try #require(found.map(\.name) == ["Widgets"])
    #expect(
      names(found[0], in: project) == [
        "Widgets/Bundle/TideWidgets.swift", "Widgets/Views/TideActivity.swift", "Widgets/Assets.xcassets",
      ])
  }

  @Test("X01 any folder of Swift files with widgets is one extension, even where nothing is marked @main")
  func plainFolder() throws {
    let project = try SmallProject([
      "TideActivity.swift": SmallProject.widget, "TideAttributes.swift": SmallProject.attributes,
      "App/TideApp.swift": SmallProject.app, "WidgetTests/TideTests.swift": "struct TideTests {}",
    ])
    let found = try find(project)
    try #require(found.count == 1)
    #expect(names(found[0], in: project) == ["TideActivity.swift", "TideAttributes.swift"])
  }

  @Test("X01 a project without a widget is refused in one sentence that says what was looked at")
  func nothing() throws {
    let project = try SmallProject(["TideApp.swift": SmallProject.app])
    let problem = #expect(throws: ProjectProblem.self) { try find(project) }
    #expect(
      problem?.description == "\(project.path) has no widget extension: none of its 1 Swift files declares a Widget.")
    let missing = #expect(throws: ProjectProblem.self) { try ProjectFiles(root: project.path + "/none") }
    #expect(missing?.description == "There is no folder \(project.path)/none that can be read.")
  }

  @Test("X01 what the extension lacks is found in the rest of the project: types, and members that extensions add")
  func missingNames() throws {
    let project = try SmallProject([
      "Widgets/Info.plist": SmallProject.extensionList, "Widgets/Bundle.swift": SmallProject.bundle,
      "Widgets/Activity.swift": SmallProject.widget, "Shared/Attributes.swift": SmallProject.attributes,
      "Shared/Brand.swift": "extension Color { static let brand = Color.red; var dimmed: Color { self } }",
      "App/TideApp.swift": SmallProject.app,
    ])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    #expect(
      finder.declaring(.declaration("TideAttributes"), besides: []) == [project.path + "/Shared/Attributes.swift"])
    #expect(finder.declaring(.member("brand", of: "Color"), besides: []) == [project.path + "/Shared/Brand.swift"])
    #expect(finder.declaring(.member("dimmed", of: "Color"), besides: []) == [project.path + "/Shared/Brand.swift"])
    #expect(finder.declaring(.declaration("TideApp"), besides: []).isEmpty, "an app has a main program of its own")
    let taken: Set = [project.path + "/Shared/Attributes.swift"]
    #expect(finder.declaring(.declaration("TideAttributes"), besides: taken).isEmpty)
  }

  @Test("X01 what a text lacks may be an extension of every view, and that is what is wanted of its file")
  func membersOfProtocols() throws {
    let project = try SmallProject([
      "Widgets/Info.plist": SmallProject.extensionList, "Widgets/TideWidgets.swift": SmallProject.bundle,
      "App/Styles.swift": "import SwiftUI\nextension View { func subtitle() -> some View { bold() } }\n",
    ])
    let finder = try ExtensionFinder(ProjectFiles(root: project.path))
    let found = finder.declaring(.member("subtitle", of: "Text"), besides: [])
    #expect(found.map(TextFile.name(of:)) == ["Styles.swift"])
    #expect(finder.holder(of: .member("subtitle", of: "Text"), in: found[0]) == "View")
  }
}
