import SkerryViews

/// Views for one place of the expanded island.
nonisolated public struct DynamicIslandExpandedRegion<Content: View> {
  private(set) var region: ExpandedRegion

  /// Of leading and trailing, the one of higher priority gets the room it wants below the camera.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = ExpandedRegion(position: position, priority: priority, content: AnyView(content()))
  }

  /// Sets the distance, in points, between the region and the island's edge; for each edge the first call counts.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
    var copy = self
    copy.region.margins.set(edges, length)
    return copy
  }
}

/// A place of the expanded island.
nonisolated public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, center, bottom }
  let place: Place
  /// Left of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
  /// Right of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
  /// Under the camera.
  public static let center = DynamicIslandExpandedRegionPosition(place: .center)
  /// Below everything else, over the whole width.
  public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

/// A region whose type is erased.
nonisolated struct ExpandedRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
  var margins = ContentMargins()
}

/// The regions of an expanded island.
nonisolated public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [ExpandedRegion]
}

/// Gathers the regions of an expanded island.
@resultBuilder
nonisolated public struct DynamicIslandExpandedContentBuilder {
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: [])
  }
  public static func buildExpression<Content>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedRegion<Content> { region }

  public static func buildExpression<Content>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildPartialBlock<Content>(
    first region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

  public static func buildPartialBlock<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  public static func buildPartialBlock<Content, Next>(
    accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: accumulated.regions + [next.region])
  }
  public static func buildPartialBlock<Content, Next>(
    accumulated: DynamicIslandExpandedContent<Content>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }
}
