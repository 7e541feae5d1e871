import Testing

@testable import SkerryProjects

@Suite("Sources as an iPhone's compiler takes them")
struct PhoneSourceTests {
  private func phone(_ source: String, withoutMain: Bool = false) -> PhoneSource {
    PhoneSource(source, path: "/a/File.swift", withoutMain: withoutMain) { ["SwiftUI", "WidgetKit"].contains($0) }
  }

  @Test("X04 questions about the system take the branch of an iPhone, and no line moves")
  func conditions() {
    let source = """
      #if os(iOS) && !targetEnvironment(simulator)
      let a = 1
      #elseif os(macOS) || os( watchOS )
      let a = 2
      #endif
      #if canImport(SwiftUI) && canImport(Lottie) && DEBUG
      let text = "#if os(iOS)"
      #endif
      """
    #expect(
      phone(source).text == """
        #sourceLocation(file: "/a/File.swift", line: 1)
        #if true && !false
        let a = 1
        #elseif false || false
        let a = 2
        #endif
        #if true && false && DEBUG
        let text = "#if os(iOS)"
        #endif
        """)
  }

  @Test("X04 os is OSLog: a module of that name would be taken for Apple's system")
  func logging() {
    let result = PhoneSource("import os\nimport os.log\n#if canImport(os)\n#endif", path: "/a/File.swift") {
      $0 == "OSLog"
    }
    #expect(result.missing.isEmpty)
    #expect(
      result.text == """
        #sourceLocation(file: "/a/File.swift", line: 1)
        import OSLog
        import OSLog
        #if true
        #endif
        """)
  }

  @Test("X04 what two modules have in common is the one that has it here")
  func crossImports() {
    let result = PhoneSource("import EventKit\nimport _MapKit_SwiftUI", path: "/a/File.swift") {
      ["EventKit", "MapKit"].contains($0)
    }
    #expect(result.missing.isEmpty)
    #expect(result.text.hasSuffix("import EventKit\nimport MapKit"))
  }

  @Test("X04 what can be shared and kinds of data come with SwiftUI, and sounds with AVFoundation")
  func partsOfOthers() {
    let source = "import CoreTransferable\nimport UniformTypeIdentifiers\nimport AVFAudio"
    let result = PhoneSource(source, path: "/a/File.swift") { ["SwiftUI", "AVFoundation"].contains($0) }
    #expect(result.missing.isEmpty)
    #expect(result.text.hasSuffix("import SwiftUI\nimport SwiftUI\nimport AVFoundation"))
  }

  @Test("X04 every import brings along what Foundation has on an iPhone, also one of a module that is not here")
  func foundation() {
    let result = PhoneSource("import Foundation\nimport Darwin\nimport Lottie", path: "/a/File.swift") {
      ["Foundation", "PhoneFoundation"].contains($0)
    }
    #expect(result.missing.map(\.module) == ["Lottie"])
    #expect(
      result.text == """
        #sourceLocation(file: "/a/File.swift", line: 1)
        import PhoneFoundation; import Foundation
        import PhoneFoundation
        import PhoneFoundation
        """)
  }

  @Test("X01 a type that is named by a package's module is found without it, and no column moves")
  func qualified() {
    let result = phone("import TideKit\nlet a: TideKit.Tide = MyTideKit.b // TideKit.c\nlet s = \"TideKit.Tide\"")
    #expect(
      result.text == """
        #sourceLocation(file: "/a/File.swift", line: 1)

        let a:         Tide = MyTideKit.b // TideKit.c
        let s = "TideKit.Tide"
        """)
    let own = PhoneSource("let leg: TideKit.Leg", path: "/a/Leg.swift", absent: ["TideKit"]) { _ in true }
    #expect(own.text.hasSuffix("let leg:         Leg"), "a file of the package names its own module")
  }

  @Test("X04 what is shown to Objective-C is shown to nobody, and no column moves")
  func objectiveC() {
    let result = phone("@objc(Store) @objcMembers final class Store { @objc dynamic var count = 0 } // @objcet")
    #expect(
      result.text.hasSuffix(
        "             " + "             final class Store {       dynamic var count = 0 } // @objcet"))
  }

  @Test("X04 all of Apple's modules that are here may be imported, but not the C code behind them")
  func modules() {
    let folders = ["CLinking", "CPresentTime", "Charts", "Combine", "CoreGraphics", "PreviewMacros", "SwiftUI"]
    let modules = SkerryPackage(path: "/skerry").modules { $0 == "/skerry/Sources/Apple" ? folders : nil }
    #expect(modules.isSuperset(of: ["Charts", "Combine", "CoreGraphics", "SwiftUI", "Foundation"]))
    #expect(modules.isDisjoint(with: ["CLinking", "CPresentTime", "PreviewMacros"]))
  }

  @Test("X04 imports of what is not there are left out and told, but not those that ask first")
  func imports() {
    let source = """
      import SwiftUI // import Nothing
      @testable import Lottie
      import struct Firebase.Event
      #if canImport(Charts)
      import Charts
      #endif
      """
    let result = phone(source)
    #expect(result.missing.map(\.module) == ["Lottie", "Firebase"])
    #expect(result.missing.map(\.line) == [2, 3])
    #expect(
      result.text == """
        #sourceLocation(file: "/a/File.swift", line: 1)
        import SwiftUI // import Nothing


        #if false

        #endif
        """)
  }

  @Test("X01 a second @main gives way to the bundle that is shown")
  func mains() {
    #expect(phone("@main struct A {}", withoutMain: true).text.hasSuffix("\n struct A {}"))
    #expect(phone("// @main\nlet a = \"@main\"", withoutMain: true).text.hasSuffix("// @main\nlet a = \"@main\""))
  }

  @Test("X01 declarations are read past comments, strings and what they interpolate")
  func outline() {
    let source = ##"""
      import WidgetKit
      /* struct Gone { /* nested */ } */
      let a = "struct B { \(text("}"))", b = #"" struct C "#
      @main struct Tides: WidgetBundle where A: B { struct Inner {} }
      public final class Store<T>: ObservableObject, Sendable { var count = 0 }
      extension Color.Brand { static let sea = 1; func deep() {} }
      func help() { let local = 1 }
      typealias Wave = Int
      """##
    let outline = SwiftOutline(of: source)
    #expect(outline.declared == ["a", "Tides", "Store", "help", "Wave"])
    #expect(outline.members == ["Brand.sea", "Brand.deep"])
    #expect(outline.mainType == "Tides" && outline.bundles == ["Tides"])
    #expect(outline.imports.map(\.module) == ["WidgetKit"])
    #expect(outline.conformances["Store"] == ["ObservableObject", "Sendable"])
  }

  @Test("X01 X02 the compiler's errors keep file, line and column, and name what is missing")
  func errors() {
    let output = """
      [3/9] Compiling Tides Activity.swift
      /a/Activity.swift:12:5: error: cannot find type 'TideAttributes' in scope
      10 | struct
      /a/Activity.swift:12:5: error: cannot find type 'TideAttributes' in scope
      /a b/C.swift:3:9: error: type 'Color' has no member 'brand'
      /a b/C.swift:4:9: warning: unused
      /a b/C.swift:5:9: error: value of type 'Text<Int>' has no member 'glow'
      """
    let errors = CompilerMessage.errors(in: output)
    #expect(errors.map(\.path) == ["/a/Activity.swift", "/a b/C.swift", "/a b/C.swift"])
    #expect(errors.map(\.line) == [12, 3, 5])
    #expect(
      errors.map(\.missingName) == [
        .declaration("TideAttributes"), .member("brand", of: "Color"), .member("glow", of: "Text"),
      ])
  }

  @Test("X02 what is told of a build arrives as it was told, whatever the compiler says")
  func reports() {
    let told: [BuildReport] = [
      .building("[1/2] Compiling"),
      .failed([
        BuildComplaint("a\nb"), BuildComplaint("c\u{1F}d", source: "e\u{1E}", caret: 1), BuildComplaint(""),
        BuildComplaint("f", source: ""),
      ]), .built,
    ]
    let heard = told.compactMap { BuildReport(line: String($0.line.dropLast())) }
    let failed = [
      BuildComplaint("a b"), BuildComplaint("c d", source: "e ", caret: 1), BuildComplaint(""),
      BuildComplaint("f", source: ""),
    ]
    #expect(heard == [.building("[1/2] Compiling"), .failed(failed), .built])
    #expect(BuildReport(line: "nonsense") == nil)
  }
}
