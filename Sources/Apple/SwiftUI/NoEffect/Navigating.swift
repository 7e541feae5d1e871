// Modifiers of screens, bars, tabs and windows. A surface of a phone has none of them.

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// Bottom bar; without an effect here.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Navigation bar; without an effect here.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// Tab bar; without an effect here.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// A place in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// Principal; without an effect here.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Navigation; without an effect here.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Primary action; without an effect here.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Secondary action; without an effect here.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Status; without an effect here.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Confirmation action; without an effect here.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Cancellation action; without an effect here.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Destructive action; without an effect here.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Keyboard; without an effect here.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Bottom bar; without an effect here.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Top bar leading; without an effect here.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Top bar trailing; without an effect here.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Navigation bar leading; without an effect here.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// Navigation bar trailing; without an effect here.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Navigation stack; without an effect here.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browser; without an effect here.
  public static let browser = ToolbarRole(name: "browser")
  /// Editor; without an effect here.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a bar's title looks.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Inline; without an effect here.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large; without an effect here.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Inline large; without an effect here.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// The items that bars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// Sidebar toggle; without an effect here.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// Title; without an effect here.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// Search; without an effect here.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// When the tab bar makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic; without an effect here.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// On scroll down; without an effect here.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// On scroll up; without an effect here.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never; without an effect here.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How a title looks.
public struct NavigationBarItem: Sendable {
  /// How a title looks.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Without an effect here.
    case automatic, inline, large
  }
}

/// An item of a bar; no surface has a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {}

/// An item of a bar; no surface has a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// An item in a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// An item that a person may move, in a place.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  /// The old form with a place at the start.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {}
}

/// Items of a bar; no surface has a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Items in a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Several items as one.
public struct ToolbarItems: ToolbarContent {
  nonisolated init() {}
}

/// Gathers the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression(_ item: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
  public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems { ToolbarItems() }
  public static func buildOptional(_ items: ToolbarItems?) -> ToolbarItems { ToolbarItems() }
  public static func buildEither(first items: ToolbarItems) -> ToolbarItems { items }
  public static func buildEither(second items: ToolbarItems) -> ToolbarItems { items }
  public static func buildLimitedAvailability(_ items: some ToolbarContent) -> ToolbarItems { ToolbarItems() }
}

extension View {
  /// Has no effect here: no surface has a bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: no surface has a bar.
  public func toolbar(@ToolbarContentBuilder content: () -> ToolbarItems) -> some View { self }
  /// Has no effect here: no surface has a bar.
  public func toolbar(id: String, @ToolbarContentBuilder content: () -> ToolbarItems) -> some View { self }
}

/// How one screen follows another.
public protocol NavigationTransition {}
/// As fits the place; without an effect here.
public struct AutomaticNavigationTransition: NavigationTransition {}
/// Out of a view; without an effect here.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As fits the place; without an effect here.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view; without an effect here.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Has no effect here: a surface is one screen without bars.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationTitle(_ title: Text) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationSubtitle(_ title: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationSubtitle(_ title: Text) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationSubtitle(_ title: LocalizedStringResource) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarTitle(_ title: Text) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
  /// Has no effect here: a surface is one screen without bars.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func allowsWindowActivationEvents() -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
    self
  }
  /// Has no effect here: a surface is one screen without bars.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Has no effect here: a surface is one screen without bars.
  public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
}
