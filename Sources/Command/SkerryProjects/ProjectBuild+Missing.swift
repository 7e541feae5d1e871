/// What an extension lacks and its project declares elsewhere.
extension ProjectBuild {
  /// Takes in what the project declares outside of the extension; returns whether there was anything.
  mutating func addMissing(_ errors: [CompilerMessage]) -> Bool {
    let before = sources.count + addedCatalogs.count
    var widened = 0
    var taken: [String] = []
    let names = errors.compactMap(\.missingName) + errors.flatMap(\.missingInitializers)
    for name in Set(names).sorted(by: { "\($0)" < "\($1)" }) {
      let refused = Set(leftOut.map(\.path))
      let word = name.word
      // What is missing now may stand in the rest of a file of which a part was taken.
      if let path = excerpts.sorted().first(where: { finder.outline(of: $0)?.has(name) ?? false }),
        wanted[path, default: []].insert(word).inserted
      {
        widened += 1
        continue
      }
      // So may a member, also in an extension of a type that goes by another name, such as a type alias.
      if case .member(let member, _) = name,
        let path = excerpts.sorted().first(where: { finder.outline(of: $0)?.hasMember(member) ?? false }),
        wanted[path, default: []].insert(finder.holder(of: name, in: path)).inserted
      {
        widened += 1
        continue
      }
      // A file that was taken in for another name may declare this one, too.
      if let path = taken.first(where: { finder.outline(of: $0)?.has(name) ?? false }) {
        wanted[path, default: []].insert(finder.holder(of: name, in: path))
        continue
      }
      var candidates = finder.declaring(name, besides: Set(sources).union(refused))
      if candidates.isEmpty, case .declaration(let type) = name, type.first?.isUppercase == true {
        candidates = dependencies.declaring(type).filter { !sources.contains($0) && !refused.contains($0) }
        if candidates.isEmpty, finder.declaring(name, besides: []).isEmpty { unfound.insert(type) }
      }
      var isOfApp = false
      if candidates.isEmpty {
        candidates = finder.declaring(name, besides: Set(sources).union(refused), inApps: true).filter { path in
          TextFile.read(path).flatMap { Excerpt(of: $0, names: [finder.holder(of: name, in: path)]) } != nil
        }
        isOfApp = true
      }
      guard let path = nearest(candidates) else {
        takeCatalog(for: name)
        continue
      }
      if isOfApp { excerpts.insert(path) }
      sources.append(path)
      added.append(path)
      taken.append(path)
      wanted[path, default: []].insert(finder.holder(of: name, in: path))
    }
    return sources.count + addedCatalogs.count + widened > before
  }
}
