import SkerryBasics

/// What a build can't take before the compiler is asked: files that can't be read or understood, and imports of modules that
/// there are not.
extension ProjectBuild {
  /// A thing that can't be taken.
  struct Refusal: Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
    let text: String
    /// The file of a set in a catalogue that is not there, if that is what is wrong.
    var missingFile: String?
  }

  /// Files of the extension that can't be read, or not as a whole.
  static func refusals(of item: WidgetExtension) -> [Refusal] {
    let sources = item.sources.compactMap { path in
      TextFile.problem(path).map { Refusal(path: path, line: $0.line, column: 1, text: $0.words) }
    }
    let broken = item.stringTables.compactMap { path -> Refusal? in
      guard let words = TableProblem.of(path) else { return nil }
      // The line where it breaks off is part of the place.
      if let place = words.prefixMatch(of: #/line (\d+): /#), let line = Int(place.output.1) {
        return Refusal(path: path, line: line, column: 1, text: String(words[place.range.upperBound...]))
      }
      let place = words.firstMatch(of: #/\bline (\d+), column (\d+)/#)
      return Refusal(
        path: path, line: place.flatMap { Int($0.output.1) } ?? 1, column: place.flatMap { Int($0.output.2) } ?? 1,
        text: words)
    }
    return sources + broken + item.catalogs.flatMap { CatalogProblems(of: $0).refusals }
  }

  /// A line for each of the files that are passed over, but for those of which errors tell the same.
  func refusalRemarks(besides errors: [CompilerMessage] = []) -> [String] {
    let untold = refusals.filter { refusal in
      !errors.contains { $0.path == refusal.path && $0.line == refusal.line && $0.text == refusal.text }
    }
    let lines = untold.filter { $0.missingFile == nil }.map { refusal in
      let place = refusal.line > 1 ? ":\(refusal.line)" : ""
      guard item.sources.contains(refusal.path) else { return "\(relative(refusal.path))\(place): \(refusal.text)" }
      return "\(relative(refusal.path))\(place) is left out: \(refusal.text)."
    }
    return lines + missingFileRemarks(untold)
  }

  /// A line for each catalogue whose sets name files that are not there: there may be many of them.
  private func missingFileRemarks(_ refusals: [Refusal]) -> [String] {
    let missing = refusals.filter { $0.missingFile != nil }
    let groups = Dictionary(grouping: missing) { Self.catalog(of: $0.path) }.sorted { $0.key < $1.key }
    return groups.map { catalog, missing in
      let names = missing.compactMap(\.missingFile)
      let more = names.count > 6 ? ["\(names.count - 5) more"] : []
      let told = (more.isEmpty ? names : Array(names.prefix(5))) + more
      return "\(relative(catalog)) names what is not there: \(told.joined(separator: ", "))."
    }
  }

  /// The catalogue of a path in it.
  private static func catalog(of path: String) -> String {
    path.firstRange(of: ".xcassets/").map { path[..<$0.upperBound].dropLast().description } ?? path
  }

  /// What can't be taken and could before, while somebody edits: it is told instead of being passed over. The errors are
  /// those of a compiler.
  var newRefusals: [CompilerMessage] {
    guard !mayLeaveOut else { return [] }
    // While somebody edits, a file that is not there may be on its way.
    let files = refusals.filter { !knownRefusals.contains($0.path) && ($0.missingFile == nil || isStrict) }
    return (files + newImports).map { refusal in
      CompilerMessage(path: refusal.path, line: refusal.line, column: refusal.column, text: refusal.text)
    }
  }

  /// Takes in that files lack imports; `false` where that is no reason for errors.
  mutating func lacksImport(_ errors: [CompilerMessage]) -> Bool {
    lackingImports.take(errors, imports: importsOf) { name in
      !finder.declaring(.declaration(name), besides: []).isEmpty
    }
  }

  /// The modules that a source imports.
  func importsOf(_ path: String) -> Set<String>? {
    sources.contains(path) ? finder.outline(of: path).map { Set($0.imports.map(\.module)) } : nil
  }

  private var newImports: [Refusal] {
    missingImports.filter { !knownImports.contains($0.key) && isNowhere($0.key) }.sorted { $0.key < $1.key }
      .flatMap { module, _ in places(ofImport: module) }
  }

  /// Where sources import a module, as the compiler would tell it.
  private func places(ofImport module: String) -> [Refusal] {
    let text =
      "there is no module “\(module)”"
      + (likelyModule(for: module).map { "; did you mean \($0)?" }
        ?? " here; a new start of skerry run goes on without it")
    return sources.flatMap { path in
      (finder.outline(of: path)?.imports ?? []).filter { $0.module == module }.map { found in
        let lines = TextFile.read(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let line = lines.indices.contains(found.line - 1) ? lines[found.line - 1] : ""
        let column =
          line.firstRange(of: module).map { line.utf8.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
        return Refusal(path: path, line: found.line, column: column + 1, text: text)
      }
    }
  }

  /// The module that was probably meant.
  func likelyModule(for module: String) -> String? {
    let near = Suggestion.nearest(to: module, among: modules.subtracting(["SkerryKit"]).sorted())
    // A word that only begins like another one is a name of its own.
    return near.flatMap { Suggestion.slips(from: Array(module), to: Array($0)) <= 2 ? $0 : nil }
  }

  /// Whether nothing stands for a module.
  private func isNowhere(_ module: String) -> Bool { !isOfProject(module) && StandIns.of([module]).isEmpty }
}
