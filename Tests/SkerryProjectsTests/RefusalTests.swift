import Foundation
import Testing

@testable import SkerryProjects

/// Files that can't be taken, and modules that there are not.
@Suite struct RefusalTests {
  private static let files = [
    "Widgets/Info.plist": SmallProject.extensionList, "Widgets/Bundle.swift": SmallProject.bundle,
    "Widgets/Tide.swift": SmallProject.widget, "Widgets/Attributes.swift": SmallProject.attributes,
  ]

  private func build(
    _ project: SmallProject, after before: ProjectBuild.Result? = nil, isStrict: Bool = false
  ) throws -> (build: ProjectBuild, folder: PassingFolder) {
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    let folder = try #require(PassingFolder())
    let package = GeneratedPackage(path: folder.path, skerry: try SkerryPackage.located())
    var build = ProjectBuild(
      try #require(try finder.extensions().first), of: finder, in: package, after: before, isStrict: isStrict)
    try build.write()
    return (build, folder)
  }

  @Test("X01 S06 each file that is passed over is told with its reason: no UTF-8, too large, a table that is broken")
  func passedOver() throws {
    let project = try SmallProject(Self.files)
    try project.write("\"a\" = \"b\"\n", to: "Widgets/de.lproj/Localizable.strings")
    try project.write("{ \"strings\": ", to: "Widgets/Localizable.xcstrings")
    try project.write(String(repeating: "// long\n", count: 510_000), to: "Widgets/Long.swift")
    try Data("// one\nlet sea = \"Gr".utf8 + [0xFC] + "n\"\n".utf8)
      .write(to: URL(fileURLWithPath: project.path + "/Widgets/Latin.swift"))
    let (build, folder) = try build(project)
    defer { folder.remove() }
    let remarks = build.remarks
    #expect(
      remarks.contains("Widgets/Latin.swift:2 is left out: it is not UTF-8, in which Swift is written."), "\(remarks)")
    #expect(remarks.contains("Widgets/Long.swift is left out: it is larger than 4 MB."))
    #expect(
      remarks.contains {
        $0.hasPrefix("Widgets/de.lproj/Localizable.strings:2: “;” is missing behind “a”")
      })
    #expect(remarks.contains { $0.hasPrefix("Widgets/Localizable.xcstrings: line 1") && $0.contains(". None") })
  }

  /// A project with a catalogue in which things are wrong.
  private func projectWithCatalogue() throws -> SmallProject {
    let project = try SmallProject(Self.files)
    func write(_ text: String, _ folder: String, _ name: String = "Contents.json") throws {
      try project.write(text, to: "Widgets/Assets.xcassets/\(folder)/\(name)")
    }
    try project.write(#"{ "info": { "version": 1 } }"#, to: "Widgets/Assets.xcassets/Contents.json")
    try write("{\n  \"images\": [\n    { \"idiom\": }\n", "Logo.imageset")
    try write(#"{ "colors": [{ "color": { "components": { "red": 1 } } }] }"#, "Sea.colorset")
    try write("{}", "Icons/Other.appiconset")
    let images = [("iphone", "gull.png"), ("universal", "tern.png"), ("mac", "mac.png")].map {
      #"{ "idiom": "\#($0)", "filename": "\#($1)" }"#
    }
    try write("{ \"images\": [\n\(images.joined(separator: ",\n"))\n] }\n", "Icons/Bird.imageset")
    try write("a picture", "Icons/Bird.imageset", "tern.png")
    return project
  }

  @Test("X01 X05 S06 what is broken in an asset catalogue is told with its place, and files that it lacks in one line")
  func catalogues() throws {
    let (build, folder) = try build(projectWithCatalogue())
    defer { folder.remove() }
    #expect(
      build.refusalRemarks() == [
        "Widgets/Assets.xcassets/Logo.imageset/Contents.json:3: a value is needed; Logo can't be shown",
        "Widgets/Assets.xcassets/Sea.colorset/Contents.json: it is not as Xcode writes it; Sea can't be shown",
        "Widgets/Assets.xcassets names what is not there: gull.png.",
      ])
    #expect(build.newRefusals.isEmpty)
  }

  @Test("X01 X05 with --strict all of that is an error, and while somebody edits what has got broken is")
  func strictCatalogues() throws {
    func places(_ build: ProjectBuild) -> [String] {
      build.newRefusals.map { "\($0.path.split(separator: "/").dropLast().last ?? ""):\($0.line)" }.sorted()
    }
    let project = try projectWithCatalogue()
    let strict = try build(project, isStrict: true)
    defer { strict.folder.remove() }
    #expect(places(strict.build) == ["Bird.imageset:2", "Logo.imageset:3", "Sea.colorset:1"])
    // What its errors say is not said twice.
    let remarks = strict.build.result(errors: strict.build.newRefusals).remarks
    #expect(!remarks.contains { $0.contains("Contents.json") || $0.contains("is not there") }, "\(remarks)")
    #expect(BuildComplaint.list(of: strict.build.result(errors: strict.build.newRefusals)).count == 3)
    let before = try build(project)
    defer { before.folder.remove() }
    try project.write("{", to: "Widgets/Assets.xcassets/Icons/Wave.colorset/Contents.json")
    let new = #"{ "images": [{ "filename": "new.png" }] }"#
    try project.write(new, to: "Widgets/Assets.xcassets/New.imageset/Contents.json")
    let after = try build(project, after: before.build.result())
    defer { after.folder.remove() }
    #expect(places(after.build) == ["Wave.colorset:1"])
  }

  @Test(
    "X02 what was left out of a file is left out again after an edit of another place, and a new error is told alone")
  func leftOutAgain() throws {
    let project = try SmallProject(Self.files)
    let path = project.path + "/Widgets/Tide.swift"
    let source = """
      \(SmallProject.widget)
      struct TideCard: View {
        var body: some View {
          VStack {
            Text("Tide")
            Text(harbour)
          }
        }
      }
      """
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains("Text(harbour)") }) + 1
    func error(_ name: String, below: Int) throws -> CompilerMessage {
      try #require(CompilerMessage("\(path):\(number + below):12: error: cannot find '\(name)' in scope"))
    }
    try project.write(source, to: "Widgets/Tide.swift")
    var first = try build(project).build
    let isCut = first.leaveOut([try error("harbour", below: 0)])
    #expect(isCut)
    let known = first.result()
    #expect(
      BuildComplaint.ofPartsLeftOut(known, root: project.path).map(\.text) == [
        "Widgets/Tide.swift, line \(number): cannot find 'harbour' in scope"
      ])
    // A line more above it.
    try project.write("// edited\n" + source, to: "Widgets/Tide.swift")
    var second = try build(project, after: known).build
    #expect(
      second.fresh([try error("harbour", below: 1), try error("quay", below: 1)]).map(\.text) == [
        "cannot find 'quay' in scope"
      ])
    let withNew = second.leaveOutAgain([try error("harbour", below: 1), try error("quay", below: 1)])
    let again = second.leaveOutAgain([try error("harbour", below: 1)])
    #expect(!withNew && again)
    // And once more after that.
    let twice = second.result()
    try project.write("// edited\n// twice\n" + source, to: "Widgets/Tide.swift")
    var third = try build(project, after: twice).build
    let onceMore = third.leaveOutAgain([try error("harbour", below: 2)])
    #expect(onceMore)
  }

  @Test(
    "X02 X08 a file that is left out as a whole is told like its parts, and an error of a failed build is told once")
  func wholeFile() throws {
    let project = try SmallProject(Self.files)
    try project.write("import SwiftUI\nstruct Broken: View {\n", to: "Widgets/Broken.swift")
    let error = try #require(
      CompilerMessage("\(project.path)/Widgets/Broken.swift:1:1: error: expected declaration"))
    var (build, folder) = try build(project)
    defer { folder.remove() }
    let isLeftOut = build.leaveOut([error])
    #expect(isLeftOut)
    #expect(
      BuildComplaint.ofPartsLeftOut(build.result(), root: project.path).map(\.text) == [
        "Widgets/Broken.swift as a whole, line 1: expected declaration"
      ])
    #expect(build.result().remarks.contains("Widgets/Broken.swift is left out:"))
    let failed = build.result(errors: [error])
    #expect(!failed.remarks.contains { $0.contains("left out:") || $0.contains("expected declaration") })
    #expect(BuildComplaint.list(of: failed).map(\.source) == ["import SwiftUI"])
    #expect(!failed.lacksBundle)
  }

  @Test("X02 a made-up member whose name is nearly another one of its type is told as what may be a slip")
  func likelySlip() throws {
    var files = Self.files
    files["Widgets/Info.plist"] = nil
    files["Widgets/Attributes.swift"] = """
      import ActivityKit
      struct TideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var height = 0 }
      }
      """
    let project = try SmallProject(files)
    let card = """
      import SwiftUI
      import WidgetKit
      struct Slip: View {
        let state: TideAttributes.ContentState
        var body: some View { Text("\\(state.heigth)") }
      }
      """
    try project.write(card, to: "Widgets/Slip.swift")
    var (build, folder) = try build(project)
    defer { folder.remove() }
    let error = try #require(
      CompilerMessage(
        "\(project.path)/Widgets/Slip.swift:5:39: error: value of type 'TideAttributes.ContentState' has no member 'heigth'"
      ))
    let isTaken = build.madeUpMembers.take(error, in: build.sources.compactMap { TextFile.read($0) })
    #expect(isTaken)
    let told = BuildComplaint.ofPartsLeftOut(build.result(), root: project.path).map(\.text)
    #expect(
      told.count == 1 && told[0].hasPrefix("Slip.swift:5: ") && told[0].hasSuffix("did you mean height?"), "\(told)")
    // Mended, it is told no more.
    try project.write("import SwiftUI\n", to: "Widgets/Slip.swift")
    #expect(build.likelySlips.isEmpty)
  }

  @Test("X01 what an extension's program says of errors has the extension's name before it, without a number")
  func names() throws {
    let project = try SmallProject(Self.files)
    let finder = ExtensionFinder(try ProjectFiles(root: project.path))
    let item = try #require(try finder.extensions().first)
    let target = GeneratedPackage.targetName(of: item)
    #expect(target != item.name)
    #expect(item.plainly("\(target): There is no preview “9”.") == "\(item.name): There is no preview “9”.")
    #expect(item.plainly("The folder /a/\(target) is there.") == "The folder /a/\(target) is there.")
  }

  @Test("X02 a step of a build is told without the builder's own files and the numbers of projects")
  func steps() {
    #expect(BuildStep("[4/6] Write Objects.LinkFileList")?.words == "[4/6] Preparing")
    #expect(BuildStep("[2/51] Compiling Tides_1ab9xz TideView.swift")?.words == "[2/51] Compiling Tides TideView.swift")
    #expect(BuildStep("[12/340] Compiling SwiftUI View.swift")?.words == "[12/340] Compiling SwiftUI View.swift")
    #expect(BuildStep("[9/9] Linking Tides_1ab9xz")?.words == "[9/9] Linking Tides")
    #expect(BuildStep("warning: unused") == nil)
  }

  @Test("X02 X08 while somebody edits, such a file is an error, unless it was so before")
  func whileEditing() throws {
    let project = try SmallProject(Self.files)
    try project.write("\"a\" = \"b\"\n", to: "Widgets/de.lproj/Localizable.strings")
    let before = try build(project)
    defer { before.folder.remove() }
    #expect(before.build.newRefusals.isEmpty)
    let known = before.build.result()
    #expect(known.refused == ["\(project.path)/Widgets/de.lproj/Localizable.strings"])
    try project.write("{", to: "Widgets/Localizable.xcstrings")
    let after = try build(project, after: known)
    defer { after.folder.remove() }
    #expect(after.build.newRefusals.map(\.path) == ["\(project.path)/Widgets/Localizable.xcstrings"])
    let complaint = try #require(BuildComplaint.list(of: after.build.result(errors: after.build.newRefusals)).first)
    #expect(complaint.text.hasPrefix("Localizable.xcstrings:1:2: "), "\(complaint.text)")
  }

  @Test(
    "X02 X08 an import that is misspelt while somebody edits is an error with its place, and with what may be meant")
  func misspelt() throws {
    let project = try SmallProject(Self.files)
    let before = try build(project)
    defer { before.folder.remove() }
    let text = SmallProject.widget
    try project.write(text.replacing("import SwiftUI", with: "import SwftUI"), to: "Widgets/Tide.swift")
    let after = try build(project, after: before.build.result())
    defer { after.folder.remove() }
    let error = try #require(after.build.newRefusals.first)
    #expect(error.path == project.path + "/Widgets/Tide.swift" && error.line == 2 && error.column == 8)
    #expect(error.text == "there is no module “SwftUI”; did you mean SwiftUI?")
    #expect(after.build.remarks.contains { $0.contains("import SwftUI") && $0.hasSuffix("did you mean SwiftUI?") })
    try project.write("import Blubber\n" + text, to: "Widgets/Tide.swift")
    let other = try build(project, after: before.build.result())
    defer { other.folder.remove() }
    #expect(other.build.newRefusals.first?.text.hasPrefix("there is no module “Blubber” here") == true)
    // What something stands for, and what the project has itself, is none.
    try project.write("import Kingfisher\n" + text, to: "Widgets/Tide.swift")
    let standIn = try build(project, after: before.build.result())
    defer { standIn.folder.remove() }
    #expect(standIn.build.newRefusals.isEmpty)
  }
}
