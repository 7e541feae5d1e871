/// A rectangle as large as the room it is offered.
public struct Rectangle: InsettableShape {
  /// A rectangle as large as its room.
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .rectangle }
  /// The rectangle itself.
  public func path(in rect: LayoutRect) -> Path { Path(rect) }
  /// The rectangle smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// A rectangle with rounded corners as large as the room it is offered.
public struct RoundedRectangle: InsettableShape {
  private let cornerSize: LayoutSize
  private let style: RoundedCornerStyle

  /// `cornerRadius` in points; a corner shows as rounded from 12 points on.
  nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: LayoutSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of a size in points.
  nonisolated public init(cornerSize: LayoutSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public var _outline: _ShapeOutline { cornerSize.width > 0 && cornerSize.height > 0 ? .rounded : .rectangle }
  /// The rectangle with round corners.
  public func path(in rect: LayoutRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// The radii of the four corners of a rectangle, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of that corner, in points.
  public var topLeading: Double
  /// The radius of that corner, in points.
  public var bottomLeading: Double
  /// The radius of that corner, in points.
  public var bottomTrailing: Double
  /// The radius of that corner, in points.
  public var topTrailing: Double

  /// Radii in points; none where they are left out.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded differently.
public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: RectangleCornerRadii

  /// A rectangle with a radius of its own for each corner.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    radii = cornerRadii
  }

  /// Radii in points.
  nonisolated public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
  }

  /// The rectangle with its corners.
  public func path(in rect: LayoutRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    func corner(_ radius: Double) -> (x: Double, y: Double) {
      let length = max(0, min(radius, most))
      return (length, length)
    }
    return Path {
      $0.addCorners(
        in: rect, topLeft: corner(radii.topLeading), topRight: corner(radii.topTrailing),
        bottomRight: corner(radii.bottomTrailing), bottomLeft: corner(radii.bottomLeading))
    }
  }
  public var _outline: _ShapeOutline { .rounded }
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

/// The outline of the container: the rounded card of an activity.
public struct ContainerRelativeShape: InsettableShape {
  /// The radius of a card's corners, in points.
  private static let radius = 16.0

  /// The shape of the surface around it.
  nonisolated public init() {}
  public var _outline: _ShapeOutline { .rounded }
  /// A rectangle with the round corners of a widget.
  public func path(in rect: LayoutRect) -> Path { Path(roundedRect: rect, cornerRadius: Self.radius) }
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle as large as its room.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius in points.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of its own.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of the surface around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded by radii, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of a size, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
