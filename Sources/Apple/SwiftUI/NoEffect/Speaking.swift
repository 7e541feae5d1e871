// The deeds of a screen reader besides speaking, and old spellings of its words.

extension View {
  /// Says the view by this name; the old spelling.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Says what the view stands at; the old spelling.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says what pressing the view does; the old spelling.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Shows the view without saying it; the old spelling.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds words for what the view is; the old spelling.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Takes words away for what the view is; the old spelling.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  /// Says the view earlier; the old spelling.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Has no effect here: an identifier is neither seen nor spoken.
  public func accessibility(identifier: String) -> some View { self }
  /// Has no effect here: nobody talks to the simulated phone.
  public func accessibility(inputLabels: [Text]) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Says the view by this name where that is enabled.
  @ViewBuilder public func accessibilityLabel(_ text: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(text) } else { self }
  }
  /// Says the view by this name where that is enabled.
  @ViewBuilder public func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(Text(text)) } else { self }
  }
  /// Says the view by this name where that is enabled.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityLabel<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(Text(text)) } else { self }
  }
  /// Says the view by this name, in words that can be translated.
  @_disfavoredOverload
  public func accessibilityLabel(_ text: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(verbatim: text.string))
  }
  /// Says what the view stands at where that is enabled.
  @ViewBuilder public func accessibilityValue(_ text: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(text) } else { self }
  }
  /// Says what the view stands at where that is enabled.
  @ViewBuilder public func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(Text(text)) } else { self }
  }
  /// Says what the view stands at where that is enabled.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityValue<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(Text(text)) } else { self }
  }
  /// Says what the view stands at, in words that can be translated.
  @_disfavoredOverload
  public func accessibilityValue(_ text: LocalizedStringResource) -> some View {
    accessibilityValue(Text(verbatim: text.string))
  }
  /// Says what pressing the view does where that is enabled.
  @ViewBuilder public func accessibilityHint(_ text: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(text) } else { self }
  }
  /// Says what pressing the view does where that is enabled.
  @ViewBuilder public func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(Text(text)) } else { self }
  }
  /// Says what pressing the view does where that is enabled.
  @_disfavoredOverload
  @ViewBuilder public func accessibilityHint<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(Text(text)) } else { self }
  }
  /// Says what pressing the view does, in words that can be translated.
  @_disfavoredOverload
  public func accessibilityHint(_ text: LocalizedStringResource) -> some View {
    accessibilityHint(Text(verbatim: text.string))
  }
  /// Shows the view without saying it where that is enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
  /// Has no effect here: an identifier is neither seen nor spoken.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
  /// Says the view by what a closure makes of its name.
  public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
    SpokenByView(content: self, label: content(PlaceholderContentView(content: self)))
  }
  /// Says another view instead of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(content: self, representation: representation()) { _, others in others }
  }
  /// Says other views as the parts of this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(content: self, representation: children()) { own, others in
      [SpokenElement(named: own.count == 1 && own[0].isNamed ? own[0] : nil, containing: others)]
    }
  }
  /// Says the view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityActions<C: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C)
    -> some View
  { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [])
    -> some View
  { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true, isEnabled: Bool) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Has no effect here: nobody acts through a screen reader on a surface.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    self
  }
}

/// A view whose name is what another view says.
private struct SpokenByView: PrimitiveView {
  let content: any View
  let label: any View

  func _makeNodes(in context: ViewContext) -> [Node] {
    let named = label._makeNodes(in: context)
    return content._makeNodes(in: context).map { node in
      AccessibilityNode(node, renamesRegions: true) { elements, _ in
        var speech = Speech()
        for node in named { node.speak(into: &speech) }
        let words = speech.sorted.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        return elements.one { $0.label = words }
      }
    }
  }
}

/// The purpose of an action.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// Without an effect here.
  case `default`, escape, magicTap, delete, showMenu
}

/// The purpose of a group of actions.
public enum AccessibilityActionCategory: Hashable, Sendable {
  /// Without an effect here.
  case `default`, edit
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Without an effect here.
  case increment, decrement
}

/// How far up a heading stands; all are said alike.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// Without an effect here.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Which of a pair names the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// Without an effect here.
  case label, content
}

/// The kind of text that is read.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Without an effect here.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Whether more content is said at once.
public enum AccessibilityContentImportance: Hashable, Sendable {
  /// Without an effect here.
  case `default`, high
}

/// A kind of more content.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let name: String
  /// By a text that can be translated.
  public init(_ labelKey: LocalizedStringKey) { name = labelKey.plain }
  /// By a text and a name.
  public init(_ label: Text, id: String) { name = id }
}

/// How touches reach a view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is said on a touch; without an effect here.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It must be pressed first; without an effect here.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom by a screen reader.
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// Without an effect here.
    case zoomIn, zoomOut
  }
  /// In or out.
  public let direction: Direction
  /// Where, from 0 to 1.
  public let location: UnitPoint
}
