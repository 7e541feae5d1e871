import FoundationEssentials
import SkerryCells

/// Takes the room that is left in its stack.
///
/// ```swift
/// HStack {
///   Text("Left")
///   Spacer()
///   Text("Right")
/// }
/// ```
public struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// `minLength` in points; 8 if `nil`.
  nonisolated public init(minLength: Double? = nil) { self.minLength = minLength }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    [SpacerNode(minLength: Double(minLength ?? 8), pass: context.pass)]
  }
}

package final class SpacerNode: Node {
  private let minLength: Double
  /// Set by the stack it stands in; outside of stacks it takes room in both directions.
  var axis: Axis?

  init(minLength: Double, pass: RenderPass) {
    self.minLength = minLength
    super.init(pass: pass)
  }

  /// Room goes to everything else first.
  package override var layoutPriority: Double { -.infinity }
  package override var spacing: NodeSpacing { .zero }
  package override var takesRows: Bool { axis != .horizontal }

  package override func measure(_ proposal: Proposal) -> CellSize {
    let columns = max(Points.columns(minLength), proposal.columns ?? 0)
    // A vertical spacer's 8 points are half a row: it may vanish where rows are scarce.
    let rows = max(minLength > 8 ? Points.rows(minLength) : 0, proposal.rows ?? 0)
    return CellSize(columns: axis == .vertical ? 0 : columns, rows: axis == .horizontal ? 0 : rows)
  }
}

/// A thin line across its stack.
public struct Divider: PrimitiveView {
  /// A space that takes all the room it gets, at least one cell.
  nonisolated public init() {}
  public func _makeNodes(in context: ViewContext) -> [Node] {
    let paint = SeparatorShapeStyle()._paint(in: context.environment)
    return [DividerNode(paint: paint, pass: context.pass)]
  }
}

package final class DividerNode: Node {
  private let paint: Paint
  var stackAxis = Axis.vertical

  init(paint: Paint, pass: RenderPass) {
    self.paint = paint
    super.init(pass: pass)
  }

  /// Between rows a line is distance enough; between columns it would touch the letters.
  package override var spacing: NodeSpacing { NodeSpacing(top: .zero, bottom: .zero) }
  package override var takesRows: Bool { stackAxis == .horizontal }

  package override func measure(_ proposal: Proposal) -> CellSize {
    stackAxis == .horizontal
      ? CellSize(columns: 1, rows: min(proposal.rows ?? 1, 10)) : CellSize(columns: proposal.columns ?? 1, rows: 1)
  }

  package override func draw(_ painter: Painter) {
    let glyph = Glyph(stackAxis == .horizontal ? "│" : "─")
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        painter.put(glyph, column, row, paint.color(column: column, row: row, in: frame))
      }
    }
  }
}
