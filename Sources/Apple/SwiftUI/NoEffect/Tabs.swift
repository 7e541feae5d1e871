// More of bars and tabs. As on iOS, a surface has neither: everything here is accepted, and nothing of it is seen.

/// How somebody arranged tabs; nobody does here.
public struct TabViewCustomization: Equatable, Sendable {
  /// As they are.
  public init() {}
}
/// Where tabs stand that may be a bar or a list.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a list at the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
/// When a tab for searches shows its field.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When it is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
/// Where a bar for a kind of content stands.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// At the side.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}
/// What scrolls something.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// A look.
  public static let look = ScrollInputKind(name: "look")
  /// The crown of a watch.
  public static let digitalCrown = ScrollInputKind(name: "digitalCrown")
  /// A gesture of a hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}
/// Whether an input scrolls something.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
/// How the source of a transition looks.
public protocol MatchedTransitionSourceConfiguration {}
/// A source that looks as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  /// On a ground; not seen here.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Within a shape; not seen here.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// With a shadow; not seen here.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some MatchedTransitionSourceConfiguration
  { self }
}

extension View {
  /// Has no effect here: a surface has no tabs.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View { self }
  /// Has no effect here: a surface has no tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Has no effect here: a surface has no tabs.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Has no effect here: a surface has no bars.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Has no effect here: a surface doesn't scroll.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  /// Has no effect here: nothing moves from one page to another.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
