/// A direction along lines.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where lines begin, or where they end.
  case leading, trailing
  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// The directions of a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Where lines begin.
    public static let leading = Set(.leading)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across lines.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// To the top, or to the bottom.
  case up, down
  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// The directions of a raw value.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// To the top.
    public static let up = Set(.up)
    /// To the bottom.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// The distances of four corners from their places.
public struct RectangleCornerInsets: Equatable, Sendable {
  /// The distance of that corner, in points.
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize
  /// None.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
  /// Distances in points.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension GeometryProxy {
  /// What round corners of the container take away: nothing, as surfaces keep their distances themselves.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension HorizontalAlignment {
  /// Where the line between rows of a list begins; surfaces have none.
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  /// Where the line between rows of a list ends; surfaces have none.
  public static var listRowSeparatorTrailing: HorizontalAlignment { .trailing }
}

/// How the room of a spacer is measured.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As much as it says.
  public static let fixed = SpacerSizing(name: "fixed")
}
