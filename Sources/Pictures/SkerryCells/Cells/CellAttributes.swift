/// The styles a terminal can give to the text of a cell.
public struct CellAttributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let bold = CellAttributes(rawValue: 1 << 0)
  public static let dim = CellAttributes(rawValue: 1 << 1)
  public static let italic = CellAttributes(rawValue: 1 << 2)
  public static let underline = CellAttributes(rawValue: 1 << 3)
  public static let strikethrough = CellAttributes(rawValue: 1 << 4)
  public static let reverse = CellAttributes(rawValue: 1 << 5)

  /// On the upper or lower edge of a surface, such as a card. It shows only where colours are too few to tell the
  /// surface from what lies behind it: the edge becomes a line then. Corners have both edges.
  ///
  /// A blank with an edge has the surface as its ground, and as its foreground what lies behind.
  public static let horizontalEdge = CellAttributes(rawValue: 1 << 6)
  /// On the left or right edge of a surface.
  public static let verticalEdge = CellAttributes(rawValue: 1 << 7)

  /// The marks of edges, which are no style.
  public static let edges: CellAttributes = [.horizontalEdge, .verticalEdge]
}
