/// What concerns windows, previews, gestures and pointers: accepted, without effect on a picture of cells.
extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Margins around what scrolls; nothing does in a Live Activity or a widget.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// What the margins of scrolling content apply to.
nonisolated public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// Whether something is shown.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// Parts of a screen that system bars may cover.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The size a preview is shown in.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device a preview is shown on.
nonisolated public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
