// Modifiers of what scrolls, of lists and of tables. Nothing scrolls on a surface of a phone.

/// Whether content swings at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always; without an effect here.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Based on size; without an effect here.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible; without an effect here.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden; without an effect here.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never; without an effect here.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Immediately; without an effect here.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Interactively; without an effect here.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never; without an effect here.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The phases of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  /// Idle; without an effect here.
  case idle
  /// Tracking; without an effect here.
  case tracking
  /// Interacting; without an effect here.
  case interacting
  /// Decelerating; without an effect here.
  case decelerating
  /// Animating; without an effect here.
  case animating
}

/// How content fades at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Hard; without an effect here.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Soft; without an effect here.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  /// Default; without an effect here.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Compact; without an effect here.
  public static let compact = ListSectionSpacing(name: "compact")
  /// In points; without an effect here.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// The space of what scrolls, as closures see it; nothing scrolls here.
public struct ScrollGeometry: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// How far it is scrolled, in points.
  public var contentOffset = CGPoint.zero
  /// The size of the container, in points.
  public var containerSize = CGSize.zero
  /// The part that is seen, in points.
  public var visibleRect = CGRect.zero
}

/// Where scrolled content is; nothing scrolls here.
public struct ScrollPosition: Sendable {
  /// At the beginning.
  public init() {}
  /// At an edge.
  public init(edge: Edge) {}
  /// At a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// At a view of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// Goes to an edge; without an effect here.
  public mutating func scrollTo(edge: Edge) {}
  /// Goes to a view; without an effect here.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior {}
/// A page at a time; without an effect here.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public init() {}
}
/// At views; without an effect here.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public init() {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A page at a time; without an effect here.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views; without an effect here.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// How scrolling changes views.
public struct ScrollTransitionConfiguration: Sendable {
  /// As it fits; without an effect here.
  public static let animated = ScrollTransitionConfiguration()
  /// With the finger; without an effect here.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all; without an effect here.
  public static let identity = ScrollTransitionConfiguration()
}
/// Where a view is on its way through what scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before what is seen; without an effect here.
  case topLeading
  /// In sight.
  case identity
  /// Below or behind what is seen; without an effect here.
  case bottomTrailing
  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 behind.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {}

/// Automatic; without an effect here.
public struct DefaultListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// Plain; without an effect here.
public struct PlainListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == PlainListStyle {
  /// Plain; without an effect here.
  public static var plain: PlainListStyle { PlainListStyle() }
}
/// Grouped; without an effect here.
public struct GroupedListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == GroupedListStyle {
  /// Grouped; without an effect here.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// Inset; without an effect here.
public struct InsetListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == InsetListStyle {
  /// Inset; without an effect here.
  public static var inset: InsetListStyle { InsetListStyle() }
}
/// Inset grouped; without an effect here.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset grouped; without an effect here.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// Sidebar; without an effect here.
public struct SidebarListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}
extension ListStyle where Self == SidebarListStyle {
  /// Sidebar; without an effect here.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Has no effect here: lists are rows below each other.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}

/// Automatic; without an effect here.
public struct AutomaticTableStyle: TableStyle {
  /// The style.
  nonisolated public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
/// Inset; without an effect here.
public struct InsetTableStyle: TableStyle {
  /// The style.
  nonisolated public init() {}
}
extension TableStyle where Self == InsetTableStyle {
  /// Inset; without an effect here.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Has no effect here: there are no tables.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

extension View {
  /// Has no effect here: nothing scrolls on a surface.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    self
  }
  /// Has no effect here: nothing scrolls on a surface.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Has no effect here: nothing scrolls on a surface.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
/// The purpose of an anchor of scrolled content.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Initial offset; without an effect here.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Size changes; without an effect here.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Alignment; without an effect here.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Has no effect here: lists are rows below each other.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func sectionIndexLabel(_ title: LocalizedStringKey) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  public func sectionIndexLabel(_ title: Text) -> some View { self }
  /// Has no effect here: lists are rows below each other.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ title: S) -> some View { self }
}
