import Foundation

/// A project in a folder of its own, which goes with the test.
final class SmallProject {
  let path: String

  /// Writes files by their paths within the project.
  init(_ files: [String: String]) throws {
    // A link above would make other paths of ours than the finder's.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("skerry-project-\(UUID().uuidString)")
    path = folder.path
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let bundle = """
    import SwiftUI
    import WidgetKit

    @main
    struct TideWidgets: WidgetBundle {
      var body: some Widget { TideActivity() }
    }
    """
  static let widget = """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TideActivity: Widget {
      var body: some WidgetConfiguration { ActivityConfiguration(for: TideAttributes.self) { _ in Text("x") } }
    }
    """
  static let attributes = """
    import ActivityKit

    struct TideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
    """
  static let app = """
    import SwiftUI

    @main struct TideApp: App { var body: some Scene { WindowGroup { Text("x") } } }
    """
  static let extensionList = """
    <plist><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></plist>
    """
}
