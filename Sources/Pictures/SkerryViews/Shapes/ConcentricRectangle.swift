nonisolated extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// One of the four.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner of a concentric rectangle is rounded.
    public struct Style: Hashable, Sendable {
      /// In points; `nil` for as round as the container.
      fileprivate let radius: Double?
      /// As round as the container asks for.
      public static let concentric = Style(radius: nil)
      /// As round as the container asks for; a card is rounder than any least radius here.
      public static func concentric(minimum: Style) -> Style { Style(radius: nil) }
      /// A radius in points.
      public static func fixed(_ radius: Double) -> Style { Style(radius: radius) }
      /// A radius in points.
      public init(floatLiteral value: Double) { self.init(radius: value) }
      private init(radius: Double?) { self.radius = radius }
    }
  }
}

/// A rectangle whose corners follow those of its container, as of iOS 26.
public struct ConcentricRectangle: InsettableShape {
  private let radii: RectangleCornerRadii
  /// The radius of a card's corners, in points.
  nonisolated private static let containers = 16.0

  /// Corners that follow the container.
  nonisolated public init() { self.init(corners: .concentric) }
  /// Four corners alike; `isUniform` makes all as round as the roundest, which they are.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners
    )
  }
  /// Corners of their own.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    func radius(_ style: Edge.Corner.Style) -> Double { style.radius ?? Self.containers }
    radii = RectangleCornerRadii(
      topLeading: radius(topLeadingCorner), bottomLeading: radius(bottomLeadingCorner),
      bottomTrailing: radius(bottomTrailingCorner), topTrailing: radius(topTrailingCorner))
  }
  public var _outline: _ShapeOutline { .rounded }
  /// A rectangle with these corners.
  public func path(in rect: LayoutRect) -> Path { UnevenRoundedRectangle(cornerRadii: radii).path(in: rect) }
  /// The shape smaller by so many points at each edge.
  public func inset(by amount: Double) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose four corners are alike.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle with corners of their own.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}
