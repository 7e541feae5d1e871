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
  /// What is said after a container's own name, where it is one.
  package var contents: [SpokenElement]?
  /// Whether the words are those that an app gave it.
  package var isNamed = false

  /// A spoken view.
  public init(label: String, value: String = "", hint: String = "", traits: [String] = []) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }

  /// A container, whose name is said before what is in it.
  package init(named own: SpokenElement? = nil, containing contents: [SpokenElement]) {
    self = own ?? SpokenElement(label: "")
    self.contents = contents
  }

  /// The element as one line, as VoiceOver says it: whether it is selected, label, value, traits in VoiceOver's order,
  /// hint.
  public var line: String {
    let selected = traits.contains("selected") ? ["selected"] : []
    return (selected + [label, value].filter { !$0.isEmpty } + spokenTraits + (hint.isEmpty ? [] : [hint]))
      .joined(separator: ", ")
  }

  /// The element, or what a container has of a name and then all within it.
  var flat: [SpokenElement] {
    guard let contents else { return [self] }
    var own = self
    own.contents = nil
    return (label.isEmpty && value.isEmpty ? [] : [own]) + contents.flatMap(\.flat)
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
  private var added: [SpokenElement] = []

  package mutating func add(_ element: SpokenElement) {
    if element.contents != nil || !element.line.isEmpty { added.append(element) }
  }

  /// The elements in the order of the views, those of containers among them.
  package var elements: [SpokenElement] { added.flatMap(\.flat) }

  package init() {}

  /// The elements in the order they are said in.
  package var sorted: [SpokenElement] { grouped.flatMap(\.flat) }

  /// The same, with containers as one element each.
  package var grouped: [SpokenElement] {
    guard added.contains(where: { $0.sortPriority != 0 }) else { return added }
    return added.enumerated().sorted { first, second in
      (-first.element.sortPriority, first.offset) < (-second.element.sortPriority, second.offset)
    }.map(\.element)
  }
}
