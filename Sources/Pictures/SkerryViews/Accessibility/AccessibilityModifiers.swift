/// How the elements within a view are said.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// None of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// All as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kinds of thing an element is.
nonisolated public struct AccessibilityTraits: Hashable, Sendable, SetAlgebra, ExpressibleByArrayLiteral {
  private(set) var names: Set<String>

  /// No traits.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// Spoken as a button; a view that has an action is one by itself.
  public static let isButton = AccessibilityTraits("button")
  /// Spoken as a heading.
  public static let isHeader = AccessibilityTraits("heading")
  /// Spoken as selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// Spoken as a link.
  public static let isLink = AccessibilityTraits("link")
  /// Spoken as an image.
  public static let isImage = AccessibilityTraits("image")
  /// Isn't spoken: text needs no word for what it is.
  public static let isStaticText = AccessibilityTraits()
  /// Spoken as a toggle.
  public static let isToggle = AccessibilityTraits("toggle")
  /// Spoken as a dialog.
  public static let isModal = AccessibilityTraits("dialog")
  /// Spoken as the summary of the app's state.
  public static let isSummaryElement = AccessibilityTraits("summary")
  /// Spoken as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("key")
  /// Spoken as a search field.
  public static let isSearchField = AccessibilityTraits("search field")
  /// These say how something behaves, not what it is, and are not said.
  public static let updatesFrequently = AccessibilityTraits()
  /// Isn't spoken: nothing on the simulated phone waits for a sound to end.
  public static let playsSound = AccessibilityTraits()
  /// Isn't spoken: the simulated phone plays no media.
  public static let startsMediaSession = AccessibilityTraits()
  /// Isn't spoken: touches reach views the same way in every mode.
  public static let allowsDirectInteraction = AccessibilityTraits()
  /// Isn't spoken: no page is turned by reading on.
  public static let causesPageTurn = AccessibilityTraits()

  /// Whether all traits of another set are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  /// These traits and those of another set.
  public func union(_ other: Self) -> Self {
    var copy = self
    copy.names.formUnion(other.names)
    return copy
  }
  public func intersection(_ other: Self) -> Self {
    var copy = self
    copy.names.formIntersection(other.names)
    return copy
  }
  public func symmetricDifference(_ other: Self) -> Self {
    var copy = self
    copy.names.formSymmetricDifference(other.names)
    return copy
  }
  /// Adds traits; says whether they were missing.
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }
  /// Takes traits away; `nil` where they were missing.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  @discardableResult
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}

extension View {
  /// Says the view by this name.
  public func accessibilityLabel(_ label: Text) -> some View {
    let spoken = SpokenText(text: label)
    return NodeModifiedView(self) { node, environment in
      AccessibilityNode(node, renamesRegions: true) { elements, pass in
        environment.isRedacted || node.hidesSomething
          ? elements
          : elements.one {
            $0.label = spoken.words(pass); $0.isNamed = true
          }
      }
    }
  }
  /// Says a text that can be translated instead of what the view shows.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// Says a text as it stands instead of what the view shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Says what the view stands at, after its name.
  public func accessibilityValue(_ value: Text) -> some View {
    let spoken = SpokenText(text: value)
    return NodeModifiedView(self) { node, environment in
      AccessibilityNode(node) { elements, pass in
        environment.isRedacted || node.hidesSomething ? elements : elements.one { $0.value = spoken.words(pass) }
      }
    }
  }
  /// Says a text that can be translated after the label.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Says a text as it stands after the label.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Says what pressing the view does, at the end.
  public func accessibilityHint(_ hint: Text) -> some View {
    let spoken = SpokenText(text: hint)
    return NodeModifiedView(self) { node, _ in
      AccessibilityNode(node) { elements, pass in elements.one { $0.hint = spoken.words(pass) } }
    }
  }
  /// Says a text that can be translated after label and value.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// Says a text as it stands after label and value.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  /// The words for a pointer are said as a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Explains the view when it is spoken; a text that can be translated.
  public func help(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// Explains the view when it is spoken; a text as it stands.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }

  /// Shows the view without saying it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    NodeModifiedView(self) { node, _ in hidden ? AccessibilityNode(node) { _, _ in [] } : node }
  }

  /// Chooses how the elements within the view are said.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    NodeModifiedView(self) { node, _ in
      AccessibilityNode(node, renamesRegions: children == .combine) { elements, _ in
        switch children {
        case .ignore: []
        case .combine: elements.flatMap(\.flat).combined()
        default: [SpokenElement(containing: elements)]
        }
      }
    }
  }

  /// Adds to the words that say what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    NodeModifiedView(self) { node, _ in
      AccessibilityNode(node) { elements, _ in
        elements.map { element in
          var copy = element
          copy.traits += traits.names.sorted().filter { !element.traits.contains($0) }
          return copy
        }
      }
    }
  }
  /// Takes words away that say what kind of thing the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    NodeModifiedView(self) { node, _ in
      AccessibilityNode(node) { elements, _ in
        elements.map { element in
          var copy = element
          copy.traits.removeAll { traits.names.contains($0) }
          return copy
        }
      }
    }
  }

  /// Says the view before its neighbours of lower priority.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    NodeModifiedView(self) { node, _ in
      AccessibilityNode(node) { elements, _ in
        elements.map { element in
          var copy = element
          copy.sortPriority = priority
          return copy
        }
      }
    }
  }

  /// The names by which a person calls the view and tests find it: not said by a screen reader.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  /// Has no effect here: nobody talks to the simulated phone.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  /// Has no effect here: nobody talks to the simulated phone.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Has no effect here: an identifier is for UI tests and is neither seen nor spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
