/// Properties that name what lies in the extension's catalogues: `Image(state.logo)`, `Color(team.tint)`.
extension SampleWords {
  /// Says which names of the catalogues such a property may have, those first that share a word with it.
  mutating func assets(in sources: [String], images: [String], colors: [String]) {
    let image = /\b(?:Image\(|UIImage\(named:\s*)(?:\w+[.?!]+)*([a-z]\w*)\s*[,)]/
    let color = /\b(?:Color\(|UIColor\(named:\s*)(?:\w+[.?!]+)*([a-z]\w*)\s*[,)]/
    for source in sources {
      for match in source.matches(of: image) { add(images, for: match.output.1) }
      for match in source.matches(of: color) { add(colors, for: match.output.1) }
    }
  }

  private mutating func add(_ names: [String], for property: Substring) {
    guard !names.isEmpty, !lines.contains(where: { $0.hasPrefix("values\t\(property)\t") }) else { return }
    let words = Set(Self.words(String(property)))
    let near = names.filter { !words.isDisjoint(with: Self.words($0)) }
    add("values", property, Array((near + names.filter { !near.contains($0) }).prefix(4)))
  }

  /// The words of a name without what says only what kind of thing it is, and without numbers.
  private static func words(_ name: String) -> [String] {
    var words = [""]
    for letter in name {
      if !letter.isLetter || letter.isUppercase { words.append("") }
      if letter.isLetter { words[words.count - 1].append(contentsOf: letter.lowercased()) }
    }
    return words.filter { $0.count > 2 && !["image", "color", "colour", "name", "icon"].contains($0) }
  }
}
