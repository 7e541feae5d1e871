import SkerryCells

/// A picture that an app makes of many small shapes, such as the dots of a sign five by five, in a frame in which a phone
/// shows them all, and in which not each of them can have a cell of its own: it is drawn in the dots of braille.
struct DotPicture {
  private let shapes: [ShapeNode]
  private let drawn: CellRect
  private let frame: CellRect

  /// The fewest shapes that are a picture rather than some marks.
  private static let leastShapes = 9

  /// The picture that a view draws; `nil` if it has room in the frame, or is no such picture.
  init?(_ content: Node, in frame: CellRect) {
    guard content.frame.size.rows > frame.size.rows, !frame.isEmpty else { return nil }
    var shapes: [ShapeNode] = []
    guard Self.gather(content, &shapes), shapes.count >= Self.leastShapes else { return nil }
    self.shapes = shapes
    drawn = content.frame
    self.frame = frame
  }

  /// Collects the shapes of a cell or two; `false` if there is anything else.
  private static func gather(_ node: Node, _ shapes: inout [ShapeNode]) -> Bool {
    switch node {
    case let shape as ShapeNode where shape.frame.size.rows == 1 && shape.frame.size.columns <= 2:
      shapes.append(shape)
      return true
    case is SpacerNode: return true
    case is StackNode, is WrapperNode, is GridNode:
      return node.children.allSatisfy { gather($0, &shapes) }
    default: return false
    }
  }

  func draw(_ painter: Painter) {
    let dots = CellSize(columns: frame.size.columns * 2, rows: frame.size.rows * 4)
    var cells: [CellPoint: (mask: UInt8, color: RGBA)] = [:]
    for shape in shapes {
      guard let color = shape.seenColor else { continue }
      // The middle of a shape, in parts of the whole.
      let x = Double(2 * (shape.frame.minColumn - drawn.minColumn) + shape.frame.size.columns)
      let y = Double(2 * (shape.frame.minRow - drawn.minRow) + 1)
      let column = min(dots.columns - 1, max(0, Int(x / Double(2 * drawn.size.columns) * Double(dots.columns))))
      let row = min(dots.rows - 1, max(0, Int(y / Double(2 * drawn.size.rows) * Double(dots.rows))))
      let cell = CellPoint(column: frame.minColumn + column / 2, row: frame.minRow + row / 4)
      cells[cell] = (BrailleDots.bit(column: column, row: row) | (cells[cell]?.mask ?? 0), color)
    }
    for (cell, dots) in cells { painter.dot(dots.mask, cell.column, cell.row, dots.color) }
  }
}
