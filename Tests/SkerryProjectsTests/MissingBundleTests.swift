import Testing

@testable import SkerryProjects

/// The bundle of an extension that has none with `@main`.
@Suite struct MissingBundleTests {
  private func bundle(inFolder folder: String, _ files: [String: String] = [:]) throws -> String {
    let widget = ["\(folder)/Tide.swift": SmallProject.widget, "\(folder)/Attributes.swift": SmallProject.attributes]
    let project = try SmallProject(widget.merging(files) { $1 })
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    let package = GeneratedPackage(path: project.path + "/.package", skerry: SkerryPackage(path: project.path))
    return try ProjectBuild(#require(finder.extensions().first), of: finder, in: package).ownBundle
  }

  @Test("X01 widgets without @main are shown under the name of their folder")
  func folder() throws {
    #expect(try bundle(inFolder: "Delivery").contains("@main struct DeliveryWidgetBundle: WidgetBundle {"))
    #expect(try bundle(inFolder: "my-tides Widget").contains("@main struct MytidesWidgetBundle: WidgetBundle {"))
    #expect(try bundle(inFolder: "1 & 2").contains("@main struct SkerryBundle: WidgetBundle {"))
  }

  @Test("X01 a name that the project has already is left to it")
  func taken() throws {
    let files = ["Delivery/Other.swift": "struct DeliveryWidgetBundle {}"]
    #expect(try bundle(inFolder: "Delivery", files).contains("@main struct SkerryBundle: WidgetBundle {"))
  }
}
