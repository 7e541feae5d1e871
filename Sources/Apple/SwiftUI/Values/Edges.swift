/// The edge at which lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where lines begin, or where they end.
  case leading, trailing
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// Where lines begin.
    public static let leading = Set(.leading)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge, or the lower one.
  case top, bottom
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

extension EdgeInsets {
  /// The same distance at all edges, in points.
  init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}
