import SkerryBasics

/// What of an extension is left out because the compiler refuses it: files, and parts of files.
extension ProjectBuild {
  /// Leaves out the files that the compiler refuses; returns whether widgets remain that could be built.
  mutating func leaveOut(_ errors: [CompilerMessage]) -> Bool {
    let refused = Dictionary(grouping: errors, by: \.path).filter { sources.contains($0.key) }
    guard !refused.isEmpty else { return false }
    // A file that was only taken in for the sake of others goes first: they may do without it.
    let onlyAdded = refused.filter { added.contains($0.key) }
    let leaving = onlyAdded.isEmpty ? refused : onlyAdded
    // Of such a file, what is wanted may do without the rest; of a module of the project, without a place or two.
    let shortened = onlyAdded.keys.filter { path in
      !excerpts.contains(path) && !(isOfImportedModule(path) && (refused[path]?.count ?? 0) <= Self.fewErrors)
        && TextFile.read(path).flatMap { Excerpt(of: $0, names: wanted[path] ?? []) } != nil
    }
    if !shortened.isEmpty {
      excerpts.formUnion(shortened)
      return true
    }
    // A part of a file may be the whole reason, and the rest of it what somebody wants to see.
    if cutOut(leaving) { return hasWidgets }
    if keepShared(leaving) { return hasWidgets }
    // Of the only file with widgets, whatever remains is more than nothing.
    let others = sources.filter { leaving[$0] == nil }
    let isLast = !others.contains { !(outline(of: $0)?.widgets.isEmpty ?? true) }
    if isLast, cutOut(leaving, mostErrors: .max) { return hasWidgets }
    if let bundle, leaving[bundle.path] != nil { replacesBundle = true }
    sources.removeAll { leaving[$0] != nil }
    added.removeAll { leaving[$0] != nil }
    for (path, errors) in leaving.sorted(by: { $0.key < $1.key }) {
      // What parts were cut out for comes first: the rest may only follow from that.
      let lines = (reasons[path] ?? []) + errors.map(\.asReason)
      leftOut.append(BuildMemory.LeftOut(path: path, errors: lines))
    }
    return hasWidgets
  }

  /// Keeps of a file with many errors, such as the code of a plugin that leans on another world, the types that others
  /// name and in which the compiler refuses nothing: most often the attributes of an activity.
  private mutating func keepShared(_ refused: [String: [CompilerMessage]]) -> Bool {
    var isDone = false
    for (path, errors) in refused where !excerpts.contains(path) {
      guard let outline = finder.outline(of: path), outline.widgets.isEmpty, outline.mainType == nil else { continue }
      let lines = errors.map(\.line)
      let broken = Set(outline.parts.filter { lines.contains(where: $0.lines.contains) }.map(\.name))
      let others = sources.filter { $0 != path }.compactMap { TextFile.read($0) }.map { BareCode.of($0).text }
      let names = Set(outline.parts.map(\.name)).subtracting(broken).filter { name in
        others.contains { $0.split(whereSeparator: { !BareCode.isPart($0) }).contains(Substring(name)) }
      }
      guard !names.isEmpty else { continue }
      excerpts.insert(path)
      wanted[path] = names
      cuts[path] = nil
      reasons[path, default: []] += errors.map(\.asReason)
      isDone = true
    }
    return isDone
  }

  /// The errors that were none before, where there are any.
  func fresh(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let fresh = errors.filter { !wasKnown($0) }
    return fresh.isEmpty ? errors : fresh
  }

  /// Leaves out what was left out of a file before it was edited, where the compiler refuses nothing else.
  mutating func leaveOutAgain(_ errors: [CompilerMessage]) -> Bool {
    guard errors.allSatisfy(wasKnown) else { return false }
    return cutOut(Dictionary(grouping: errors, by: \.path), mostErrors: .max) && hasWidgets
  }

  private func wasKnown(_ error: CompilerMessage) -> Bool {
    knownErrors.holds(error, in: TextFile.read(error.path) ?? "")
  }

  private var hasWidgets: Bool { sources.contains { !(outline(of: $0)?.widgets.isEmpty ?? true) } }

  /// Cuts the places that the compiler refuses out of their files, as far as that is possible; `false` where it is nowhere.
  private mutating func cutOut(
    _ refused: [String: [CompilerMessage]], mostErrors: Int = Self.mostErrorsOfFile
  ) -> Bool {
    var isDone = false
    for (path, errors) in refused {
      guard errors.count <= mostErrors, let whole = TextFile.read(path) else { continue }
      let text = excerpts.contains(path) ? Excerpt(of: whole, names: wanted[path] ?? [])?.text ?? whole : whole
      let before = cuts[path] ?? SourceCuts()
      // What the compiler could not infer often follows from what it could not find.
      let named = errors.filter { !$0.isGuess }
      for error in named.isEmpty ? errors : named {
        var cut = cuts[path] ?? SourceCuts()
        // What went with something else is no reason to cut more.
        guard !cut.covers(line: error.line, column: error.column, of: text, besides: before) else { continue }
        if error.complaint == .noReturnOfIsland {
          // A second complaint about the same closure has been answered.
          if cut.returnIsland(line: error.line, column: error.column, of: text) { (cuts[path], isDone) = (cut, true) }
          continue
        }
        guard cut.cut(line: error.line, column: error.column, of: text) else { continue }
        cuts[path] = cut
        reasons[path, default: []].append(error.asReason)
        isDone = true
      }
    }
    // A bundle that was cut out has another one in its place.
    if bundleIsCut { replacesBundle = true }
    return isDone
  }

  var bundleIsCut: Bool {
    guard let bundle, cuts[bundle.path] != nil else { return false }
    return outline(of: bundle.path)?.mainType != bundle.type
  }

  /// The declarations of what is compiled of a file.
  func outline(of path: String) -> SwiftOutline? {
    guard cuts[path] != nil, let whole = TextFile.read(path) else { return finder.outline(of: path) }
    return SwiftOutline.of(partial(whole, of: path))
  }

  /// A file with more errors than that is not one with a part that is missing.
  static let mostErrorsOfFile = 24
}
