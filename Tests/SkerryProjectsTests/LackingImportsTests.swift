import Foundation
import Testing

@testable import SkerryProjects

/// Files that use names without the import that brings them, and files of which others need a part.
@Suite struct LackingImportsTests {
  private static let card = """
    import ActivityKit

    // Nothing here says where views come from.
    struct TideCard: View {
      @State private var level = 2
      var body: some View { Text("Tide") }
    }
    """

  private func build(
    _ project: SmallProject, isStrict: Bool = false, after before: ProjectBuild.Result? = nil
  ) throws -> (build: ProjectBuild, folder: PassingFolder) {
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    let folder = try #require(PassingFolder())
    let package = GeneratedPackage(path: folder.path, skerry: try SkerryPackage.located())
    var build = ProjectBuild(
      try #require(try finder.extensions().first), of: finder, in: package, after: before, isStrict: isStrict)
    try build.write()
    return (build, folder)
  }

  private static let files = [
    "Widgets/Info.plist": SmallProject.extensionList, "Widgets/Bundle.swift": SmallProject.bundle,
    "Widgets/Tide.swift": SmallProject.widget, "Widgets/Attributes.swift": SmallProject.attributes,
    "Widgets/Card.swift": card,
  ]

  private func errors(_ project: SmallProject) throws -> [CompilerMessage] {
    try [
      "4:18: error: cannot find type 'View' in scope", "5:4: error: unknown attribute 'State'",
      "6:18: error: cannot find type 'View' in scope", "6:25: error: cannot find 'Text' in scope",
    ].map { try #require(CompilerMessage("\(project.path)/Widgets/Card.swift:\($0)")) }
  }

  @Test("X01 X02 a file that lacks an import is compiled as if it had it, and the import is told with its place")
  func lacking() throws {
    let project = try SmallProject(Self.files)
    var (build, folder) = try build(project)
    defer { folder.remove() }
    let isReason = build.lacksImport(try errors(project))
    let isReasonAgain = build.lacksImport(try errors(project))
    #expect(isReason && !isReasonAgain)
    try build.write()
    let copy = try #require(build.copies.first { $0.value.hasSuffix("/Card.swift") }?.key)
    let target = GeneratedPackage.targetName(of: build.item)
    let text = try String(contentsOfFile: "\(folder.path)/Sources/\(target)/\(copy)", encoding: .utf8)
    // No line moves, and those of the file itself stay as they are.
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[4] == "struct TideCard: View {")
    #expect(text.contains("import SwiftUI"), "\(text)")
    #expect(
      build.remarks.contains(
        "Widgets/Card.swift: import SwiftUI is missing, where State, Text, View come from; it is compiled as if it stood there."
      ), "\(build.remarks)")
    // While somebody edits it is known, and once it is written nothing is said.
    try project.write("import SwiftUI\n" + Self.card, to: "Widgets/Card.swift")
    let (mended, other) = try self.build(project, after: build.result())
    defer { other.remove() }
    #expect(!mended.remarks.contains { $0.contains("import SwiftUI is missing") })
  }

  @Test("X02 X08 where nothing is passed over, a missing import is one error in the place of those of its names")
  func strict() throws {
    let project = try SmallProject(Self.files)
    var (build, folder) = try build(project, isStrict: true)
    defer { folder.remove() }
    let other = try #require(
      CompilerMessage("\(project.path)/Widgets/Tide.swift:6:1: error: cannot find 'quay' in scope"))
    _ = build.lacksImport(try errors(project) + [other])
    let explained = build.lackingImports.explained(try errors(project) + [other]) { _ in 1 }
    #expect(
      explained.map(\.text) == [
        "import SwiftUI is missing, where State, Text, View come from", "cannot find 'quay' in scope",
      ])
    #expect(explained.first?.line == 1)
  }

  @Test("X01 a name that the project declares itself, or that no module of Apple's has, is no missing import")
  func others() throws {
    let project = try SmallProject(Self.files)
    try project.write("struct Text { let words: String }\n", to: "App/Words.swift")
    var (build, folder) = try build(project)
    defer { folder.remove() }
    let own = try #require(
      CompilerMessage("\(project.path)/Widgets/Card.swift:6:25: error: cannot find 'Text' in scope"))
    let strange = try #require(
      CompilerMessage("\(project.path)/Widgets/Card.swift:6:25: error: cannot find 'Harbour' in scope"))
    let imported = try #require(
      CompilerMessage("\(project.path)/Widgets/Tide.swift:6:25: error: cannot find type 'View' in scope"))
    let isReason = build.lacksImport([own, strange, imported])
    #expect(!isReason)
  }

  @Test("X02 of a plugin's file that is refused as a whole the attributes stay, which others name")
  func attributesBesidePlugin() throws {
    let project = try SmallProject(Self.files)
    let calls = (0..<30).map { "    let sink\($0): HarbourSink" }.joined(separator: "\n")
    try project.write(
      """
      import ActivityKit
      import Harbour

      public class TidePlugin: NSObject, HarbourPlugin {
        func handle() {
      \(calls)
        }
      }

      struct TideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var level: Double }
      }
      """, to: "Widgets/Attributes.swift")
    let path = project.path + "/Widgets/Attributes.swift"
    var (build, folder) = try build(project)
    defer { folder.remove() }
    let errors = try (6..<36).map {
      try #require(CompilerMessage("\(path):\($0):16: error: cannot find type 'HarbourSink' in scope"))
    }
    let isDone = build.leaveOut(errors)
    #expect(isDone && build.sources.contains(path))
    let rest = build.partial(try String(contentsOfFile: path, encoding: .utf8), of: path)
    #expect(rest.contains("var level: Double") && !rest.contains("HarbourSink"))
    #expect(build.remarks.contains("Parts of Widgets/Attributes.swift are left out:"), "\(build.remarks)")
  }

  @Test("X04 a model that is named in a list of models alone is made up as one")
  func namedInSchema() {
    let source = """
      import SwiftData
      let schema = Schema([
        Quay.self, Berth.self,
      ])
      enum Harbours: VersionedSchema {
        static var models: [any PersistentModel.Type] { [Buoy.self, Mole.self] }
      }
      let container = try ModelContainer(for: Pier.self, Jetty.self)
      """
    for name in ["Quay", "Berth", "Buoy", "Mole", "Pier", "Jetty"] {
      let text = madeUpText([(name, false)], source)
      #expect(text.contains("final class \(name): PersistentModel"), "\(name)")
    }
  }
}
