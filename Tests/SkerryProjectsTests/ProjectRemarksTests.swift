import Foundation
import Testing

@testable import SkerryProjects

/// What a build takes in, leaves out, and says about it.
@Suite struct ProjectRemarksTests {
  @Test("X01 what an extension makes a type of is known by its first label")
  func initializers() {
    let outline = SwiftOutline(
      of: """
        extension Color {
          init(hex: String) {}
          init?(css name: String) {}
          init<Text: StringProtocol>(paint: Text) {}
          init(_ number: Int) {}
          func faded(by part: Double) -> Color { self }
        }
        struct Card { init(title: String) {} }
        """)
    #expect(
      outline.members == ["Color.init(hex:)", "Color.init(css:)", "Color.init(paint:)", "Color.faded"])
  }

  @Test("X01 a color that is made in a way the extension doesn't know is looked for in the rest of the project")
  func missingInitializer() throws {
    let project = try SmallProject([
      "Widgets/Bundle.swift": SmallProject.bundle, "Widgets/Tide.swift": SmallProject.widget,
      "Widgets/Card.swift": "import SwiftUI\n\nlet sea = Color(hex: \"#0af\"); let sand = Shade(of: 1)\n",
      "App/Colors.swift": "import SwiftUI\n\nextension Color { init(hex: String) { self = .blue } }\n",
      "App/Other.swift": "struct Paint { init(hex: String) {} }\n",
    ])
    let error = try #require(
      CompilerMessage(
        "\(project.path)/Widgets/Card.swift:3:17: error: "
          + "incorrect argument label in call (have 'hex:', expected 'named:')"))
    #expect(error.missingInitializers == [.member("init(hex:)", of: "Color"), .member("init(of:)", of: "Shade")])
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    #expect(
      finder.declaring(.member("init(hex:)", of: "Color"), besides: []) == ["\(project.path)/App/Colors.swift"])
    #expect(finder.declaring(.member("init(of:)", of: "Shade"), besides: []).isEmpty)
  }

  @Test("X01 X04 a module that is here by name only is told, with what to expect of it")
  func hollowModules() {
    let outlines = ["import HealthKit\nimport SwiftUI\n", "import HealthKit\nimport StoreKit\n"].map(SwiftOutline.init)
    #expect(
      HollowModules.remarks(of: outlines) == [
        "HealthKit is here by name: there are no health data.",
        "StoreKit is here by name: nothing can be bought, and nothing was.",
      ])
  }

  @Test("X04 attributes that a service for pushes manages stand in for its package, beside a name of the project's own")
  func managedAttributes() throws {
    let oneSignal = try #require(StandIns.of(["OneSignalLiveActivities"]).first)
    #expect(oneSignal.source().contains("protocol OneSignalLiveActivityAttributes: ActivityAttributes"))
    #expect(oneSignal.source().contains("struct AnyCodable:"))
    let besides = oneSignal.source { $0 == "AnyCodable" }
    #expect(!besides.contains("struct AnyCodable:") && besides.contains("[String: AnyCodableOfPackage]"))
    let platform = try #require(StandIns.of(["AEPMessagingLiveActivity"]).first)
    #expect(platform.source().contains("init(liveActivityID: String)"))
  }

  @Test("X01 a module of the project belongs to no actor where all of the extension belongs to the main one")
  func isolationOfModules() {
    let source = NonisolatedSource(
      """
      import AppIntents

      @available(iOS 17.0, *)
      public struct Tide: LiveActivityIntent {
        public struct Inner {}
        func perform() { if let a = [1].first {} }
      }
      extension Tide.Inner: Sendable {}
      public struct Card: View {}
      extension View { func a() {} }
      @MainActor final class Store {}
      public let heights = [1, 2].map { $0 }
      func high(_ a: (Int) -> Void) {}
      actor Sea {}
      enum Wind { case no }
      """)
    let lines = source.text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("nonisolated") } == [
        "nonisolated public struct Tide: LiveActivityIntent {", "nonisolated extension Tide.Inner: Sendable {}",
        "nonisolated func high(_ a: (Int) -> Void) {}", "nonisolated enum Wind { case no }",
      ])
  }

  @Test("X01 another file of Skerry's changes the description of what is built with it")
  func updatedSkerry() throws {
    let skerry = try SmallProject(["Package.swift": "name: \"skerry\"\n", "Sources/One.swift": "// one\n"])
    let package = SkerryPackage(path: skerry.path)
    let before = package.fileNumber
    try skerry.write("// other words\n", to: "Sources/One.swift")
    #expect(package.fileNumber == before)
    try skerry.write("// two\n", to: "Sources/Two.swift")
    #expect(package.fileNumber != before)
  }

  @Test("X04 a package whose module has the name of a type of its own keeps that name before a dot")
  func namesOfTypes() {
    let source = PhoneSource("import Defaults\n\nextension Defaults.Keys {}\n", path: "/a.swift") { _ in false }
    #expect(source.text.contains("extension Defaults.Keys {}"))
    #expect(StandIns.of(["Defaults"]).map(\.module) == ["Defaults"])
  }

  @Test("X01 what was left out is asked of the compiler again when Skerry's own modules have changed")
  func memory() throws {
    let skerry = try SmallProject(["Package.swift": "// one\n", "Sources/Apple/Charts/Chart.swift": "// one\n"])
    func fingerprint() -> String { BuildMemory.fingerprint(of: [], modules: ["Charts"], skerry: skerry.path) }
    let before = fingerprint()
    #expect(fingerprint() == before)
    try skerry.write("// another\n", to: "Sources/Apple/Charts/Chart.swift")
    #expect(fingerprint() != before)
  }

  @Test("X01 a program that its extension's code ends is told with the place in the user's file")
  func crash() throws {
    let project = try SmallProject(["Card.swift": "#Preview { Text(\"Tide\") }\n"])
    let card = project.path + "/Card.swift"
    let item = WidgetExtension(name: "Tide", sources: [card], origin: project.path)
    let module = GeneratedPackage.targetName(of: item)
    let unwrapped = try #require(
      ExtensionCrash(
        in: [
          "\(module)/Card.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value", "",
          "*** Program crashed: Illegal instruction at 0x00007f189296df7f ***",
        ], of: item))
    #expect(
      unwrapped.sentence
        == "The extension's own code ended the program (\(card):12): "
        + "Unexpectedly found nil while unwrapping an Optional value")
    let range = try #require(
      ExtensionCrash(
        in: [
          "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
          "  2 [ra] 0x00007f62cb15df65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so",
          "  3 [ra] 0x00005574b47e29e4 closure #1 in Card.body.getter + 227 in \(module)",
          "  4 [ra] 0x00005574b47e3370 main + 31 in \(module)",
        ], of: item))
    #expect(range.sentence == "The extension's own code ended the program (in Card.body): Index out of range")
    #expect(ExtensionCrash(in: ["Live activity is drawn"], of: item) == nil)
  }

  @Test("X02 code that calls itself without end is told in one sentence with its functions, and nothing else of it is")
  func recursion() throws {
    let item = WidgetExtension(name: "Tide", sources: ["/p/Widgets/Card.swift"], origin: "/p/Widgets")
    let module = GeneratedPackage.targetName(of: item)
    func crash(_ names: [String], deepest: Int) -> ExtensionCrash? {
      let way = "[ra] 0x01 static MainActor.assumeIsolated<A>(_:file:line:) + 9 in \(module)"
      let gap = deepest < 9000 ? [] : ["   ...", "8999 \(way)", "9000 \(way)"]
      let top = names.enumerated().map { "     \($0.offset) [ra] 0x01dd \($0.element) + 12 in \(module)" }
      let head = [
        "*** Signal 11: Backtracing from 0x557ffbdf01d8... done ***",
        "*** Program crashed: Bad pointer dereference at 0x00007ffdaec60ff8 ***", "Thread 0 \"Tide\" crashed:",
      ]
      return ExtensionCrash(in: head + top + gap + ["\(deepest) [ra] 0x02 main + 353 in \(module)"], of: item)
    }
    let one = try #require(crash(Array(repeating: "loopy(_:)", count: 9) + ["Card.body.getter"], deepest: 86_507))
    #expect(
      one.sentence.hasPrefix("The extension's own code ended the program (in loopy(_:)): it calls itself without end"))
    let two = try #require(
      crash(["Card.odd.getter", "Card.even.getter", "Card.odd.getter", "Card.even.getter"], deepest: 9999))
    #expect(two.sentence.contains("(in Card.odd, Card.even): it calls itself without end"))
    let other = try #require(crash(["Card.body.getter"], deepest: 12))
    #expect(other.sentence.contains("(in Card.body): Bad pointer dereference at 0x00007ffdaec60ff8"))
    #expect(crash([], deepest: 12) == nil, "nobody knows that the extension is the reason")
  }

  @Test("X06 a program that ends without a preview of its own says that its values were made up")
  func madeUp() throws {
    let item = WidgetExtension(name: "Tide", sources: ["/p/Widgets/Card.swift"], origin: "/p/Widgets")
    let crash = ExtensionCrash(in: ["Swift/Array.swift:1: Fatal error: Index out of range"], of: item)
    #expect(
      crash?.sentence
        == "The extension's own code ended the program: Index out of range. "
        + "Its values were made up; with a #Preview of yours they are the ones you mean")
  }

  @Test("X01 attributes that only a fetched package declares are found there, and nowhere else is looked for others")
  func dependencies() throws {
    let project = try SmallProject([
      "package.json": "{}", "ios/Widgets/Tide.swift": SmallProject.widget,
      "node_modules/@tides/live/TidesLive.podspec": "",
      "node_modules/@tides/live/ios/Tide.swift": SmallProject.attributes,
      "node_modules/plain/ios/Other.swift": "struct Other {}",
      "node_modules/plain/Elsewhere.swift": "struct Elsewhere {}",
      "ios/Pods/Waves/Wave.swift": "public struct Wave {}",
    ])
    for root in [project.path, project.path + "/ios"] {
      var sources = DependencySources(root: root)
      #expect(sources.declaring("TideAttributes") == ["\(project.path)/node_modules/@tides/live/ios/Tide.swift"])
      #expect(sources.declaring("Other").count == 1 && sources.declaring("Wave").count == 1)
      #expect(sources.declaring("Elsewhere").isEmpty)
      #expect(sources.unfetched == nil)
    }
  }

  @Test("X01 a project whose packages were not fetched says what to type")
  func unfetched() throws {
    let project = try SmallProject(["Podfile": "", "Widgets/Tide.swift": SmallProject.widget])
    #expect(DependencySources(root: project.path).unfetched?.command == "pod install")
    try project.write("", to: "Pods/Manifest.lock")
    #expect(DependencySources(root: project.path).unfetched == nil)
  }
}
