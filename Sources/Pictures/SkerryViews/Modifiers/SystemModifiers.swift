/// Modifiers of windows, previews, gestures and pointers: accepted, without effect on a picture of cells.
extension View {
  /// Has no effect here: surfaces have no safe areas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Has no effect here: surfaces have no safe areas.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The name of an activity or view of a `PreviewProvider` in the list of previews; without an effect on the picture.
  public func previewDisplayName(_ name: String?) -> some View { NamedPreviewView(self, name: name) }
  /// Has no effect here: a preview is drawn at the size of its surface.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Has no effect here: a preview is drawn on the phone that is chosen.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Has no effect here: a surface doesn't decide about the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Margins around what scrolls; nothing does in a Live Activity or a widget.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View { self }
  /// Has no effect here: nothing scrolls in a Live Activity or a widget.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Has no effect here: a surface doesn't decide about the home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// The parts that the margins of scrolling content apply to.
nonisolated public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// Whether something is shown.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// Parts of a screen that system bars may cover.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The edges of the surface.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard; there is none on a surface.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The size a preview is shown in.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// As large as the screen.
  case device
  /// As large as the content.
  case sizeThatFits
  /// As large as given, in points.
  case fixed(width: Double, height: Double)
}

/// The device a preview is shown on.
nonisolated public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
