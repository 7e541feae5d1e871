/// An app extension as XcodeGen or Tuist is told of it: which files it takes, and its settings.
struct DescribedTarget: Sendable {
  var name: String
  /// What is taken, and what of that is not.
  var sources: [FilePattern] = []
  var resources: [FilePattern] = []
  var excluded: [FilePattern] = []
  var settings = BuildSettings()

  /// The extension, with its files among those of the project.
  func found(among files: ProjectFiles, origin: String) -> WidgetExtension {
    let own = files.sources.filter { path in
      means(path, sources) && TextFile.name(of: path) != "Package.swift"
    }
    // Whatever is no source belongs to the resources of its target, wherever it is listed.
    let all = sources + resources
    var item = WidgetExtension(
      name: name, sources: files.withoutTwins(own), catalogs: files.catalogs.filter { means($0, all) },
      language: LanguageSettings(settings), origin: origin)
    item.information = BundleInformation.said(by: settings, of: name)
    item.stringTables = files.withoutTwins(files.stringTables.filter { means($0, all) })
    return item
  }

  private func means(_ path: String, _ patterns: [FilePattern]) -> Bool {
    patterns.contains { $0.means(path) } && !excluded.contains { $0.means(path) }
  }
}
