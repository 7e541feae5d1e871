import Foundation
import PackagePlugin

/// Lets Foundation's formats in the sources of a target write as the phone does, in its language and with its hours.
///
/// It copies a source beside the target's own: what a module declares itself comes before what it imports.
@main struct SkerryFormats: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Formats.txt")
    let copy = context.pluginWorkDirectoryURL.appending(path: "SkerryFormats.swift")
    return [
      .buildCommand(
        displayName: "Formats of the phone for \(target.name)", executable: URL(filePath: "/bin/cp"),
        arguments: [source.path(), copy.path()], inputFiles: [source], outputFiles: [copy])
    ]
  }
}
