/// The styles a terminal can give to the text of a cell.
public struct CellAttributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable public static var bold: CellAttributes { CellAttributes(rawValue: 1 << 0) }
  @inlinable public static var dim: CellAttributes { CellAttributes(rawValue: 1 << 1) }
  @inlinable public static var italic: CellAttributes { CellAttributes(rawValue: 1 << 2) }
  @inlinable public static var underline: CellAttributes { CellAttributes(rawValue: 1 << 3) }
  @inlinable public static var strikethrough: CellAttributes { CellAttributes(rawValue: 1 << 4) }
  @inlinable public static var reverse: CellAttributes { CellAttributes(rawValue: 1 << 5) }

  /// On the upper or lower edge of a surface, such as a card. It shows only where colours are too few to tell the
  /// surface from what lies behind it: the edge becomes a line then. Corners have both edges.
  ///
  /// A blank with an edge has the surface as its ground, and as its foreground what lies behind.
  @inlinable public static var horizontalEdge: CellAttributes { CellAttributes(rawValue: 1 << 6) }
  /// On the left or right edge of a surface.
  @inlinable public static var verticalEdge: CellAttributes { CellAttributes(rawValue: 1 << 7) }

  /// The marks of edges, which are no style.
  @inlinable public static var edges: CellAttributes { [.horizontalEdge, .verticalEdge] }
}
