/// One character cell of a terminal: what it shows and how, in sixteen bytes.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The glyph's base in bits 0–21, the tail flag in bit 22, the attributes in bits 24–31.
  @usableFromInline
  var content: UInt32
  @usableFromInline
  var markBits: UInt32
  public var foreground: CellColor
  public var background: CellColor

  @inlinable static var tailBit: UInt32 { 1 << 22 }
  @inlinable static var attributesShift: UInt32 { 24 }

  /// A cell with a glyph; without one it is the tail of the wide cell to its left.
  @inlinable
  public init(
    glyph: Glyph?, foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = []
  ) {
    content = (glyph?.base ?? Cell.tailBit) | UInt32(attributes.rawValue) << Cell.attributesShift
    markBits = glyph?.markBits ?? 0
    self.foreground = foreground
    self.background = background
  }

  /// An empty cell in the terminal's own colours.
  @inlinable public static var blank: Cell { Cell(glyph: .space) }

  /// An empty cell on a ground.
  @inlinable
  public static func blank(on background: CellColor) -> Cell {
    Cell(glyph: .space, background: background)
  }

  /// The glyph that starts here, or nil in the tail of a wide one.
  @inlinable
  public var glyph: Glyph? {
    get {
      isTail ? nil : Glyph(base: content & (Glyph.scalarMask | Glyph.wideBit), markBits: markBits)
    }
    set {
      content = (newValue?.base ?? Cell.tailBit) | content & (0xFF << Cell.attributesShift)
      markBits = newValue?.markBits ?? 0
    }
  }

  /// True for the right half of a wide glyph.
  @inlinable
  public var isTail: Bool { content & Cell.tailBit != 0 }

  /// True when a glyph of two columns starts here.
  @inlinable
  public var isWide: Bool { content & Glyph.wideBit != 0 }

  @inlinable
  public var attributes: CellAttributes {
    get { CellAttributes(rawValue: UInt8(truncatingIfNeeded: content >> Cell.attributesShift)) }
    set {
      content =
        content & ~(0xFF << Cell.attributesShift) | UInt32(newValue.rawValue) << Cell.attributesShift
    }
  }

  /// The right half that belongs to this wide cell.
  @inlinable
  var tail: Cell {
    Cell(glyph: nil, foreground: foreground, background: background, attributes: attributes)
  }

  /// The same style with nothing in it.
  @inlinable
  var emptied: Cell {
    Cell(glyph: .space, foreground: foreground, background: background)
  }

  /// True when both cells look alike apart from their glyphs.
  @inlinable
  public func hasStyle(of other: Cell) -> Bool {
    foreground == other.foreground && background == other.background && attributes == other.attributes
  }
}
