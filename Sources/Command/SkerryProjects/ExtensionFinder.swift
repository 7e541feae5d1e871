import Glibc

/// Finds the widget extensions of a project.
///
/// Where Xcode's project file lists them, its word counts; then that of a description for XcodeGen or Tuist. Elsewhere an
/// extension is known by its source: a bundle or a widget with `@main`, in a folder of its own or beside the property list
/// of an extension; and where nothing is marked, all widgets of the folder together.
public struct ExtensionFinder {
  public let files: ProjectFiles
  private let outlines: [String: SwiftOutline]

  private let projects: [Result<XcodeProject, ProjectProblem>]

  public init(_ files: ProjectFiles) {
    var files = files
    // One that is made anew by a tool, and of which only its packages are kept, is none.
    projects = files.xcodeProjects.filter { access($0 + "/project.pbxproj", F_OK) == 0 }.map { path in
      Result { () throws(ProjectProblem) in try XcodeProject(at: path) }
    }
    // A project may take files that lie beside its folder.
    for case .success(let project) in projects {
      let (members, settings) = project.contents
      for path in members.sorted() where !path.hasPrefix(files.root + "/") { files.take(outside: path) }
      for path in settings where !path.hasPrefix(files.root + "/") { files.watch(TextFile.parent(of: path)) }
    }
    self.files = files
    outlines = files.sources.reduce(into: [:]) { $0[$1] = TextFile.read($1).map { SwiftOutline(of: $0) } }
  }

  /// The extensions, in the order of their names. Throws ``ProjectProblem`` when there is none.
  public func extensions() throws(ProjectProblem) -> [WidgetExtension] {
    var found: [WidgetExtension] = []
    for case .success(let project) in projects {
      found += project.appExtensions(among: files).filter { hasWidgets($0.sources) }
    }
    if found.isEmpty { found = byDescription() }
    // What a project that can't be read says of its files is better than any guess.
    if found.isEmpty, case .failure(let problem)? = projects.first(where: { (try? $0.get()) == nil }) { throw problem }
    if found.isEmpty { found = bySource() }
    guard !found.isEmpty else {
      throw ProjectProblem(
        "\(files.root) has no widget extension: none of its \(files.sources.count) Swift files declares a Widget.")
    }
    let counts = found.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    return found.map { item in
      guard counts[item.name, default: 1] > 1, item.origin.hasPrefix(files.root + "/") else { return item }
      var item = item
      item.place = String(item.origin.dropFirst(files.root.count + 1))
      return item
    }
  }

  /// What is said of projects that can't be read, where others can.
  var problems: [String] {
    projects.compactMap { if case .failure(let problem) = $0 { problem.description } else { nil } }
      + files.specifications.flatMap { path in
        XcodeGenSpecification(at: path).map { hollow($0.appExtensions, in: path) }
          ?? ["\(path) can't be read as XcodeGen's description; which files belong to an extension is guessed."]
      }
      + files.sources.flatMap { path in hollow(TuistManifest(at: path)?.appExtensions ?? [], in: path) }
  }

  /// Targets that name files where there are none.
  private func hollow(_ targets: [DescribedTarget], in path: String) -> [String] {
    targets.filter { !$0.sources.isEmpty && $0.found(among: files, origin: path).sources.isEmpty }.map { target in
      "\(path): no Swift file is where the sources of \(target.name) should be; it is passed over."
    }
  }

  /// What XcodeGen or Tuist would make a project of.
  private func byDescription() -> [WidgetExtension] {
    let specified = files.specifications.flatMap { path in
      (XcodeGenSpecification(at: path)?.appExtensions ?? []).map { $0.found(among: files, origin: path) }
    }
    let described = files.sources.flatMap { path in
      (TuistManifest(at: path)?.appExtensions ?? []).map { $0.found(among: files, origin: path) }
    }
    return (specified + described).filter { hasWidgets($0.sources) }
  }

  /// The declarations, imports and extensions of a source.
  func outline(of path: String) -> SwiftOutline? { outlines[path] }

  private func hasWidgets(_ sources: [String]) -> Bool {
    sources.contains { outlines[$0].map { !$0.widgets.isEmpty || !$0.bundles.isEmpty } ?? false }
  }

  // MARK: Without a project file

  private func bySource() -> [WidgetExtension] {
    let marked = files.withoutTwins(files.sources).filter { path in
      guard let outline = outlines[path], let type = outline.mainType else { return false }
      return outline.bundles.contains(type) || outline.widgets.contains(type)
    }
    if !marked.isEmpty { return marked.map { found(in: extensionFolder(of: $0, among: marked)) }.uniqued() }
    let widgets = files.withoutTwins(files.sources).filter { !(outlines[$0]?.widgets.isEmpty ?? true) }
    guard let first = widgets.first else { return [] }
    let folder = widgets.reduce(TextFile.parent(of: first)) { Self.common($0, TextFile.parent(of: $1)) }
    return [found(in: folder)]
  }

  /// The folder of an extension: where its property list lies, or else that of its `@main`.
  private func extensionFolder(of main: String, among marked: [String]) -> String {
    let own = TextFile.parent(of: main)
    var folder = own
    while folder.count >= files.root.count, folder.hasPrefix(files.root) {
      let hasOthers = marked.contains { $0 != main && $0.hasPrefix(folder + "/") }
      if hasOthers { break }
      let lists = files.propertyLists.filter { TextFile.parent(of: $0) == folder }
      if lists.contains(where: { TextFile.read($0)?.contains("com.apple.widgetkit-extension") == true }) {
        return folder
      }
      guard folder != files.root else { break }
      folder = TextFile.parent(of: folder)
    }
    return widened(own, of: main, among: marked)
  }

  /// Folders that say nothing of a target: what lies beside them may be as much its own.
  private static let plainFolders: Set<String> = [
    "source", "sources", "src", "main", "code", "swift", "classes", "entry",
  ]

  private static func isPlain(_ folder: String) -> Bool {
    plainFolders.contains(TextFile.name(of: folder).lowercased())
  }

  /// The folder above those that say nothing of a target, such as `Sources`, unless something else begins there.
  private func widened(_ own: String, of main: String, among marked: [String]) -> String {
    var folder = own
    while Self.isPlain(folder), folder.count > files.root.count {
      let above = TextFile.parent(of: folder)
      let hasOthers = files.sources.contains { path in
        path != main && path.hasPrefix(above + "/") && (marked.contains(path) || outlines[path]?.isApp ?? false)
      }
      if hasOthers { break }
      folder = above
    }
    return folder
  }

  private func found(in folder: String) -> WidgetExtension {
    let sources = files.sources.filter { path in
      path.hasPrefix(folder + "/") && !(outlines[path]?.isApp ?? false) && !Self.isOfTests(path, below: folder)
    }
    var named = folder
    while Self.isPlain(named), TextFile.parent(of: named) != "/" { named = TextFile.parent(of: named) }
    var item = WidgetExtension(
      name: TextFile.name(of: named), sources: files.withoutTwins(sources),
      catalogs: files.catalogs.filter { $0.hasPrefix(folder + "/") }, origin: folder)
    item.stringTables = files.withoutTwins(files.stringTables.filter { $0.hasPrefix(folder + "/") })
    item.isGuessed = true
    return item
  }

  private static func isOfTests(_ path: String, below folder: String) -> Bool {
    path.dropFirst(folder.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
      || path.hasSuffix("/Package.swift") || path.hasSuffix("/Project.swift")
  }

  private static func common(_ first: String, _ second: String) -> String {
    let parts = zip(first.split(separator: "/"), second.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    return "/" + parts.joined(separator: "/")
  }

  // MARK: What else is needed

  /// The sources outside of an extension that declare a name it lacks, such as attributes that it shares with its app.
  ///
  /// - Parameters:
  ///   - name: the name that is missing.
  ///   - taken: the sources that are compiled, or can't be.
  ///   - isInApp: looks into the files of apps, of which only a part can be taken.
  func declaring(
    _ name: CompilerMessage.MissingName, besides taken: Set<String>, inApps isInApp: Bool = false
  ) -> [String] {
    func sources(besides taken: Set<String>, where matches: (SwiftOutline) -> Bool) -> [String] {
      self.sources(besides: taken) { $0.isApp == isInApp && matches($0) }
    }
    switch name {
    case .declaration(let name):
      return sources(besides: taken) { $0.declared.contains(name) && $0.mainType != name }
    case .member(let member, let type):
      let own = sources(besides: taken) { $0.members.contains("\(type).\(member)") }
      guard own.isEmpty, !member.hasPrefix("init(") else { return own }
      // What a text or a color lacks, an extension of a protocol may have: of View, ShapeStyle, BinaryInteger.
      return sources(besides: taken) { $0.members.contains { $0.hasSuffix(".\(member)") } }
    }
  }

  /// The declaration of a file that has a name which is missing: of a member, the type that is extended.
  func holder(of name: CompilerMessage.MissingName, in path: String) -> String {
    guard case .member(let member, let type) = name, let members = outlines[path]?.members,
      !members.contains("\(type).\(member)")
    else { return name.word }
    let holders = members.filter { $0.hasSuffix(".\(member)") }.sorted()
    return holders.first.map { String($0.dropLast(member.count + 1)) } ?? name.word
  }

  private func sources(besides taken: Set<String>, where matches: (SwiftOutline) -> Bool) -> [String] {
    let places = Set(taken.map(files.place))
    return files.sources.filter { path in
      guard !places.contains(files.place(of: path)), let outline = outlines[path] else { return false }
      return matches(outline)
    }
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
