import SkerryViews

/// Where a view of the leading or trailing region goes when it is too wide to stand beside the camera.
nonisolated public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  /// It stays and is made narrower.
  case `default`
  /// It moves below the camera.
  case belowIfTooWide
}

extension View {
  /// Says where the view goes when it is too wide to stand beside the camera of an expanded island.
  public func dynamicIsland(
    verticalPlacement placement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    NodeModifiedView(self) { node, _ in
      if placement == .belowIfTooWide { LowerableNodes.of(node.pass).nodes.insert(ObjectIdentifier(node)) }
      return node
    }
  }
}

/// The nodes of an expanded island that may move below the camera.
final class LowerableNodes: SurfacePreference {
  typealias Value = LowerableNodes
  fileprivate var nodes: Set<ObjectIdentifier> = []

  /// The ones of a pass.
  static func of(_ pass: RenderPass) -> LowerableNodes {
    if let known = pass.preference(LowerableNodes.self) { return known }
    let nodes = LowerableNodes()
    pass.prefer(nodes, for: LowerableNodes.self)
    return nodes
  }

  /// Whether a node, or the one it merely wraps, may move.
  static func contains(_ node: Node) -> Bool {
    guard let nodes = node.pass.preference(LowerableNodes.self)?.nodes else { return false }
    var inner = node
    while !nodes.contains(ObjectIdentifier(inner)) {
      guard let wrapper = inner as? WrapperNode else { return false }
      inner = wrapper.child
    }
    return true
  }
}
