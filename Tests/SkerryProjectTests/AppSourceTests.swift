import Foundation
import Testing

/// The five apps are iOS source: without its folder `Phone`, each consists of files that compile in Xcode as they stand.
@Suite struct AppSourceTests {
  /// Modules of Apple's SDK that the apps may import.
  private static let appleModules: Set<String> = [
    "ActivityKit", "AppIntents", "BackgroundTasks", "Foundation", "Observation", "SwiftUI", "Synchronization",
    "UserNotifications", "WidgetKit",
  ]
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Apps")

  /// A file of an app: its path below the folder of apps, and its text.
  private struct AppFile {
    let path: String
    let text: String
    /// Whether it belongs to what stands for UIKit.
    var isPhone: Bool { path.contains("/Phone/") }
    var app: Substring { path.prefix { $0 != "/" } }

    /// The modules it imports, whole or in part.
    var imports: [String] {
      text.matches(
        of: /(?m)^\s*(?:@\w+ |public |internal |private )*import (?:(?:struct|class|enum|protocol|func) )?(\w+)/
      )
      .map { String($0.output.1) }
    }
    /// The types it declares at its top level.
    var types: [String] {
      text.matches(of: /(?m)^(?:@\w+ |public |final )*(?:struct|class|enum|actor|protocol) (\w+)/)
        .map { String($0.output.1) }
    }
    /// Its words, without comments.
    var words: Set<Substring> {
      Set(text.replacing(/\/\/[^\n]*/, with: "").matches(of: /\w+/).map(\.output))
    }
  }

  private static func files() throws -> [AppFile] {
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return try paths.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("SkerryApps/") }.map {
      AppFile(path: $0, text: try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test("X03 the five apps import nothing that Apple's SDK lacks, but for the folder that stands for UIKit")
  func imports() throws {
    let files = try Self.files()
    #expect(Set(files.map(\.app)).count == 5 && files.count > 150, "the apps were not found")
    let foreign = files.filter { !$0.isPhone }.flatMap { file in
      Set(file.imports).subtracting(Self.appleModules).sorted().map { "\(file.path) imports \($0)" }
    }
    #expect(foreign.isEmpty, "\(foreign.joined(separator: "\n"))")
  }

  @Test("X03 each app says of every file in its folder Phone what it stands for on an iPhone")
  func phoneFilesSaySo() throws {
    let files = try Self.files().filter(\.isPhone)
    #expect(Set(files.map(\.app)).count == 5, "an app has no folder Phone")
    let silent = files.filter { !$0.text.hasPrefix("// Stands for ") }.map(\.path)
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }

  @Test("X03 the rest of an app does without the types of its folder Phone, and without the simulator's own helpers")
  func restStandsAlone() throws {
    // What comes along with the names of Apple's modules although they have no such types.
    let helpers: Set<Substring> = [
      "AppHost", "DurationEntry", "InstantEntry", "NotificationHost", "RemoteContent", "SystemVersion", "WallClock",
    ]
    let files = try Self.files()
    let mentions = files.filter { !$0.isPhone }.flatMap { file in
      let own = files.filter { $0.isPhone && $0.app == file.app }.flatMap(\.types).map { Substring($0) }
      return file.words.intersection(helpers.union(own)).sorted().map { "\(file.path) mentions \($0)" }
    }
    #expect(mentions.isEmpty, "\(mentions.joined(separator: "\n"))")
  }
}
