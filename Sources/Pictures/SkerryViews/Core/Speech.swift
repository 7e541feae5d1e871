/// One thing a screen reader would stop at.
nonisolated public struct SpokenElement: Hashable, Sendable {
  /// The words that name the view.
  public var label: String
  /// The words that say its value; empty for none.
  public var value = ""
  /// The words that explain it; empty for none.
  public var hint = ""
  /// The kinds of thing it is, in words.
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

  /// The element as one line, as VoiceOver says it: whether it is selected, label, value, traits in VoiceOver's order,
  /// hint.
  public var line: String {
    let selected = traits.contains("selected") ? ["selected"] : []
    return (selected + [label, value].filter { !$0.isEmpty } + spokenTraits + (hint.isEmpty ? [] : [hint]))
      .joined(separator: ", ")
  }

  private var spokenTraits: [String] {
    let known = Self.traitOrder.filter(traits.contains)
    return known + traits.filter { $0 != "selected" && !Self.traitOrder.contains($0) }
  }

  /// The order that was checked against VoiceOver (cashapp/AccessibilitySnapshot).
  private static let traitOrder = ["dimmed", "button", "toggle", "heading", "link", "image", "search field"]
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
