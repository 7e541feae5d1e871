import Foundation
import PackagePlugin

/// Lets Foundation's formats in the sources of a target write as the phone does, in its language and with its hours, and lets
/// them find what is around them on a phone.
///
/// It copies sources beside the target's own: what a module declares itself comes before what it imports.
@main struct SkerryFormats: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    ["Formats", "Surroundings"].map { name in
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).txt")
      let copy = context.pluginWorkDirectoryURL.appending(path: "Skerry\(name).swift")
      return .buildCommand(
        displayName: "\(name) of the phone for \(target.name)", executable: URL(filePath: "/bin/cp"),
        arguments: [source.path(), copy.path()], inputFiles: [source], outputFiles: [copy])
    }
  }
}
