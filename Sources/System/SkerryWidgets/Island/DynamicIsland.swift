import FoundationEssentials
import SkerryViews

/// The presentations of an activity in the Dynamic Island.
nonisolated public struct DynamicIsland {
  let regions: [ExpandedRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var url: URL?
  private(set) var keyline: Color?
  private(set) var margins: [DynamicIslandMode: ContentMargins] = [:]

  /// The views of an island: regions of the expanded one, both sides of the compact one, and the minimal one.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// The link a tap opens in all presentations of the island.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var copy = self
    copy.url = url
    return copy
  }

  /// Tints the thin line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.keyline = color
    return copy
  }

  /// Sets the distance, in points, between the content and the island's edge; for each edge the first call counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins[mode, default: ContentMargins()].set(edges, length)
    return copy
  }
}

/// One of the presentations in the island.
nonisolated public enum DynamicIslandMode: CaseIterable, Hashable, Sendable {
  /// The island held long, or shown large for an alert.
  case expanded
  /// The side before the camera, while the activity is the only one.
  case compactLeading
  /// The side behind the camera, while the activity is the only one.
  case compactTrailing
  /// The small circle, while two activities share the island.
  case minimal
}

/// Distances from the edges in points, where they were set.
nonisolated struct ContentMargins: Hashable, Sendable {
  private(set) var top: Double?
  private(set) var leading: Double?
  private(set) var bottom: Double?
  private(set) var trailing: Double?

  /// For each edge the first call counts; lengths below 0 count as 0.
  mutating func set(_ edges: Edge.Set, _ length: Double) {
    let length = max(0, length)
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }
}
