import SkerryBasics

/// What a build says of what it left out, took in or replaced.
extension ProjectBuild {
  var remarks: [String] { remarks(besides: []) }

  /// The remarks of a build that failed: what its errors say already is not said twice.
  func remarks(besides errors: [CompilerMessage]) -> [String] {
    let told = Dictionary(grouping: errors, by: \.path).mapValues { Set($0.map(\.asReason)) }
    func untold(_ reasons: [String], of path: String) -> [String] {
      reasons.filter { told[path]?.contains($0) != true }
    }
    var lines = finder.files.remarks + finder.problems + refusalRemarks(besides: errors)
    lines += item.missing.map { "\(relative($0)) belongs to \(item.name) and is not there." }
    lines += item.respelled.map {
      "\(relative($0)) is \(TextFile.name(of: DiskPath.spelled($0))) on this disk, where capitals count: it is taken."
    }
    for (module, places) in missingImports.sorted(by: { $0.key < $1.key }) {
      let place = places.joined(separator: ", ")
      if isOfProject(module) {
        lines.append("\(module) is a module of the project (\(place)): what is needed of its sources is taken in.")
      } else if let standIn = StandIns.of([module]).first {
        lines.append("import \(module) is left out (\(place)): \(standIn.remark).")
      } else {
        let meant = likelyModule(for: module).map { "; did you mean \($0)?" } ?? "."
        lines.append("import \(module) is left out (\(place)): there is no such module here\(meant)")
      }
    }
    lines += lackingImports.remarks(name: relative, imports: importsOf)
    lines += standIns.remarks + madeUp.remarks + madeUpMembers.remarks + likelySlips + keysOfTexts.remarks
    lines += ownStyles
    lines += HollowModules.remarks(of: sources.compactMap { finder.outline(of: $0) })
    if !unfound.isEmpty, let tool = dependencies.unfetched {
      let names = unfound.sorted().joined(separator: ", ")
      lines.append(
        "\(names) is declared nowhere in the project, and what its \(tool.manifest) names is not fetched: type "
          + "\(tool.command) in its folder, then run this again.")
    }
    for path in addedCatalogs + addedTables {
      lines.append("\(relative(path)) is taken in from the rest of the project.")
    }
    for path in added {
      let names = (wanted[path] ?? []).sorted().joined(separator: ", ")
      lines.append(
        excerpts.contains(path)
          ? "\(names) is taken in from \(relative(path)), without the rest of the file."
          : "\(relative(path)) is taken in from the rest of the project.")
    }
    for (path, cuts) in cuts.sorted(by: { $0.key < $1.key }) where sources.contains(path) {
      for line in cuts.returnedIslands(of: TextFile.read(path) ?? "") {
        lines.append(
          "\(relative(path)):\(line): Xcode asks for `return` before this DynamicIsland; it is taken as if it stood there."
        )
      }
    }
    for (path, errors) in reasons.sorted(by: { $0.key < $1.key }) where sources.contains(path) {
      lines += Self.lines(about: "Parts of \(relative(path)) are left out:", untold(errors, of: path))
    }
    for file in leftOut {
      lines += Self.lines(about: "\(relative(file.path)) is left out:", untold(file.errors, of: file.path))
    }
    if replacesBundle, !leftOut.isEmpty, errors.isEmpty {
      lines.append("The bundle is replaced by one of the widgets that remain.")
    }
    return lines
  }

  /// The reasons below what they are the reasons for; nothing where there are none.
  private static func lines(about title: String, _ reasons: [String]) -> [String] {
    guard !reasons.isEmpty else { return [] }
    let more = reasons.count > 8 ? ["  and \(reasons.count - 8) more errors"] : []
    return [title] + reasons.prefix(8).map { "  " + $0 } + more
  }

  /// Styles of the project's own that follow the time: here they are drawn, on a phone another process would have to know
  /// them.
  private var ownStyles: [String] {
    let styles = sources.compactMap { finder.outline(of: $0) }.flatMap { outline in
      outline.conformances.filter { $0.value.contains("DiscreteFormatStyle") }.map(\.key)
    }
    return styles.isEmpty
      ? []
      : [
        "\(styles.sorted().joined(separator: ", ")): a format style of the project's own. An iPhone draws activities and "
          + "widgets in another process, and may show boxes where a text follows the time by it; here it is drawn."
      ]
  }

  /// Texts that are keys, where no strings table lies in the project.
  var keysOfTexts: KeysOfTexts {
    KeysOfTexts(of: finder.files.stringTables.isEmpty ? sources.compactMap { TextFile.read($0) } : [])
  }

  /// Whether a module's sources lie in the project, as those of a local package or another target do.
  func isOfProject(_ module: String) -> Bool {
    finder.files.sources.contains { $0.dropFirst(finder.files.root.count).contains("/\(module)/") }
  }

  /// Whether a file belongs to a module of the project that the extension imports: all of it is meant.
  func isOfImportedModule(_ path: String) -> Bool {
    let folders = path.dropFirst(finder.files.root.count).split(separator: "/").dropLast()
    return folders.contains { missingImports[String($0)] != nil }
  }

  /// So many errors are places in a file, not a file for something else.
  static let fewErrors = 3

  func relative(_ path: String) -> String {
    path.hasPrefix(finder.files.root + "/") ? String(path.dropFirst(finder.files.root.count + 1)) : path
  }
}
