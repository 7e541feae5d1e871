/// The properties that stand beside each other in an activity: what one of them is says what others are.
nonisolated struct SampleSiblings: Sendable {
  /// What a property is of.
  enum Kind: Sendable { case whole, number, text, instant, list, other }

  /// The names of all, in the order in which they stand.
  private(set) var order: [String] = []
  private(set) var names: Set<String> = []
  /// The names of those that are numbers, dates and lists, and of the texts that are no parts of anything.
  private(set) var numbers: Set<String> = []
  /// Those of the numbers that have no fraction.
  private(set) var wholes: Set<String> = []
  private(set) var instants: Set<String> = []
  private(set) var lists: Set<String> = []
  private(set) var texts: [String] = []
  /// The words of all names.
  private(set) var words: Set<String> = []

  /// - Parameter isPart: whether it is a property of a property.
  mutating func note(_ name: String, as kind: Kind, isPart: Bool = false) {
    guard names.insert(name).inserted else { return }
    order.append(name)
    switch kind {
    case .whole:
      numbers.insert(name)
      wholes.insert(name)
    case .number: numbers.insert(name)
    case .instant: instants.insert(name)
    case .list: lists.insert(name)
    case .text: if !isPart { texts.append(name) }
    case .other: break
    }
    words.formUnion(SampleValues.words(name))
  }

  mutating func formUnion(_ others: SampleSiblings) {
    for name in others.order { note(name, as: others.kind(of: name), isPart: !others.texts.contains(name)) }
  }

  private func kind(of name: String) -> Kind {
    if numbers.contains(name) { return wholes.contains(name) ? .whole : .number }
    if instants.contains(name) { return .instant }
    if lists.contains(name) { return .list }
    return texts.contains(name) ? .text : .other
  }

  /// The property that holds the unit of another.
  func unit(of name: String) -> String? {
    let stem = name.hasSuffix("Text") ? String(name.dropLast(4)) : name
    return ["Unit", "UnitLabel", "UnitText"].lazy.map { stem + $0 }.first { names.contains($0) }
  }
}
