import SkerryCells

/// The lines between fills one below the other that have less than a row between them, such as buttons on a full card: in
/// one colour they would be one fill.
@MainActor
struct Seams {
  private struct Place {
    let column: Int
    let row: Int
    let ground: CellColor
  }
  private let places: [Place]

  /// The least distance that is seen, in points.
  static let least = 2.0

  /// The last rows before some rows, as they are before anything is drawn there.
  init(_ rows: [Int], in frame: CellRect, _ painter: Painter) {
    let visible = frame.intersection(painter.clip)
    places = rows.flatMap { row -> [Place] in
      // What lies below may not be drawn now, but it is there.
      guard row > visible.minRow, row <= visible.maxRow else { return [] }
      return (visible.minColumn..<visible.maxColumn).map {
        Place(column: $0, row: row - 1, ground: painter.grid[$0, row - 1].background)
      }
    }
  }

  /// Draws a line in the colour of the ground along the lower edge of what has the colour of what lies below it.
  func draw(_ painter: Painter) {
    for place in places {
      let below = CellPoint(column: place.column, row: place.row + 1)
      guard painter.grid.bounds.contains(below) else { continue }
      let fill = painter.grid[below.column, below.row].background
      if Self.isBetweenLetters(place, painter) { continue }
      painter.change(place.column, place.row) { cell in
        guard cell.glyph == .space, cell.attributes.isSubset(of: .edges), cell.background == fill,
          fill != place.ground
        else { return }
        cell = Cell(
          glyph: Hairline.heights[0], foreground: place.ground, background: fill, attributes: cell.attributes)
      }
    }
  }

  /// Whether it is the blank between two words of a line.
  private static func isBetweenLetters(_ place: Place, _ painter: Painter) -> Bool {
    [place.column - 1, place.column + 1].allSatisfy { column in
      guard painter.grid.bounds.contains(CellPoint(column: column, row: place.row)) else { return false }
      let glyph = painter.grid[column, place.row].glyph
      return glyph?.isBlank != true && glyph != Hairline.heights[0]
    }
  }
}

extension Node {
  /// Whether it is a fill with something on it, or a row of such, with nothing around them.
  final var isBlock: Bool {
    switch self {
    case let layer as LayerNode: layer.hasFill || layer.child.isBlock
    case let stack as StackNode: !stack.isVertical && stack.children.contains(where: \.isBlock)
    case is PaddingNode, is OffsetNode, is HiddenNode: false
    case let wrapper as WrapperNode: wrapper.child.isBlock
    default: false
    }
  }

  /// Whether it is a button with a ground, or a row of such.
  final var isControl: Bool {
    switch self {
    case is ControlNode: true
    case let stack as StackNode: !stack.isVertical && stack.children.contains(where: \.isControl)
    case is PaddingNode, is OffsetNode, is HiddenNode: false
    case let wrapper as WrapperNode: wrapper.child.isControl
    default: false
    }
  }

  /// Tells a row within how the middle of what is around it lies.
  final func takeMiddle(isHalfRowLower: Bool) {
    switch self {
    case let stack as StackNode: stack.lieInRow(isHalfRowLower: isHalfRowLower)
    case let picture as MissingPictureNode: picture.isHalfRowLower = isHalfRowLower
    case let image as ImageNode: image.isHalfRowLower = isHalfRowLower
    case let frame as FixedFrameNode:
      frame.isHalfRowLower = isHalfRowLower
      frame.child.takeMiddle(isHalfRowLower: isHalfRowLower)
    case let wrapper as WrapperNode: wrapper.child.takeMiddle(isHalfRowLower: isHalfRowLower)
    default: break
    }
  }
}
