/// Which of several things of one kind a name means.
nonisolated extension SampleValues {
  /// Which of several things a name means: what comes next is another one, each side has its own, and so has each of
  /// several properties that are of one kind.
  func place(_ name: String, index: Int) -> Int { index + (placeBeside(name) ?? marked(name)) }

  /// What the words of a name alone say.
  private func marked(_ name: String) -> Int {
    let words = Self.words(name)
    if words.count > 1, let first = words.first, ["previous", "prev", "prior"].contains(first) { return 2 }
    return Self.has(name, Self.guests.union(["next", "upcoming", "following"])) || isRight(name) ? 1 : 0
  }

  /// Whether it stands on the right of another one.
  private func isRight(_ name: String) -> Bool {
    name.contains("Right") && siblings.names.contains(name.replacing("Right", with: "Left"))
  }

  /// Words with which a name points to one of the others: who serves is one of the two players.
  private static let pointers: Set<String> = [
    "scoring", "winning", "leading", "serving", "active", "selected", "my", "your", "this", "last", "current", "server",
  ]
  /// Words that say nothing of which one it is.
  private static let bare: Set<String> = [
    "name", "title", "label", "text", "string", "caption", "display", "the", "current", "active", "selected", "my",
    "this", "full", "formatted", "names", "line", "en", "english", "korean", "romanized", "latin", "native", "local",
  ]

  /// The place of a text among those beside it that have the same words to choose from; `nil` for one that has none.
  private func placeBeside(_ name: String) -> Int? {
    guard siblings.texts.contains(name), !Self.isOrdinal(name), let values = choices(name) else { return nil }
    var places: [[String]: Int] = [:]
    let others = siblings.texts.filter { $0 == name || !Self.isOrdinal($0) && choices($0) == values }
    guard others.count > 1 else { return nil }
    // Those whose words say which one they are come first.
    for other in others.filter({ marked($0) > 0 }) + others.filter({ marked($0) == 0 }) {
      let key = Self.words(other).filter { !Self.bare.contains($0) }
      guard places[key] == nil else { continue }
      var place = marked(other)
      if !key.isEmpty, Self.pointers.isDisjoint(with: Self.words(other)) {
        while places.values.contains(place), place < 8 { place += 1 }
      }
      places[key] = place
    }
    return places[Self.words(name).filter { !Self.bare.contains($0) }]
  }

  /// Whether a letter or a number says which of several it is.
  private static func isOrdinal(_ name: String) -> Bool {
    isOfSecond(name) || ordinal(of: words(name), 0).0 != words(name) || name.contains(/[a-z](?:One|1)(?:$|[A-Z])/)
  }

  /// The same of what comes next, where what is now stands beside it.
  func twin(ofNext name: String) -> String? {
    guard name.hasPrefix("next"), name.count > 4, !name.contains("_") else { return nil }
    let rest = name.dropFirst(4)
    let twin = rest.prefix(1).lowercased() + rest.dropFirst()
    return siblings.texts.contains(twin) ? twin : nil
  }

  /// The words of the table that a text is one of.
  private func choices(_ name: String) -> [String]? {
    guard hints.values[name] == nil, hints.written[name] == nil else { return nil }
    let words = Self.words(name)
    guard !Self.has(name, ["id", "url", "code", "color", "hex", "icon", "symbol", "emoji", "status", "state"]) else {
      return nil
    }
    let values =
      (entry(of: words, isFirst: false) ?? entry(of: words.filter { !Self.bare.contains($0) }, isFirst: false))?
      .values
    if values == nil, words.count > 1, words.last == "name", isPerson(words[words.count - 2]) {
      return choices("person")
    }
    return values.flatMap { $0.count > 1 ? $0 : nil }
  }
}
