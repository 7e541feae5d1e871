/// One thing a screen reader would stop at.
nonisolated public struct SpokenElement: Hashable, Sendable {
  /// The words that name the view.
  public var label: String
  /// The words that say its value; empty for none.
  public var value = ""
  /// The words that explain it; empty for none.
  public var hint = ""
  /// The kinds of thing it is, in words, sorted.
  public var traits: [String] = []
  /// Elements of a higher priority are said before their neighbours.
  package var sortPriority = 0.0

  /// A spoken view.
  public init(label: String, value: String = "", hint: String = "", traits: [String] = []) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }

  /// The element as one line: label, value, traits, hint.
  public var line: String {
    ([label, value].filter { !$0.isEmpty } + traits + (hint.isEmpty ? [] : [hint])).joined(separator: ", ")
  }
}

/// Collects what is spoken while a tree of nodes is walked in order.
nonisolated public struct Speech: Sendable {
  package private(set) var elements: [SpokenElement] = []

  package mutating func add(_ element: SpokenElement) {
    if !element.line.isEmpty { elements.append(element) }
  }

  package init() {}

  /// The elements in the order they are said in.
  package var sorted: [SpokenElement] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted { first, second in
      (-first.element.sortPriority, first.offset) < (-second.element.sortPriority, second.offset)
    }.map(\.element)
  }
}
