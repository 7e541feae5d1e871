import Foundation
import Testing

@testable import SkerryProjects

/// Names that a Mac takes as the same and other disks don't, and names that two things have.
@Suite struct ProjectSpellingTests {
  private static func project(folder: String, file: String, name: String = "Tides") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = ( F1, F2 ); path = "\(folder)"; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "Bundle.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      S = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
      T = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.app-extension";
        buildPhases = ( S ); };
    }; rootObject = P; }
    """
  }

  @Test("X01 a file whose letters the project file writes in one sign and the disk in two is read where it lies")
  func decomposed() throws {
    let (one, two) = ("Gezeiten\u{FC}bersicht", "Gezeitenu\u{308}bersicht")
    let project = try SmallProject([
      "Tide.xcodeproj/project.pbxproj": Self.project(folder: one, file: "H\u{F6}he.swift"),
      "\(two)/Bundle.swift": SmallProject.bundle, "\(two)/Ho\u{308}he.swift": "struct Height {}",
    ])
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    try #require(found.map(\.sources.count) == [2])
    for path in found[0].sources { #expect(TextFile.read(path) != nil, "\(Array(path.unicodeScalars))") }
    #expect(found[0].missing.isEmpty && found[0].respelled.isEmpty)
  }

  @Test("X01 a file that the project file names with other capitals is taken, and told")
  func capitals() throws {
    let project = try SmallProject([
      "Tide.xcodeproj/project.pbxproj": Self.project(folder: "tideWidgets", file: "previews.swift"),
      "TideWidgets/Bundle.swift": SmallProject.bundle, "TideWidgets/Previews.swift": "struct Sea {}",
    ])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    let found = try finder.extensions()
    try #require(found.count == 1)
    #expect(found[0].sources.map(TextFile.name(of:)) == ["Bundle.swift", "Previews.swift"])
    #expect(found[0].missing.isEmpty)
    #expect(found[0].respelled.map(TextFile.name(of:)) == ["Bundle.swift", "previews.swift"])
  }

  @Test("X01 a source that begins with a byte-order mark is read without it")
  func mark() throws {
    let project = try SmallProject(["A.swift": "\u{FEFF}import SwiftUI\n"])
    let text = try #require(TextFile.read(project.path + "/A.swift"))
    #expect(Array(text.utf8) == Array("import SwiftUI\n".utf8))
  }

  @Test("X01 a source with the line ends of Windows is read line by line, as one with those of Unix")
  func lineEnds() throws {
    let plain = "import HealthKitUI\n#if os(iOS)\nlet pier = \"phone\"\n#else\nlet pier = \"elsewhere\"\n#endif\n"
    let project = try SmallProject([
      "A.swift": plain.replacing("\n", with: "\r\n"), "B.swift": plain, "C.swift": "let lone = 1\r",
    ])
    let read = try ["A", "B"].map { try #require(TextFile.read(project.path + "/\($0).swift")) }
    #expect(read[0] == plain && read[1] == plain && TextFile.read(project.path + "/C.swift") == "let lone = 1\r")
    let phone = read.map { PhoneSource($0, path: "/A.swift", isKnown: { $0 != "HealthKitUI" }).text }
    #expect(phone[0] == phone[1])
  }

  @Test("X01 extensions of one name are told apart by their places")
  func twins() throws {
    let text = Self.project(folder: "W", file: "Activity.swift")
    let files = ["W/Bundle.swift": SmallProject.bundle, "W/Activity.swift": SmallProject.widget]
    let project = try SmallProject(
      ["A", "B"].reduce(into: [:]) { all, folder in
        for (name, source) in files { all["\(folder)/\(name)"] = source }
        all["\(folder)/Tide.xcodeproj/project.pbxproj"] = text
      })
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    #expect(found.map(\.name) == ["Tides", "Tides"])
    #expect(found.map(\.label) == ["A/Tide.xcodeproj/Tides", "B/Tide.xcodeproj/Tides"])
    let alone = try ExtensionFinder(ProjectFiles(root: project.path + "/A")).extensions()
    #expect(alone.map(\.label) == ["Tides"])
  }

  @Test("X01 a link to a folder of the project makes no second extension of it")
  func linkedFolder() throws {
    let project = try SmallProject([
      "real/Bundle.swift": SmallProject.bundle, "real/Activity.swift": SmallProject.widget,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/alias", withDestinationPath: project.path + "/real")
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    #expect(found.map(\.origin) == [project.path + "/real"])
  }

  @Test(
    "X01 a project file that can't be read is told, and others are taken; it is the end where nothing else is there")
  func broken() throws {
    let broken = "{ objects = { <<<<<<< HEAD"
    let project = try SmallProject([
      "Tide.xcodeproj/project.pbxproj": Self.project(folder: "W", file: "Activity.swift"),
      "W/Bundle.swift": SmallProject.bundle, "W/Activity.swift": SmallProject.widget,
      "Fixtures/Broken.xcodeproj/project.pbxproj": broken,
    ])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    #expect(try finder.extensions().map(\.name) == ["Tides"])
    #expect(finder.problems.count == 1 && finder.problems[0].contains("Broken.xcodeproj"), "\(finder.problems)")
    try project.write(broken, to: "Tide.xcodeproj/project.pbxproj")
    #expect(throws: ProjectProblem.self) { try ExtensionFinder(ProjectFiles(root: project.path)).extensions() }
  }

  @Test("X01 of a project that a tool makes, what is kept besides its description is no project")
  func packagesOnly() throws {
    let project = try SmallProject([
      "Tide.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
      "project.yml": "name: Tide\ntargets:\n  TideWidgets:\n    type: app-extension\n    sources: [W]\n",
      "W/Bundle.swift": SmallProject.bundle, "W/Activity.swift": SmallProject.widget,
    ])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    #expect(try finder.extensions().map(\.name) == ["TideWidgets"])
    #expect(finder.problems.isEmpty)
  }

  @Test("X08 what the compiler says at the end of a copy is said of the last line of the user's file")
  func endOfCopy() throws {
    let project = try SmallProject(["A.swift": "struct A {\n  var b = 1\n\n"])
    let copies = ["A.swift": project.path + "/A.swift"]
    func placed(_ line: Int) -> CompilerMessage? {
      CompilerMessage("/copies/A.swift:\(line):1: error: expected '}' in struct")?.ofSource(copies, in: "/copies")
    }
    let end = try #require(placed(6))
    #expect(end.path == project.path + "/A.swift" && end.line == 2 && end.column == 12)
    #expect(placed(2)?.line == 1)
    let other = CompilerMessage("/else/A.swift:6:1: error: x")
    #expect(other?.ofSource(copies, in: "/copies") == other)
  }
}
