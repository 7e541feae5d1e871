import SkerryBasics

/// Slips of the finger, which are told and not made up.
extension ProjectBuild {
  /// Whether a member that a type lacks is nearly one that it has.
  ///
  /// A project file names all files of an extension. What they lack may still come from a package, or from a tool that
  /// writes sources; a name that differs by a letter or two from one that is there comes from neither.
  func isSlip(_ member: String, of type: String) -> Bool {
    guard !item.isGuessed, item.missing.isEmpty, missingImports.isEmpty else { return false }
    return likelyName(for: member, of: type) != nil
  }

  /// The name that a type has and that was probably meant.
  private func likelyName(for member: String, of type: String) -> String? {
    let letters = Array(member)
    let most = letters.count < 6 ? 1 : 2
    return names(besides: type).sorted().first { name in
      guard name != member, name.first == member.first, abs(name.count - letters.count) <= most else { return false }
      // Of one and of many are two names.
      if name + "s" == member || member + "s" == name { return false }
      return Suggestion.slips(from: letters, to: Array(name)) <= most
    }
  }

  /// What may be slips among the members that are made up, a sentence each: where no project file names all files, another
  /// file may have them as well.
  var likelySlips: [String] {
    let texts = sources.compactMap { TextFile.read($0) }
    return madeUpMembers.members.compactMap { member in
      let type = member.type.split(separator: ".").last.map(String.init) ?? member.type
      guard texts.contains(where: { $0.contains(".\(member.name)") }),
        let name = likelyName(for: member.name, of: type)
      else { return nil }
      let place = madeUpMembers.place(of: member).map { "\($0): " } ?? ""
      return "\(place)“\(member.name)” of \(member.type) is declared nowhere; did you mean \(name)?"
    }
  }

  /// What a type may be asked for.
  private func names(besides type: String) -> Set<String> {
    switch type {
    case "Color", "ShapeStyle", "UIColor": StandInMembers.paints
    case "View", "Text", "Image": UseReader.modifiers
    case "Font": Self.fonts
    default: namesDeclared(by: type)
    }
  }

  private static let fonts: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2", "system", "custom", "weight", "bold", "italic", "monospaced", "monospacedDigit", "rounded",
  ]

  /// The properties, functions and cases in the declarations of a type, and in its extensions.
  private func namesDeclared(by type: String) -> Set<String> {
    guard let head = try? Regex("\\b(?:struct|class|enum|actor|extension)\\s+(?:\\w+\\.)*\(type)\\b[^{}]*\\{") else {
      return []
    }
    var names: Set<String> = []
    for code in sources.compactMap({ TextFile.read($0) }).map(BareCode.of) {
      for match in code.text.matches(of: head) {
        let block = code.block(around: match.range.upperBound)
        for name in code.text[block].matches(of: /\b(?:let|var|func|case)\s+(\w+)/)
        where code.block(around: name.range.lowerBound) == block { names.insert(String(name.output.1)) }
      }
    }
    return names
  }
}
