// Styles of tabs, screens and columns. A surface of a phone is one screen.

/// How tabs look.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Automatic; without an effect here.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// Page; without an effect here.
public struct PageTabViewStyle: TabViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Page; without an effect here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}
/// Sidebar adaptable; without an effect here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Sidebar adaptable; without an effect here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
  /// Has no effect here: there are no tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How screens follow each other.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Automatic; without an effect here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Automatic; without an effect here.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
/// Stack; without an effect here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Stack; without an effect here.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
/// Columns; without an effect here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; without an effect here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Has no effect here: a surface is one screen.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How columns share the screen.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Automatic; without an effect here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Automatic; without an effect here.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
/// Balanced; without an effect here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Balanced; without an effect here.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
/// Prominent detail; without an effect here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Prominent detail; without an effect here.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Has no effect here: a surface is one screen.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
