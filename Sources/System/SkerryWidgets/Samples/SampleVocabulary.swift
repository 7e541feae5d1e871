/// What things are called and how large numbers are, by the words of a property's name.
///
/// A table has a line for each: names with commas between, an equals sign, and values with bars between. A name may have
/// several words; one before a colon says what the activity is about. An entry with several words or with a subject counts
/// before any other rule, and so does a line with an exclamation mark. A caret says that no further words stand before it.
nonisolated struct SampleVocabulary: Sendable {
  struct Entry: Sendable {
    let values: [String]
    /// Whether it counts before any other rule.
    let isFirst: Bool
    /// How many words its name has.
    let length: Int

    init(_ name: String, _ values: [String], isFirst: Bool) {
      self.values = values
      self.isFirst = isFirst
      length = name.split(separator: " ").count
    }
  }

  private var entries: [String: Entry] = [:]
  /// Every name as often as it stands in the table, with what it is about.
  private(set) var names: [String] = []

  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      guard sides.count == 2 else { continue }
      let isFirst = sides[0].hasPrefix("!")
      let values = sides[1].split(separator: "|").map { Self.trimmed($0) }
      let heads = sides[0].drop { $0 == "!" }.split(separator: ":")
      for name in (heads.last ?? "").split(separator: ",").map({ Self.trimmed($0) }) {
        guard heads.count == 2 else {
          names.append(name)
          entries[name] = Entry(name, values, isFirst: isFirst || name.contains(" "))
          continue
        }
        for subject in heads[0].split(separator: " ") {
          names.append("\(subject): \(name)")
          entries["\(subject): \(name)"] = Entry(name, values, isFirst: true)
        }
      }
    }
  }

  /// A text without blanks at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The entry of the end of a name, the longest first, and of what it is about before all others.
  ///
  /// - Parameters:
  ///   - isFirst: whether only what counts before any other rule is looked for.
  ///   - isWhole: whether only the whole name is.
  func entry(
    of words: [String], about subjects: [SampleSubject], isFirst: Bool = false, isWhole: Bool = false
  ) -> Entry? {
    for start in isWhole ? words.indices.prefix(1) : words.indices[...] {
      if let found = known(words[start...], subjects), !isFirst || found.isFirst { return found }
    }
    return nil
  }

  /// The entry of a name as it stands in the table.
  func entry(named name: String) -> Entry? { entries[name] }

  private func known(_ words: ArraySlice<String>, _ subjects: [SampleSubject]) -> Entry? {
    let name = words.joined(separator: " ")
    let names = name.count > 3 && name.hasSuffix("s") ? [name, String(name.dropLast())] : [name]
    for name in names {
      // A caret stands for the beginning of the name.
      for name in words.startIndex == 0 ? ["^" + name, name] : [name] {
        if let found = subjects.lazy.compactMap({ entries["\($0): \(name)"] }).first { return found }
        if let found = entries[name] { return found }
      }
    }
    return nil
  }
}
