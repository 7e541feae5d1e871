import Foundation
import Testing

@testable import SkerryProjects

/// The ways to a project's files and settings: links, other folders, configuration files.
@Suite struct ProjectRoadsTests {
  private func link(_ project: SmallProject, _ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(project.path)/\(name)", withDestinationPath: destination)
  }

  @Test("X01 links to files and folders are followed, once each and never in circles; twins count once")
  func links() throws {
    let shared = try SmallProject(["TideAttributes.swift": SmallProject.attributes, "More/Sea.swift": "struct Sea {}"])
    let project = try SmallProject(["Bundle.swift": SmallProject.bundle, "Activity.swift": SmallProject.widget])
    try link(project, "Shared", to: shared.path)
    try link(project, "TideAttributes.swift", to: shared.path + "/TideAttributes.swift")
    try link(project, "Again", to: ".")
    try link(project, "Above", to: "..")
    try link(project, "Gone.swift", to: "nowhere.swift")
    try link(shared, "Back", to: project.path)
    let files = try ProjectFiles(root: project.path)
    let found = try ExtensionFinder(files).extensions()
    try #require(found.count == 1)
    #expect(
      found[0].sources.map(TextFile.name(of:)).sorted() == [
        "Activity.swift", "Bundle.swift", "Sea.swift", "TideAttributes.swift",
      ])
    #expect(files.remarks == ["\(project.path)/Gone.swift is a link that leads nowhere; it is left out."])
  }

  private static func project(_ extra: String, settings: String = "", ofProject: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L0; };
      G = { isa = PBXGroup; children = ( F1, F2, X1, X2 ); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "Bundle.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "\(extra)"; sourceTree = SOURCE_ROOT; };
      X1 = { isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>"; };
      X2 = { isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      S = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
      L0 = { isa = XCConfigurationList; buildConfigurations = ( C0 ); };
      L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
      C0 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = { \(ofProject) }; };
      C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X2; buildSettings = { \(settings) }; };
      T = { isa = PBXNativeTarget; name = Tides; productType = "com.apple.product-type.app-extension"; buildPhases = ( S );
        buildConfigurationList = L1; };
    }; rootObject = P; }
    """
  }

  @Test("X01 a file that the target names beside the project's folder is its source; one that is not there is told")
  func besideTheFolder() throws {
    let project = try SmallProject([
      "Tide/Tide.xcodeproj/project.pbxproj": Self.project("../Shared Code/Legacy.swift"),
      "Tide/Bundle.swift": SmallProject.bundle, "Shared Code/Legacy.swift": "struct Legacy {}",
      "Shared Code/Other.swift": "struct Other {}",
    ])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path + "/Tide"))
    let found = try finder.extensions()
    #expect(
      found.flatMap(\.sources) == ["\(project.path)/Shared Code/Legacy.swift", "\(project.path)/Tide/Bundle.swift"])
    #expect(finder.outline(of: "\(project.path)/Shared Code/Legacy.swift")?.declared == ["Legacy"])
    #expect(found.flatMap(\.missing).isEmpty)
    try project.write(Self.project("../Shared Code/None.swift"), to: "Tide/Tide.xcodeproj/project.pbxproj")
    let without = try ExtensionFinder(ProjectFiles(root: project.path + "/Tide")).extensions()
    #expect(without.flatMap(\.missing) == ["\(project.path)/Shared Code/None.swift"])
  }

  @Test("X01 settings come from configuration files, too, and what a layer inherits is kept")
  func configurationFiles() throws {
    let project = try SmallProject([
      "Tide.xcodeproj/project.pbxproj": Self.project(
        "Bundle.swift", settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) WIDGET $(MORE)\";",
        ofProject: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( \"$(inherited)\", DEBUG );"),
      "Bundle.swift": SmallProject.bundle,
      "Config/Project.xcconfig": """
      #include "Base.xcconfig"
      #include? "None.xcconfig"
      // SWIFT_VERSION = 4.2
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ${inherited} PROJECT;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*] = MAC
      """,
      "Config/Base.xcconfig": """
      #include "Project.xcconfig"
      SWIFT_VERSION = 6.0 // and no other
      SWIFT_DEFAULT_ACTOR_ISOLATION=MainActor
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE
      """,
      "Config/Target.xcconfig": "MORE = A $(EVEN_MORE)\nEVEN_MORE = B $(MORE)\n",
    ])
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    let language = try #require(found.first?.language)
    #expect(language.mode == 6 && language.isMainActorDefault)
    #expect(language.conditions.prefix(6) == ["BASE", "PROJECT", "DEBUG", "WIDGET", "A", "B"])
  }

  @Test("X01 a link beside a project's folder makes no second project of it")
  func linkedProject() throws {
    let project = try SmallProject(["Ferry/Ferry.xcodeproj/project.pbxproj": "{}", "Ferry/A.swift": "let a = 1"])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/Alias", withDestinationPath: project.path + "/Ferry")
    let files = try ProjectFiles(root: project.path)
    #expect(files.xcodeProjects.map { $0.dropFirst(project.path.count) } == ["/Ferry/Ferry.xcodeproj"])
  }

  @Test("X01 a project or workspace of Xcode means the folder it lies in")
  func folders() throws {
    let project = try SmallProject(["Tide.xcodeproj/project.pbxproj": "", "Tide.xcworkspace/contents": ""])
    for name in ["", "/Tide.xcodeproj", "/Tide.xcodeproj/", "/Tide.xcworkspace"] {
      #expect(SkerryPackage.folder(ofProject: project.path + name) == project.path)
    }
  }
}
