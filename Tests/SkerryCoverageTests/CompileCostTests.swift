import Foundation
import Testing

/// What it costs to compile the sources of widgets, and how soon a mistake in them is told.
///
/// A missing modifier deep in a view once let the compiler try for three minutes what else could have been meant.
@Suite(.serialized) struct CompileCostTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "WidgetSources")
  /// Where the package manager put the modules of this build.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Several sources as one of about a thousand lines.
  private static func source() throws -> [String] {
    let files = ["Lecture", "TrainTrack", "FreeTimer", "Pinned", "Bridge", "ZonePlaying", "Weather", "Scooter", "Meal"]
    let texts = try files.map {
      try String(contentsOf: folder.appending(path: "\($0).swift"), encoding: .utf8)
        .replacing("private enum Shown", with: "private enum Shown\($0)").replacing("Shown.", with: "Shown\($0).")
    }
    return texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Lets the compiler check a source and gives its errors, and the seconds that it worked.
  private static func check(_ lines: [String]) throws -> (errors: [String], seconds: Double) {
    let file = FileManager.default.temporaryDirectory.appending(path: "skerry-cost-\(UUID().uuidString).swift")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let maps = ["CLinking", "CPresentTime", "CConcurrency"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap"]
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-I",
        "\(products.path)/Modules", "-load-plugin-executable", "\(products.path)/PreviewMacros-tool#PreviewMacros",
      ] + maps + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    var before = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &before)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var after = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &after)
    func seconds(_ usage: rusage) -> Double { Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6 }
    let errors = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(file.path) && $0.contains(" error: ") }
    return (errors, seconds(after) - seconds(before))
  }

  @Test("X08 a widget file of more than a thousand lines is checked within seconds")
  func wholeFile() throws {
    let lines = try Self.source()
    #expect(lines.count > 1000)
    let (errors, seconds) = try Self.check(lines)
    #expect(errors == [])
    // On a computer of 2 cores it is little more than one; this many would be a search that explodes.
    #expect(seconds < 12, "it took \(seconds) seconds")
  }

  @Test(
    "X08 a name that nothing declares, deep in a view of a thousand lines, is told at its line within seconds",
    arguments: [".notThere(3)", ".foregroundStyle(.notThere)", ".padding(notThere)"])
  func mistake(_ modifier: String) throws {
    var lines = try Self.source()
    let place = try #require(lines.firstIndex { $0.contains(".font(.caption2).foregroundStyle(.secondary)") })
    lines.insert("            " + modifier, at: place + 1)
    let (errors, seconds) = try Self.check(lines)
    #expect(errors.contains { $0.contains(":\(place + 2):") && $0.contains("notThere") }, "\(errors)")
    #expect(seconds < 20, "it took \(seconds) seconds")
  }
}
