import Testing

@testable import SkerryProjects

@Suite("Xcode's project files")
struct XcodeProjectTests {
  /// A project with an app and two extensions, one of which is made of widgets; its files are listed one by one.
  private static func listed(_ members: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        A0 /* Project object */ = {
          isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = ( T1, T2 /* Tides Widgets */, T3 );
        };
        G0 = { isa = PBXGroup; children = ( G1, G2, F9 ); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = ( F1, F2, F4 ); path = "Tides Widgets"; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = ( F3, F5 ); name = Shared; path = Core/Shared; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Bundle.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Activity.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Attributes.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = "App \\"only\\".swift"; sourceTree = "<group>"; };
        F9 = { isa = PBXFileReference; path = "Tides/App.swift"; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B9 = { isa = PBXBuildFile; fileRef = F9; };
        S1 = { isa = PBXSourcesBuildPhase; files = ( B9, ); };
        S2 = { isa = PBXSourcesBuildPhase; files = ( \(members) ); };
        R2 = { isa = PBXResourcesBuildPhase; files = ( B4 ); };
        L0 = { isa = XCConfigurationList; buildConfigurations = ( C0 ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C1, C2 ); };
        C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
          OTHER_SWIFT_FLAGS = "-DMOORED -Xcc -DFORC -D ASHORE \\"-DQUOTED\\" -Xfrontend -warn-x";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TIDES $(inherited)"; }; };
        T1 = { isa = PBXNativeTarget; name = Tides; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
        T2 = { isa = PBXNativeTarget; name = "Tides Widgets"; buildConfigurationList = L2;
          productType = "com.apple.product-type.app-extension"; buildPhases = ( S2, R2 ); };
        T3 = { isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.app-extension"; buildPhases = (); };
      };
      rootObject = A0 /* Project object */;
    }
    """
  }

  private static let files = [
    "Tides Widgets/Bundle.swift": SmallProject.bundle, "Tides Widgets/Activity.swift": SmallProject.widget,
    "Tides Widgets/Assets.xcassets/Contents.json": "{}", "Core/Shared/Attributes.swift": SmallProject.attributes,
    "Core/Shared/App \"only\".swift": "struct AppOnly {}", "Tides/App.swift": SmallProject.app,
  ]

  @Test("X01 an extension has the files of its target in Xcode, wherever they lie, and its settings of the language")
  func listedFiles() throws {
    var files = Self.files
    files["Tides.xcodeproj/project.pbxproj"] = Self.listed("B1, B2 /* Activity.swift in Sources */, B3")
    let project = try SmallProject(files)
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    try #require(found.map(\.name) == ["Tides Widgets"])
    #expect(
      found[0].sources.map { String($0.dropFirst(project.path.count + 1)) } == [
        "Core/Shared/Attributes.swift", "Tides Widgets/Activity.swift", "Tides Widgets/Bundle.swift",
      ])
    #expect(found[0].catalogs == [project.path + "/Tides Widgets/Assets.xcassets"])
    #expect(found[0].language.mode == 6)
    #expect(found[0].language.isMainActorDefault && found[0].language.isApproachable)
    #expect(found[0].language.conditions == ["DEBUG", "TIDES", "MOORED", "ASHORE", "QUOTED"])
  }

  @Test("X01 folders that Xcode 16 takes as a whole belong to their target without the exceptions, and these to others")
  func synchronizedFolders() throws {
    var files = Self.files
    files["Tides Widgets/Old/Draft.swift"] = "struct Draft {}"
    files["Tides.xcodeproj/project.pbxproj"] = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = ( W, C ); sourceTree = "<group>"; };
        W = { isa = PBXFileSystemSynchronizedRootGroup; path = "Tides Widgets"; sourceTree = "<group>"; exceptions = ( E1 ); };
        C = { isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; exceptions = ( E2 ); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Old, Info.plist ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Shared/Attributes.swift ); };
        T = { isa = PBXNativeTarget; name = TidesWidgets; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = ( W ); };
      }; rootObject = P; }
      """
    let project = try SmallProject(files)
    let found = try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    try #require(found.count == 1)
    #expect(
      found[0].sources.map { String($0.dropFirst(project.path.count + 1)) } == [
        "Core/Shared/Attributes.swift", "Tides Widgets/Activity.swift", "Tides Widgets/Bundle.swift",
      ])
    #expect(found[0].catalogs.count == 1)
    #expect(found[0].language.mode == 5, "as Xcode has it where nothing is said")
  }

  @Test("X01 a project file that can't be read is told with its line")
  func broken() throws {
    let project = try SmallProject(["Tides.xcodeproj/project.pbxproj": "{ a = b;\n c = ( d e );\n }", "A.swift": ""])
    let problem = #expect(throws: ProjectProblem.self) {
      try ExtensionFinder(ProjectFiles(root: project.path)).extensions()
    }
    #expect(problem?.description == "\(project.path)/Tides.xcodeproj/project.pbxproj: line 2 lacks a comma in a list.")
    for text in ["", "{", "{ a", "{ a = \"b", "(((", "{ a = b; } c", String(repeating: "(", count: 100_000)] {
      #expect(throws: ProjectProblem.self) { try OldPropertyList(parsing: text) }
    }
  }
}
