/// The fate of a shape or a picture where things go from right to left.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where things go from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension View {
  /// Mirrors shapes and pictures in one direction of the interface, or in none; letters and symbols stay as they are.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    NodeModifiedView(self) { node, environment in
      node.setMirrored(behavior.isMirrored(in: environment.layoutDirection))
      return node
    }
  }
  /// Mirrors shapes and pictures where things go from right to left; letters and symbols stay as they are.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    NodeModifiedView(self) { node, environment in
      if enabled, environment.layoutDirection == .rightToLeft { node.setMirrored(true) }
      return node
    }
  }
}

extension Node {
  fileprivate func setMirrored(_ isMirrored: Bool) {
    switch self {
    case let shape as ShapeNode: shape.isMirrored = isMirrored
    case let picture as PictureNode: picture.isMirrored = isMirrored
    default: for child in children { child.setMirrored(isMirrored) }
    }
  }
}
